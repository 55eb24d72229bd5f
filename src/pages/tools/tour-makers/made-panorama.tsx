import { useEffect, useState } from "react";
import type { DigitalSource } from "#domain/tools/pictures/provenance.ts";
import type { PanoramaCrop } from "#domain/tools/stitching/panorama-xmp.ts";
import type { TourOrigin } from "#domain/tools/tours/tour.ts";
import { Callout } from "#ui/callout.tsx";
import { keepMade, type MadeHere } from "./made-store.ts";
import { panoramaFile } from "./panorama-file.ts";
import { PanoramaResult } from "./panorama-result.tsx";

interface MadePanoramaProps {
  picture: ImageBitmap;
  crop: PanoramaCrop;
  label: string;
  source: DigitalSource;
  origin: TourOrigin;
  isSignedIn: boolean;
}

/** A panorama fresh from its maker: it is written as a file at once and kept in this browser until it is in a tour. */
export function MadePanorama({ picture, crop, label, source, origin, isSignedIn }: MadePanoramaProps) {
  const [made, setMade] = useState<MadeHere | null>(null);
  const [isUnwritten, setUnwritten] = useState(false);
  useEffect(() => {
    let isOver = false;
    setMade(null);
    setUnwritten(false);
    panoramaFile(picture, { name: "panoramica-360.jpg", label, source, crop })
      .then((file) => {
        if (isOver) return;
        const next = { file, crop, label, origin };
        setMade(next);
        // Private windows and full disks keep nothing: the panorama is still here to be saved.
        keepMade(next).catch(() => undefined);
      })
      .catch(() => {
        if (!isOver) setUnwritten(true);
      });
    return () => {
      isOver = true;
    };
  }, [picture, crop, label, source, origin]);
  return (
    <>
      <PanoramaResult picture={picture} made={made} crop={crop} label={label} isSignedIn={isSignedIn} />
      {isUnwritten ? (
        <Callout tone="warning" title="El navegador no ha podido escribir la imagen" className="mt-4">
          Se ha quedado sin memoria. Prueba con el tamaño normal o desde un ordenador.
        </Callout>
      ) : null}
    </>
  );
}
