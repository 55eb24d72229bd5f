import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { IntervalChart } from "./interval-chart.tsx";
import { intervalGeometry } from "./interval-geometry.ts";
import { fractionOf } from "./scale.ts";

const euros = (value: number) => `${value / 1000}.000 €`;
const home = { value: 342_000, low80: 324_000, high80: 361_000, format: euros };
const lengths = { low: 9, value: 9, high: 9 };

describe("geometry", () => {
  test("both ends keep room for their label outside the band, also on a 320 px screen", () => {
    const { domain } = intervalGeometry({ value: 342, low: 324, high: 361, dots: [], labelLengths: lengths });
    const labelWidth = 9 * 7.6;
    expect(fractionOf(324, domain) * 272).toBeGreaterThan(labelWidth);
    expect((1 - fractionOf(361, domain)) * 272).toBeGreaterThan(labelWidth);
  });

  test("a far comparable is named, not allowed to flatten the band", () => {
    const near = intervalGeometry({ value: 342, low: 324, high: 361, dots: [318, 369], labelLengths: lengths });
    const far = intervalGeometry({ value: 342, low: 324, high: 361, dots: [318, 369, 520], labelLengths: lengths });
    expect(near.offScale).toBe(0);
    expect(far).toEqual({ ...near, offScale: 1 });
  });

  test("an estimate close to one end gets its own line", () => {
    const shape = { low: 324, high: 361, dots: [], labelLengths: lengths };
    expect(intervalGeometry({ value: 342, ...shape }).stacked).toBe(false);
    expect(intervalGeometry({ value: 328, ...shape }).stacked).toBe(true);
  });

  test("an interval without width is still drawn", () => {
    const { domain } = intervalGeometry({ value: 100, low: 100, high: 100, dots: [], labelLengths: lengths });
    expect(domain[0]).toBeLessThan(100);
    expect(domain[1]).toBeGreaterThan(100);
  });
});

describe("markup", () => {
  test("says its numbers in one sentence and labels both ends and the centre", () => {
    const html = renderToStaticMarkup(<IntervalChart {...home} dots={[336_000, 349_000]} />);
    expect(html).toContain(
      'aria-label="En 8 de cada 10 casos queda entre 324.000 € y 361.000 €; estimación central: 342.000 €."',
    );
    for (const text of ["324.000 €</text>", "342.000 €</text>", "361.000 €</text>"]) expect(html).toContain(text);
    expect(html.match(/<circle/g)).toHaveLength(3); // two comparables and the legend's
  });

  test("without a 50 % band none is drawn, and the legend explains the other", () => {
    const html = renderToStaticMarkup(<IntervalChart {...home} />);
    expect(html).not.toContain("--fan-50");
    expect(html).toContain("80 % de probabilidad");
  });

  test("inline: ±24 % for every row, an end beyond it stays open", () => {
    const tight = renderToStaticMarkup(<IntervalChart {...home} size="inline" />);
    // 324 / 342 = 0.9474; (0.9474 − 0.76) / 0.48 = 39.04 %
    expect(tight).toContain('x="39.04%"');
    expect(tight.match(/<svg/g)).toHaveLength(3);
    const wide = renderToStaticMarkup(<IntervalChart {...home} low80={224_000} size="inline" />);
    expect(wide.match(/<svg/g)).toHaveLength(2);
  });

  test("carries no style attribute, which a strict content policy would drop", () => {
    expect(renderToStaticMarkup(<IntervalChart {...home} />)).not.toContain("style=");
  });
});
