import * as z from "zod/mini";
import { trimmedText } from "../../shared/schema/text.ts";
import { webAddress } from "./post.ts";

/** Feeds of others that are read for news. */

const url = trimmedText({ max: 2_000, tooLong: "La dirección es demasiado larga" }).check(
  z.refine((text) => feedAddress(text) !== null, "Escribe la dirección completa, con https://"),
);

/** `feed://` is how some readers write `https://`. */
export function feedAddress(text: string): string | null {
  return webAddress(
    text
      .trim()
      .replace(/^feed:(?:\/\/)?(?=https?:)/i, "")
      .replace(/^feed:\/\//i, "https://"),
  );
}

export const newSource = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Ponle un nombre"), z.maxLength(80, "El nombre admite 80 caracteres")),
  url,
});
export const sourceTest = z.object({ url });
export const itemChange = z.object({ state: z.enum(["nueva", "descartada"]) });
