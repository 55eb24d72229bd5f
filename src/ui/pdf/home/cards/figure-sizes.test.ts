import { expect, test } from "vitest";
import { textWidth } from "../../text-metrics.ts";
import { FIGURE_GAP, figureSizes } from "./figure-sizes.ts";

const figuresOf = (area: string) => [
  { value: area, label: "construidos" },
  { value: "3", label: "habitaciones" },
  { value: "2", label: "baños" },
];

test.each(["96 m²", "132,5 m²", "1.240 m²"])("beside a code a figure of %s leaves its label its room", (area) => {
  for (const width of [142, 180, 254]) {
    const { value, label } = figureSizes(figuresOf(area), width, true);
    for (const figure of figuresOf(area)) {
      const taken = textWidth(figure.value, value, 700) + FIGURE_GAP + textWidth(figure.label, label);
      expect(taken).toBeLessThanOrEqual(width);
    }
  }
});

test("short figures with room are as large as they may be", () => {
  expect(figureSizes(figuresOf("96 m²"), 600, true)).toEqual({ value: 28, label: 13 });
  expect(figureSizes(figuresOf("96 m²"), 600, false)).toEqual({ value: 28, label: 13 });
});

test("side by side each figure stays in its third", () => {
  const { value, label } = figureSizes(figuresOf("1.240,5 m²"), 240, false);
  expect(textWidth("1.240,5 m²", value, 700)).toBeLessThanOrEqual(72);
  expect(textWidth("habitaciones", label)).toBeLessThanOrEqual(72);
});
