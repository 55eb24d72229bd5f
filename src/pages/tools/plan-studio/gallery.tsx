import { useEffect, useRef } from "react";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { Button } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { pictureFile } from "#ui/scene/picture-file.ts";
import { useCall } from "#ui/use-call.ts";
import { copyOf } from "./copy-canvas.ts";
import type { MadePicture } from "./picture-panel.tsx";
import { TourDownload } from "./tour-download.tsx";

interface GalleryProps {
  plan: FloorPlan;
  pictures: readonly MadePicture[];
  /** The home among whose photos they can be put; null where the plan has none. */
  homeId: string | null;
  onDrop: (id: string) => void;
}

/** The pictures that were made, to save or to put among a home's photos. */
export function Gallery({ plan, pictures, homeId, onDrop }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="imagenes">
      <h2 id="imagenes" className="text-h4">
        Imágenes hechas
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">Están en esta página. Guarda las que quieras conservar.</p>
      <TourDownload plan={plan} pictures={pictures} />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture) => (
          <Made key={picture.id} picture={picture} homeId={homeId} onDrop={onDrop} />
        ))}
      </ul>
    </section>
  );
}

function Made({ picture, homeId, onDrop }: { picture: MadePicture } & Pick<GalleryProps, "homeId" | "onDrop">) {
  const shown = useRef<HTMLCanvasElement>(null);
  const { isBusy, call } = useCall();
  useEffect(() => {
    const small = shown.current;
    if (small === null) return;
    small.width = 640;
    small.height = Math.round((640 * picture.canvas.height) / picture.canvas.width);
    small.getContext("2d")?.drawImage(picture.canvas, 0, 0, small.width, small.height);
  }, [picture]);
  const save = async (type: "image/jpeg" | "image/png") => {
    const name = `${picture.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "-")}.${type === "image/png" ? "png" : "jpg"}`;
    saveFile(name, type, await pictureFile(copyOf(picture.canvas), type, picture.label, picture.words));
  };
  const give = async () => {
    const bytes = await pictureFile(copyOf(picture.canvas), "image/jpeg", picture.label, picture.words);
    const form = new FormData();
    form.append("photos", new File([bytes], `${picture.name}.jpg`, { type: "image/jpeg" }));
    await call("La imagen está entre las fotos de la vivienda", "POST", `/api/portfolio/homes/${homeId}/photos`, form);
  };
  return (
    <li className="min-w-0 overflow-hidden rounded-lg border bg-card">
      <canvas ref={shown} role="img" aria-label={picture.name} className="block w-full" />
      <div className="flex flex-wrap items-center gap-2 p-3">
        <span className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{picture.name}</span>
        <Button size="sm" onClick={() => void save("image/jpeg")}>
          JPEG
        </Button>
        <Button size="sm" variant="outline" onClick={() => void save("image/png")}>
          PNG
        </Button>
        {homeId === null || picture.isPanorama ? null : (
          <Button size="sm" variant="outline" loading={isBusy} onClick={() => void give()}>
            A las fotos
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={`Quitar ${picture.name}`} onClick={() => onDrop(picture.id)}>
          Quitar
        </Button>
      </div>
    </li>
  );
}
