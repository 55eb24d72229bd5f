import { Ban, MoreHorizontal, Pencil, QrCode, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { readingText } from "#domain/tools/sharing/reading-time.ts";
import type { ListedLink } from "#server/tools/sharing/share-links.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useCall } from "#ui/use-call.ts";
import { LinkWays } from "../../accounts/share-links/link-ways.tsx";
import { When } from "../../shared/when.tsx";
import { EditLinkDialog } from "./edit-link-dialog.tsx";
import { LinkStateTags } from "./link-state.tsx";

type Asked = { act: "send" | "edit" | "revoke" | "delete"; link: ListedLink } | null;

/** Links, newest first, each with its acts. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
  const [asked, setAsked] = useState<Asked>(null);
  const { isBusy, call } = useCall();
  const close = () => setAsked(null);
  const link = asked?.link;

  async function confirm(message: string, method: "POST" | "DELETE", path: string) {
    const outcome = await call(message, method, `/api/share-links/${path}`);
    if (outcome.kind !== "busy") close();
  }

  return (
    <>
      <ul className="divide-y">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onAct={(act) => setAsked({ act, link })} />
        ))}
      </ul>
      {link && asked.act === "send" && link.address ? (
        <Dialog open onClose={close} title="Enviar el enlace" description={link.label ?? link.title}>
          <LinkWays address={link.address} title={link.title} hasPassword={link.hasPassword} />
        </Dialog>
      ) : null}
      {link && asked.act === "edit" ? <EditLinkDialog link={link} onClose={close} /> : null}
      {link ? (
        <>
          <AlertDialog
            open={asked.act === "revoke"}
            onClose={close}
            title={`¿Revocar el enlace de «${nameOf(link)}»?`}
            confirmLabel="Revocar enlace"
            confirming={isBusy}
            confirmingText="Revocando…"
            onConfirm={() => confirm("Enlace revocado", "POST", `${link.id}/revoke`)}
          >
            Quien lo tenga dejará de ver la página, y no se puede deshacer. Sus visitas y sus contactos se quedan aquí;
            puedes crear otro enlace del mismo resultado.
          </AlertDialog>
          <AlertDialog
            open={asked.act === "delete"}
            onClose={close}
            title={`¿Eliminar el enlace de «${nameOf(link)}»?`}
            confirmLabel="Eliminar enlace"
            confirming={isBusy}
            onConfirm={() => confirm("Enlace eliminado", "DELETE", link.id)}
          >
            Se borran el enlace y su cuenta de visitas. El resultado y los contactos que llegaron por él se quedan.
          </AlertDialog>
        </>
      ) : null}
    </>
  );
}

const nameOf = ({ label, title }: ListedLink) => label ?? title;

function LinkRow({ link, onAct }: { link: ListedLink; onAct: (act: NonNullable<Asked>["act"]) => void }) {
  const { title, toolTitle, label, address, state, views, lastViewAt, readSeconds, contacts, sharedBy, createdAt } =
    link;
  const isLive = state === "active" && address !== null;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{label ?? title}</span>
          <LinkStateTags {...link} />
        </p>
        <p className="text-muted-foreground wrap-anywhere">
          {label ? title : toolTitle}
          {sharedBy ? ` · de ${sharedBy}` : null}
        </p>
        <p className="mt-1 text-xs text-muted-foreground tabular-nums">
          {counted(views, "visita", "visitas")}
          {lastViewAt ? (
            <>
              , la última el <When iso={lastViewAt} />
            </>
          ) : null}
          {readSeconds > 0 ? ` · leída ${readingText(readSeconds)} en total` : null}
          {" · "}
          {counted(contacts, "contacto", "contactos")} · creado el <When iso={createdAt} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        {isLive ? <CopyButton text={address} label="Copiar enlace" doneLabel="Copiado" size="sm" /> : null}
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={`Más acciones de ${nameOf(link)}`}>
              <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
            </Button>
          }
        >
          {isLive ? (
            <DropdownItem icon={<QrCode {...ICON} />} onSelect={() => onAct("send")}>
              Enviar y código QR
            </DropdownItem>
          ) : null}
          {state === "revoked" ? null : (
            <>
              <DropdownItem icon={<Pencil {...ICON} />} onSelect={() => onAct("edit")}>
                Cambiar
              </DropdownItem>
              <DropdownItem icon={<Ban {...ICON} />} destructive onSelect={() => onAct("revoke")}>
                Revocar
              </DropdownItem>
            </>
          )}
          <DropdownItem icon={<Trash2 {...ICON} />} destructive onSelect={() => onAct("delete")}>
            Eliminar
          </DropdownItem>
        </DropdownMenu>
      </div>
    </li>
  );
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;
