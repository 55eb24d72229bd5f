import { DEAL_KIND_NAMES, stageName } from "#domain/crm/contacts/trades.ts";
import { FIGURES, type Figure } from "#domain/insight/analytics/figures.ts";
import { type Period, readPeriod } from "#domain/insight/analytics/period.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { readActivityFigures, readCreditFigures } from "#server/insight/analytics/activity-figures.server.ts";
import { readDealFigures } from "#server/insight/analytics/deal-figures.server.ts";
import { readPortfolioFigures } from "#server/insight/analytics/portfolio-figures.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { tools } from "#tools/registry.ts";

/** The parts of the analytics, each loaded by itself: quick ones are there while the rest is calculated. */

export const periodOf = ({ now }: Services, request: Request): Period =>
  readPeriod(new URL(request.url).searchParams, isoDateInMadrid(now()));

export const toolTitle = (toolId: string): string =>
  tools.find(({ id }) => id === toolId)?.title ?? "Herramienta retirada";

export function readParts({ database: { reads }, now }: Services, actor: PersonActor, period: Period) {
  return {
    leads: readDealFigures(reads, actor, period, now()),
    portfolio: readPortfolioFigures(reads, actor, period, now()),
    activity: readActivityFigures(reads, actor, period),
    credits: readCreditFigures(reads, actor, period, now()),
  };
}

type Cell = string | number | null;

/** All numbers of the period as one table. */
export async function analyticsTable(services: Services, actor: PersonActor, period: Period) {
  const parts = readParts(services, actor, period);
  const [leads, portfolio, activity, credits] = await Promise.all([
    parts.leads,
    parts.portfolio,
    parts.activity,
    parts.credits,
  ]);
  const figures = (section: string, list: readonly Figure[]): Cell[][] =>
    list.map(({ id, unit, value, before, n }) => [section, FIGURES[id][0], unit, value, before, n, FIGURES[id][1]]);
  const rows: Cell[][] = [
    ...figures("Contactos y tratos", leads.figures),
    ...leads.funnels.flatMap(({ kind, rows }) =>
      rows.map(({ stage, reached }): Cell[] => [
        `Embudo de ${DEAL_KIND_NAMES[kind].toLowerCase()}`,
        `Llegan a ${stageName(kind, stage)}`,
        "numero",
        reached,
        null,
        null,
        "",
      ]),
    ),
    ...leads.sources.flatMap(({ source, contacts, deals, signed, commission, cost, roi }): Cell[][] => [
      ["Orígenes", `${source}: contactos`, "numero", contacts, null, null, ""],
      ["Orígenes", `${source}: tratos`, "numero", deals, null, null, ""],
      ["Orígenes", `${source}: firmados`, "numero", signed, null, null, ""],
      ["Orígenes", `${source}: comisión`, "euros", commission, null, signed, ""],
      ...(cost === null ? [] : [["Orígenes", `${source}: coste`, "euros", cost, null, null, ""] satisfies Cell[]]),
      ...(roi === null ? [] : [["Orígenes", `${source}: retorno`, "parte", roi, null, deals, ""] satisfies Cell[]]),
    ]),
    ...figures("Cartera", portfolio.figures),
    ...figures("Herramientas", activity.figures),
    ...figures("Créditos", credits.figures),
    ...credits.tools.map(({ toolId, credits: spent, runs }): Cell[] => [
      "Créditos",
      toolTitle(toolId),
      "numero",
      spent,
      null,
      runs,
      "",
    ]),
    ...(leads.agents ?? []).map(({ name, deals, signed }): Cell[] => [
      "Personas",
      `${name}: firmados`,
      "numero",
      signed,
      null,
      deals,
      "",
    ]),
  ];
  return { name: "Analítica", columns: ["Apartado", "Cifra", "Unidad", "Valor", "Antes", "Casos", "Definición"], rows };
}
