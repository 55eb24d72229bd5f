import type { AnyTool } from "#tools/define-tool.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { paperJpeg } from "../../platform/images/encode-photo.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { photoKeys } from "../comparables/comparable-photos.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

/** Longest side in pixels of a photo that is some four centimetres wide on paper. */
const PAPER_PX = 480;

/** Photos of a run's comparables as papers embed them, by the comparable's id. One whose bytes are gone is left out. */
export async function paperComparablePhotos(
  services: Pick<ToolServices, "database" | "store">,
  actor: Actor,
  tool: Pick<AnyTool, "picturesOf">,
  run: Pick<ToolRun, "result" | "parsedInput">,
): Promise<Record<string, PaperPhoto>> {
  const photos: Record<string, PaperPhoto> = {};
  const onPaper: Pick<AnyTool, "picturesOf"> = {
    picturesOf: (result, input) =>
      (tool.picturesOf?.(result, input) ?? []).filter(({ homePhotoId }) => homePhotoId === undefined),
  };
  for (const [id, key] of await photoKeys(services, actor, onPaper, run)) {
    const found = await services.store.get(key);
    if (!found) continue;
    const jpeg = await paperJpeg(await readWhole(found), PAPER_PX);
    photos[id] = { src: `data:image/jpeg;base64,${jpeg.toString("base64")}`, caption: null, isPlan: false };
  }
  return photos;
}
