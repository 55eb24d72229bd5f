import { useEffect, useRef, useState } from "react";
import { DropArea } from "#ui/form/drop-area.tsx";
import { createPanoramaView } from "#ui/panorama/create-panorama-view.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import { PageLink } from "#ui/region/page-link.tsx";

const MOST_BYTES = 60 * 1024 * 1024;
/** How far from two to one a whole sphere may be. */
const TOLERANCE = 0.01;

type State =
  | { kind: "empty" }
  | { kind: "opening" }
  | { kind: "shown"; name: string }
  | { kind: "refused"; text: string; isFlat: boolean };

/** Opens a panorama of the visitor's own, which goes nowhere. */
export function TryPanorama() {
  const [state, setState] = useState<State>({ kind: "empty" });
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<PanoramaView | null>(null);
  useEffect(() => () => view.current?.dispose(), []);

  async function open(file: File | undefined) {
    if (!file || !canvas.current) return;
    setState({ kind: "opening" });
    const outcome = await readPanorama(file);
    if ("refusal" in outcome) {
      setState({ kind: "refused", text: outcome.refusal, isFlat: outcome.isFlat });
      return;
    }
    view.current ??= createPanoramaView(canvas.current);
    await view.current.show(
      {
        kind: "picture",
        picture: outcome.picture,
        covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
        levelling: { pitch: 0, roll: 0 },
      },
      { look: { yaw: 0, pitch: 0, fov: 75 } },
    );
    setState({ kind: "shown", name: file.name });
  }

  const isShown = state.kind === "shown";
  return (
    <div className="grid gap-3">
      <DropArea
        label="Elegir foto"
        hint="Suelta aquí una foto de 360° o"
        rules="JPEG, PNG, WebP o AVIF, el doble de ancha que de alta, hasta 60 MB"
        accept={["image/jpeg", "image/png", "image/webp", "image/avif"]}
        isMultiple={false}
        onFiles={(files) => void open(files[0])}
      />
      <p role="status" className={isShown ? "text-sm text-muted-foreground" : undefined}>
        {state.kind === "opening" ? "Abriendo la imagen…" : null}
        {isShown ? `${state.name}: arrastra para girar, rueda o pellizco para acercar.` : null}
        {state.kind === "refused" ? state.text : null}
        {state.kind === "refused" && state.isFlat ? (
          <>
            {" "}
            <PageLink to="/tours-virtuales-ia?con=foto" className="underline">
              Haz una habitación con una foto normal
            </PageLink>
            .
          </>
        ) : null}
      </p>
      <canvas
        ref={canvas}
        tabIndex={isShown ? 0 : -1}
        role="img"
        aria-label={
          isShown ? `Panorámica ${state.name}. Las flechas la giran; más y menos acercan y alejan.` : undefined
        }
        aria-hidden={!isShown}
        className={`w-full rounded-lg ${isShown ? "h-[min(70vh,34rem)]" : "h-0"}`}
      />
    </div>
  );
}

async function readPanorama(file: File): Promise<{ picture: ImageBitmap } | { refusal: string; isFlat: boolean }> {
  if (file.size > MOST_BYTES)
    return { refusal: "Pesa más de 60\u00a0MB. Expórtala como JPEG con menos calidad o menos tamaño.", isFlat: false };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { refusal: "El navegador no puede abrir este archivo. Prueba con un JPEG.", isFlat: false };
  }
  const ratio = picture.width / picture.height;
  if (Math.abs(ratio / 2 - 1) <= TOLERANCE) return { picture };
  const size = `${picture.width} × ${picture.height}`;
  picture.close();
  return { refusal: `Mide ${size} píxeles, y una panorámica completa es el doble de ancha que de alta.`, isFlat: true };
}
