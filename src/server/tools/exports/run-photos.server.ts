import type { AnyTool } from "#tools/define-tool.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import { printable } from "#ui/pdf/printable.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { paperPhotos } from "./homes/paper-photos.server.ts";

/** Photos of a report: the cover across the page, the others in rows of two. */
const REPORT_PHOTOS = { most: 20, large: 1, largePx: 1_400, smallPx: 800 } as const;

/**
 * The photos of the home of the portfolio that a run is about, for a tool whose paper has them; none where the actor does not see that
 * home, as when it was handed over since.
 */
export async function photosOfRun(
  services: Pick<ToolServices, "database" | "store">,
  actor: Actor,
  { printsPhotos }: Pick<AnyTool, "printsPhotos">,
  { propertyId }: Pick<ToolRun, "propertyId">,
): Promise<PaperPhoto[]> {
  if (!printsPhotos || propertyId === null) return [];
  const home = await findHomeRow(services.database.db, actor, propertyId);
  if (!home) return [];
  const photos = await paperPhotos(services, home.id, REPORT_PHOTOS);
  return photos.map((photo) => ({ ...photo, caption: photo.caption === null ? null : printable(photo.caption) }));
}
