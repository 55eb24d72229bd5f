import * as z from "zod/mini";
import { answerList, answerText } from "../../shared/schema/answers.ts";
import { atMost } from "../../shared/schema/text.ts";
import { instant } from "../../shared/schema/when.ts";

/** Lists of the public API: their limits, and the form of a page (docs/api.md). */

export const MOST_ROWS = 100;
export const USUAL_ROWS = 25;

const LIMIT = `Pide de 1 a ${MOST_ROWS} filas`;

/** A query has text alone; blank is nothing asked for. */
const typed = (raw: unknown) => (raw === "" ? undefined : raw);

/** An optional query parameter that is `true` or `false`; anything else is refused with `message`. */
export const flag = (message: string) =>
  z.pipe(
    z.transform((raw: unknown) => (raw === "true" ? true : raw === "false" ? false : typed(raw))),
    z.optional(z.boolean(message)),
  );

/** An optional query parameter out of a list; any other value is refused in Spanish with the list. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.pipe(z.transform(typed), z.optional(z.enum(values, `Usa ${values.join(", ")}`)));

/**
 * An optional text of a query, trimmed, of at most `most` characters. NUL is refused, because PostgreSQL cannot hold
 * it.
 */
export const someText = (most: number) =>
  z.pipe(
    z.transform(typed),
    z.optional(z.string().check(z.trim(), atMost(most), z.regex(/^[^\0]*$/, "Contiene signos que no se admiten"))),
  );

export const someInstant = z.pipe(
  z.transform(typed),
  z.optional(instant({ offset: true, message: "Usa una fecha y hora como 2026-11-21T10:00:00Z" })),
);

export const someId = z.pipe(z.transform(typed), z.optional(z.uuid("No es un id")));

/** Parameters of every list. */
export const pageQuery = {
  limit: z._default(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === "string" && /^\d+$/.test(raw) ? Number(raw) : raw)),
      z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(MOST_ROWS, LIMIT)),
    ),
    USUAL_ROWS,
  ),
  /** `nextCursor` of the page before. */
  cursor: someText(600),
  /** Time by which lists are ordered: a row's last change, or its creation where rows do not change. */
  order: z._default(z.enum(["newest", "oldest"], "Usa newest u oldest"), "newest"),
};

export interface Page<T> {
  data: T[];
  /** Null at the end. */
  nextCursor: string | null;
}

/** Schema of a page of rows; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: answerList(row), nextCursor: z.nullable(answerText()) });

/** The rest of a row that was thrown away: thirty days in the trash, where people find it again. */
export const trashedRow = z.object({ id: z.uuid(), deleted: z.literal(true) });
