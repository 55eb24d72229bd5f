import { Download, Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { mailAsShown, type PreviewLook } from "./mail-as-shown.ts";

export interface ShownPreview {
  subject: string;
  otherSubject: string | null;
  preheader: string;
  html: string;
  text: string;
  bytes: number;
  problems: MailProblem[];
}

const LOOKS: readonly { look: PreviewLook; label: string }[] = [
  { look: "ancho", label: "Ancho" },
  { look: "movil", label: "Móvil" },
  { look: "oscuro", label: "Oscuro" },
  { look: "sin-imagenes", label: "Sin imágenes" },
  { look: "texto", label: "Texto" },
];

interface PreviewPanelProps {
  preview: ShownPreview | null;
  fault: string | null;
  isBusy: boolean;
  /** Of our own pictures: in the frame they are fetched from where the page is. */
  publicUrl: string;
  readers: readonly { id: string; fullName: string }[];
  readerId: string | null;
  onReader: (id: string | null) => void;
  children?: ReactNode;
}

/** The mail as one reader gets it, in the looks that it has to stand. */
export function PreviewPanel({
  preview,
  fault,
  isBusy,
  publicUrl,
  readers,
  readerId,
  onReader,
  children,
}: PreviewPanelProps) {
  return (
    <Panel labelledBy="vista" className="overflow-hidden">
      <PanelHeader
        id="vista"
        title="Así llega"
        actions={
          readers.length === 0 ? undefined : (
            <SelectBox
              isCompact
              aria-label="A quién se le enseña"
              className="max-w-56"
              value={readerId ?? ""}
              placeholder="Marta (inventada)"
              onChange={(event) => onReader(event.currentTarget.value || null)}
              options={readers.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            />
          )
        }
      />
      <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {fault ? <p className="text-sm text-destructive">{fault}</p> : null}
        {preview ? <MailFrame mail={preview} publicUrl={publicUrl} isBusy={isBusy} /> : null}
        {children}
      </PanelBody>
    </Panel>
  );
}

interface MailFrameProps {
  mail: Pick<ShownPreview, "subject" | "otherSubject" | "preheader" | "html" | "text" | "bytes">;
  publicUrl: string;
  isBusy?: boolean;
}

/** A written mail in a frame without any permission. */
export function MailFrame({ mail, publicUrl, isBusy = false }: MailFrameProps) {
  const [look, setLook] = useState<PreviewLook>("ancho");
  const isNarrow = look === "movil";
  return (
    <>
      <dl className="grid gap-0.5 text-sm">
        <div className="flex gap-2">
          <dt className="text-muted-foreground">Asunto</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{mail.subject || "—"}</dd>
        </div>
        {mail.otherSubject ? (
          <div className="flex gap-2">
            <dt className="text-muted-foreground">O bien</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{mail.otherSubject}</dd>
          </div>
        ) : null}
        {mail.preheader ? (
          <div className="flex gap-2">
            <dt className="text-muted-foreground">Entrada</dt>
            <dd className="min-w-0 wrap-anywhere">{mail.preheader}</dd>
          </div>
        ) : null}
      </dl>
      <fieldset className="flex min-w-0 gap-1 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]">
        <legend className="sr-only">Cómo verlo</legend>
        {LOOKS.map(({ look: one, label }) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 shrink-0 cursor-pointer items-center px-3 text-sm font-medium text-muted-foreground hover:text-foreground has-checked:text-primary has-checked:shadow-[inset_0_-2px_0_var(--primary)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="vista-del-correo"
              className="sr-only"
              checked={look === one}
              onChange={() => setLook(one)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {look === "texto" ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content is reached with the keyboard
          tabIndex={0}
          className="max-h-[40rem] overflow-auto rounded-md border bg-muted p-4 text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere"
        >
          {mail.text}
        </pre>
      ) : (
        <div className={classNames("overflow-hidden rounded-md border bg-muted", isNarrow && "px-2 py-3")}>
          {/* Without any permission: what people write runs nothing and reaches nothing. */}
          <iframe
            title={`Correo: ${mail.subject}`}
            srcDoc={mailAsShown(mail.html, look, publicUrl)}
            sandbox=""
            className={classNames(
              "block h-[40rem] w-full bg-white",
              isNarrow && "mx-auto max-w-[23.4rem] rounded-md border",
            )}
          />
        </div>
      )}
      <p className="text-xs text-subtle-foreground tabular-nums" aria-live="polite">
        {isBusy ? "Actualizando… " : ""}
        {formatNumber(mail.bytes / 1024, 1)} KB de 102
      </p>
    </>
  );
}

interface TakeAlongProps {
  /** Root of the campaign's calls. */
  path: string;
  number: number;
  readerId: string | null;
  save: () => Promise<number | null>;
}

/** A proof to oneself, and the mail as a file: both as it is saved, so it is saved before. */
export function TakeAlong({ path, number, readerId, save }: TakeAlongProps) {
  const { isBusy, call } = useCall({ leavesPage: true });
  async function prove() {
    if ((await save()) === null) return;
    await call("Prueba enviada a tu correo", "POST", `${path}/proof`, { number, contactId: readerId });
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" loading={isBusy} onClick={() => void prove()}>
        <Mail aria-hidden size={16} strokeWidth={1.75} /> Enviarme una prueba
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={async () => {
          if ((await save()) !== null) window.location.assign(`${path}/eml?mensaje=${number + 1}`);
        }}
      >
        <Download aria-hidden size={16} strokeWidth={1.75} /> Descargar .eml
      </Button>
    </div>
  );
}
