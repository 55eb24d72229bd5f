import { FileText, ScanText, X } from "lucide-react";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { firstSigns } from "#domain/shared/format/text-ends.ts";
import { MAX_DOSSIER_TITLE, MOST_DOCUMENTS } from "#domain/tools/dossiers/dossier-limits.ts";
import { DOSSIER_LIMITS_TOLD } from "#domain/tools/dossiers/dossier-words.ts";
import { MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { Button } from "#ui/button.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { FieldFoot, FieldFrame } from "#ui/form/field-frame.tsx";
import { formatBytes } from "#ui/form/file-check.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { RepeatKey } from "#ui/repeat-key.ts";
import { Switch } from "#ui/switch.tsx";
import { useCall } from "#ui/use-call.ts";
import { ChooseFiles, MOST_MB, UploadLines } from "./choose-files.tsx";
import { DeviceReading } from "./device-reading.tsx";
import { filesWords, useDossierUploads } from "./use-dossier-uploads.ts";

const PATH = "/analizador-documentos";

interface NewDossierProps {
  home: { id: string; title: string } | null;
  contact: { id: string; name: string } | null;
  today: string;
}

/** Where documents are handed in, to the server or to this browser alone. */
export function NewDossier({ home, contact, today }: NewDossierProps) {
  const [isOnDevice, setOnDevice] = useState(false);
  return (
    <>
      <Panel labelledBy="nuevo" zocalo="plataforma">
        <PanelHeader
          id="nuevo"
          title="Nuevo expediente"
          description={
            home
              ? `Para ${home.title}. Lo que se lea se compara con su ficha.`
              : contact
                ? `Papeles de ${contact.name}. El expediente queda en su ficha.`
                : "Sube juntos los papeles de una vivienda: se cruzan entre sí."
          }
        />
        <PanelBody className="grid gap-5">
          <Switch checked={isOnDevice} onChange={setOnDevice} label="Que no salga de mi equipo" className="max-w-md" />
          {isOnDevice ? (
            <p className="max-w-reading text-sm text-muted-foreground">
              Se lee en este navegador y no se envía ni se guarda nada. El resultado sale abajo y se pierde cuando
              cierres la página o apagues el interruptor.
            </p>
          ) : (
            <Upload home={home} contact={contact} />
          )}
        </PanelBody>
      </Panel>
      {isOnDevice ? <DeviceReading today={today} /> : null}
    </>
  );
}

function Upload({ home, contact }: Pick<NewDossierProps, "home" | "contact">) {
  const [title, setTitle] = useState(firstSigns(home?.title ?? contact?.name ?? "", MAX_DOSSIER_TITLE));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [repeat] = useState(() => new RepeatKey());
  const { call, isBusy } = useCall({ showsErrors: true, leavesPage: true });
  const { uploads, isBusy: isSending, send, stop, forget } = useDossierUploads();
  const navigate = useNavigate();
  const id = useId();

  function take(added: readonly File[]) {
    const heavy = added.find(({ size }) => size > MAX_DOSSIER_FILE_BYTES);
    const all = [...files, ...added.filter(({ size }) => size <= MAX_DOSSIER_FILE_BYTES)];
    const problem = heavy
      ? `«${heavy.name}» ocupa ${formatBytes(heavy.size)} y el máximo son ${MOST_MB}\u00a0MB`
      : all.length > MOST_DOCUMENTS
        ? `Un expediente tiene como mucho ${MOST_DOCUMENTS} documentos`
        : undefined;
    setErrors(problem === undefined ? {} : { files: problem });
    setFiles(all.slice(0, MOST_DOCUMENTS));
  }

  async function read() {
    if (files.length === 0) return setErrors({ files: "Elige al menos un documento" });
    const body = { title: title.trim() || titleOf(files), homeId: home?.id ?? null, contactId: contact?.id ?? null };
    const outcome = await call(null, "POST", "/api/dossiers", body, { idempotencyKey: repeat.of(body) });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind !== "done") return;
    const { id: dossierId } = outcome.answer as { id: string };
    const refused = await send(dossierId, files);
    repeat.done();
    await navigate(`${PATH}/${dossierId}`, { state: { refused } });
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-1.5">
        <ChooseFiles onFiles={take} />
        <ul className="grid">
          {files.map((file, i) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-center gap-2 text-sm">
              <FileText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-xs text-subtle-foreground">{formatBytes(file.size)}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Quitar ${file.name}`}
                disabled={isSending}
                onClick={() => setFiles((before) => before.filter((_, place) => place !== i))}
              >
                <X aria-hidden size={18} strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ul>
        <FieldFoot id={`${id}-files`} error={errors.files} isLive />
      </div>
      <div className="grid content-start gap-4">
        <FieldFrame
          id={`${id}-title`}
          label="Nombre del expediente"
          optional
          error={errors.title}
          help="Sin nombre lleva el del primer archivo."
        >
          <InputBox
            id={`${id}-title`}
            value={title}
            maxLength={MAX_DOSSIER_TITLE}
            autoComplete="off"
            aria-invalid={errors.title !== undefined || undefined}
            aria-describedby={`${id}-title-help`}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </FieldFrame>
        <div className="flex flex-wrap gap-2">
          <Button size="lg" loading={isBusy || isSending} loadingText="Subiendo…" onClick={() => void read()}>
            <ScanText aria-hidden size={18} strokeWidth={1.75} />
            {files.length > 0 ? `Leer ${filesWords(files.length)}` : "Leer los documentos"}
          </Button>
          {isSending ? (
            <Button size="lg" variant="ghost" onClick={stop}>
              Cancelar
            </Button>
          ) : null}
        </div>
        <UploadLines uploads={uploads} onForget={forget} />
        <p className="text-sm text-muted-foreground">
          Se lee en nuestro servidor, sin IA y sin enviarlo a nadie. No sustituye a un abogado ni a un notario.{" "}
          {DOSSIER_LIMITS_TOLD}
        </p>
      </div>
    </div>
  );
}

const titleOf = ([first]: readonly File[]): string =>
  firstSigns((first?.name ?? "Expediente").replace(/\.[^.]{1,5}$/, ""), MAX_DOSSIER_TITLE) || "Expediente";
