import {
  Mail,
  MessageCircle,
  MoreHorizontal,
  Pencil,
  Phone,
  PhoneOff,
  RotateCcw,
  Trash2,
  UserRoundPlus,
} from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { CONTACT_ROLE_NAMES, sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { Colleague, ContactFile } from "#domain/crm/contacts/dto.ts";
import { telephoneHref } from "#domain/tools/sharing/phone.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownLabel, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { OwnerMark } from "../owner-mark.tsx";
import { shownPhone, whatsAppHref } from "../ways-to-reach.ts";
import { ConsentLine } from "./consent-line.tsx";
import { EditContactDialog } from "./edit-contact-dialog.tsx";

/** Somebody alone has nobody to give a contact to. */
const FEWEST_OWNERS = 2;

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface ContactHeadProps {
  contact: ContactFile;
  colleagues: readonly Colleague[];
  /** Those of their numbers that nobody may ring. */
  optedOut: readonly string[];
}

/** Name of the contact, ways to reach them, their owner, and the acts on their file. */
export function ContactHead({ contact, colleagues, optedOut }: ContactHeadProps) {
  const { fullName, company, position, roles, tags, deletedAt, source, createdAt } = contact;
  const [isEditing, setEditing] = useState(false);
  const about = [position, company].filter(Boolean).join(", ");
  return (
    <div className="grid gap-4 rounded-lg border bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-h3 wrap-anywhere">{fullName}</h1>
          {about ? <p className="mt-0.5 text-control">{about}</p> : null}
          <p className="mt-1 text-xs text-muted-foreground">
            {sourceName(source)} · desde el <When iso={createdAt} style="day" />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {deletedAt === null ? (
            <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
              <Pencil {...ICON} />
              Editar
            </Button>
          ) : null}
          <ContactMenu contact={contact} />
        </div>
      </div>
      <Ways contact={contact} optedOut={optedOut} />
      <ConsentLine contact={contact} />
      {colleagues.length < FEWEST_OWNERS && roles.length === 0 && tags.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
          <OwnerChoice contact={contact} colleagues={colleagues} />
          <span className="flex flex-wrap gap-1.5">
            {roles.map((role) => (
              <Tag key={role} tone="plataforma">
                {CONTACT_ROLE_NAMES[role]}
              </Tag>
            ))}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </div>
      )}
      <EditContactDialog contact={contact} open={isEditing} onClose={() => setEditing(false)} />
    </div>
  );
}

function Ways({ contact: { points }, optedOut }: Pick<ContactHeadProps, "contact" | "optedOut">) {
  const { isHouse } = useCrmPlace();
  if (points.length === 0) {
    return <p className="text-sm text-muted-foreground">Sin teléfono ni correo. Añádelos con «Editar».</p>;
  }
  return (
    <ul className="flex flex-wrap items-center gap-x-8 gap-y-2 text-sm">
      {points.map(({ id, kind, value }) => {
        if (optedOut.includes(value)) return <OptedOut key={id} phone={value} />;
        const whatsApp = kind === "telefono" ? whatsAppHref(value) : null;
        return (
          <li key={id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            {kind === "email" ? (
              <a href={`mailto:${value}`} className="link-text touch-target inline-flex min-w-0 items-center gap-2">
                <Mail {...ICON} className="shrink-0" />
                <span className="min-w-0 wrap-anywhere">{value}</span>
              </a>
            ) : (
              <a
                href={telephoneHref(value)}
                className="link-text touch-target inline-flex items-center gap-2 tabular-nums"
              >
                <Phone {...ICON} className="shrink-0" />
                {shownPhone(value)}
              </a>
            )}
            {whatsApp ? (
              <a
                href={whatsApp}
                target="_blank"
                rel="noreferrer"
                className="link-text touch-target inline-flex items-center gap-1.5"
              >
                <MessageCircle {...ICON} className="shrink-0" />
                WhatsApp
                <span className="sr-only"> al {shownPhone(value)}, en otra pestaña</span>
              </a>
            ) : null}
            {kind === "telefono" && !isHouse ? <NoteOptOut phone={value} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Used instead of its links: the number is shown, but leads nowhere. */
function OptedOut({ phone }: { phone: string }) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="inline-flex items-center gap-2 text-muted-foreground tabular-nums">
        <PhoneOff {...ICON} className="shrink-0" />
        {shownPhone(phone)}
      </span>
      <Tag tone="warning">No llamar</Tag>
      <PageLink to="/dashboard/no-llamar" className="link-text touch-target">
        Ver el registro
      </PageLink>
    </li>
  );
}

function NoteOptOut({ phone }: { phone: string }) {
  const { isBusy, call } = useCall();
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3"
      loading={isBusy}
      aria-label={`No llamar más al ${shownPhone(phone)}`}
      onClick={() => void call("Apuntado: no se le llama", "POST", "/api/opt-outs", { phone, reason: "lo-pide" })}
    >
      <PhoneOff {...ICON} />
      No llamar
    </Button>
  );
}

function OwnerChoice({ contact, colleagues }: { contact: ContactFile; colleagues: readonly Colleague[] }) {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  if (colleagues.length < FEWEST_OWNERS) return null;
  const assign = (ownerId: string | null) =>
    void call("Responsable cambiado", "POST", `${api}/contacts/${contact.id}/assign`, { ownerId });
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          aria-label={`Responsable: ${contact.owner?.name ?? "sin asignar"}. Cambiar`}
        >
          {contact.owner ? (
            <OwnerMark owner={contact.owner} />
          ) : (
            <>
              <UserRoundPlus {...ICON} />
              Asignar
            </>
          )}
        </Button>
      }
    >
      <DropdownLabel>El contacto y sus tratos abiertos pasan a…</DropdownLabel>
      {colleagues
        .filter(({ id }) => id !== contact.owner?.id)
        .map(({ id, name, isSelf }) => (
          <DropdownItem key={id} onSelect={() => assign(id)}>
            {isSelf ? `${name} (tú)` : name}
          </DropdownItem>
        ))}
      {contact.owner ? <DropdownItem onSelect={() => assign(null)}>Sin asignar</DropdownItem> : null}
    </DropdownMenu>
  );
}

function ContactMenu({ contact: { id, fullName, deletedAt } }: { contact: ContactFile }) {
  const place = useCrmPlace();
  const navigate = useNavigate();
  const { isBusy, call } = useCall();
  const [isAsking, setAsking] = useState(false);
  const path = `${place.api}/contacts/${id}`;
  if (deletedAt === null) {
    return (
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Más acciones con ${fullName}`}>
            <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        }
      >
        <DropdownItem
          destructive
          icon={<Trash2 {...ICON} />}
          onSelect={() => void call("Contacto en la papelera", "DELETE", path)}
        >
          Mover a la papelera
        </DropdownItem>
      </DropdownMenu>
    );
  }
  return (
    <>
      <Button size="sm" loading={isBusy} onClick={() => void call("Contacto recuperado", "POST", `${path}/restore`)}>
        <RotateCcw {...ICON} />
        Recuperar
      </Button>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Eliminar para siempre
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Eliminar a ${fullName} para siempre?`}
        confirmLabel="Eliminar contacto"
        confirming={isBusy}
        onConfirm={async () => {
          // The list is opened first: this page's data would be gone.
          await navigate(place.trash);
          await call("Contacto eliminado", "DELETE", `${path}/forever`);
        }}
      >
        Se borran sus datos, sus tratos, sus búsquedas y todo su historial, y no se puede deshacer.
      </AlertDialog>
    </>
  );
}
