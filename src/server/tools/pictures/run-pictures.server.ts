import { Buffer } from "node:buffer";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import type { PictureBrand } from "#domain/tools/pictures/picture.ts";
import { shownNumber } from "#domain/tools/sharing/phone.ts";
import type { OfferedPicture } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { embeddedPhoto, readyPhotos } from "../exports/homes/paper-photos.server.ts";
import { ownRun } from "../runs/routes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

/** Pictures that a result offers, drawn with the photos of its home and the brand of whoever looks. */

/** A board of a week asks for its pictures as they come into view. */
const TURNS = { places: 2, visitorsPlaces: 1, mostOfCaller: 60, longestWaitMs: 30_000, busy: "DRAWING_BUSY" } as const;
/** Photos that a week changes between. */
const MOST_PHOTOS = 6;
/** No picture is higher, in pixels. */
const LONGEST_PX = 1_920;

export function createRunPictures(services: ToolServices) {
  const turns = new CallerTurns(TURNS);
  return {
    /**
     * @throws AppError UNKNOWN_RUN, RUN_PURGED, NO_SUCH_EXPORT where the result offers no such picture, DRAWING_BUSY
     */
    async draw(actor: Actor, runId: string, pictureId: string): Promise<Uint8Array<ArrayBuffer>> {
      const { tool, run } = await ownRun(services, actor, runId);
      const offered = tool.offeredPictures?.(run.result, run.parsedInput) ?? [];
      const picture = offered.find(({ id }: OfferedPicture) => id === pictureId);
      if (picture === undefined) throw new AppError("NO_SUCH_EXPORT");
      const signer = actor.isAnonymous ? undefined : await agentCardOf(services, actor.ownerId);
      return await turns.take(async () => await drawn(services, actor, run, picture, signer));
    },
  };
}

async function drawn(
  services: ToolServices,
  actor: Actor,
  run: ToolRun,
  { goal, shape, turn, content, hasPhoto }: OfferedPicture,
  signer: DocumentSigner | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  // The outlines of the letters are half a megabyte that few processes need.
  const { drawPicture, measuredPhoto } = await import("./draw-picture.server.ts");
  const { templatesFor } = await import("#domain/tools/pictures/templates.ts");
  const templates = templatesFor(goal, shape);
  const template = templates[turn % templates.length];
  if (template === undefined) throw new AppError("NO_SUCH_EXPORT");
  const chosen = hasPhoto ? await photosOfHome(services, actor, run, { turn, most: template.photos }) : [];
  const photos = await Promise.all(
    chosen.map(async (bytes) => ({ bytes, photo: { ...(await measuredPhoto(bytes)), isPlan: false } })),
  );
  const logo = signer?.brand?.logo ?? null;
  const file = await drawPicture(
    {
      template: template.id,
      shape,
      content,
      brand: brandOf(signer),
      photos,
      logo: logo === null ? null : bytesOf(logo.dataUrl),
    },
    "jpeg",
  );
  return new Uint8Array(file);
}

/** Photos of the run's home without its plans, each turn from another one on; none where the actor does not see that home. */
async function photosOfHome(
  services: ToolServices,
  actor: Actor,
  { propertyId }: ToolRun,
  { turn, most }: { turn: number; most: number },
): Promise<Uint8Array[]> {
  if (propertyId === null || most === 0) return [];
  const home = await findHomeRow(services.database.db, actor, propertyId);
  if (!home) return [];
  const photos = (await readyPhotos(services, home.id, MOST_PHOTOS)).filter(({ room }) => room !== "plano");
  const from = photos.length === 0 ? 0 : turn % photos.length;
  const found: Uint8Array[] = [];
  // Only those that are shown are unpacked, and one whose bytes are gone makes way for the next.
  for (const photo of [...photos.slice(from), ...photos.slice(0, from)]) {
    if (found.length === most) break;
    const jpeg = await embeddedPhoto(services, photo, LONGEST_PX);
    if (jpeg !== null) found.push(jpeg);
  }
  return found;
}

const bytesOf = (dataUrl: string) => new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));

/** A visitor's picture bears no name. */
function brandOf(signer: DocumentSigner | undefined): PictureBrand {
  const brand = signer?.brand ?? null;
  const phone = brand?.phone ?? signer?.phone ?? null;
  return {
    name: brand?.name ?? signer?.name ?? "",
    colour: brand?.colour ?? null,
    logo: brand?.logo ? { widthPx: brand.logo.widthPx, heightPx: brand.logo.heightPx } : null,
    agent: signer?.name || null,
    contact: brand?.website?.replace(/^https?:\/\/(?:www\.)?|\/$/g, "") ?? (phone && shownNumber(phone)),
  };
}
