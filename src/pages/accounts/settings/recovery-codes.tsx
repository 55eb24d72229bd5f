import { Download, Printer } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { saveFile } from "#ui/save-file.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
  /** Somebody tried to close the dialog otherwise. */
  isLeaving: boolean;
}

/** Shown once; copying, downloading and printing keep them. */
export function RecoveryCodes({ codes, onDone, isLeaving }: RecoveryCodesProps) {
  const text = `Códigos de recuperación de Umbral\nCada uno sirve una vez. Guárdalos donde guardas tus papeles.\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid gap-5">
      <p className="text-control text-muted-foreground">
        Si pierdes el móvil, uno de estos códigos te deja entrar. Cada uno sirve una vez. No volveremos a enseñarlos:
        guárdalos ahora, fuera del móvil.
      </p>
      <ul
        aria-label="Códigos de recuperación"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-muted p-4 font-medium tabular-nums select-all max-[24rem]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copiar" doneLabel="Copiados" size="sm" />
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile("umbral-codigos-de-recuperacion.txt", "text/plain", text)}
        >
          <Download aria-hidden size={18} strokeWidth={1.75} />
          Descargar
        </Button>
        <Button variant="outline" size="sm" onClick={() => print(text)}>
          <Printer aria-hidden size={18} strokeWidth={1.75} />
          Imprimir
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
        <p role="alert" className="text-sm text-destructive">
          {isLeaving ? "Guárdalos antes de cerrar: no volveremos a enseñarlos." : null}
        </p>
        <Button onClick={onDone} className="max-sm:w-full">
          Los he guardado
        </Button>
      </div>
    </div>
  );
}

/** On a sheet of their own: the page behind would be printed too. */
function print(text: string): void {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Códigos de recuperación";
  document.body.append(frame);
  const sheet = frame.contentDocument!;
  const lines = sheet.createElement("pre");
  lines.textContent = text;
  lines.style.font = "16px/1.8 monospace";
  sheet.body.append(lines);
  const { contentWindow } = frame;
  contentWindow!.addEventListener("afterprint", () => frame.remove());
  contentWindow!.focus();
  contentWindow!.print();
}
