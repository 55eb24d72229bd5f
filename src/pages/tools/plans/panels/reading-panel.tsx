import { useEffect, useRef, useState } from "react";
import type { PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { describeFileRules } from "#ui/form/file-check.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { PICTURE_RULES, type PictureFile, readPictureFile } from "../read-picture-file.ts";
import type { PanelProps } from "./panel-props.ts";
import { ReadingMask } from "./reading-mask.tsx";
import { ReadingReview } from "./reading-review.tsx";
import { startReading } from "./start-reading.ts";

type State =
  | { kind: "empty" }
  | { kind: "pages"; file: Extract<PictureFile, { kind: "pages" }> }
  | { kind: "reading"; share: number; step: string }
  | { kind: "read"; reading: PlanReading; size: { width: number; height: number }; url: string }
  | { kind: "refused"; reason: string };

/** Walls that are found in a picture; a person takes out what is none and types one length. */
export function ReadingPanel(props: PanelProps) {
  const [state, setState] = useState<State>({ kind: "empty" });
  const cancel = useRef<() => void>(() => {});
  const url = useRef<string | null>(null);
  useEffect(
    () => () => {
      cancel.current();
      if (url.current !== null) URL.revokeObjectURL(url.current);
    },
    [],
  );

  async function take(file: PictureFile) {
    if (file.kind === "refused") return setState({ kind: "refused", reason: file.reason });
    if (file.kind === "pages") return setState({ kind: "pages", file });
    setState({ kind: "reading", share: 0, step: "Preparando la imagen" });
    const size = { width: file.widthPx, height: file.heightPx };
    const bitmap = await createImageBitmap(file.blob).catch(() => null);
    if (!bitmap) return setState({ kind: "refused", reason: "Este navegador no puede preparar la imagen." });
    if (url.current !== null) URL.revokeObjectURL(url.current);
    const shown = URL.createObjectURL(file.blob);
    url.current = shown;
    const work = startReading(bitmap, (share, step) => setState({ kind: "reading", share, step }));
    cancel.current = work.cancel;
    const outcome = await work.reading;
    if (outcome === null) return;
    setState(
      "fault" in outcome
        ? { kind: "refused", reason: outcome.fault }
        : { kind: "read", reading: outcome.reading, size, url: shown },
    );
  }
  const again = () => setState({ kind: "empty" });
  if (state.kind === "reading")
    return (
      <div className="grid gap-3 text-sm">
        <p role="status">{state.step}…</p>
        <ProgressBar label="Lectura de la imagen" value={Math.round(state.share * 100)} max={100} />
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            cancel.current();
            again();
          }}
        >
          Cancelar
        </Button>
      </div>
    );
  if (state.kind === "read" && state.reading.kind === "plan")
    return <ReadingReview {...props} reading={state.reading} size={state.size} url={state.url} onDone={again} />;
  return (
    <div className="grid gap-4 text-sm">
      {state.kind === "read" && state.reading.kind === "no-plan" ? <ReadingMask reading={state.reading} /> : null}
      {state.kind === "refused" ? (
        <div role="alert">
          <Callout tone="warning">{state.reason}</Callout>
        </div>
      ) : null}
      <p className="text-muted-foreground">
        Elige la imagen de un plano. Se lee en tu equipo: ves los muros sobre el original, quitas los que sobren y
        escribes una medida.
      </p>
      <DropArea
        label="Elegir una imagen o un PDF"
        hint="Suéltala aquí o"
        rules={describeFileRules(PICTURE_RULES)}
        accept={PICTURE_RULES.extensions}
        isMultiple={false}
        onFiles={([file]) => void (file && readPictureFile(file).then(take))}
      />
      {state.kind === "pages" ? (
        <PlainSelect
          label="Página del PDF"
          value=""
          choices={[
            { value: "", label: "Elige una página" },
            ...Array.from({ length: Math.min(state.file.count, 200) }, (_, at) => ({
              value: String(at + 1),
              label: `Página ${at + 1}`,
            })),
          ]}
          onChange={(event) => {
            const page = Number(event.currentTarget.value);
            if (page > 0) void state.file.draw(page).then(take);
          }}
        />
      ) : null}
    </div>
  );
}
