import { type FormEvent, useRef, useState } from "react";
import { pastedNotice } from "#domain/crm/contacts/contact-forms.ts";
import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { TakenNotice } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "../crm-place.ts";
import { correctedText, NOTICE_PARTS, type NoticePart } from "./corrected-notice.ts";

const PART_NAMES: Record<NoticePart, string> = {
  name: "Nombre",
  phone: "Teléfono",
  email: "Correo",
  reference: "Referencia de la vivienda",
  message: "Mensaje",
};

/** Pasted text, the fields read from it, and its result. */
export function PasteNotice() {
  const { api, contact } = useCrmPlace();
  const { isBusy, call } = useCall({ showsErrors: true });
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState<TakenNotice | null>(null);
  const [done, setDone] = useState<NonNullable<TakenNotice["taken"]> | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const fail = (found: FieldErrors) => {
    setErrors(found);
    if (form.current) focusFirst(form.current, found);
  };
  const send = async (body: { text: string; dryRun: boolean }, announced: string | null) => {
    const wrong = checkForm(pastedNotice, body);
    if (wrong) {
      fail(wrong);
      return null;
    }
    setErrors({});
    const outcome = await call(announced, "POST", `${api}/inbox`, body);
    if (outcome.kind === "invalid") fail(outcome.errors);
    return outcome.kind === "done" ? (outcome.answer as TakenNotice) : null;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = String(typed.get("text") ?? "");
    if (!read) {
      setDone(null);
      setRead(await send({ text, dryRun: true }, null));
      return;
    }
    const partOf = (part: NoticePart) => String(typed.get(`corrected.${part}`) ?? "").trim();
    const parts = Object.fromEntries(NOTICE_PARTS.map((part) => [part, partOf(part)])) as Record<NoticePart, string>;
    if (parts.phone === "" && parts.email === "") {
      return fail({ "corrected.phone": "Escribe un teléfono o un correo: sin ellos no hay contacto" });
    }
    const answer = await send({ text: correctedText(text, read.notice, parts), dryRun: false }, null);
    if (!answer?.taken) return;
    setDone(answer.taken);
    setRead(null);
    form.current?.reset();
  };

  return (
    <Panel labelledBy="pegar">
      <PanelHeader id="pegar" title="Pegar un aviso" divided />
      <PanelBody>
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
          <PlainField
            name="text"
            label="Texto del aviso"
            rows={read ? 4 : 6}
            placeholder={"Nombre: Marta Sanchis\nTeléfono: 612 345 678\nHola, me interesa el piso de la calle Cádiz…"}
            help="El correo entero, tal como llegó. Vale también reenviado."
            error={errors.text}
            // Another text is another notice.
            onInput={() => setRead(null)}
          />
          {read ? <ReadParts notice={read} errors={errors} /> : null}
          {done ? (
            <Callout tone="success" title={doneTitle(done)}>
              <PageLink to={contact(done.contactId)} className="font-medium underline underline-offset-2">
                Abrir la ficha
              </PageLink>
            </Callout>
          ) : null}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
            {read ? (
              <Button variant="outline" onClick={() => setRead(null)}>
                Volver
              </Button>
            ) : null}
            <Button type="submit" loading={isBusy} loadingText={read ? "Guardando…" : "Leyendo…"}>
              {read ? "Guardar contacto" : "Leer el aviso"}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}

function doneTitle({ isNewContact, isRepeated }: NonNullable<TakenNotice["taken"]>): string {
  if (isRepeated) return "Este aviso ya estaba: no se ha guardado dos veces";
  return isNewContact
    ? "Contacto nuevo, con su trato en el tablero"
    : "Ya estaba entre tus contactos: se ha añadido a su historial";
}

function ReadParts({ notice: { notice, home }, errors }: { notice: TakenNotice; errors: FieldErrors }) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border p-4">
      <legend className="px-1 text-sm font-medium">
        Lo que se ha entendido{notice.portal ? `, de ${sourceName(notice.portal)}` : ""}
      </legend>
      {notice.doubts.length > 0 ? (
        <Callout tone="warning" title="Comprueba esto antes de guardar">
          {notice.doubts.join(". ")}
        </Callout>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {NOTICE_PARTS.map((part) => (
          <PlainField
            // Another reading fills the fields anew.
            key={`${part}/${notice[part]}`}
            name={`corrected.${part}`}
            label={PART_NAMES[part]}
            optional={part !== "name"}
            defaultValue={notice[part] ?? ""}
            error={errors[`corrected.${part}`] ?? errors[part]}
            {...(part === "message" ? { rows: 3, className: "sm:col-span-2" } : {})}
            autoComplete="off"
          />
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        {home ? (
          <>
            Es por <span className="font-medium text-foreground">{home.title}</span>, de tu cartera.
          </>
        ) : (
          "No es de ninguna vivienda de tu cartera, o la referencia no coincide."
        )}
      </p>
    </fieldset>
  );
}
