import { and, eq } from "drizzle-orm";
import type { PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { type PublicHome, publicHome } from "#domain/portfolio/homes/public-home.ts";
import { type FilmPlan, filmPlanOf } from "#domain/tools/video/film-plan.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { readHome } from "../../portfolio/homes/read-home.server.ts";
import { photosOfHome } from "../../portfolio/photos/read-photos.server.ts";
import { findPlan, listPlans } from "../plans/plan-rows.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

/** All that a video takes from a home: what is said of it, its photos with their rooms, and its plan. */

export interface HomeForVideo {
  id: string;
  home: PublicHome;
  photos: {
    id: string;
    room: PhotoRoom | null;
    caption: string | null;
    widthPx: number;
    heightPx: number;
    /** Works for a week. */
    address: string;
    thumbnail: string;
    /** The photo that a furnished one was made from. */
    madeFromId: string | null;
    isStaged: boolean;
  }[];
  plan: FilmPlan | null;
}

/** Undefined where the actor does not see the home. */
export async function homeForVideo(
  services: ToolServices,
  actor: PersonActor,
  homeId: string,
): Promise<HomeForVideo | undefined> {
  const { db } = services.database;
  const shown = await readHome(db, actor, homeId);
  if (shown === null || shown.deletedAt !== null) return undefined;
  const [photos, made, plan] = await Promise.all([
    photosOfHome(services, shown.id),
    db
      .select({ id: homePhotos.id, madeFromId: homePhotos.madeFromId, provenance: homePhotos.provenance })
      .from(homePhotos)
      .where(and(eq(homePhotos.homeId, shown.id))),
    planOfHome(services, actor, shown.id),
  ]);
  const origins = new Map(made.map((row) => [row.id, row]));
  return {
    id: shown.id,
    home: publicHome(shown.home),
    photos: photos
      .filter(({ isReady, twinOf }) => isReady && twinOf === null)
      .map(({ id, room, caption, widthPx, heightPx, original, src }) => ({
        id,
        room,
        caption,
        widthPx,
        heightPx,
        address: original,
        thumbnail: src,
        madeFromId: origins.get(id)?.madeFromId ?? null,
        isStaged: origins.get(id)?.provenance === "virtual-staging",
      })),
    plan,
  };
}

/** The last changed plan of the home whose rooms are closed. */
async function planOfHome(services: ToolServices, actor: PersonActor, homeId: string): Promise<FilmPlan | null> {
  const { db } = services.database;
  const { plans } = await listPlans(db, actor, { page: 1, isTrash: false, homeId });
  const first = plans.find(({ summary }) => summary.rooms > 0);
  const row = first && (await findPlan(db, actor, first.id));
  return row ? filmPlanOf(row.document) : null;
}

export interface VideoBrand {
  name: string;
  colour: string | null;
  logo: { dataUrl: string; widthPx: number; heightPx: number } | null;
  contact: string | null;
}

/** How the person signs a video: their agency, or their own name. */
export async function brandForVideo(services: ToolServices, actor: PersonActor): Promise<VideoBrand | null> {
  const card = await agentCardOf(services, actor.ownerId);
  if (!card) return null;
  const { brand } = card;
  return {
    name: brand?.name ?? card.name,
    colour: brand?.colour ?? null,
    logo: brand?.logo ?? null,
    contact: brand?.phone ?? card.phone ?? brand?.website ?? null,
  };
}
