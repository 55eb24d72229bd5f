import { useState } from "react";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { planTour } from "#domain/tools/plan-pictures/plan-tour.ts";
import { storedZip } from "#domain/tools/plan-pictures/stored-zip.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { saveFile } from "#ui/save-file.ts";
import { pictureFile } from "#ui/scene/picture-file.ts";
import { showToast } from "#ui/toast-store.ts";
import { copyOf } from "./copy-canvas.ts";
import type { MadePicture } from "./picture-panel.tsx";

/** The panoramas that were made, joined through the doors between their rooms: pictures and `recorrido.json` in one archive. */
export function TourDownload({ plan, pictures }: { plan: FloorPlan; pictures: readonly MadePicture[] }) {
  const [isBusy, setBusy] = useState(false);
  // The newest of each room comes first.
  const drawn = new Map<string, MadePicture>();
  for (const picture of pictures)
    if (picture.isPanorama && picture.roomId !== null && !drawn.has(picture.roomId)) drawn.set(picture.roomId, picture);
  if (drawn.size === 0) return null;
  const tour = planTour(plan, new Set(drawn.keys()));
  const missing = planTour(plan)
    .rooms.filter(({ id }) => !drawn.has(id))
    .map(({ name }) => name);
  const save = async () => {
    setBusy(true);
    try {
      const files = [{ name: "recorrido.json", bytes: new TextEncoder().encode(JSON.stringify(tour, null, 2)) }];
      for (const { id, panorama } of tour.rooms) {
        const { canvas, label, words } = drawn.get(id)!;
        files.push({ name: panorama, bytes: await pictureFile(copyOf(canvas), "image/jpeg", label, words) });
      }
      saveFile("recorrido-360.zip", "application/zip", storedZip(files));
    } catch {
      showToast({
        kind: "error",
        title: "No se ha guardado el recorrido",
        description: "El navegador no ha podido escribir una imagen.",
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border bg-card px-4 py-3 text-sm">
      <p className="min-w-0 flex-1">
        Recorrido con {tour.rooms.length === 1 ? "una estancia" : `${tour.rooms.length} estancias`}, unidas por sus
        puertas.
        {missing.length === 0 ? "" : ` Faltan las esferas de: ${missing.join(", ")}.`}
      </p>
      <Button size="sm" variant="outline" loading={isBusy} onClick={() => void save()}>
        Descargar recorrido (ZIP)
      </Button>
      <PageLink to="/tours-virtuales-ia?con=plano" className="link-text touch-target">
        Crear recorrido
      </PageLink>
    </div>
  );
}
