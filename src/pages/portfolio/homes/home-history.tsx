import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { ShownHomeEvent } from "#server/portfolio/homes/read-home.server.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { fieldName, valueText } from "#ui/homes/field-text.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { When } from "../../shared/when.tsx";
import type { HomePageData } from "./home-page.server.ts";

const SHOWN = 8;

/** How the price went, drawn, and all that happened to the home. */
export function HomeHistory({ page: { home, history, today } }: { page: HomePageData }) {
  const { currency } = home.home;
  const [first, later] = [history.events.slice(0, SHOWN), history.events.slice(SHOWN)];
  return (
    <Panel labelledBy="historial">
      <PanelHeader id="historial" title="Historial" divided />
      <PanelBody className="grid gap-5">
        <PriceChart steps={history.prices} today={today} currency={currency} />
        <EventList events={first} />
        {later.length > 0 ? (
          <Disclosure
            summary={
              <span className="text-sm">Ver {counted(later.length, "cambio anterior", "cambios anteriores")}</span>
            }
          >
            <EventList events={later} />
          </Disclosure>
        ) : null}
      </PanelBody>
    </Panel>
  );
}

interface PriceChartProps {
  steps: HomePageData["history"]["prices"];
  today: string;
  currency: string;
}

/** A price is valid until the next one, so each change is drawn at both of its days. */
function PriceChart({ steps, today, currency }: PriceChartProps) {
  const known = steps.filter((step) => step.value !== null);
  // Changes of one day are no course of time.
  if (known.length < 2 || known[0]!.at.slice(0, 10) === known.at(-1)!.at.slice(0, 10)) return null;
  const day = (iso: string) => Date.parse(iso) / DAY_MS;
  const points = known.flatMap((step, i) => {
    const until = known[i + 1]?.at ?? today;
    return [
      [day(step.at), step.value!],
      [Math.max(day(step.at), day(until) - 0.001), step.value!],
    ] as const;
  });
  const [from, to] = [known[0]!, known.at(-1)!];
  const share = to.value! / from.value! - 1;
  const summary = `De ${formatMoney(from.value!, currency)} a ${formatMoney(to.value!, currency)} en ${known.length - 1} ${known.length === 2 ? "cambio" : "cambios"}`;
  return (
    <LineChart
      title="Precio pedido"
      summary={`${summary}, ${share < 0 ? "baja" : "sube"} un ${Math.abs(share * 100)
        .toFixed(1)
        .replace(".", ",")}\u00a0%.`}
      x={points.map(([at]) => at)}
      series={[{ name: "Precio", values: points.map(([, value]) => value) }]}
      formatX={(at) => dayText(at)}
      formatY={(value) => formatMoney(value, currency)}
      xName="Día"
      labelled={[points[0]![0], points.at(-1)![0]]}
      height={180}
    />
  );
}

const shortDay = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" });
const dayText = (at: number): string => shortDay.format(new Date(at * DAY_MS));

function EventList({ events }: { events: readonly ShownHomeEvent[] }) {
  return (
    <ol className="grid divide-y text-sm">
      {events.map((event) => (
        <li key={event.id} className="grid gap-0.5 py-3 first:pt-0 last:pb-0">
          <p>
            <span className="font-medium">{titleOf(event)}</span>
            {event.actor ? <span className="text-muted-foreground">, {event.actor}</span> : null}
          </p>
          {linesOf(event).map((line) => (
            <p key={line} className="wrap-anywhere text-muted-foreground">
              {line}
            </p>
          ))}
          <When iso={event.at} style="full" className="text-xs text-subtle-foreground" />
        </li>
      ))}
    </ol>
  );
}

const KINDS: Record<string, string> = {
  alta: "Alta",
  cambio: "Cambio",
  foto: "Fotos",
  documento: "Documentos",
  fusion: "Unida con otra",
  separacion: "Separada otra vez",
  papelera: "A la papelera",
  vuelta: "De vuelta de la papelera",
  publicacion: "Publicación",
};
const ORIGINS: Record<ShownHomeEvent["origin"], string> = {
  mano: "",
  herramienta: " desde una herramienta",
  importacion: " por importación",
  fusion: "",
};

const titleOf = ({ kind, origin, changes }: ShownHomeEvent): string => {
  const isClosing = "status" in changes && changes.status?.[1] === "cerrado";
  return `${isClosing ? "Cierre" : (KINDS[kind] ?? "Cambio")}${ORIGINS[origin]}`;
};

const SHORT = 60;

function linesOf({ changes, currencies }: ShownHomeEvent): string[] {
  return Object.entries(changes).map(([field, [before, after]]) => {
    const name = fieldName(field) ?? field;
    const [from, to] = [before, after].map((value, i) => shortened(valueText(field, value, currencies[i])));
    return before === null ? `${name}: ${to}` : `${name}: de ${from} a ${to}`;
  });
}

const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT - 1).trimEnd()}…` : text);
