import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import {
  lastDayFault,
  MAX_PDF_BYTES,
  MAX_PDF_PAGES,
  MOST_SIGNERS,
  REMINDER_DAYS,
  signatureForm,
} from "#domain/crm/signatures/signature-forms.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { InputBox, SelectBox, TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";
import { FileZone } from "#ui/form/file-zone.tsx";
import { useUnsaved } from "#ui/form/unsaved.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";

interface TypedSigner {
  key: number;
  name: string;
  email: string;
  phone: string;
  turn: string;
}

interface SignatureFormPanelProps {
  /** `2026-11-27` */
  today: string;
  /** Whether codes can also go by message. */
  sendsMessages: boolean;
}

const MAX_PDF_MB = MAX_PDF_BYTES / 1_048_576;

const REMINDERS = REMINDER_DAYS.map((days) => ({
  value: String(days),
  label: days === 0 ? "Sin recordatorios" : days === 1 ? "Cada día" : `Cada ${days} días`,
}));

/** The form of a new request: the file, what it is, and who signs in which order. It is kept as a draft. */
export function SignatureFormPanel({ today, sendsMessages }: SignatureFormPanelProps) {
  const id = useId();
  const navigate = useNavigate();
  const { isBusy, call } = useCall({ showsErrors: true, leavesPage: true });
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const nextKey = useRef(2);
  const isTyped = useRef(false);
  useUnsaved(() => isTyped.current);
  const [signers, setSigners] = useState<TypedSigner[]>([{ key: 1, name: "", email: "", phone: "", turn: "1" }]);
  const change = (key: number, part: Partial<TypedSigner>) =>
    setSigners((all) => all.map((signer) => (signer.key === key ? { ...signer, ...part } : signer)));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const request = {
      title: typed.get("title"),
      message: typed.get("message"),
      lastDay: typed.get("lastDay"),
      reminderDays: Number(typed.get("reminderDays")),
      signers: signers.map(({ name, email, phone, turn }) => ({ name, email, phone, turn: Number(turn) })),
    };
    const dayFault = lastDayFault(String(request.lastDay), today);
    const wrong = {
      ...(file === null ? { document: "Elige el PDF que hay que firmar" } : {}),
      ...(file && file.size > MAX_PDF_BYTES ? { document: `Pesa más de ${MAX_PDF_MB}\u00a0MB` } : {}),
      ...checkForm(signatureForm, request),
      ...(dayFault && request.lastDay ? { lastDay: dayFault } : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    const body = new FormData();
    body.set("request", new Blob([JSON.stringify(request)], { type: "application/json" }));
    body.set("document", file!);
    const outcome = await call(null, "POST", "/api/signatures", body);
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
    if (outcome.kind === "done") {
      isTyped.current = false;
      await navigate(`/dashboard/firmas/${(outcome.answer as { id: string }).id}`);
    }
  }

  const field = (name: string) => ({ id: `${id}-${name}`, error: errors[name] });
  const control = (name: string, isOptional = false) => ({ name, ...ariaOf(field(name), isOptional) });
  return (
    <form
      onSubmit={submit}
      onInput={() => {
        isTyped.current = true;
      }}
      noValidate
      className="grid max-w-3xl gap-4"
    >
      <Panel labelledBy="documento">
        <PanelHeader id="documento" title="Documento" />
        <PanelBody className="grid gap-4">
          <div className="grid gap-1.5">
            <label htmlFor={`${id}-document`} className="text-sm font-medium">
              PDF para firmar
            </label>
            <FileZone
              {...control("document")}
              file={file}
              extensions={[".pdf"]}
              isInvalid={errors.document !== undefined}
              onFile={(chosen) => {
                isTyped.current = true;
                setFile(chosen);
              }}
              onRemove={() => setFile(null)}
            />
            <FieldFoot
              {...field("document")}
              help={`Hasta ${MAX_PDF_MB}\u00a0MB y ${MAX_PDF_PAGES} páginas, sin contraseña.`}
            />
          </div>
          <FieldFrame {...field("title")} label="Título" help="Lo verá quien firma, en el correo y en la página.">
            <InputBox {...control("title")} maxLength={120} autoComplete="off" />
          </FieldFrame>
          <FieldFrame {...field("message")} label="Mensaje" optional>
            <TextareaBox {...control("message", true)} rows={3} maxLength={1_000} />
          </FieldFrame>
        </PanelBody>
      </Panel>
      <Panel labelledBy="firmantes">
        <PanelHeader
          id="firmantes"
          title="Quién firma"
          description="Con el mismo orden, firman a la vez. Con otro, cada uno recibe el correo cuando ha firmado el anterior."
        />
        <PanelBody className="grid gap-6">
          {signers.map((signer, index) => {
            const of = (part: keyof TypedSigner) => ({
              ...control(`signers.${index}.${part}`, part === "phone"),
              value: signer[part],
              onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
                change(signer.key, { [part]: currentTarget.value }),
            });
            return (
              <fieldset key={signer.key} className="grid gap-3">
                <legend className="mb-2 flex w-full items-center justify-between text-sm font-semibold">
                  Firmante {index + 1}
                  {signers.length > 1 ? (
                    <Button
                      type="button"
                      size="sm"
                      variant="ghost"
                      onClick={() => setSigners((all) => all.filter(({ key }) => key !== signer.key))}
                    >
                      <X aria-hidden size={16} strokeWidth={1.75} /> Quitar
                    </Button>
                  ) : null}
                </legend>
                <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem]">
                  <FieldFrame {...field(`signers.${index}.name`)} label="Nombre y apellidos">
                    <InputBox {...of("name")} maxLength={120} autoComplete="off" />
                  </FieldFrame>
                  <FieldFrame {...field(`signers.${index}.email`)} label="Correo">
                    <InputBox {...of("email")} type="email" maxLength={255} autoComplete="off" />
                  </FieldFrame>
                  <FieldFrame {...field(`signers.${index}.turn`)} label="Orden">
                    <InputBox {...of("turn")} inputMode="numeric" maxLength={2} />
                  </FieldFrame>
                </div>
                {sendsMessages ? (
                  <FieldFrame
                    {...field(`signers.${index}.phone`)}
                    label="Teléfono móvil"
                    optional
                    help="Con él, el código llega por SMS en vez de por correo."
                  >
                    <InputBox {...of("phone")} type="tel" maxLength={20} autoComplete="off" />
                  </FieldFrame>
                ) : null}
              </fieldset>
            );
          })}
          <FieldFoot {...field("signers")} />
          {signers.length < MOST_SIGNERS ? (
            <div>
              <Button
                type="button"
                size="sm"
                variant="outline"
                onClick={() =>
                  setSigners((all) => [
                    ...all,
                    { key: nextKey.current++, name: "", email: "", phone: "", turn: String(all.length + 1) },
                  ])
                }
              >
                <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir firmante
              </Button>
            </div>
          ) : null}
          <div className="grid gap-3 sm:grid-cols-2">
            <FieldFrame {...field("lastDay")} label="Se puede firmar hasta el">
              <InputBox {...control("lastDay")} type="date" min={addDays(today, 1)} defaultValue={addDays(today, 14)} />
            </FieldFrame>
            <FieldFrame {...field("reminderDays")} label="Recordatorios por correo">
              <SelectBox {...control("reminderDays")} options={REMINDERS} defaultValue="3" />
            </FieldFrame>
          </div>
        </PanelBody>
      </Panel>
      <Callout title="Es firma electrónica simple">
        Prueba quién abrió, leyó y aceptó el documento, con un código que solo recibe esa persona. No es firma avanzada
        ni cualificada (eIDAS): para lo que la ley pide una de esas, o un notario, no basta.
      </Callout>
      <div>
        <Button type="submit" loading={isBusy}>
          Guardar y revisar
        </Button>
      </div>
    </form>
  );
}
