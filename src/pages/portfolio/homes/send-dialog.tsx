import { useCallback, useEffect, useState } from "react";
import type { FittingPerson, SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { SendWays } from "./send-ways.tsx";

interface Fitting {
  title: string;
  hasPage: boolean;
  people: (FittingPerson & { message: string | null })[];
  /** Those whom one thing about the home does not suit. */
  near: FittingPerson[];
}
type Person = Fitting["people"][number];

interface SendDialogProps {
  homeId: string;
  open: boolean;
  onClose: () => void;
  /** Opens the dialog that makes the home's page. */
  onShare: () => void;
}

/** The people whom a home fits, each with why and a message to send by hand; what was sent is noted in their timeline. */
export function SendDialog({ homeId, open, onClose, onShare }: SendDialogProps) {
  const path = `/api/portfolio/homes/${homeId}/fitting`;
  const [found, setFound] = useState<Fitting | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = useCallback(async () => {
    const outcome = await callApi<Fitting>("GET", path);
    if (outcome.kind === "done") setFound(outcome.answer);
    else setFailure(failureText(outcome));
  }, [path]);
  useEffect(() => {
    if (open) void read();
  }, [open, read]);

  const note = async (person: Person, way: SendingWay) => {
    const outcome = await callApi("POST", `${path}/${person.id}/sent`, { way, insists: person.sentAt !== null });
    if (outcome.kind !== "done") {
      return void showToast({ kind: "error", title: "No se ha apuntado", description: failureText(outcome) });
    }
    const undo = async () => {
      await callApi("DELETE", `${path}/${person.id}/sent`);
      await read();
    };
    const action = { label: "Deshacer", run: () => void undo() };
    showToast({ kind: "success", title: "Apuntada como enviada", action });
    await read();
  };
  const writable = found?.people.filter(({ refusal }) => refusal === null) ?? [];
  const refused = found?.people.filter(({ refusal }) => refusal !== null) ?? [];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Enviar a quien encaja"
      description="Tus contactos que buscan algo así. El mensaje se abre en tu WhatsApp o tu correo: lo envías tú, y queda apuntado en su ficha."
    >
      {failure ? <Callout tone="warning">{failure}</Callout> : null}
      {found === null && failure === null ? (
        <p className="text-sm text-muted-foreground">Buscando entre tus contactos…</p>
      ) : null}
      {found && !found.hasPage && found.people.length > 0 ? (
        <Callout
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={onShare}>
              Compartir página
            </Button>
          }
        >
          Antes comparte la página de la vivienda, sin contraseña: el mensaje lleva su enlace.
        </Callout>
      ) : null}
      {found && found.people.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          Ninguno de tus contactos busca algo así. Apunta lo que busca cada uno en su ficha, y saldrá aquí.
        </p>
      ) : null}
      {found && found.people.length + found.near.length > 0 ? (
        <p className="text-sm">
          <PageLink to={`/smart-matching?vivienda=${homeId}`} className="link-text touch-target">
            Ver la nota de cada uno, y quién casi encaja
          </PageLink>
        </p>
      ) : null}
      {writable.length > 0 ? (
        <ul className="divide-y border-y text-sm">
          {writable.map((person) => (
            <li key={person.id} className="py-4">
              <PersonRow person={person} title={found!.title} onSent={(way) => void note(person, way)} />
            </li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <Disclosure
          summary={
            refused.length === 1
              ? "Otra persona encaja, pero no se le puede escribir"
              : `Otras ${refused.length} personas encajan, pero no se les puede escribir`
          }
        >
          <ul className="grid gap-2 text-sm">
            {refused.map(({ id, fullName, refusal }) => (
              <li key={id}>
                <PageLink to={`/dashboard/contactos/${id}`} className="link-text touch-target font-medium">
                  {fullName}
                </PageLink>
                <span className="block text-xs text-muted-foreground">{refusal}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Dialog>
  );
}

interface PersonRowProps {
  person: Person;
  title: string;
  onSent: (way: SendingWay) => void;
}

function PersonRow({ person, title, onSent }: PersonRowProps) {
  const { id, fullName, email, phone, score, reasons, unknown, sentAt, message } = person;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PageLink to={`/dashboard/contactos/${id}`} className="link-text touch-target font-medium">
          {fullName}
        </PageLink>
        <span className="flex flex-wrap items-center gap-2">
          {score === null ? null : (
            <span className="text-sm font-semibold tabular-nums">{formatNumber(score)} de 100</span>
          )}
          {sentAt ? <Tag tone="success">Enviada el {formatDate(sentAt)}</Tag> : null}
        </span>
      </div>
      <p>{reasons.join(" · ")}</p>
      {unknown.length > 0 ? <p className="text-xs text-muted-foreground">Por confirmar: {unknown.join(", ")}</p> : null}
      {message === null ? null : (
        <>
          <SendWays
            email={email}
            phone={phone}
            title={title}
            message={message}
            isSent={sentAt !== null}
            onSent={onSent}
          />
          <Disclosure summary="Ver el mensaje">
            <p className="rounded-md bg-muted p-3 whitespace-pre-line wrap-anywhere">{message}</p>
          </Disclosure>
        </>
      )}
    </div>
  );
}
