import { CircleAlert, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { PICTURE_MB } from "#domain/accounts/account/person-card.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { describeFileRules, fileProblem } from "#ui/form/file-check.ts";
import { useCall } from "#ui/use-call.ts";

/** Leaves room for the rest of the call below what any call may hold. */
const RULES = { extensions: [".png", ".jpg", ".jpeg", ".webp"], maxBytes: PICTURE_MB * 1_000_000 };
/** JPEG is named once. */
const RULES_TEXT = describeFileRules({ ...RULES, extensions: [".png", ".jpeg", ".webp"] });

interface PictureFieldProps {
  /** In the body of the call, and of the fields that it finds wrong. */
  name: string;
  label: string;
  /** Address of the calls that put and delete it. */
  path: string;
  /** The picture's name within a sentence. */
  noun: string;
  /** Message when it is kept, and when it is removed. */
  doneText: { kept: string; removed: string };
  help: string;
  hasPicture: boolean;
  /** The picture in its frame, or its replacement. */
  children: ReactNode;
}

/** One picture of an account or an agency: kept as soon as it is chosen. */
export function PictureField({
  name,
  label,
  path,
  noun,
  doneText: notice,
  help,
  hasPicture,
  children,
}: PictureFieldProps) {
  const id = useId();
  const upload = useCall({ showsErrors: true });
  const removal = useCall({ showsErrors: true });
  const [error, setError] = useState<string>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, RULES);
    setError(problem);
    if (problem !== undefined) return;
    const body = new FormData();
    body.set(name, file);
    const outcome = await upload.call(notice.kept, "PUT", path, body);
    if (outcome.kind === "invalid") setError(outcome.errors[name]);
  };
  const remove = async () => {
    setError(undefined);
    await removal.call(notice.removed, "DELETE", path);
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-sm leading-snug font-medium">
        {label}
        <span className="font-normal text-subtle-foreground"> (opcional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {children}
        <div className="flex flex-wrap gap-2">
          <label
            className={classNames(
              "relative inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-border-strong bg-card px-4 text-control font-medium hover:bg-accent",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              upload.isBusy && "cursor-progress opacity-60",
            )}
          >
            {upload.isBusy ? "Subiendo…" : `${hasPicture ? "Cambiar" : "Subir"} ${noun}`}
            <input
              type="file"
              accept={RULES.extensions.join(",")}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={`${id}-help`}
              disabled={upload.isBusy}
              onChange={(event) => {
                void take(event.target.files?.[0]);
                // The same file again must count as a change.
                event.target.value = "";
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
          {hasPicture ? (
            <Button variant="ghost" loading={removal.isBusy} loadingText="Quitando…" onClick={remove}>
              <Trash2 aria-hidden size={18} strokeWidth={1.75} /> Quitar
            </Button>
          ) : null}
        </div>
      </div>
      <p
        id={`${id}-help`}
        role={error === undefined ? undefined : "alert"}
        className={
          error === undefined
            ? "text-xs text-subtle-foreground"
            : "flex items-start gap-1.5 text-xs font-medium text-destructive"
        }
      >
        {error === undefined ? null : (
          <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="mt-[0.15em] shrink-0" />
        )}
        {error ?? `${RULES_TEXT}. ${help}`}
      </p>
    </div>
  );
}
