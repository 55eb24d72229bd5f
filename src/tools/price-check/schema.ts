import * as z from "zod/mini";
import { formatDate } from "#domain/shared/format/format.ts";
import { floorFits } from "#domain/shared/listing/likely-home.ts";
import { usableAreaFits } from "#domain/shared/listing/property.ts";
import { number, optionalFlag } from "#domain/shared/schema/fields.ts";
import { atMost } from "#domain/shared/schema/text.ts";
import { hasBegun } from "#domain/shared/schema/years.ts";
import { LONGEST_ADVERT } from "#domain/tools/price-position/fraud-signs.ts";
import { MOST_HISTORY_LINES, readHistory } from "#domain/tools/price-position/history-text.ts";
import { comparableIds, comparablesText, placedHomeSchema } from "#domain/tools/valuation/placed-home.ts";

const LONGEST_HISTORY = 10_000;

/** Every line of a history must be understood: a day that is left out would change the days on sale. */
const historyIsRead = z.check<string | undefined>(({ value = "", issues }) => {
  if (value.split("\n").length > MOST_HISTORY_LINES) {
    issues.push({ code: "custom", input: value, message: `Escribe como mucho ${MOST_HISTORY_LINES} líneas` });
  }
  const { entries, problems } = readHistory(value);
  const later = entries
    .filter(({ on }) => !hasBegun(on))
    .map(({ on, line }) => ({ line, reason: `el ${formatDate(on)} es posterior a hoy; revisa el año` }));
  for (const { line, reason } of [...problems, ...later].sort((a, b) => a.line - b.line)) {
    issues.push({ code: "custom", input: value, message: `Línea ${line}: ${reason}` });
  }
});

/** The advert to be judged, and what it is compared with. */
export const priceCheckInput = z.object({
  home: z
    .extend(placedHomeSchema, {
      /** The price that is asked, in the home's currency; a rent by the month. */
      price: number({ min: 1, max: 1e9, message: "Introduce el precio que se pide" }),
    })
    .check(usableAreaFits, floorFits),
  /** The advert as it stands: its words are searched for signs of a fake, and its telephone for other homes. */
  advertText: z.optional(
    z.string().check(z.maxLength(LONGEST_ADVERT, "Pega un anuncio de 20.000 caracteres como mucho")),
  ),
  /** A line for each price, number and withdrawal of the advert, with its day. */
  historyText: z.optional(z.string().check(atMost(LONGEST_HISTORY), historyIsRead)),
  /** A table or adverts, as pasted or read from a file. */
  comparablesText: comparablesText(),
  /** Adverts that could be of this very home and are not, by the agent's word, by id. */
  otherIds: z._default(comparableIds("Separa como mucho 1.000 anuncios"), []),
  /** The advert of the market that the form was filled with: it is no evidence of its own price, and no repetition of itself. */
  advert: z.optional(
    z.object({
      /** Its id among the comparables. */
      id: z.uuid("Abre el detector desde el inmueble"),
      /** Another agency offers it: its seller is not the agent's to write to. */
      isOfOthers: optionalFlag(),
    }),
  ),
  /** False: only what is pasted counts. */
  useNearby: optionalFlag(),
  /** True: extras of the home that are neither marked nor denied count as missing instead of unknown. */
  extrasComplete: optionalFlag(),
});

export type PriceCheckInput = z.output<typeof priceCheckInput>;
