import { Link2, Unlink, UserRoundPlus, X } from "lucide-react";
import { useId, useState } from "react";
import type { ContactField, OfferedField } from "#domain/tools/conversations/contact-fields.ts";
import { type KeepContact, NEW_DEMAND, type TranscriptChange } from "#domain/tools/conversations/transcript-forms.ts";
import type { ContactOffer } from "#server/tools/conversations/keep-in-contact.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { InputBox, Tick } from "#ui/form/controls.tsx";
import { FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { ContactFinder } from "../contact-finder.tsx";
import { MessageLink } from "./messages-context.tsx";
import { PanelFoot } from "./summary-panels.tsx";

interface KeepContactPanelProps {
  transcriptId: string;
  /** For the contact that the conversation is linked to, or for a new one. */
  first: ContactOffer;
  /** The person of the client's side. */
  name: string;
}

/** The facts of a conversation go into a contact field by field; what would replace something is not ticked beforehand. */
export function KeepContactPanel({ transcriptId, first, name: spokenName }: KeepContactPanelProps) {
  const [offer, setOffer] = useState(first);
  const [name, setName] = useState(spokenName);
  const [demandId, setDemandId] = useState(first.demands[0]?.id ?? NEW_DEMAND);
  const [ticks, setTicks] = useState<Partial<Record<ContactField, boolean>>>({});
  const [notes, setNotes] = useState(true);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [repeat] = useState(() => new RepeatKey());
  const { call, isBusy } = useCall({ showsErrors: true });
  const nameId = useId();
  const fields = offer.fields[demandId] ?? offer.fields[NEW_DEMAND] ?? [];
  const isTicked = ({ field, isSame, current }: OfferedField) => !isSame && (ticks[field] ?? current === null);

  async function choose(contact: { id: string } | null) {
    const query = contact === null ? "" : `?contacto=${contact.id}`;
    const outcome = await callApi<ContactOffer>("GET", `/api/transcripts/${transcriptId}/contact${query}`);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha podido abrir el contacto", description: failureText(outcome) });
      return;
    }
    setOffer(outcome.answer);
    setDemandId(outcome.answer.demands[0]?.id ?? NEW_DEMAND);
    setTicks({});
    setErrors({});
  }

  async function keep() {
    const body: KeepContact = {
      contactId: offer.contact?.id ?? null,
      name,
      fields: fields.filter(isTicked).map(({ field }) => field),
      demandId: demandId === NEW_DEMAND ? null : demandId,
      notes,
    };
    const done = offer.contact ? "Contacto actualizado" : "Contacto creado";
    const outcome = await call(done, "POST", `/api/transcripts/${transcriptId}/contact`, body, {
      idempotencyKey: repeat.of(body),
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind !== "done") return;
    repeat.done();
    await choose({ id: (outcome.answer as { contactId: string }).contactId });
  }

  /** The conversation goes with the contact, or with nobody; nothing is written into them. */
  async function link(contactId: string | null) {
    const body: TranscriptChange = { contactId };
    await call(contactId === null ? "Enlace quitado" : "Enlazada", "PATCH", `/api/transcripts/${transcriptId}`, body);
  }

  const parts = [
    { title: "El contacto", all: fields.filter(({ isOfDemand }) => !isOfDemand) },
    { title: "Lo que busca", all: fields.filter(({ isOfDemand }) => isOfDemand) },
  ];
  return (
    <Panel labelledBy="al-contacto" className="overflow-hidden">
      <PanelHeader
        id="al-contacto"
        title="Llevarlo al contacto"
        description="Solo se escribe lo que marques. Lo que cambiaría un dato tuyo viene sin marcar."
      />
      <PanelBody className="grid gap-4">
        {offer.contact ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PageLink to={`/dashboard/contactos/${offer.contact.id}`} className="link-text touch-target font-semibold">
              {offer.contact.name}
            </PageLink>
            <Button variant="ghost" size="sm" onClick={() => void choose(null)}>
              <X aria-hidden size={16} strokeWidth={1.75} /> Elegir otro
            </Button>
            {offer.contact.id === first.contact?.id ? (
              <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void link(null)}>
                <Unlink aria-hidden size={16} strokeWidth={1.75} /> Quitar el enlace
              </Button>
            ) : null}
          </p>
        ) : (
          <div className="grid gap-4 sm:grid-cols-2">
            <ContactFinder label="Un contacto que ya tienes" onChoose={(contact) => void choose(contact)} />
            <FieldFrame id={nameId} label="O uno nuevo" error={errors.name}>
              <InputBox
                id={nameId}
                value={name}
                maxLength={200}
                autoComplete="off"
                aria-invalid={errors.name !== undefined || undefined}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </FieldFrame>
          </div>
        )}
        {offer.demands.length > 0 && parts[1]!.all.length > 0 ? (
          <PlainSelect
            label="En qué búsqueda suya"
            value={demandId}
            onChange={(event) => {
              setDemandId(event.currentTarget.value);
              setTicks({});
            }}
            choices={[
              ...offer.demands.map(({ id, label }) => ({ value: id, label })),
              { value: NEW_DEMAND, label: "Una búsqueda nueva" },
            ]}
          />
        ) : null}
      </PanelBody>
      {parts.map(({ title, all }) =>
        all.length === 0 ? null : (
          <fieldset key={title} className="border-t">
            <legend className="sr-only">{title}</legend>
            <p aria-hidden className="px-5 pt-3 text-sm font-semibold sm:px-6">
              {title}
            </p>
            <ul className="divide-y">
              {all.map((one) => (
                <FieldRow
                  key={one.field}
                  one={one}
                  isTicked={isTicked(one)}
                  error={errors[one.field]}
                  onTick={(isOn) => setTicks((before) => ({ ...before, [one.field]: isOn }))}
                />
              ))}
            </ul>
          </fieldset>
        ),
      )}
      <div className="border-t px-5 py-2 sm:px-6">
        <Tick
          checked={notes}
          onChange={(event) => setNotes(event.currentTarget.checked)}
          label="Apuntar el resumen en su historial"
        />
      </div>
      <PanelFoot>
        <Button loading={isBusy} onClick={() => void keep()}>
          <UserRoundPlus aria-hidden size={18} strokeWidth={1.75} />
          {offer.contact ? "Guardar en el contacto" : "Crear el contacto"}
        </Button>
        {offer.contact && offer.contact.id !== first.contact?.id ? (
          <Button variant="outline" loading={isBusy} onClick={() => void link(offer.contact!.id)}>
            <Link2 aria-hidden size={18} strokeWidth={1.75} /> Solo enlazar
          </Button>
        ) : null}
      </PanelFoot>
    </Panel>
  );
}

interface FieldRowProps {
  one: OfferedField;
  isTicked: boolean;
  error: string | undefined;
  onTick: (isOn: boolean) => void;
}

function FieldRow({ one, isTicked, error, onTick }: FieldRowProps) {
  const id = useId();
  return (
    <li className="px-5 py-2.5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Tick
          checked={isTicked}
          disabled={one.isSame}
          aria-describedby={`${id}-help`}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => onTick(event.currentTarget.checked)}
          label={
            <span className="wrap-anywhere">
              <span className="text-muted-foreground">{one.label}: </span>
              <span className="font-semibold whitespace-pre-line">{one.proposed}</span>
            </span>
          }
        />
        <span className="flex flex-wrap items-center gap-x-3">
          {one.isSame ? <Tag tone="success">Ya lo tiene</Tag> : null}
          {!one.isSame && one.current !== null ? <Tag tone="warning">Distinto</Tag> : null}
          {one.messages.slice(-1).map((place) => (
            <MessageLink key={place} place={place} />
          ))}
        </span>
      </div>
      <FieldFoot
        id={id}
        error={error}
        help={!one.isSame && one.current !== null ? `Ahora pone: ${one.current}` : undefined}
      />
    </li>
  );
}
