import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { WaterfallChart } from "./waterfall-chart.tsx";
import { waterfallGeometry } from "./waterfall-geometry.ts";

describe("geometry", () => {
  test("from zero when the changes are long enough to read", () => {
    const { axisStart, base, steps, total } = waterfallGeometry(100, [100, -50], 150);
    expect(axisStart).toBe(0);
    expect(base).toEqual({ from: 0, to: 0.5, after: 0.5 });
    expect(steps).toEqual([
      { from: 0.5, to: 1, after: 1 },
      { from: 0.75, to: 1, after: 0.75 },
    ]);
    expect(total).toEqual({ from: 0, to: 0.75, after: 0.75 });
  });

  test("the example of the design starts its axis at 300.000", () => {
    const { axisStart } = waterfallGeometry(321_500, [8_900, 9_600, 6_400, 12_800, -7_900, -4_800, -4_500], 342_000);
    expect(axisStart).toBe(300_000);
  });

  test("a negative running total moves the ground, not the sign", () => {
    const { axisStart, steps } = waterfallGeometry(10, [-30], -20);
    expect(axisStart).toBe(-20);
    expect(steps[0]).toEqual({ from: 0, to: 1, after: 0 });
  });

  test("bars stay inside, and each starts where the one before ended", () => {
    const amounts = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), amounts, (base, changes) => {
        const total = changes.reduce((sum, change) => sum + change, base);
        const drawn = waterfallGeometry(base, changes, total);
        const bars = [drawn.base, ...drawn.steps, drawn.total];
        for (const [i, bar] of bars.entries()) {
          expect(bar.from).toBeGreaterThanOrEqual(-1e-9);
          expect(bar.to).toBeLessThanOrEqual(1 + 1e-9);
          const before = bars[i - 1];
          if (before)
            expect(Math.min(Math.abs(bar.from - before.after), Math.abs(bar.to - before.after))).toBeLessThan(1e-9);
        }
      }),
    );
  });
});

test("rows are a table, losses hatched, and a cut axis is confessed", () => {
  const html = renderToStaticMarkup(
    <WaterfallChart
      caption="De dónde sale el precio"
      base={{ label: "Precio medio de la zona", detail: "94 m² × 3.420 €/m²", amount: 321_500 }}
      rows={[
        { label: "Ascensor", amount: 9_600 },
        { label: "Sin plaza de garaje", amount: -7_900 },
      ]}
      total={{ label: "Estimación", amount: 323_200 }}
      format={(n) => `${n} €`}
      formatChange={(n) => (n < 0 ? `−${-n} €` : `+${n} €`)}
    />,
  );
  expect(html).toContain("<caption");
  expect(html.match(/scope="row"/g)).toHaveLength(4);
  expect(html.match(/fill="url\(#/g)).toHaveLength(1);
  expect(html).toContain("−7900 €");
  expect(html).toContain("El eje empieza en 31");
  expect(html).not.toContain("style=");
});
