import { Pencil, Undo2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { isCorrectable, toldValue, typedValue } from "#domain/tools/dossiers/corrections.ts";
import type { DossierPart } from "#domain/tools/dossiers/dossier-parts.ts";
import { certaintyWords, fieldLabel, isSure, valueWords } from "#domain/tools/dossiers/dossier-words.ts";
import type { FieldReading } from "#domain/tools/dossiers/reading.ts";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { Tag } from "#ui/tag.tsx";
import { QuoteLink } from "./quotes-context.tsx";

/** Says of the document that begins on a page what one of its fields is; null is what was read. @returns whether it was taken */
export type TellField = (documentId: string, from: number, field: string, text: string | null) => Promise<boolean>;

interface FieldsProps {
  part: DossierPart;
  at: number;
  onField: TellField | null;
}

/** The values of a document, each with its place, and a way to put one right. */
export function Fields({ part, at, onField }: FieldsProps) {
  const { fields } = part.reading;
  return (
    <dl className="divide-y text-foreground">
      {fields.map((one) => (
        <Field
          key={`${one.field} ${one.quote.page} ${one.quote.start}`}
          one={one}
          at={at}
          onTell={
            onField && isCorrectable(one) && fields.filter(({ field }) => field === one.field).length === 1
              ? (text) => onField(part.documentId, part.from, one.field, text)
              : null
          }
        />
      ))}
    </dl>
  );
}

interface FieldProps {
  one: FieldReading;
  at: number;
  onTell: ((text: string | null) => Promise<boolean>) | null;
}

function Field({ one, at, onTell }: FieldProps) {
  const { field, value, quote, certainty, read } = one;
  const [isOpen, setOpen] = useState(false);
  const label = fieldLabel(field);
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] sm:items-baseline">
      <dt className="text-control text-muted-foreground">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
        {valueWords(value)}
        {value.type === "identifier" ? (
          value.isValid ? (
            <Tag tone="success">Cuadra</Tag>
          ) : (
            <Tag tone="warning">{value.problem ?? "No es válido"}</Tag>
          )
        ) : null}
        {read ? (
          <span className="text-sm font-normal text-muted-foreground">
            Lo has dicho tú. Se leía: {valueWords(read)}
          </span>
        ) : null}
      </dd>
      <dd className="flex flex-wrap items-center gap-x-3 text-sm">
        {read ? null : (
          <span className={isSure(certainty) ? "text-muted-foreground" : "text-warning-soft-foreground"}>
            {certaintyWords(certainty)}
            <span className="sr-only"> de certeza</span>
            {isSure(certainty) ? "" : ", compruébalo"}
          </span>
        )}
        <QuoteLink isWithin part={at} quote={quote} />
        {onTell && !isOpen ? (
          <Button variant="ghost" size="icon" aria-label={`Corregir ${label}`} onClick={() => setOpen(true)}>
            <Pencil aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        ) : null}
      </dd>
      {onTell && isOpen ? (
        <dd className="sm:col-span-3">
          <CorrectionForm one={one} label={label} onTell={onTell} onEnd={() => setOpen(false)} />
        </dd>
      ) : null}
    </div>
  );
}

interface CorrectionFormProps {
  one: FieldReading;
  label: string;
  onTell: NonNullable<FieldProps["onTell"]>;
  onEnd: () => void;
}

function CorrectionForm({ one: { value, read }, label, onTell, onEnd }: CorrectionFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(typedValue(value));
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function send(text: string | null) {
    setBusy(true);
    const isTaken = await onTell(text);
    setBusy(false);
    if (isTaken) onEnd();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const told = toldValue(read ?? value, typed);
    setError("fault" in told ? told.fault : undefined);
    if (!("fault" in told)) void send(typed);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 py-2">
      <FieldFrame id={id} label={`${label}, según el documento`} error={error}>
        <InputBox
          {...ariaOf({ id, error }, undefined)}
          type={value.type === "date" ? "date" : "text"}
          inputMode={value.type === "money" || value.type === "number" ? "decimal" : undefined}
          value={typed}
          maxLength={300}
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={isBusy}>
          Guardar
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          Cancelar
        </Button>
        {read ? (
          <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void send(null)}>
            <Undo2 aria-hidden size={16} strokeWidth={1.75} /> Dejar lo que se leía
          </Button>
        ) : null}
      </div>
    </form>
  );
}
