import { FileText } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { checkMove } from "#domain/crm/contacts/stages.ts";
import {
  lastDayFault,
  MAX_PDF_BYTES,
  MAX_PDF_PAGES,
  REMINDER_DAYS,
  SIGNATURE_PURPOSES,
  signatureForm,
} from "#domain/crm/signatures/signature-forms.ts";
import { PURPOSE_NAMES } from "#domain/crm/signatures/signature-outcome.ts";
import type { AgreedTerms } from "#domain/crm/templates/agreed-terms.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { SigningStart } from "#server/crm/signatures/signing-start.server.ts";
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
import { readEvidence } from "../board/stage-fields.tsx";
import { readKept } from "../templates/editor/kept-values.ts";
import { mandateStart, otherOwners } from "./agreed-start.ts";
import { readMandate } from "./mandate-fields.tsx";
import { OutcomeFields } from "./outcome-fields.tsx";
import { reminderChoices } from "./reminder-choices.ts";
import {
  DocumentChoice,
  type FilledTemplate,
  firstSource,
  type Named,
  SOURCE_HELP,
  type Source,
} from "./request-paper.tsx";
import { SignerFields, type TypedSigner } from "./signer-fields.tsx";

interface SignatureFormPanelProps {
  /** `2026-11-27` */
  today: string;
  /** Whether codes can also go by message. */
  sendsMessages: boolean;
  start: SigningStart;
  /** The terms that the proposal, the deal and the visit of its home or contact state. */
  agreed: AgreedTerms;
  /** The result of a tool whose paper is signed. */
  paper: Named | null;
  /** The template whose filled document is signed. */
  template: FilledTemplate | null;
  /** Whoever asks for the signatures, who may sign too. */
  sender: { id: string; name: string; email: string; phone: string };
}

const PURPOSES = SIGNATURE_PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }));

/** The contact stands there, else the home's owner, else a line to fill in; with a mandate, all owners who are known, in one turn. */
function firstSigners({ contact, purpose }: SigningStart, others: readonly { name: string; email: string }[]) {
  const { name = "", email = "", phone = "" } = contact ?? {};
  const first: TypedSigner = { key: 1, name, email, phone, turn: "1" };
  if (purpose !== "encargo") return [first];
  return [first, ...others.map((other, i) => ({ key: i + 2, phone: "", turn: "1", ...other }))];
}

const MAX_PDF_MB = MAX_PDF_BYTES / 1_048_576;

