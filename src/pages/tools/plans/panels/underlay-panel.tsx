import { Ruler, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { Underlay } from "#domain/tools/floor-plan/plan.ts";
import { Button } from "#ui/button.tsx";
import { failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { describeFileRules } from "#ui/form/file-check.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Slider } from "#ui/form/slider.tsx";
import { VISITOR } from "../../../shared/kept-document/device-works.ts";
import { keepPicture } from "../device-store.ts";
import { PICTURE_RULES, type PictureFile, readPictureFile } from "../read-picture-file.ts";
import { uploadPicture } from "../upload-picture.ts";
import type { PlanPlace } from "../use-plan.ts";
import type { PanelProps } from "./panel-props.ts";

/** A picture's width on the plan until somebody tells two points: that of a usual flat. */
const FIRST_WIDTH_MM = 12_000;

/** The picture that is drawn over: a file, its scale by two points, how much it shows. */
export function UnderlayPanel({ editing, place, level, onTool }: PanelProps) {
  const { act, newId } = editing;
  const { underlay } = level;
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [pages, setPages] = useState<Extract<PictureFile, { kind: "pages" }> | null>(null);
  const put = (next: Underlay | null) => act({ do: "set-underlay", levelId: level.id, underlay: next });

  async function take(read: PictureFile) {
    if (read.kind === "refused") return setFault(read.reason);
    if (read.kind === "pages") return setPages(read);
    setPages(null);
    const kept = await keep(place, read, newId);
    if ("fault" in kept) return setFault(kept.fault);
    const { fileId, widthPx, heightPx } = kept;
    const mmPerPixel = FIRST_WIDTH_MM / widthPx;
    const at = { x: -FIRST_WIDTH_MM / 2, y: -Math.round((heightPx * mmPerPixel) / 2) };
    if (put({ fileId, at, mmPerPixel, rotation: 0, opacity: 0.5, widthPx, heightPx })) onTool({ kind: "calibrate" });
  }
  async function doing(work: () => Promise<PictureFile>) {
    setFault(null);
    setBusy(true);
    await take(await work());
    setBusy(false);
  }
  return (
    <div className="grid gap-4 text-sm">
      <p className="text-muted-foreground">
        Pon debajo un plano antiguo, un croquis o una página de un PDF, y dibuja encima.
      </p>
      <DropArea
        label={underlay ? "Elegir otra imagen" : "Elegir una imagen o un PDF"}
        hint="Suéltala aquí o"
        rules={describeFileRules(PICTURE_RULES)}
        accept={PICTURE_RULES.extensions}
        isMultiple={false}
        onFiles={([file]) => void (file && doing(() => readPictureFile(file)))}
      />
      <p role="status" className="text-xs text-muted-foreground">
        {isBusy ? "Preparando la imagen…" : ""}
      </p>
      {pages ? (
        <PlainSelect
          label="Página del PDF"
          value=""
          choices={[
            { value: "", label: "Elige una página" },
            ...Array.from({ length: Math.min(pages.count, 200) }, (_, at) => ({
              value: String(at + 1),
              label: `Página ${at + 1}`,
            })),
          ]}
          onChange={(event) => {
            const page = Number(event.currentTarget.value);
            if (page > 0) void doing(() => pages.draw(page));
          }}
        />
      ) : null}
      {fault === null ? null : (
        <div role="alert">
          <Callout tone="warning">{fault}</Callout>
        </div>
      )}
      {underlay ? <Settings underlay={underlay} put={put} onCalibrate={() => onTool({ kind: "calibrate" })} /> : null}
    </div>
  );
}

interface SettingsProps {
  underlay: Underlay;
  put: (next: Underlay | null) => boolean;
  onCalibrate: () => void;
}

function Settings({ underlay, put, onCalibrate }: SettingsProps) {
  const id = useId();
  const [shown, setShown] = useState<number | null>(null);
  const opacity = shown ?? Math.round(underlay.opacity * 100);
  return (
    <>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          Cuánto se ve: {opacity}&nbsp;%
        </label>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider within says when it is let go */}
        <div onPointerUp={keep} onKeyUp={keep} onBlur={keep}>
          <Slider id={id} min={0} max={100} step={5} value={opacity} onChange={setShown} valueText={`${opacity} %`} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onCalibrate}>
          <Ruler aria-hidden size={16} strokeWidth={1.75} /> Poner a escala
        </Button>
        <Button size="sm" variant="ghost" onClick={() => put(null)}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar el fondo
        </Button>
      </div>
      <p className="text-xs text-muted-foreground">
        «Poner a escala»: toca dos puntos de la imagen cuya distancia conozcas y escríbela.
      </p>
    </>
  );
  /** One command for a drag, so that one step goes back over it. */
  function keep() {
    if (shown !== null && shown !== Math.round(underlay.opacity * 100)) put({ ...underlay, opacity: shown / 100 });
    setShown(null);
  }
}

type Kept = { fileId: string; widthPx: number; heightPx: number } | { fault: string };

/** In the account; for a visitor in this browser. */
async function keep(
  place: PlanPlace,
  { blob, widthPx, heightPx }: Extract<PictureFile, { kind: "picture" }>,
  newId: () => string,
): Promise<Kept> {
  if (place.account === VISITOR) {
    const fileId = newId();
    try {
      await keepPicture({ account: VISITOR, id: fileId, blob });
    } catch {
      return { fault: "Este navegador no deja guardar la imagen. Crea una cuenta gratis para ponerla." };
    }
    return { fileId, widthPx, heightPx };
  }
  const sent = await uploadPicture(place.id, blob);
  if (sent.kind !== "done") return { fault: failureText(sent) };
  return { fileId: sent.answer.id, widthPx: sent.answer.widthPx, heightPx: sent.answer.heightPx };
}
