import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { PanoramaCrop } from "#domain/tools/stitching/panorama-xmp.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { createPanoramaView } from "#ui/panorama/create-panorama-view.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { saveFile } from "#ui/save-file.ts";
import { keepPanorama } from "./keep-panorama.ts";
import { forgetMade, type MadeHere } from "./made-store.ts";

interface PanoramaResultProps {
  picture: ImageBitmap;
  /** Null while the file is being written. */
  made: MadeHere | null;
  crop: PanoramaCrop;
  label: string;
  isSignedIn: boolean;
}

/** A panorama that was made here: looked around in, saved as a file, or kept as the start of a tour. */
export function PanoramaResult({ picture, made, crop, label, isSignedIn }: PanoramaResultProps) {
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const begin = async ({ file, origin }: MadeHere) => {
    setFault(null);
    setShare(0);
    const kept = await keepPanorama(file, { title: label, origin, onShare: setShare });
    setShare(null);
    if (kept.kind === "failed") return setFault(kept.description);
    // It is in the tour now; a browser that refuses to forget it only offers it once more.
    await forgetMade().catch(() => undefined);
    navigate(`/tour-editor/${kept.tourId}`);
  };
  return (
    <div className="mt-6">
      <LookAround picture={picture} crop={crop} label={label} />
      <p className="mt-2 text-sm text-muted-foreground">
        {formatNumber(crop.width)}&nbsp;×&nbsp;{formatNumber(crop.height)}&nbsp;px. Lleva escrito «{label}
        », a la vista y dentro del archivo.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isSignedIn ? (
          <Button loading={share !== null || made === null} onClick={() => made && void begin(made)}>
            Crear recorrido
          </Button>
        ) : (
          <Button asChild>
            <PageLink to="/register?next=/tours-virtuales-ia">Crear cuenta para publicarla</PageLink>
          </Button>
        )}
        <Button
          variant="outline"
          disabled={made === null}
          onClick={() =>
            made &&
            void made.file
              .arrayBuffer()
              .then((bytes) => saveFile(made.file.name, made.file.type, new Uint8Array(bytes)))
          }
        >
          Descargar JPEG
        </Button>
        {isSignedIn ? null : (
          <span className="text-sm text-muted-foreground">Se queda guardada en este navegador mientras tanto.</span>
        )}
      </div>
      {share === null ? null : (
        <div className="mt-3">
          <ProgressBar label="Subida de la panorámica" value={share} max={1} />
        </div>
      )}
      {fault === null ? null : (
        <Callout tone="warning" title="No se ha podido" className="mt-4">
          {fault}
        </Callout>
      )}
    </div>
  );
}

/** The panorama from inside, and laid flat below. */
function LookAround({ picture, crop, label }: { picture: ImageBitmap; crop: PanoramaCrop; label: string }) {
  const inside = useRef<HTMLCanvasElement>(null);
  const flat = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = flat.current;
    if (canvas !== null) {
      canvas.width = Math.min(1600, picture.width);
      canvas.height = Math.round((canvas.width * picture.height) / picture.width);
      canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    }
    if (inside.current === null) return;
    const view = createPanoramaView(inside.current);
    const middle = 90 - ((crop.top + crop.height / 2) / crop.fullHeight) * 180;
    void view.show(
      {
        kind: "picture",
        picture,
        covers: {
          fromYaw: (crop.left / crop.fullWidth - 0.5) * 360,
          toYaw: ((crop.left + crop.width) / crop.fullWidth - 0.5) * 360,
          fromPitch: 90 - ((crop.top + crop.height) / crop.fullHeight) * 180,
          toPitch: 90 - (crop.top / crop.fullHeight) * 180,
        },
        levelling: { pitch: 0, roll: 0 },
      },
      { look: { yaw: 0, pitch: Math.max(-15, Math.min(15, middle)), fov: 65 } },
    );
    return () => view.dispose();
  }, [picture, crop]);
  return (
    <div className="grid gap-3">
      <canvas
        ref={inside}
        tabIndex={0}
        role="img"
        aria-label={`${label}. Las flechas giran la vista; más y menos acercan y alejan.`}
        className="h-[min(60vh,28rem)] w-full touch-none rounded-lg border"
      />
      <canvas ref={flat} role="img" aria-label={`${label}, desplegada`} className="block w-full rounded-md border" />
    </div>
  );
}
