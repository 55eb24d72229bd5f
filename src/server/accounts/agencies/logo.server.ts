import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { AppError } from "../../platform/app-error.server.ts";
import { agencyLogos } from "../../platform/db/tables/accounts-agencies.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type AgencyCall, actInAgency } from "./act-in-agency.server.ts";

/** An agency's logo: whatever people upload becomes one small PNG without margins. */

const MAX_WIDTH = 800;
const MAX_HEIGHT = 400;
/** Larger pictures are refused before they are unpacked: a small file may unfold to anything. */
const MAX_PIXELS = 24_000_000;
const MIN_SIDE = 16;
/** Size of a PNG in full colour above which it gets a palette, because every document carries it. */
const HEAVY_BYTES = 150_000;
/** A picture whose darkest spot on paper is lighter than this shows nothing. */
const PALEST = 236;

export interface Logo {
  png: Buffer;
  widthPx: number;
  heightPx: number;
}

/** Reads an uploaded logo. @throws AppError INVALID_INPUT at `logo`, with advice */
export async function readLogo(bytes: Uint8Array): Promise<Logo> {
  // By its first bytes, so that no other decoder ever reads the upload.
  if (!isPicture(bytes)) throw refused("Sube el logotipo en PNG, JPEG o WebP");
  // Loaded only for the upload of a logo: the start of the process does without it.
  const { default: sharp } = await import("sharp");
  const raw = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .trim({ threshold: 12 })
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused("No podemos leer esta imagen. Guárdala otra vez en PNG, con menos de 24 megapíxeles, y súbela");
    });
  const { width, height } = raw.info;
  if (width < MIN_SIDE || height < MIN_SIDE) throw refused("La imagen es demasiado pequeña. Sube una más grande");
  const onPaper = await sharp(raw.data).flatten({ background: "#ffffff" }).stats();
  if (onPaper.channels.every(({ min }) => min > PALEST)) {
    throw refused("Sobre papel blanco no se ve nada. Sube la versión oscura de tu logotipo");
  }
  const png =
    raw.data.length > HEAVY_BYTES ? await sharp(raw.data).png({ palette: true, quality: 90 }).toBuffer() : raw.data;
  return { png, widthPx: width, heightPx: height };
}

/** @throws AppError as `actInAgency` */
export async function setLogo(
  services: AccountServices,
  call: AgencyCall,
  { png, widthPx, heightPx }: Logo,
): Promise<string> {
  const sha256 = createHash("sha256").update(png).digest("hex");
  const row = { png: png.toString("base64"), widthPx, heightPx, sha256 };
  await actInAgency(services, call, "edit-brand", async ({ tx, agency }) => {
    await tx
      .insert(agencyLogos)
      .values({ agencyId: agency.id, ...row })
      .onConflictDoUpdate({ target: agencyLogos.agencyId, set: row });
  });
  return sha256;
}

/** Once more changes nothing. @throws AppError as `actInAgency` */
export async function deleteLogo(services: AccountServices, call: AgencyCall): Promise<void> {
  await actInAgency(services, call, "edit-brand", async ({ tx, agency }) => {
    await tx.delete(agencyLogos).where(eq(agencyLogos.agencyId, agency.id));
  });
}

function isPicture(bytes: Uint8Array): boolean {
  const starts = (text: string, at = 0) =>
    Buffer.from(bytes.subarray(at, at + text.length)).toString("latin1") === text;
  return starts("\x89PNG\r\n\x1a\n") || starts("\xff\xd8\xff") || (starts("RIFF") && starts("WEBP", 8));
}

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "logo", message }]);
