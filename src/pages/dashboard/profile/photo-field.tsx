import { CircleAlert, Trash2, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { describeFileRules, fileProblem } from "#ui/form/file-check.ts";
import { useCall } from "#ui/use-call.ts";

/** Leaves room for the rest of the call below what any call may hold. */
const RULES = { extensions: [".jpg", ".jpeg", ".png", ".webp"], maxBytes: 2_000_000 };

/** The photo: kept as soon as it is chosen. */
export function PhotoField({ photo }: { photo: string | null }) {
  const id = useId();
  const upload = useCall();
  const removal = useCall();
  const [error, setError] = useState<string>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, RULES);
    setError(problem);
    if (problem !== undefined) return;
    const body = new FormData();
    body.set("photo", file);
    const outcome = await upload.call("Foto guardada", "PUT", "/api/agent-card/photo", body);
    if (outcome.kind === "invalid") setError(outcome.errors.photo);
  };
  const remove = async () => {
    setError(undefined);
    await removal.call("Foto quitada", "DELETE", "/api/agent-card/photo");
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-sm leading-snug font-medium">
        Foto<span className="font-normal text-subtle-foreground"> (opcional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <span
          className={classNames(
            "grid size-20 shrink-0 place-items-center overflow-hidden rounded-full border bg-secondary",
            photo === null && "border-dashed border-input",
          )}
        >
          {photo === null ? (
            <UserRound aria-hidden size={28} strokeWidth={1.5} className="text-muted-foreground" />
          ) : (
            <img src={photo} width={320} height={320} alt="Tu foto" className="size-full object-cover" />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <label
            className={classNames(
              "relative inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-border-strong bg-card px-4 text-control font-medium hover:bg-accent",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              upload.isBusy && "cursor-progress opacity-60",
            )}
          >
            {upload.isBusy ? "Subiendo…" : photo === null ? "Subir foto" : "Cambiar foto"}
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
          {photo === null ? null : (
            <Button variant="ghost" loading={removal.isBusy} loadingText="Quitando…" onClick={remove}>
              <Trash2 aria-hidden size={18} strokeWidth={1.75} /> Quitar
            </Button>
          )}
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
        {error ??
          `${describeFileRules({ ...RULES, extensions: [".jpeg", ".png", ".webp"] })}. La recortamos en cuadrado y no guardamos dónde se hizo.`}
      </p>
    </div>
  );
}
