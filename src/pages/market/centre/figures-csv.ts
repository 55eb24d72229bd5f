import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { readCentreQuestion } from "#domain/market/figures/centre-address.ts";
import type { NoFigure, Spread } from "#domain/market/figures/sample.ts";
import { toldFigures } from "#domain/market/figures/told-figures.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readZone } from "#server/market/figures/read-zone.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import type { Route } from "./+types/figures-csv.ts";
import { zoneName } from "./read-centre.server.ts";

/** The figures of a zone as tables to keep: those of today, then month by month. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const question = readCentreQuestion(new URL(request.url).searchParams);
  const hasZone = question.place !== null || question.area !== null;
  const outcome = hasZone ? await readZone(services, actor, question) : null;
  const lines: (string | number | null)[][] = [
    ["Zona", zoneName(question)],
    ["Operación", OPERATION_NAMES[question.operation]],
    ["Tipo", question.type ? HOME_TYPE_NAMES[question.type] : "Viviendas de todo tipo"],
  ];
  if (outcome?.kind === "figures") {
    const { figures } = outcome;
    lines.push(["Moneda", figures.currency], ["Inventadas", figures.demos], [], ["Cifra", "Valor", "En qué se apoya"]);
    for (const { label, value, note } of toldFigures(figures)) lines.push([label, value ?? "Sin dato", note]);
    lines.push([], COURSE);
    for (const { month, active, listed, closed, asked, paid } of figures.course) {
      lines.push([month, active, listed, closed, ...cells(asked), ...cells(paid)]);
    }
    const { index } = figures;
    if (index.kind === "index") {
      lines.push([], INDEX);
      for (const { period, level, low, high, n } of index.points) {
        lines.push([period, rounded(level), low && rounded(low), high && rounded(high), n]);
      }
      for (const { period, n } of index.thin) lines.push([period, whyNoFigure({ kind: "too-few", n }), null, null, n]);
    }
  } else
    lines.push(["Sin cifras", hasZone ? "Inténtalo dentro de un momento o con una zona menor." : "Elige una zona."]);
  return new Response(`\ufeff${csvLines(lines)}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="umbral-mercado-${isoDateInMadrid(services.now())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

const COURSE = [
  "Mes",
  "En oferta el último día",
  "Nuevas",
  "Cierres",
  "Precio pedido por m² (mediana)",
  "Desde (90 %)",
  "Hasta (90 %)",
  "Ofertas",
  "Precio de cierre por m² (mediana)",
  "Desde (90 %)",
  "Hasta (90 %)",
  "Cierres con superficie",
];

const INDEX = ["Trimestre", "Índice de precios pedidos", "Desde (90 %)", "Hasta (90 %)", "Ofertas nuevas"];

const rounded = (value: number) => Math.round(value * 100) / 100;

const cells = (figure: Spread | NoFigure): (string | number | null)[] =>
  figure.kind === "spread"
    ? [rounded(figure.median), rounded(figure.low), rounded(figure.high), figure.n]
    : [whyNoFigure(figure), null, null, figure.kind === "too-few" ? figure.n : 0];
