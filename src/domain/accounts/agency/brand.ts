import * as z from "zod/mini";
import { mailAddress } from "../../shared/schema/mail-address.ts";
import { atMost, line, text } from "../../shared/schema/text.ts";
import { isPlainName, NOT_A_PLAIN_NAME } from "../account/plain-name.ts";

/** The brand of an agency, and the arithmetic of its colour: browser and server share one schema. */

export const AGENCY_NAME_MAX = 100;
export const SIGNATURE_MAX = 240;
const SIGNATURE_LINES = 3;

const trimmed = (raw: unknown) => (typeof raw === "string" ? raw.trim() : raw);

/** Trimmed; blank becomes null. */
const optionalText = (maxLength: number) =>
  z.pipe(
    z.transform((raw: unknown) => trimmed(raw) || null),
    z.nullable(z.string().check(z.maxLength(maxLength, `Usa como mucho ${maxLength} caracteres`))),
  );

export const agencyName = line({ max: AGENCY_NAME_MAX, message: "Escribe el nombre de la agencia" }).check(
  z.minLength(2, "El nombre debe tener al menos 2 caracteres"),
  z.refine(isPlainName, NOT_A_PLAIN_NAME),
);

/** `casasferrer.es` → `https://casasferrer.es/`; null for text that is no web address. */
function webAddress(raw: string): string | null {
  const typed = /^[a-z][a-z0-9+.-]*:/i.test(raw) ? raw : `https://${raw}`;
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && url.username === "" ? url.href : null;
}

const website = z.pipe(
  z.transform((raw: unknown) => {
    const typed = trimmed(raw) || null;
    // A text that cannot be an address stays as it was typed, so that the check refuses it.
    return typeof typed === "string" ? (webAddress(typed) ?? typed) : typed;
  }),
  z.nullable(
    text({ max: 200 }).check(
      z.refine((text) => webAddress(text) !== null, "Escribe la dirección de la web, como casasferrer.es"),
    ),
  ),
);

const colour = z.pipe(
  z.transform((raw: unknown) => {
    const typed = trimmed(raw) || null;
    return typeof typed === "string" ? typed.toLowerCase() : typed;
  }),
  z.nullable(
    text({ max: 7, tooLong: "Escribe el color como #1443a1" }).check(
      z.regex(/^#[0-9a-f]{6}$/, "Escribe el color como #1443a1"),
    ),
  ),
);

/** Line ends as one character, no blank lines at the ends. */
const signature = z.pipe(
  z.transform((raw: unknown) => (typeof raw === "string" ? raw.replace(/\r\n?/g, "\n").trim() : raw) || null),
  z.nullable(
    text({ max: SIGNATURE_MAX }).check(
      z.refine((text) => text.split("\n").length <= SIGNATURE_LINES, `Usa como mucho ${SIGNATURE_LINES} líneas`),
    ),
  ),
);

export const brandForm = z.object({
  name: agencyName,
  licenceNumber: optionalText(60),
  colour,
  signature,
  phone: z.pipe(
    z.transform((raw: unknown) => trimmed(raw) || null),
    z.nullable(
      z
        .string()
        .check(
          z.minLength(9, "El teléfono debe tener al menos 9 caracteres"),
          atMost(20),
          z.regex(/^[+0-9 ()./-]*$/, "Usa solo cifras, espacios y el signo +"),
        ),
    ),
  ),
  email: z.pipe(
    z.transform((raw: unknown) => trimmed(raw) || null),
    z.nullable(mailAddress()),
  ),
  website,
});
export type BrandForm = z.output<typeof brandForm>;

const WHITE = "#ffffff";
/** Contrast ratios that a text, and a line or an area, need against their ground (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2's ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour of text on a ground: white where it is legible, else our night, else black. Black is always legible where
 * white is not.
 */
export function inkOn(ground: string): string {
  return [WHITE, "#080d1d"].find((ink) => contrastOf(ink, ground) >= TEXT_CONTRAST) ?? "#000000";
}

/** Whether bands and lines of the colour show on paper. */
export const isTooPale = (colour: string): boolean => contrastOf(colour, WHITE) < SHAPE_CONTRAST;

/** The same hue, as dark as it needs to be for a contrast with paper; unchanged where it is dark enough. */
function darkened(colour: string, contrast: number): string {
  const channels = channelsOf(colour);
  // It ends: nothing is darker than black, whose contrast is 21.
  for (let percent = 100; ; percent--) {
    const darker = hexOf(channels.map((value) => (value * percent) / 100));
    if (contrastOf(darker, WHITE) >= contrast) return darker;
  }
}

/** The colour that is proposed in place of one that is too pale: white text reads on it too. */
export const readableColour = (colour: string): string => darkened(colour, TEXT_CONTRAST);

export interface BrandColours {
  /** Areas with text on them. */
  fill: string;
  onFill: string;
  /** Bands and lines on paper. */
  line: string;
  /** The ground of the figure that matters: a breath of the colour on paper. */
  wash: string;
}

/** Umbral's own: cobalto 600 and 50. */
const OWN_COLOURS: BrandColours = { fill: "#1443a1", onFill: WHITE, line: "#1443a1", wash: "#f1f6fe" };

/** How documents and shared pages use an agency's colour, so that everything on them can be read; without one, Umbral's. */
export function brandColours(colour: string | null): BrandColours {
  if (colour === null) return OWN_COLOURS;
  return {
    fill: colour,
    onFill: inkOn(colour),
    line: darkened(colour, SHAPE_CONTRAST),
    wash: hexOf(channelsOf(colour).map((value) => 255 - (255 - value) * 0.06)),
  };
}

/** `https://www.casasferrer.es/` → `casasferrer.es`, as people say it. */
export function spokenAddress(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
