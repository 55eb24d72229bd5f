import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { homeWords } from "#ui/homes/home-words.ts";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import { printable, printableDeep } from "#ui/pdf/printable.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { homeOfRow } from "../../../portfolio/homes/home-rows.server.ts";
import { findHomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { printableSigner } from "../printable-signer.server.ts";
import { type PaperSizes, paperPhotos } from "./paper-photos.server.ts";

/**
 * What a home's papers are drawn from, signed by the person who asks for them.
 *
 * @throws AppError UNKNOWN_HOME for a home that the actor does not see, or that is in the trash
 */
export async function homePaper(
  services: ToolServices,
  actor: PersonActor,
  homeId: string,
  sizes: PaperSizes,
): Promise<HomePaper> {
  const row = await findHomeRow(services.database.db, actor, homeId);
  if (!row || row.deletedAt) throw new AppError("UNKNOWN_HOME");
  const [signer, photos] = await Promise.all([
    agentCardOf(services, actor.ownerId),
    paperPhotos(services, row.id, sizes),
  ]);
  return {
    words: printableDeep(homeWords(publicHome(homeOfRow(row)))),
    signer: signer && printableSigner(signer),
    photos: photos.map(({ src, caption }) => ({ src, caption: caption === null ? null : printable(caption) })),
    pageAddress: null,
    createdAt: services.now().toISOString(),
  };
}
