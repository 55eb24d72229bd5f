import { FileText, MessagesSquare, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { DEFAULT_ZONE, isZone } from "#domain/shared/time/zone-time.ts";
import {
  MOST_FILE_BYTES,
  MOST_FILES,
  TRANSCRIPT_EXTENSIONS,
  TRANSCRIPTS_PATH,
} from "#domain/tools/conversations/transcript-forms.ts";
import { LIMITS_TOLD } from "#domain/tools/conversations/transcript-texts.ts";
import { Button } from "#ui/button.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { TextareaBox } from "#ui/form/controls.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";
import { describeFileRules, fileProblem, formatBytes } from "#ui/form/file-check.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useRegion } from "#ui/region/use-region.ts";
import { RepeatKey } from "#ui/repeat-key.ts";
import { useCall } from "#ui/use-call.ts";
import { useKeptText } from "./kept-text.ts";
import { zonesWith } from "./zone-choices.ts";

const RULES = { extensions: TRANSCRIPT_EXTENSIONS, maxBytes: MOST_FILE_BYTES };

/** Where a conversation is pasted or handed in as a file. */
export function NewTranscript({ contact }: { contact: { id: string; name: string } | null }) {
  const [text, setText] = useKeptText(contact?.id ?? null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [repeat] = useState(() => new RepeatKey());
  const [zone, setZone] = useState(DEFAULT_ZONE);
  const [country, setCountry] = useState(useRegion().region === "latam" ? "MX" : "ES");
  const { call, isBusy } = useCall({ showsErrors: true, leavesPage: true });
  const navigate = useNavigate();
  const id = useId();
  // The clock and the country of the device, which only the browser knows.
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isZone(own)) setZone(own);
    const region = navigator.languages.map((language) => new Intl.Locale(language).region).find(isOffered);
    if (region) setCountry(region);
  }, []);

  function take(added: readonly File[]) {
    const fresh = added.filter((file) => !files.some((one) => keyOf(one) === keyOf(file)));
    const problem =
      fresh.map((file) => fileProblem(file, RULES)).find((one) => one !== undefined) ??
      (files.length + fresh.length > MOST_FILES ? `Sube como mucho ${MOST_FILES} correos a la vez` : undefined);
    setErrors(problem === undefined ? {} : { files: problem });
    if (problem === undefined) setFiles([...files, ...fresh]);
  }

  async function send() {
    // The pasted text stays in its field, and waits for the line there.
    if (!navigator.onLine) return setErrors({ [files.length > 0 ? "files" : "text"]: OFFLINE });
    const body = new FormData();
    for (const [name, value] of Object.entries({ text, zone, country, contactId: contact?.id ?? "" })) {
      body.append(name, value);
    }
    for (const file of files) body.append("files", file);
    const outcome = await call(null, "POST", "/api/transcripts", body, { idempotencyKey: repeat.of(body) });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind !== "done") return;
    repeat.done();
    setText("");
    await navigate(`${TRANSCRIPTS_PATH}/${(outcome.answer as { id: string }).id}`);
  }

  return (
    <Panel labelledBy="nueva" zocalo="plataforma">
      <PanelHeader
        id="nueva"
        title="Nueva conversación"
        description={
          contact
            ? `Para ${contact.name}. El resumen se enlaza con su ficha.`
            : "Pega el texto, o sube lo que exporta WhatsApp, tu correo o tu grabadora."
        }
      />
      <PanelBody className="grid gap-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <FieldFrame id={`${id}-text`} label="Pegar el texto" error={errors.text}>
            <TextareaBox
              id={`${id}-text`}
              rows={7}
              value={text}
              className="max-h-80"
              placeholder="[28/3/25, 21:29:08] Ana: Llegaríamos hasta 250.000 €…"
              aria-invalid={errors.text !== undefined || undefined}
              aria-describedby={errors.text === undefined ? undefined : `${id}-text-help`}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </FieldFrame>
          <div className="grid content-start gap-1.5">
            <p className="text-sm leading-snug font-medium">O subir el archivo</p>
            <DropArea
              label="elige los archivos"
              hint="Suelta aquí el chat o los correos, o"
              rules={describeFileRules(RULES)}
              accept={TRANSCRIPT_EXTENSIONS}
              onFiles={take}
            />
            <ul className="grid">
              {files.map((file) => (
                <li key={keyOf(file)} className="flex items-center gap-2 text-sm">
                  <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
                  <span className="min-w-0 flex-1 truncate">{file.name}</span>
                  <span className="text-xs text-subtle-foreground">{formatBytes(file.size)}</span>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Quitar ${file.name}`}
                    onClick={() => setFiles((before) => before.filter((one) => one !== file))}
                  >
                    <X aria-hidden size={18} strokeWidth={1.75} />
                  </Button>
                </li>
              ))}
            </ul>
            <FieldFoot
              id={`${id}-files`}
              error={errors.files}
              help="De WhatsApp: Más, Exportar chat, Sin archivos. Varios a la vez, solo correos."
              isLive
            />
          </div>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
          <PlainSelect
            label="Zona horaria"
            help="En la que se leen las horas."
            value={zone}
            choices={zonesWith(zone)}
            error={errors.zone}
            onChange={(event) => setZone(event.currentTarget.value)}
          />
          <PlainSelect
            label="País de la conversación"
            help="De él sale la moneda: euros, pesos…"
            value={country}
            choices={COUNTRY_OPTIONS}
            error={errors.country}
            onChange={(event) => setCountry(event.currentTarget.value)}
          />
          <Button
            size="lg"
            className="lg:mt-[1.6rem]"
            loading={isBusy}
            loadingText="Leyendo…"
            onClick={() => void send()}
          >
            <MessagesSquare aria-hidden size={18} strokeWidth={1.75} /> Resumir
          </Button>
        </div>
        <p className="text-sm text-muted-foreground">
          Se lee en nuestro servidor, sin IA y sin enviarlo a nadie. Guardamos los mensajes, no el archivo. Fotos y
          audios no se leen. {LIMITS_TOLD}
        </p>
      </PanelBody>
    </Panel>
  );
}

const OFFLINE = "Ahora no hay conexión y no se ha enviado nada. Lo tuyo sigue aquí: pulsa «Resumir» cuando vuelva";

/** One file chosen twice is one. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

const isOffered = (region: string | undefined): region is string =>
  COUNTRY_OPTIONS.some(({ value }) => value === region);
