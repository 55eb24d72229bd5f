import { Download, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { LONGEST_TITLE, TRANSCRIPTS_PATH } from "#domain/tools/conversations/transcript-forms.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useCall } from "#ui/use-call.ts";
import { RenameForm } from "../../shared/rename-form.tsx";

interface TranscriptHeadProps {
  id: string;
  title: string;
  isTrashed: boolean;
  /** The summary as plain text. */
  textOf: () => string;
  /** A line under the title: what was handed in. */
  children: ReactNode;
}

/** The title of a conversation, which can be changed, and the acts on the whole of it. */
export function TranscriptHead({ id, title, isTrashed, textOf, children }: TranscriptHeadProps) {
  const path = `/api/transcripts/${id}`;
  const leaving = useCall({ leavesPage: true });
  const renaming = useCall({ showsErrors: true });
  const [isRenaming, setRenaming] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {isRenaming ? (
          <RenameForm
            name={title}
            maxLength={LONGEST_TITLE}
            isBusy={renaming.isBusy}
            save={(name) => renaming.call("Título guardado", "PATCH", path, { title: name })}
            onClose={() => setRenaming(false)}
          />
        ) : (
          <div className="flex items-start gap-1">
            <h1 className="text-h3 wrap-anywhere">{title}</h1>
            {isTrashed ? null : (
              <Button variant="ghost" size="icon" aria-label="Cambiar el título" onClick={() => setRenaming(true)}>
                <Pencil aria-hidden size={18} strokeWidth={1.75} />
              </Button>
            )}
          </div>
        )}
        <p className="mt-1.5 text-control text-muted-foreground">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isTrashed ? null : (
          <Button
            variant="ghost"
            loading={leaving.isBusy}
            onClick={async () => {
              const outcome = await leaving.call("En la papelera", "DELETE", path);
              if (outcome.kind === "done") await navigate(TRANSCRIPTS_PATH);
            }}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.75} /> A la papelera
          </Button>
        )}
        <CopyButton text={textOf} label="Copiar el resumen" />
        <Button asChild>
          <a href={`${path}/summary.pdf`} target="_blank" rel="noreferrer">
            <Download aria-hidden size={18} strokeWidth={1.75} /> Resumen en PDF
          </a>
        </Button>
      </div>
    </div>
  );
}
