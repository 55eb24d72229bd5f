import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { DigitalSource } from "#domain/tools/pictures/provenance.ts";
import type { PanoramaCrop } from "#domain/tools/stitching/panorama-xmp.ts";
import type { TourOrigin } from "#domain/tools/tours/tour.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { saveFile } from "#ui/save-file.ts";
import { keepPanorama } from "./keep-panorama.ts";
import { panoramaFile } from "./panorama-file.ts";

interface MadePanoramaProps {
  picture: ImageBitmap;
  crop: PanoramaCrop;
  label: string;
  source: DigitalSource;
  origin: TourOrigin;
  isSignedIn: boolean;
}

/** A panorama that was made here: seen, saved as a file, or kept as the start of a tour. */
export function MadePanorama({ picture, crop, label, source, origin, isSignedIn }: MadePanoramaProps) {
  const shown = useRef<HTMLCanvasElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const canvas = shown.current;
    if (canvas === null) return;
    canvas.width = Math.min(1600, picture.width);
    canvas.height = Math.round((canvas.width * picture.height) / picture.width);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }, [picture]);
  const act = async (work: (file: File) => Promise<void>) => {
    setFault(null);
    try {
      await work(await panoramaFile(picture, { name: "panoramica-360.jpg", label, source, crop }));
    } catch {
      setFault("El navegador no ha podido escribir la imagen. Prueba con un tamaño menor.");
    }
    setShare(null);
  };
  const keep = (file: File) =>
    keepPanorama(file, { title: label, origin, onShare: setShare }).then((kept) => {
      if (kept.kind === "kept") navigate(`/tour-editor/${kept.tourId}`);
      else setFault(kept.description);
    });
  return (
    <div className="mt-6">
      <canvas
        ref={shown}
        role="img"
        aria-label={`Panorámica hecha: ${label}`}
        className="block w-full rounded-md border"
      />
      <p className="mt-2 text-sm text-muted-foreground">
        {crop.width.toLocaleString("es")}&nbsp;×&nbsp;{crop.height.toLocaleString("es")}&nbsp;px. Lleva escrito «{label}
        », a la vista y dentro del archivo.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isSignedIn ? (
          <Button
            loading={share !== null}
            onClick={() => {
              setShare(0);
              void act(keep);
            }}
          >
            Crear recorrido
          </Button>
        ) : (
          <Button asChild>
            <PageLink to="/register?next=/tours-virtuales-ia">Crear cuenta para publicarlo</PageLink>
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() =>
            void act(async (file) => saveFile(file.name, file.type, new Uint8Array(await file.arrayBuffer())))
          }
        >
          Descargar JPEG
        </Button>
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
