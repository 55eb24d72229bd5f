import { asc, eq } from "drizzle-orm";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import { homePhotos } from "../../../platform/db/tables/portfolio-files.server.ts";
import type { HomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawnOnce, type Pdf } from "../kept-papers.server.ts";
import { drawSheet, SHEET_PHOTOS } from "./draw-papers.server.ts";
import { homePaperOf } from "./home-paper.server.ts";

/**
 * The sheet of a home for whoever has its public link. Its contents are known by the state of its rows: reading and scaling all photos only
 * to find that nothing changed would cost as much as the drawing.
 */
export async function sharedSheet(
  services: ToolServices,
  home: HomeRow,
  page: { signerId: string; pageAddress: string },
): Promise<Pdf> {
  const { id, room, caption, position, variants } = homePhotos;
  const [signer, photos] = await Promise.all([
    agentCardOf(services, page.signerId),
    services.database.db
      .select({ id, room, caption, position, variants })
      .from(homePhotos)
      .where(eq(homePhotos.homeId, home.id))
      .orderBy(asc(id)),
  ]);
  const day = isoDateInMadrid(services.now());
  return await drawnOnce(["sheet", home.id, home.updatedAt, photos, signer, page, day], async () =>
    drawSheet(await homePaperOf(services, home, SHEET_PHOTOS, page)),
  );
}
