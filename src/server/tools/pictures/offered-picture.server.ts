import { Buffer } from "node:buffer";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { PROVENANCE_LABELS } from "#domain/portfolio/homes/photo-provenance.ts";
import type { PictureBrand } from "#domain/tools/pictures/picture.ts";
import { shownNumber } from "#domain/tools/sharing/phone.ts";
import type { OfferedPicture } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { embeddedPhoto, readyPhotos } from "../exports/homes/paper-photos.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

/** A picture that a result offers, drawn with the photos of its home and the brand of whoever looks. */

/** Photos that a week changes between. */
const MOST_PHOTOS = 6;
/** No picture is higher, in pixels. */
const LONGEST_PX = 1_920;

/**
 * @returns the JPEG, and the photos that stand on it
 * @throws AppError NO_SUCH_EXPORT where no template draws it
 */
export async function drawOffered(
  services: ToolServices,
  { goal, shape, turn, content }: OfferedPicture,
  { photos: chosen, signer }: { photos: readonly ReadyPhoto[]; signer: DocumentSigner | undefined },
): Promise<{ jpeg: Uint8Array<ArrayBuffer>; photos: readonly ReadyPhoto[] }> {
  // The outlines of the letters are half a megabyte that few processes need.
  const { drawPicture, measuredPhoto } = await import("./draw-picture.server.ts");
  const { templatesFor } = await import("#domain/tools/pictures/templates.ts");
  const templates = templatesFor(goal, shape);
  const template = templates[turn % templates.length];
  if (template === undefined) throw new AppError("NO_SUCH_EXPORT");
  const found = await bytesOfFirst(services, chosen, template.photos);
  const photos = await Promise.all(
    found.map(async ({ bytes }) => ({ bytes, photo: { ...(await measuredPhoto(bytes)), isPlan: false } })),
  );
  const logo = signer?.brand?.logo ?? null;
  const made = found.find(({ photo }) => photo.provenance !== null)?.photo.provenance ?? null;
  // Anything that a photo shows and that is not there is said on the picture, also where the photo's own label is cut away.
  const label = made === null ? content.label : (content.label ?? PROVENANCE_LABELS[made]);
  const file = await drawPicture(
    {
      template: template.id,
      shape,
      content: { ...content, label },
      brand: brandOf(signer),
      photos,
      logo: logo === null ? null : bytesOf(logo.dataUrl),
    },
    "jpeg",
  );
  return { jpeg: new Uint8Array(file), photos: found.map(({ photo }) => photo) };
}

/** Photos of the run's home without its plans, each turn from another one on; none where the actor does not see that home. */
export async function photosToShow(
  services: ToolServices,
  actor: Actor,
  { propertyId }: Pick<ToolRun, "propertyId">,
  { turn, hasPhoto }: OfferedPicture,
): Promise<ReadyPhoto[]> {
  if (propertyId === null || !hasPhoto) return [];
  const home = await findHomeRow(services.database.db, actor, propertyId);
  if (!home) return [];
  const photos = (await readyPhotos(services, home.id, MOST_PHOTOS)).filter(({ room }) => room !== "plano");
  const from = photos.length === 0 ? 0 : turn % photos.length;
  return [...photos.slice(from), ...photos.slice(0, from)];
}
type ReadyPhoto = Awaited<ReturnType<typeof readyPhotos>>[number];

/** Only photos that are shown are unpacked, and one whose bytes are gone makes way for the next. */
async function bytesOfFirst(
  services: ToolServices,
  photos: readonly ReadyPhoto[],
  most: number,
): Promise<{ bytes: Uint8Array; photo: ReadyPhoto }[]> {
  const found: { bytes: Uint8Array; photo: ReadyPhoto }[] = [];
  for (const photo of photos) {
    if (found.length === most) break;
    const jpeg = await embeddedPhoto(services, photo, LONGEST_PX);
    if (jpeg !== null) found.push({ bytes: jpeg, photo });
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
