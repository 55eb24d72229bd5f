import fc from "fast-check";
import { expect, test } from "vitest";
import { type Listing, listingSchema, propertySchema } from "../../shared/listing/property.ts";
import { estimateFromComparables } from "./comparables.ts";

const TODAY = "2026-11-21";
const place = { latitude: 41.39, longitude: 2.16 };
const subject = propertySchema.parse({ builtAreaM2: 80, ...place, rooms: 3 });

/** Rows of which many are equally alike, equally old or adverts of one home: few values for each field. */
const row = fc.record({
  price: fc.constantFrom(200_000, 205_000, 230_000, 260_000, 900_000),
  builtAreaM2: fc.constantFrom(79, 80, 81),
  rooms: fc.constantFrom(2, 3),
  floor: fc.constantFrom(undefined, 1, 2),
  latitude: fc.constantFrom(41.39, 41.391, 41.42),
  date: fc.constantFrom(TODAY, "2026-05-21"),
  evidence: fc.constantFrom("oferta", "cierre"),
});

test("the value does not follow the order of the rows, ties and repetitions included", () => {
  const shuffled = fc
    .array(row, { minLength: 3, maxLength: 30 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray([...rows.keys()], { minLength: rows.length, maxLength: rows.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([rows, order]) => {
      const listings = rows.map(
        (one, i) => listingSchema.parse({ ...one, id: `c${i}`, longitude: place.longitude }) as Listing,
      );
      const estimated = (list: Listing[]) => {
        const estimate = estimateFromComparables(subject, list, { today: TODAY });
        return estimate.kind === "estimate" ? [estimate.value, estimate.used.length] : estimate.kind;
      };
      expect(estimated(order.map((i) => listings[i]!))).toEqual(estimated(listings));
    }),
    { numRuns: 300 },
  );
});
