import { formatDate } from "#domain/shared/format/format.ts";
import type { ListedLink } from "#server/tools/sharing/share-links.server.ts";
import { Tag } from "#ui/tag.tsx";

/** State of a link, in a word or two. */
export function LinkStateTags({ state, expiresAt, hasPassword }: ListedLink) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {state === "active" ? (
        <Tag tone="success">{expiresAt ? `Caduca el ${formatDate(expiresAt)}` : "Activo"}</Tag>
      ) : null}
      {state === "expired" ? <Tag tone="neutral">Caducado</Tag> : null}
      {state === "revoked" ? <Tag tone="neutral">Revocado</Tag> : null}
      {state === "unavailable" ? <Tag tone="warning">Sin resultado</Tag> : null}
      {hasPassword && state === "active" ? <Tag tone="outline">Con contraseña</Tag> : null}
    </span>
  );
}
