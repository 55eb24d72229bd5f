import type { MeasuredSituation } from "#content/valuation/measured-situations.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { ChartFigure } from "#ui/charts/chart-figure.tsx";
import { Disclosure } from "#ui/disclosure.tsx";

/** All bars of errors share a scale, and so do those of coverage. */
const ERRORS = [0, 0.4] as const;
const SHARES = [0, 1] as const;

interface TodayMeasuresProps {
  rows: readonly MeasuredSituation[];
}

/** How far today's value errs in each situation, and how often its range holds: city by city, with its model and without. */
export function TodayMeasures({ rows }: TodayMeasuresProps) {
  const cities = [...new Set(rows.map(({ city }) => city))];
  return (
    <>
      {cities.map((city) => (
        <section key={city} aria-labelledby={`hoy-${city}`} className="mt-14">
          <h2 id={`hoy-${city}`} className="text-h3">
            El precio de hoy, medido en {city}
          </h2>
          <div className="mt-6 grid gap-6">
            <Measured
              title={`${city}, con las diferencias de su modelo`}
              rows={rows.filter((row) => row.city === city && row.engine === "model")}
            />
            <Disclosure printsOpen summary={`${city}: sin modelo, como en cualquier otro sitio`}>
              <Measured
                title={`${city}, sin modelo`}
                rows={rows.filter((row) => row.city === city && row.engine === "grid")}
              />
            </Disclosure>
          </div>
        </section>
      ))}
    </>
  );
}

function Measured({ title, rows }: { title: string; rows: readonly MeasuredSituation[] }) {
  if (rows.length === 0) return null;
  const share = (fraction: number) => formatPercent(fraction, 0);
  const error = (fraction: number) => formatPercent(fraction, 1, 1);
  const homes = Math.max(...rows.map((row) => row.homes));
  return (
    <div className="grid min-w-0 items-start gap-8 lg:grid-cols-2">
      <ChartFigure
        title={title}
        subtitle={`Error mediano, hasta ${formatNumber(homes)} viviendas por situación`}
        summary="Barras con el error mediano de cada situación."
        table={{
          columns: [
            "Situación",
            "Viviendas",
            "Error mediano",
            "En el 50 %",
            "En el 80 %",
            "En el 90 %",
            "Media anchura",
          ],
          rows: rows.map((row) => [
            row.title,
            formatNumber(row.homes),
            error(row.medianError),
            share(row.coverage50),
            share(row.coverage80),
            share(row.coverage90),
            `±${share(row.halfWidth80)}`,
          ]),
        }}
      >
        <BarChart
          caption={`${title}: error mediano`}
          valueName="Error mediano"
          rows={rows.map((row) => ({ label: row.title, value: row.medianError }))}
          format={error}
          domain={ERRORS}
        />
      </ChartFigure>
      <ChartFigure
        title={`${title}: precios dentro del rango del 80 %`}
        subtitle="Debería rondar el 80 % en todas"
        summary="Barras con la parte de los precios que cayó dentro del rango del 80 % en cada situación."
        table={{
          columns: ["Situación", "Confianza", "Valores", "Error mediano"],
          rows: rows.flatMap((row) =>
            row.levels.map(({ level, share: part, medianError }) => [
              row.title,
              level,
              share(part),
              error(medianError),
            ]),
          ),
        }}
      >
        <BarChart
          caption={`${title}: dentro del rango del 80 %`}
          valueName="Dentro del rango"
          rows={rows.map((row) => ({ label: row.title, value: row.coverage80 }))}
          format={share}
          domain={SHARES}
        />
      </ChartFigure>
    </div>
  );
}
