import { Buffer } from "node:buffer";
import type { AnyTool, OfferedPicture } from "#tools/define-tool.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { paperJpeg } from "../../platform/images/encode-photo.server.ts";
import { drawOffered, photosToShow } from "../pictures/offered-picture.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

/** Pictures of a paper, and their longest side in pixels: they are some four centimetres high. */
const MOST_ON_PAPER = 40;
const PAPER_PX = 420;

/** All that a result offers as its paper shows them, small, by their ids. */
export async function picturesOnPaper(
  services: ToolServices,
  actor: Actor,
  tool: AnyTool,
  run: Pick<ToolRun, "result" | "parsedInput" | "propertyId">,
): Promise<Record<string, PaperPhoto>> {
  if (!tool.printsOfferedPictures) return {};
  const offered: readonly OfferedPicture[] = tool.offeredPictures?.(run.result, run.parsedInput) ?? [];
  const signer = actor.isAnonymous ? undefined : await agentCardOf(services, actor.ownerId);
  const printed: Record<string, PaperPhoto> = {};
  // One after the other: the server draws for others too.
  for (const picture of offered.slice(0, MOST_ON_PAPER)) {
    const photos = await photosToShow(services, actor, run, picture);
    const drawn = await drawOffered(services, picture, { photos, signer });
    const jpeg = await paperJpeg(Buffer.from(drawn.jpeg), PAPER_PX);
    printed[picture.id] = { src: `data:image/jpeg;base64,${jpeg.toString("base64")}`, caption: null, isPlan: false };
  }
  return printed;
}
