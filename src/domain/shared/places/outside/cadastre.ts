import * as z from "zod/mini";
import { list, text } from "../../schema/text.ts";
import type { CadastreFacts } from "../place.ts";

/**
 * Answers of the free services of the Dirección General del Catastro as JSON: `Consulta_DNPRC` (data of a property or the
 * list of a parcel's) and `Consulta_CPMRC` (the point of a parcel). The service gives one result as an object and several as a
 * list, numbers as text with a decimal comma, and begins with a byte order mark.
 */

const short = text({ max: 120 });
const oneOrMore = <Member extends z.core.$ZodType>(member: Member) => z.union([list(member, { max: 2_000 }), member]);
const reference = z.object({
  pc1: text({ max: 7 }),
  pc2: text({ max: 7 }),
  car: z.optional(text({ max: 4 })),
  cc1: z.optional(text({ max: 1 })),
  cc2: z.optional(text({ max: 1 })),
});
/** Use, built area in m², year and share of the building. */
const facts = z.object({
  luso: z.optional(short),
  sfc: z.optional(z.union([text({ max: 20 }), z.number()])),
  ant: z.optional(z.union([text({ max: 10 }), z.number()])),
});
const errors = z.optional(
  oneOrMore(z.object({ cod: z.optional(text({ max: 10 })), des: z.optional(text({ max: 400 })) })),
);

const propertyAnswer = z.object({
  consulta_dnprcResult: z.object({
    bico: z.optional(
      z.object({
        bi: z.object({
          idbi: z.optional(z.object({ rc: z.optional(reference) })),
          ldt: z.optional(text({ max: 400 })),
          debi: z.optional(facts),
        }),
      }),
    ),
    lrcdnp: z.optional(z.object({ rcdnp: oneOrMore(z.object({ rc: reference, debi: z.optional(facts) })) })),
    lerr: errors,
  }),
});
const coordinate = z.object({
  pc: z.optional(z.object({ pc1: text({ max: 7 }), pc2: text({ max: 7 }) })),
  geo: z.object({ xcen: z.union([text({ max: 40 }), z.number()]), ycen: z.union([text({ max: 40 }), z.number()]) }),
  ldt: z.optional(text({ max: 400 })),
});
const pointAnswer = z.object({
  Consulta_CPMRCResult: z.object({
    coordenadas: z.optional(z.object({ coord: oneOrMore(coordinate) })),
    lerr: errors,
  }),
});

/** The service says that there is no such property or parcel. */
export const NO_SUCH = "no-such";

/**
 * Data of a property from an answer of `Consulta_DNPRC`. Of a parcel with several properties only their number is known.
 *
 * @returns undefined where the answer is not as documented
 */
export function readProperty(answer: unknown): CadastreFacts | typeof NO_SUCH | undefined {
  const parsed = propertyAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  const { bico, lrcdnp } = parsed.data.consulta_dnprcResult;
  if (bico) return { ...factsOf(bico.bi.debi), ...(bico.bi.ldt ? { address: bico.bi.ldt } : {}) };
  if (!lrcdnp) return NO_SUCH;
  const units = Array.isArray(lrcdnp.rcdnp) ? lrcdnp.rcdnp : [lrcdnp.rcdnp];
  return units.length === 1 ? factsOf(units[0]!.debi) : { units: units.length };
}

function factsOf(data: z.infer<typeof facts> | undefined): CadastreFacts {
  const builtAreaM2 = spanishNumber(data?.sfc);
  const yearBuilt = spanishNumber(data?.ant);
  return {
    ...(data?.luso ? { use: data.luso } : {}),
    ...(builtAreaM2 !== undefined && builtAreaM2 > 0 && builtAreaM2 <= 100_000 ? { builtAreaM2 } : {}),
    ...(yearBuilt !== undefined && yearBuilt >= 1000 && yearBuilt <= 2100 ? { yearBuilt } : {}),
  };
}

/** `"84"`, `"1.151"` and `"84,50"`; the thousands have a dot. */
function spanishNumber(value: string | number | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (!value || !/^[\d.]{1,12}(,\d{1,4})?$/.test(value)) return undefined;
  return Number(value.replaceAll(".", "").replace(",", "."));
}

/** Point of a parcel (its centre, WGS84) from an answer of `Consulta_CPMRC` that was asked for in EPSG:4326. */
export function readParcelPoint(
  answer: unknown,
): { latitude: number; longitude: number; address?: string } | typeof NO_SUCH | undefined {
  const parsed = pointAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  const found = parsed.data.Consulta_CPMRCResult.coordenadas?.coord;
  const first = Array.isArray(found) ? found[0] : found;
  if (!first) return NO_SUCH;
  const [longitude, latitude] = [Number(first.geo.xcen), Number(first.geo.ycen)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return { latitude, longitude, ...(first.ldt ? { address: first.ldt } : {}) };
}
