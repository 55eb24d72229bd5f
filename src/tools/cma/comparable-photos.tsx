import { ImagePlus, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { fileProblem } from "#ui/form/file-check.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { CmaRow } from "./result.ts";
import type { GridEdits } from "./use-grid-edits.ts";

const PHOTO_RULES = { extensions: [".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic"], maxBytes: 20_000_000 };

interface Props {
  rows: readonly CmaRow[];
  edits: GridEdits;
}

/** Photos of the comparables by their numbers. A signed-in agent brings one for each; a reader sees those that there are. */
export function ComparablePhotos({ rows, edits }: Props) {
  const { pictures = {}, isSignedIn = false } = useToolRun();
  const mayAdd = edits.canChange && isSignedIn;
  const shown = rows
    .map((row, i) => ({ row, number: i + 1, src: edits.photoOf(row)?.src ?? pictures[row.id] }))
    .filter(({ src }) => mayAdd || src !== undefined);
  if (shown.length === 0) return null;
  const photos = (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {shown.map(({ row, number, src }) => (
        <li key={row.id} className="min-w-0">
          {src === undefined ? (
            <div className="grid aspect-4/3 place-items-center rounded-sm border border-dashed text-xs text-subtle-foreground">
              Sin foto
            </div>
          ) : (
            <img
              src={src}
              alt={`Comparable ${number}: ${row.name}`}
              loading="lazy"
              className="aspect-4/3 w-full rounded-sm bg-muted object-cover"
            />
          )}
          <p className="mt-1.5 truncate text-xs text-muted-foreground">
            {number}. {row.name}
          </p>
          {mayAdd ? <PhotoPicker row={row} number={number} edits={edits} hasPhoto={src !== undefined} /> : null}
        </li>
      ))}
    </ul>
  );
  if (!mayAdd) {
    return (
      <div className="grid gap-3 border-t px-5 py-4 sm:px-6">
        <h3 className="text-sm font-semibold">Fotos</h3>
        {photos}
      </div>
    );
  }
  return (
    <div className="border-t px-5 sm:px-6">
      <Disclosure
        summary={<span className="text-sm font-semibold">Fotos de los comparables</span>}
        open={shown.some(({ src }) => src !== undefined)}
        className="border-b-0"
      >
        <p className="mb-3 text-sm">
          Las de tu cartera salen solas. De las demás puedes subir una: sale aquí, en la página del propietario y en el
          PDF.
        </p>
        {photos}
      </Disclosure>
    </div>
  );
}

interface PickerProps {
  row: CmaRow;
  number: number;
  edits: GridEdits;
  hasPhoto: boolean;
}

function PhotoPicker({ row, number, edits, hasPhoto }: PickerProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function take(file: File) {
    const fault = fileProblem(file, PHOTO_RULES);
    setProblem(fault);
    if (fault !== undefined) return;
    setBusy(true);
    const body = new FormData();
    body.append("photo", file);
    const outcome = await callApi<{ id: string; src: string }>("POST", "/api/comparables/photos", body);
    setBusy(false);
    if (outcome.kind === "done") edits.setPhoto(row.id, outcome.answer);
    else setProblem(failureText(outcome));
  }
  return (
    <div className="print:hidden">
      <div className="flex items-center">
        <label
          htmlFor={id}
          className="-ml-1 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm px-1 text-xs font-medium text-primary hover:underline has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
        >
          <ImagePlus aria-hidden size={14} strokeWidth={1.75} />
          {isBusy ? "Subiendo…" : hasPhoto ? "Cambiar foto" : "Subir foto"}
          <input
            id={id}
            type="file"
            accept={PHOTO_RULES.extensions.join(",")}
            disabled={isBusy}
            aria-label={`Foto del comparable ${number}`}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = "";
              if (file) void take(file);
            }}
          />
        </label>
        {edits.hasOwnPhoto(row) ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Quitar la foto del comparable ${number}`}
            onClick={() => edits.setPhoto(row.id, null)}
          >
            <X aria-hidden size={14} strokeWidth={1.75} />
          </Button>
        ) : null}
      </div>
      <p id={`${id}-problem`} role="alert" className="text-xs text-destructive empty:hidden">
        {problem}
      </p>
    </div>
  );
}
