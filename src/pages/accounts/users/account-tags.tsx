import type { Role } from "#server/accounts/people/accounts.server.ts";
import type { UserState } from "#server/accounts/people/admin-users.server.ts";
import { Tag } from "#ui/tag.tsx";

export const ROLE_NAMES: Record<Role, string> = { admin: "Administración", manager: "Gestión" };

export function StateTag({ state }: { state: UserState }) {
  if (state === "banned") return <Tag tone="destructive">Bloqueada</Tag>;
  return state === "unconfirmed" ? <Tag tone="warning">Sin confirmar</Tag> : <Tag tone="success">Activa</Tag>;
}

export function RoleTags({ roles }: { roles: readonly Role[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {roles.map((role) => (
        <Tag key={role} tone={role === "admin" ? "plataforma" : "outline"}>
          {ROLE_NAMES[role]}
        </Tag>
      ))}
    </span>
  );
}
