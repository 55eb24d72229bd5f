import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BandChart } from "./band-chart.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ColumnChart } from "./column-chart.tsx";
import { FanChart } from "./fan-chart.tsx";
import { evenly, LineChart } from "./line-chart.tsx";
import { spreadLabels } from "./plot.tsx";
import { RangeChart } from "./range-chart.tsx";
import { StackedBarChart } from "./stacked-bar-chart.tsx";

const plain = (value: number) => `${value}`;
const figure = { title: "Sube un 4 %", summary: "De 3.000 a 3.520 €/m² en tres años." };

describe("direct labels", () => {
  test("labels on one spot are moved apart and keep their order", () => {
    expect(spreadLabels([50, 50, 52], 16, 200)).toEqual([50, 66, 82]);
    expect(spreadLabels([52, 50], 16, 200)).toEqual([66, 50]);
  });

  test("a label that falls out at the bottom pushes up", () => {
    expect(spreadLabels([190, 195], 16, 200)).toEqual([184, 200]);
  });

  test("axis labels are evenly spaced from the first", () => {
    expect(evenly([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)).toEqual([1, 3, 5, 7, 9]);
    expect(evenly([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([1, 3, 5, 7]);
    expect(evenly([1, 2], 5)).toEqual([1, 2]);
  });
});

describe("LineChart", () => {
  const x = [2023, 2024, 2025];
  test("draws each series, names it at its end, and says the same in a table", () => {
    const html = renderToStaticMarkup(
      <LineChart
        {...figure}
        x={x}
        xName="Año"
        formatX={plain}
        formatY={plain}
        series={[
          { name: "Ruzafa", values: [3000, 3500, 4000] },
          { name: "Valencia", values: [2000, null, 2500] },
        ]}
      />,
    );
    // Axis 2.000 to 4.000: 3.000 is half-way down.
    expect(html).toContain('d="M0 50L50 25L100 0"');
    expect(html).toContain('d="M0 100M100 75"');
    expect(html).toContain(">Ruzafa</text>");
    expect(html.match(/scope="row"/g)).toHaveLength(3);
    expect(html).toContain(figure.summary);
    expect(html).not.toContain("style=");
  });

  test("one series needs no name beside its line", () => {
    const html = renderToStaticMarkup(
      <LineChart
        {...figure}
        x={x}
        xName="Año"
        formatX={plain}
        formatY={plain}
        series={[{ name: "Ruzafa", values: [1, 2, 3] }]}
      />,
    );
    expect(html).not.toContain(">Ruzafa</text>");
  });
});

test("FanChart opens its bands from today, the widest drawn first", () => {
  const html = renderToStaticMarkup(
    <FanChart
      {...figure}
      xName="Año"
      formatX={plain}
      formatY={plain}
      history={[
        { x: 2024, y: 90 },
        { x: 2025, y: 100 },
      ]}
      forecast={[
        {
          x: 2026,
          median: 104,
          bands: [
            { probability: 0.5, low: 100, high: 108 },
            { probability: 0.8, low: 96, high: 112 },
            { probability: 0.95, low: 90, high: 120 },
          ],
        },
      ]}
    />,
  );
  const drawn = html.slice(html.indexOf("<path"));
  expect(drawn.indexOf("fan-95")).toBeLessThan(drawn.indexOf("fan-50"));
  // Axis 90 to 120: today's 100 lies two thirds down, in the middle of the x axis.
  expect(drawn).toContain('d="M50 66.67L100 0L100 100L50 66.67Z"');
  expect(html).toContain(">hoy</text>");
  expect(html).toContain("Rango del 95\u00a0%");
});

test("StackedBarChart piles its parts from the ground", () => {
  const html = renderToStaticMarkup(
    <StackedBarChart
      {...figure}
      parts={["Capital", "Intereses"]}
      columnName="Año"
      totalName="Cuotas"
      format={plain}
      columns={[
        { label: "1", values: [60, 40] },
        { label: "2", values: [75, 25] },
      ]}
    />,
  );
  // Axis 0 to 100, bars in the middle 72 % of each half.
  expect(html).toContain('<rect x="7%" width="36%" y="40%" height="60%"');
  expect(html).toContain('<rect x="7%" width="36%" y="0%" height="40%"');
  expect(html).toContain(">100</td>");
});

test("BarChart grows from zero, to the left below it", () => {
  const html = renderToStaticMarkup(
    <BarChart
      caption="Diferencias"
      valueName="Euros"
      format={plain}
      rows={[
        { label: "A", value: 30 },
        { label: "B", value: -10, highlighted: true },
      ]}
    />,
  );
  expect(html).toContain('<rect x="25%" width="75%"');
  expect(html).toContain('<rect x="0%" width="25%"');
});

describe("BandChart", () => {
  test("draws the median over its interval, leaves a gap without a point, and says how many cases each rests on", () => {
    const html = renderToStaticMarkup(
      <BandChart
        {...figure}
        x={[0, 1, 2]}
        points={[
          { x: 0, median: 2000, low: 1000, high: 3000, n: 12 },
          { x: 2, median: 2500, low: 2000, high: 3000, n: 40 },
        ]}
        formatX={plain}
        formatY={plain}
        xName="Mes"
        countName="Ofertas"
        bandName="Intervalo"
      />,
    );
    // Axis 1.000 to 3.000: the median of the first month is half-way down, that of the last one a quarter.
    expect(html).toContain('d="M0 50M100 25"');
    expect(html.match(/<circle/g)).toHaveLength(2);
    expect(html).toContain("1000 a 3000");
    expect(html).toMatch(/>12<.*>—<.*>40</);
  });
});

describe("ColumnChart", () => {
  test("draws a bar from zero for each count; the one whose time is not over is hollow", () => {
    const html = renderToStaticMarkup(
      <ColumnChart
        {...figure}
        columns={[
          { label: "oct", value: 10, more: ["3"] },
          { label: "nov", value: 20, more: ["5"], isOpen: true },
        ]}
        xName="Mes"
        valueName="En oferta"
        moreNames={["Nuevas"]}
        format={plain}
      />,
    );
    expect(html).toMatch(/<rect[^>]*y="50%"[^>]*height="50%"[^>]*class="fill-chart-1"/);
    expect(html).toMatch(/<rect[^>]*y="0%"[^>]*height="100%"[^>]*stroke-chart-1/);
    expect(html).toMatch(/>oct<.*>10<.*>3</);
  });
});

test("nothing is drawn for a bar of zero", () => {
  const bars = (value: number) =>
    renderToStaticMarkup(
      <BarChart caption="Camino" valueName="En 30 días" rows={[{ label: "Visitas", value }]} format={plain} />,
    ).split("<rect").length - 1;
  expect([bars(0), bars(1)]).toEqual([0, 1]);
});

test("a range without a price is hatched, and says that it has no middle", () => {
  const html = renderToStaticMarkup(<RangeChart low={200} high={400} format={plain} />);
  expect(html).toContain('aria-label="Rango sin un precio central: entre 200 y 400."');
  expect(html).toContain("<pattern");
});
