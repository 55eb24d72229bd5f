import { useEffect, useMemo, useState } from "react";
import { LABEL_PLACES, type LabelPlace } from "#domain/tools/plan-pictures/picture-label.ts";
import { labelOfPhoto } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Switch } from "#ui/switch.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { Downloads } from "./downloads.tsx";
import { KeepInHome } from "./keep-in-home.tsx";
import { LightPanel } from "./light-panel.tsx";
import { PhotoView } from "./photo-view.tsx";
import type { StepProps } from "./staging-bench.tsx";
import { type FinishedStaging, finishedStaging, stagedPng } from "./staging-files.ts";
import { useFinal } from "./use-final.ts";

interface PictureStepProps extends StepProps {
  onBack: () => void;
}

const PLACE_NAMES: Readonly<Record<LabelPlace, string>> = {
  "bottom-left": "Abajo a la izquierda",
  "bottom-right": "Abajo a la derecha",
  "top-left": "Arriba a la izquierda",
  "top-right": "Arriba a la derecha",
};

/** The picture in the photo's size, with its proof and where it goes. */
export function PictureStep({ editing, photo, studio, project, onBack }: PictureStepProps) {
  const { staging, act } = editing;
  const { label } = staging;
  const final = useFinal(studio, staging);
  const [asksLabel, setAsksLabel] = useState(false);
  const drawn = final.state.kind === "drawn" ? final.state.picture : null;
  const finished = useMemo(
    () => (drawn === null ? null : finishedStaging(photo.pixels, drawn, { label, photo: staging.photo })),
    [drawn, label, staging.photo, photo.pixels],
  );
  const shown = useShownFile(finished);
  // The step is opened to see the picture: it begins by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the studio is there
  useEffect(() => {
    if (studio !== null) void final.draw();
  }, [studio]);
  const { widthPx, heightPx } = photo.pixels;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {shown === null ? (
        <PhotoView blob={photo.blob} widthPx={widthPx} heightPx={heightPx} alt="Tu foto">
          {final.state.kind === "drawing" ? (
            <span className="absolute inset-x-0 bottom-0 bg-card/90 px-4 py-2 text-sm">
              Dibujando los muebles con la luz de la foto…
            </span>
          ) : null}
        </PhotoView>
      ) : (
        <BeforeAfter before={photo.blob} after={shown} widthPx={widthPx} heightPx={heightPx} />
      )}
      <div className="grid gap-4">
        <div role="status">
          {final.state.kind === "drawing" ? (
            <div className="grid gap-2">
              <ProgressBar label="Imagen amueblada" value={final.state.share} max={1} />
              <Button variant="outline" className="justify-self-start" onClick={final.cancel}>
                Cancelar
              </Button>
            </div>
          ) : null}
          {final.state.kind === "failed" ? (
            <Callout tone="warning" title="No se ha podido hacer la imagen">
              Puede que falte memoria: cierra otras pestañas o usa una foto más pequeña. La perspectiva y los muebles
              siguen guardados.
            </Callout>
          ) : null}
          {finished === null ? null : <Proof finished={finished} />}
        </div>
        {final.state.kind === "drawing" || finished !== null ? null : (
          <Button className="justify-self-start" disabled={studio === null} onClick={() => void final.draw()}>
            Hacer la imagen
          </Button>
        )}
        {finished === null ? null : (
          <>
            <KeepInHome finished={finished} staging={staging} project={project} />
            <Downloads finished={finished} title={staging.title} />
          </>
        )}
        <fieldset className="grid gap-3 border-t pt-4">
          <legend className="sr-only">Aviso</legend>
          <Switch
            checked={label.isShown}
            label={`Aviso «${labelOfPhoto(staging.photo)}»`}
            onChange={(isOn) =>
              isOn ? act({ do: "set-label", label: { ...label, isShown: true } }) : setAsksLabel(true)
            }
          />
          {label.isShown ? (
            <PlainSelect
              label="Dónde va el aviso"
              choices={LABEL_PLACES.map((value) => ({ value, label: PLACE_NAMES[value] }))}
              value={label.place}
              onChange={(event) => {
                const place = LABEL_PLACES.find((one) => one === event.target.value);
                if (place) act({ do: "set-label", label: { ...label, place } });
              }}
            />
          ) : (
            <p className="text-xs text-muted-foreground">
              Sin aviso visible. Dentro del archivo sigue escrito que es una composición.
            </p>
          )}
        </fieldset>
        <LightPanel light={staging.light} onChange={(light) => act({ do: "set-light", light })} />
        <Button variant="ghost" className="justify-self-start" onClick={onBack}>
          Volver a los muebles
        </Button>
      </div>
      <AlertDialog
        open={asksLabel}
        onClose={() => setAsksLabel(false)}
        title="¿Quitar el aviso de la imagen?"
        confirmLabel="Quitar el aviso"
        onConfirm={() => {
          setAsksLabel(false);
          act({ do: "set-label", label: { ...label, isShown: false } });
        }}
      >
        Quien la vea puede creer que los muebles están. Si la publicas sin decirlo en otro sitio, puede ser publicidad
        engañosa. El archivo seguirá diciendo por dentro que es una composición.
      </AlertDialog>
    </div>
  );
}

function Proof({ finished }: { finished: FinishedStaging }) {
  const { mask } = finished;
  const share = useMemo(
    () => mask.reduce((sum, value) => sum + (value === 0 ? 0 : 1), 0) / Math.max(1, mask.length),
    [mask],
  );
  return (
    <Callout tone="success">
      Cambia el {(share * 100).toFixed(1).replace(".", ",")}&nbsp;% de la foto: muebles, su sombra
      {finished.hasLabel ? " y el aviso" : ""}. El resto es idéntico, píxel a píxel.
    </Callout>
  );
}

/** The finished picture as a file that an image can show. */
function useShownFile(finished: FinishedStaging | null): Blob | null {
  const [file, setFile] = useState<Blob | null>(null);
  useEffect(() => {
    setFile(null);
    if (finished === null) return;
    let isGone = false;
    void stagedPng(finished).then((bytes) => {
      if (!isGone) setFile(new Blob([bytes], { type: "image/png" }));
    });
    return () => {
      isGone = true;
    };
  }, [finished]);
  return file;
}
