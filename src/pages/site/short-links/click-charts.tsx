import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";

interface Share {
  name: string;
  clicks: number;
}

export interface ClickFigures {
  /** Every day, also those without clicks; ISO dates. */
  days: readonly { day: string; clicks: number }[];
  referrers: readonly Share[];
  devices: readonly Share[];
  countries: readonly Share[];
  robots: number;
}

const DEVICES: Record<string, string> = { movil: "Móvil o tableta", ordenador: "Ordenador", otro: "Otro" };
const FEW = 10;

const dayText = (day: string) =>
  new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(day));
const countryText = (code: string) =>
  code === "" ? "No se sabe" : (new Intl.DisplayNames("es-ES", { type: "region" }).of(code) ?? code);

/** The clicks of a link, drawn; robots are counted apart. */
export function ClickCharts({ figures: { days, referrers, devices, countries, robots } }: { figures: ClickFigures }) {
  const total = days.reduce((sum, { clicks }) => sum + clicks, 0);
  const best = days.reduce((most, day) => (day.clicks > most.clicks ? day : most), days[0]!);
  const visits = (count: number) => (count === 1 ? "1 visita" : `${formatNumber(count)} visitas`);
  if (total === 0) {
    return (
      <Panel>
        <EmptyState title="Sin visitas en los últimos 30 días" level={2}>
          Cuando alguien lo siga, aquí verás los días, de dónde llega y con qué.
          {robots > 0 ? ` Los robots han pasado ${counted(robots, "vez", "veces")}; no se cuentan.` : ""}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <Panel labelledBy="visitas">
        <PanelHeader
          id="visitas"
          title="Visitas por día"
          description={`Últimos 30 días. ${robots > 0 ? `Aparte, ${formatNumber(robots)} de robots, que no se cuentan.` : "Sin contar robots."}`}
        />
        <PanelBody>
          <LineChart
            title={`${visits(total)}, con el máximo el ${dayText(best.day)} (${formatNumber(best.clicks)})`}
            {...(total < FEW ? { subtitle: "Menos de diez visitas: todavía no dicen mucho." } : {})}
            summary={`${visits(total)} en los últimos 30 días.`}
            x={days.map((_, index) => index)}
            series={[{ name: "Visitas", values: days.map(({ clicks }) => clicks) }]}
            formatX={(index) => dayText(days[index]!.day)}
            formatY={(value) => formatNumber(value)}
            xName="Día"
            fromZero
            height={200}
          />
        </PanelBody>
      </Panel>
      <div className="grid gap-4 lg:grid-cols-3">
        <Shares
          id="de-donde"
          title="De dónde llegan"
          shares={referrers}
          nameOf={(name) => name || "Directo o sin decir"}
        />
        <Shares id="con-que" title="Con qué" shares={devices} nameOf={(name) => DEVICES[name] ?? name} />
        <Shares id="paises" title="Desde qué país" shares={countries} nameOf={countryText} />
      </div>
    </>
  );
}

interface SharesProps {
  id: string;
  title: string;
  shares: readonly Share[];
  nameOf: (name: string) => string;
}

function Shares({ id, title, shares, nameOf }: SharesProps) {
  return (
    <Panel labelledBy={id}>
      <PanelHeader id={id} title={title} />
      <PanelBody>
        <BarChart
          caption={title}
          valueName="Visitas"
          rows={shares.map(({ name, clicks }) => ({ label: nameOf(name), value: clicks }))}
          format={(value) => formatNumber(value)}
        />
      </PanelBody>
    </Panel>
  );
}
