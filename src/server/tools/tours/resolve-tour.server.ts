import { eq } from "drizzle-orm";
import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import {
  PUBLISHED_FORM,
  type PublishedHotspot,
  type PublishedLevel,
  type PublishedScene,
  type PublishedTour,
  type TourBrand,
} from "#domain/tools/tours/published-tour.ts";
import type { Tour, TourHotspot, TourLevel, TourScene } from "#domain/tools/tours/tour.ts";
import { halfTurn, linkDirection, toLevelled } from "#domain/tools/tours/tour-geometry.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { tourPanoramas } from "../../platform/db/tables/tools-tours.server.ts";
import { publishedPanoramaOf } from "./panoramas/panorama-tiles.server.ts";
import { filesOfTour } from "./panoramas/tour-files.server.ts";

/** A tour's document as its viewer reads it. Addresses are relative to the folder of the tour. */

const PANORAMAS = "panoramas/";
export const LOGO = "logo.png";
const fileAddress = (id: string) => `archivos/${id}`;

export interface Addresses {
  readonly brand: TourBrand | null;
  readonly formAddress: string | null;
  readonly dwellAddress: string | null;
}

/** Scenes whose panorama has no tiles are left out, with the links to them; so is what shows a file that is gone. */
export async function resolveTour(db: Db, tourId: string, document: Tour, given: Addresses): Promise<PublishedTour> {
  const [rows, files] = await Promise.all([
    db.select().from(tourPanoramas).where(eq(tourPanoramas.tourId, tourId)),
    filesOfTour(db, tourId),
  ]);
  const panoramas = new Map(rows.map((row) => [row.id, publishedPanoramaOf(row, PANORAMAS)]));
  const sizes = new Map(files.map(({ id, sizeBytes }) => [id, sizeBytes]));
  const shown = document.scenes.filter(({ panoramaId }) => panoramas.get(panoramaId));
  const byId = new Map(shown.map((scene) => [scene.id, scene]));
  const scenes = shown.map((scene): PublishedScene => {
    const { id, name, origin, levelId, at, headingDegrees, levelling, start } = scene;
    return {
      id,
      name,
      origin,
      panorama: panoramas.get(scene.panoramaId)!,
      levelId,
      at,
      headingDegrees,
      levelling,
      start,
      links: linksOf(scene, byId),
      hotspots: scene.hotspots.flatMap((one) => hotspotOf(one, scene, sizes)),
    };
  });
  const { nadir, sound, hasForm } = document;
  const logo = given.brand?.logo ?? null;
  return {
    form: PUBLISHED_FORM,
    title: document.title,
    language: "es",
    start: byId.has(document.start ?? "") ? document.start! : (scenes[0]?.id ?? ""),
    scenes,
    levels: document.levels.map((level) => levelOf(level, sizes)),
    nadir:
      nadir.kind === "nada"
        ? { kind: "nada" }
        : nadir.kind === "logo" && logo !== null
          ? { kind: "logo", radiusDegrees: nadir.radiusDegrees, picture: logo }
          : { kind: "difuminado", radiusDegrees: nadir.radiusDegrees },
    sound: sound && sizes.has(sound.fileId) ? { file: fileAddress(sound.fileId), title: sound.title } : null,
    ...given,
    formAddress: hasForm ? given.formAddress : null,
  };
}

/** Arrows that no place tells are spread evenly over the horizon, so that each can be seen and taken. */
function linksOf(scene: TourScene, byId: ReadonlyMap<string, TourScene>): PublishedScene["links"] {
  const links = scene.links.filter(({ to }) => byId.has(to));
  return links.map((link, index) => {
    const { yaw, pitch } = linkDirection(scene, link, byId.get(link.to)) ?? {
      yaw: halfTurn((360 * index) / links.length),
      pitch: -20,
    };
    return { to: link.to, yaw, pitch };
  });
}

function hotspotOf(one: TourHotspot, { levelling }: TourScene, sizes: ReadonlyMap<string, number>): PublishedHotspot[] {
  const spot = { id: one.id, title: one.title, ...toLevelled(one, levelling) };
  if (one.kind === "texto") return [{ ...spot, kind: one.kind, text: one.text }];
  if (one.kind === "enlace") return /^https?:\/\//i.test(one.url) ? [{ ...spot, kind: one.kind, url: one.url }] : [];
  if (one.kind === "medida")
    return [{ ...spot, kind: one.kind, to: toLevelled(one.to, levelling), lengthMm: one.lengthMm }];
  const bytes = sizes.get(one.fileId);
  if (bytes === undefined) return [];
  const file = fileAddress(one.fileId);
  return one.kind === "foto"
    ? [{ ...spot, kind: one.kind, file, alt: one.alt }]
    : [{ ...spot, kind: one.kind, file, bytes }];
}

function levelOf({ id, name, map }: TourLevel, files: ReadonlyMap<string, number>): PublishedLevel {
  if (map?.kind !== "foto" || !files.has(map.fileId)) return { id, name, map: null };
  const { widthPx, heightPx, mmPerPixel, isScaled } = map;
  const viewBox = [0, 0, widthPx * mmPerPixel, heightPx * mmPerPixel] as const;
  return { id, name, map: { viewBox, walls: null, rooms: [], picture: fileAddress(map.fileId), isScaled } };
}

/** Whose tour it is, as their card says it. */
export function brandOf(card: AgentCard | undefined): TourBrand | null {
  const agency = card?.brand?.name || card?.name;
  if (!card || !agency) return null;
  return {
    agency,
    person: card.brand ? card.name || null : null,
    phone: card.brand?.phone || card.phone,
    email: card.brand?.email || card.email,
    logo: card.brand?.logo ? LOGO : null,
    colour: card.brand?.colour ?? null,
    url: card.brand?.website || null,
  };
}
