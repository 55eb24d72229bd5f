import { isClearChange, type MonthFigures } from "#domain/market/figures/months.ts";
import type { Spread } from "#domain/market/figures/sample.ts";
import { undatedText, unitPriceText } from "#domain/market/figures/told-figures.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatMonth, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { BandChart } from "#ui/charts/band-chart.tsx";
import { ColumnChart } from "#ui/charts/column-chart.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";

/** The asking and paid prices of a zone and its supply, month by month. */
export function CourseCharts({ figures }: { figures: ZoneFigures }) {
  const { course, operation } = figures;
  const isRent = operation === "alquiler";
  const format = unitPriceText(figures);
  return (
    <div className="grid gap-5 lg:grid-cols-2 print:block print:space-y-5">
      <PriceCourse
        course={course}
        of="asked"
        title={isRent ? "Renta que se pide, al final de cada mes" : "Precio que se pide, al final de cada mes"}
        subtitle="Mediana por m² construido de lo que está en oferta. Precios pedidos."
        countName="Ofertas"
        format={format}
      />
      <Panel>
        <PanelBody>
          <ColumnChart
            title={supplyTitle(course)}
            subtitle={`Ofertas activas el último día de cada mes. El último es del ${formatDate(course.at(-1)!.until)}.${undatedText(figures)}`}
            summary={`De ${counted(course[0]!.active, "oferta", "ofertas")} en ${formatMonth(course[0]!.month)} a ${formatNumber(course.at(-1)!.active)} en ${formatMonth(course.at(-1)!.month)}.`}
            columns={course.map(({ month, active, listed, closed }, i) => ({
              label: formatMonth(month),
              value: active,
              more: [formatNumber(listed), formatNumber(closed)],
              isOpen: i === course.length - 1,
            }))}
            xName="Mes"
            valueName="En oferta"
            moreNames={["Nuevas", "Cierres"]}
            format={(value) => formatNumber(value)}
          />
        </PanelBody>
      </Panel>
      <PriceCourse
        course={course}
        of="paid"
        title={isRent ? "Renta firmada, por mes de cierre" : "Precio pagado, por mes de cierre"}
        subtitle="Mediana por m² construido de lo que se cerró en el mes. Precios de cierre."
        countName="Cierres"
        format={format}
      />
    </div>
  );
}

interface PriceCourseProps {
  course: readonly MonthFigures[];
  of: "asked" | "paid";
  title: string;
  subtitle: string;
  countName: string;
  format: (value: number) => string;
}

function PriceCourse({ course, of, title, subtitle, countName, format }: PriceCourseProps) {
  const points = course.flatMap((month, x) => {
    const figure = month[of];
    return figure.kind === "spread" ? [Object.assign({ x }, pointOf(figure))] : [];
  });
  return (
    <Panel className={of === "paid" ? "lg:col-span-2" : ""}>
      <PanelBody>
        {points.length < 2 ? (
          <>
            <p className="leading-snug font-semibold">{title}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              {`Muestra insuficiente: hacen falta dos meses con 10 ${countName.toLowerCase()} o más, y hay ${counted(points.length, "mes", "meses")} así.`}
            </p>
          </>
        ) : (
          <BandChart
            title={title}
            subtitle={subtitle}
            summary={`De ${format(points[0]!.median)} en ${formatMonth(course[points[0]!.x]!.month)} a ${format(points.at(-1)!.median)} en ${formatMonth(course[points.at(-1)!.x]!.month)}.`}
            x={course.map((_, x) => x)}
            points={points}
            formatX={(x) => formatMonth(course[x]!.month)}
            formatY={format}
            xName="Mes"
            countName={countName}
            bandName={"Intervalo del 90\u00a0%"}
          />
        )}
      </PanelBody>
    </Panel>
  );
}

const pointOf = ({ median, low, high, n }: Spread) => ({ median, low, high, n });

function supplyTitle(course: readonly MonthFigures[]): string {
  const [first, last] = [course[0]!.active, course.at(-1)!.active];
  if (first === 0) return `Hay ${counted(last, "oferta activa", "ofertas activas")}`;
  const change = last / first - 1;
  if (Math.abs(change) < 0.02) return "La oferta apenas ha cambiado";
  if (!isClearChange(first, last)) return "La oferta no muestra un cambio claro";
  return `La oferta ${change > 0 ? "ha subido" : "ha bajado"} un ${formatPercent(Math.abs(change), 0)} en ${course.length - 1} meses`;
}
