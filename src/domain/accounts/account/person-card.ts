import * as z from "zod/mini";

/** The fields that an agent shows beside their name on PDFs and shared pages. They are kept in the agent's account. */

export const CARD_LANGUAGES = [
  "Español",
  "Catalán",
  "Valenciano",
  "Euskera",
  "Gallego",
  "Inglés",
  "Francés",
  "Alemán",
  "Italiano",
  "Portugués",
  "Neerlandés",
  "Sueco",
  "Rumano",
  "Ruso",
  "Ucraniano",
  "Árabe",
  "Chino",
] as const;

/** Limit of a photo, and of a logo. */
export const PICTURE_MB = 2;
export const CARD_TEXT_MAX = 300;

/** Trimmed; blank becomes null. */
const optionalLine = (maxLength: number) =>
  z.pipe(
    z.transform((raw: unknown) => (typeof raw === "string" ? raw.replace(/\s+/g, " ").trim() || null : (raw ?? null))),
    z.nullable(z.string().check(z.maxLength(maxLength, `Usa como mucho ${maxLength} caracteres`))),
  );

export const personCardForm = z.object({
  role: optionalLine(60),
  /** In a register of agents, their own; their agency may have another. */
  licenceNumber: optionalLine(60),
  languages: z.pipe(
    z.transform((raw: unknown) => raw ?? []),
    z.pipe(
      z
        .array(z.enum(CARD_LANGUAGES, "Elige idiomas de la lista"))
        .check(z.maxLength(8, "Elige como mucho ocho idiomas")),
      z.transform((chosen) => CARD_LANGUAGES.filter((language) => chosen.includes(language))),
    ),
  ),
  text: optionalLine(CARD_TEXT_MAX),
});
export type PersonCardForm = z.output<typeof personCardForm>;

const NOTHING: PersonCardForm = { role: null, licenceNumber: null, languages: [], text: null };

/** Read from a person's row. */
export function personCardOf(metadata: Record<string, unknown>): PersonCardForm {
  const read = personCardForm.safeParse(metadata.card ?? {});
  return read.success ? read.data : NOTHING;
}

/** Row of the file of their photo; its owner is checked where the file is read. */
export function photoIdOf(metadata: Record<string, unknown>): string | null {
  const read = z.uuid().safeParse(metadata.photo_id);
  return read.success ? read.data : null;
}
