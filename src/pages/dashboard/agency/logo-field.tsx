import { CircleAlert, ImageUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { AgencyView } from "#server/agencies/read-agency.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { describeFileRules, fileProblem } from "#ui/form/file-check.ts";
import { useCall } from "#ui/use-call.ts";

/** Leaves room for the rest of the call below what any call may hold. */
const RULES = { extensions: [".png", ".jpg", ".jpeg", ".webp"], maxBytes: 2_000_000 };

/** The logo: kept as soon as it is chosen. */
export function LogoField({ logo }: { logo: AgencyView["brand"]["logo"] }) {
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
    body.set("logo", file);
    const outcome = await upload.call("Logotipo guardado", "PUT", "/api/agency/logo", body);
    if (outcome.kind === "invalid") setError(outcome.errors.logo);
  };
  const remove = async () => {
    setError(undefined);
    await removal.call("Logotipo quitado", "DELETE", "/api/agency/logo");
  };
  return (
    <div className="grid gap-1.5">
      <p id={`${id}-label`} className="text-sm leading-snug font-medium">
        Logotipo<span className="font-normal text-subtle-foreground"> (opcional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <div
          className={classNames(
            // Paper is white in both schemes.
            "grid h-24 w-44 shrink-0 place-items-center rounded-sm border bg-[#ffffff] p-3",
            logo === null && "border-dashed border-input",
          )}
        >
          {logo === null ? (
            <ImageUp aria-hidden size={24} strokeWidth={1.5} className="text-[#626b7b]" />
          ) : (
            <img
              src={`/api/agency/logo/${logo.sha256}`}
              width={logo.widthPx}
              height={logo.heightPx}
              alt="Logotipo actual"
              className="max-h-full w-auto max-w-full object-contain"
            />
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <label
            className={classNames(
              "relative inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-border-strong bg-card px-4 text-control font-medium hover:bg-accent",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              upload.isBusy && "cursor-progress opacity-60",
            )}
          >
            {upload.isBusy ? "Subiendo…" : logo === null ? "Subir logotipo" : "Cambiar logotipo"}
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
          {logo === null ? null : (
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
          `${describeFileRules({ ...RULES, extensions: [".png", ".jpeg", ".webp"] })}. Mejor con fondo transparente; recortamos los márgenes.`}
      </p>
    </div>
  );
}
