import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { ownRun } from "../runs/routes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { paperComparablePhotos } from "./comparable-pictures.server.ts";
import { type ExportedFile, exportRun } from "./export-run.server.ts";
import { picturesOnPaper } from "./offered-pictures.server.ts";
import { photosOfRun } from "./run-photos.server.ts";

/**
 * The PDF of a run as its person downloads it.
 *
 * @throws AppError UNKNOWN_RUN, RUN_PURGED, NO_SUCH_EXPORT
 */
export async function runPaper(services: ToolServices, actor: PersonActor, runId: string): Promise<ExportedFile> {
  const { tool, run } = await ownRun(services, actor, runId);
  return await exportRun(tool, run, "pdf", {
    table: 0,
    signer: await agentCardOf(services, actor.ownerId),
    mapTiles: services.mapTiles,
    photos: await photosOfRun(services, actor, tool, run),
    pictures: {
      ...(await paperComparablePhotos(services, actor, tool, run)),
      ...(await picturesOnPaper(services, actor, tool, run)),
    },
  });
}