/** The form of a new request: the file, what it is, and who signs in which order. It is kept as a draft. */
export function SignatureFormPanel(props: SignatureFormPanelProps) {
  const { today, sendsMessages, start, agreed, paper, template, sender } = props;
  const id = useId();
  const navigate = useNavigate();
  const { isBusy, call } = useCall({ showsErrors: true, leavesPage: true });
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isTyped = useRef(false);
  useUnsaved(() => isTyped.current);
  const names = [start.contact?.name ?? ""];
  const [signers, setSigners] = useState<TypedSigner[]>(() => firstSigners(start, otherOwners(agreed, {}, names)));
  const [purpose, setPurpose] = useState(start.purpose);
  const [mandate, setMandate] = useState(() => mandateStart(agreed, start.title, {}));
  const [source, setSource] = useState<Source | null>(() => firstSource(paper, template, start.document));

  // Only the browser knows what was typed into the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anybody types
  useEffect(() => {
    if (!template) return;
    const { typed } = readKept(template.id);
    setMandate(mandateStart(agreed, start.title, typed));
    setSigners(firstSigners(start, otherOwners(agreed, typed, names)));
  }, []);

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
      subject: subjectOf(start, typed),
      ...(source?.kind === "result" ? { source: { runId: source.id } } : {}),
      ...(source?.kind === "document" ? { source: { documentId: source.id } } : {}),
    };
    const dayFault = lastDayFault(String(request.lastDay), today);
    const wrong = {
      ...(file === null && source === null ? { document: "Elige el PDF que hay que firmar" } : {}),
      ...(file && file.size > MAX_PDF_BYTES ? { document: `Pesa más de ${MAX_PDF_MB}\u00a0MB` } : {}),
      ...checkForm(signatureForm, request),
      ...(dayFault && request.lastDay ? { lastDay: dayFault } : {}),
      ...evidenceFaults(start, request.subject, today),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    const outcome =
      source?.kind === "template"
        ? await call(null, "POST", `/api/templates/${source.id}/signature`, {
            fill: { ...source.subject, ...readKept(source.id) },
            request,
          })
        : await call(null, "POST", "/api/signatures", bodyOf(request, source === null ? file : null));
    if (outcome.kind === "invalid") {
      const errors = errorsOf(outcome.errors);
      setErrors(errors);
      focusFirst(form, errors);
    }
    if (outcome.kind === "done") {
      isTyped.current = false;
      await navigate(`/dashboard/firmas/${(outcome.answer as { id: string }).id}`);
    }
  }

  const others = agreed.others.map((other) => ({ id: other.name, phone: "", ...other }));
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
          {source ? (
            <div className="grid gap-1.5">
              <p className="text-sm font-medium">PDF para firmar</p>
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-sm">
                <span className="flex min-w-0 items-center gap-2.5">
                  <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
                  <span className="min-w-0 wrap-anywhere">{source.name}</span>
                </span>
                <Button type="button" size="sm" variant="ghost" onClick={() => setSource(null)}>
                  Subir otro PDF
                </Button>
              </p>
              <FieldFoot {...field("document")} help={SOURCE_HELP[source.kind]} />
            </div>
          ) : (
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
              {start.documents.length > 0 ? (
                <DocumentChoice
                  documents={start.documents}
                  onChoose={(document) => {
                    isTyped.current = true;
                    setSource({ kind: "document", ...document });
                  }}
                />
              ) : null}
            </div>
          )}
          <FieldFrame {...field("purpose")} label="Qué es">
            <SelectBox
              {...control("purpose")}
              options={PURPOSES}
              value={purpose}
              onChange={({ currentTarget }) => setPurpose(currentTarget.value as typeof purpose)}
            />
          </FieldFrame>
          <FieldFrame {...field("title")} label="Título" help="Lo verá quien firma, en el correo y en la página.">
            <InputBox {...control("title")} maxLength={120} autoComplete="off" defaultValue={start.title} />
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
          <SignerFields
            id={id}
            signers={signers}
            onChange={(changed) => {
              isTyped.current = true;
              setSigners(changed);
            }}
            offered={[start.contact, start.owner, ...others, sender].filter((person) => person !== null)}
            sendsMessages={sendsMessages}
            errors={errors}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <FieldFrame {...field("lastDay")} label="Se puede firmar hasta el">
              <InputBox {...control("lastDay")} type="date" min={addDays(today, 1)} defaultValue={addDays(today, 14)} />
            </FieldFrame>
            <FieldFrame {...field("reminderDays")} label="Recordatorios por correo">
              <SelectBox {...control("reminderDays")} options={reminderChoices(REMINDER_DAYS)} defaultValue="3" />
            </FieldFrame>
          </div>
        </PanelBody>
      </Panel>
      <OutcomeFields start={start} mandate={purpose === "encargo" ? mandate : null} errors={errors} />
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

function bodyOf(request: object, file: File | null): FormData {
  const body = new FormData();
  body.set("request", new Blob([JSON.stringify(request)], { type: "application/json" }));
  if (file) body.set("document", file);
  return body;
}

/** The errors of a filled document are those of its request, and what it lacks is one of the document. */
function errorsOf(given: FieldErrors): FieldErrors {
  const lacking = Object.entries(given).flatMap(([path, message]) => (path.startsWith("typed.") ? [message] : []));
  const others = Object.entries(given).filter(([path]) => !path.startsWith("typed."));
  return {
    ...Object.fromEntries(others.map(([path, message]) => [path.replace(/^request\./, ""), message])),
    ...(lacking.length > 0 ? { document: lacking.join(". ") } : {}),
  };
}

/** The subject of the request, with the boxes that are ticked. */
function subjectOf({ home, contact, deal }: SigningStart, typed: FormData) {
  const winsDeal = typed.get("winsDeal") === "on";
  return {
    purpose: String(typed.get("purpose")),
    ...(home ? { homeId: home.id, keepsInHome: typed.get("keepsInHome") === "on" } : {}),
    ...(contact ? { contactId: contact.id, tellsContact: typed.get("tellsContact") === "on" } : {}),
    ...(deal ? { dealId: deal.id } : {}),
    mandate: readMandate(typed),
    winsDeal,
    ...(winsDeal ? { evidence: readEvidence(typed) } : {}),
  };
}

/** Faults of what the deal's stages ask for; the day of the signature is not known yet. */
function evidenceFaults({ deal }: SigningStart, subject: ReturnType<typeof subjectOf>, today: string): FieldErrors {
  if (!deal || !subject.evidence) return {};
  const { firmado, ...others } = subject.evidence;
  const move = checkMove(deal, "firmado", { ...others, firmado: { ...firmado, on: today } });
  if (move.isAllowed) return {};
  return Object.fromEntries(move.issues.map(({ path, message }) => [path, message]));
}
