import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf } from "../../../accounts/agency/brand.ts";
import { DAY, mailColours, nightColour } from "./mail-style.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("every colour of a brand reads by day and by night", () => {
  fc.assert(
    fc.property(colour, (brand) => {
      const { accent, fill, onFill } = mailColours(brand);
      expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(accent, DAY.card)).toBeGreaterThanOrEqual(4.3);
      expect(contrastOf(nightColour(fill), "#11192c")).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(contrastOf(DAY.muted, DAY.card)).toBeGreaterThanOrEqual(4.5);
});

test("Umbral's own where there is none", () => {
  expect(mailColours(null)).toMatchObject({ fill: "#1443a1", onFill: "#ffffff" });
});
