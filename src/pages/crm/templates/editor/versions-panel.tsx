import { useState } from "react";
import { type DifferenceLine, differencesOf } from "#domain/crm/templates/differences.ts";
import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import { linesOfDocument } from "#domain/crm/templates/fill.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import { When } from "../../../shared/when.tsx";

interface Version {
  number: number;
  note: string;
  createdAt: string;
}

interface VersionsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  path: string;
  versions: readonly Version[];
  /** The document as it stands now. */
  read: () => TemplateDocument;
  country: string;
  onRestore: (number: number) => Promise<void>;
}

/** The versions that were kept, what each has otherwise than the text of now, and the way back. */
export function VersionsDialog({ isOpen, onClose, path, versions, read, country, onRestore }: VersionsDialogProps) {
  const [shown, setShown] = useState<{ number: number; lines: DifferenceLine[] } | null>(null);

  async function compare(number: number) {
    const outcome = await callApi<{ document: TemplateDocument }>("GET", `${path}/versions/${number}`);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No hemos podido leer la versión", description: failureText(outcome) });
      return;
    }
    setShown({
      number,
      lines: differencesOf(linesOfDocument(outcome.answer.document, country), linesOfDocument(read(), country)),
    });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Versiones"
      description="Se guarda una al pedirlo y cada vez que usas la plantilla."
    >
      {versions.length === 0 ? (
        <EmptyState title="Todavía no hay versiones">Pulsa «Guardar versión» para tener la primera.</EmptyState>
      ) : (
        <ul className="divide-y text-sm">
          {versions.map(({ number, note, createdAt }) => (
            <li key={number} className="grid gap-2 py-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  <span className="font-medium">Versión {number}</span>
                  <span className="block text-xs text-muted-foreground">
                    <When iso={createdAt} /> {note ? `· ${note}` : ""}
                  </span>
                </span>
                <span className="flex gap-1">
                  <Button size="sm" variant="ghost" onClick={() => compare(number)}>
                    Ver diferencias<span className="sr-only"> con la versión {number}</span>
                  </Button>
                  <Button size="sm" variant="outline" onClick={() => onRestore(number)}>
                    Volver a esta versión<span className="sr-only"> {number}</span>
                  </Button>
                </span>
              </div>
              {shown?.number === number ? <Differences lines={shown.lines} /> : null}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Differences({ lines }: { lines: readonly DifferenceLine[] }) {
  const changed = lines.filter(({ kind }) => kind !== "same");
  if (changed.length === 0) return <p className="text-muted-foreground">Dice lo mismo que el texto de ahora.</p>;
  return (
    <ol className="max-h-80 overflow-y-auto rounded-sm border text-xs">
      {changed.map(({ kind, text }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each comparison
          key={i}
          className={classNames(
            "px-2 py-1 wrap-anywhere",
            kind === "added" ? "bg-success-soft" : "bg-muted line-through",
          )}
        >
          <span className="sr-only">{kind === "added" ? "Añadido: " : "Quitado: "}</span>
          {text || "Línea vacía"}
        </li>
      ))}
    </ol>
  );
}
