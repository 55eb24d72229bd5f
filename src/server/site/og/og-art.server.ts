import { MODULE_PIGMENTS, type ModuleId } from "#content/modules.ts";
import { PLANS } from "#content/plans.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { formatMoney, formatUnitPrice } from "#domain/shared/format/format.ts";
import { CITIES } from "#domain/shared/places/city.ts";
import { type HeaderKind, headerKindOf } from "#domain/site/drawings/header-drawing.ts";
import { type Description, type Interval, sectionsOn } from "#domain/tools/description/description.ts";
import { valueText, writeAmount } from "#domain/tools/description/value.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { allTools } from "#tools/tool-cards.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { exampleOutcome } from "../../tools/runs/tool-example.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { postHeader } from "../articles/article-view.server.ts";
import { findArticle } from "../articles/articles.server.ts";
import { cityPage } from "../city-pages/city-pages.server.ts";
import type { OgPigment } from "./og-palette.server.ts";

/** The right part of a page's picture, by the kind of the page. All figures are those of the page itself. */
export type OgArt =
  | { kind: "door" }
  /** Result of a tool's example: one figure, its range where it has one, else what stands below it. */
  | {
      kind: "figure";
      pigment: OgPigment;
      label: string;
      value: string;
      /** Ends of the range in words, and where the value lies between them, from 0 to 1. */
      range: { low: string; high: string; at: number } | null;
      rows: readonly { label: string; value: string }[];
      /** Short lines below a figure that has neither. */
      details: readonly string[];
    }
  | { kind: "bars"; caption: string; rows: readonly { label: string; text: string; share: number; isOwn: boolean }[] }
  | { kind: "plans"; rows: readonly { name: string; price: string }[] }
  | { kind: "drawing"; pigment: OgPigment; drawing: HeaderKind; seed: string }
  | { kind: "shelves" };

/** @param path of a public page, without region prefix */
export async function ogArtOf(services: ToolServices, path: string): Promise<OgArt> {
  const [first = "", second] = path.slice(1).split("/");
  const tool = tools.find((one) => one.path === path);
  if (tool) return await toolArt(services, tool);
  const card = allTools.find((one) => one.path === path);
  // A tool that is a page of its own.
  if (card) return { kind: "drawing", pigment: MODULE_PIGMENTS[card.module], drawing: headerKindOf(path), seed: path };
  if (path === "/precios") return plansArt();
  if ((first === "blog" || first === "recursos") && second) return postArt(path, first, second);
  if (first === "help-center") return { kind: "shelves" };
  if (first.startsWith("modulo-")) return moduleArt(path, first.slice("modulo-".length) as ModuleId);
  if (!second && SOLUTIONS.some(({ slug }) => slug === first)) {
    return { kind: "drawing", pigment: "cobalto", drawing: headerKindOf(path), seed: path };
  }
  const city = CITIES.find(({ slug }) => slug === second);
  return (city && cityArt(city)) ?? { kind: "door" };
}

/** The worked example of a tool, as its page shows it. */
async function toolArt(services: ToolServices, tool: AnyTool): Promise<OgArt> {
  const { input, result } = await exampleOutcome(services, tool);
  const description = tool.describe(result, input);
  const pigment = MODULE_PIGMENTS[tool.module];
  const { headline } = description;
  if (!headline) return { kind: "drawing", pigment, drawing: headerKindOf(tool.path), seed: tool.path };
  return {
    kind: "figure",
    pigment,
    label: headline.name,
    value: valueText(headline.value),
    range: rangeOf(description),
    rows: headline.figures.slice(0, 3).map(({ label, value }) => ({ label, value: valueText(value) })),
    details: headline.details.slice(0, 2),
  };
}

/** The range of the headline's own figure: other intervals of the result are about other things. */
function rangeOf({ headline, aside, sections }: Description) {
  const value = headline?.value;
  if (value === undefined || typeof value === "string" || !("amount" in value)) return null;
  const drawings = [headline?.drawing, aside?.drawing, ...sectionsOn("page", sections).flatMap(({ blocks }) => blocks)];
  const interval = drawings.find(
    (block): block is Interval => block?.kind === "interval" && block.value !== null && block.value === value.amount,
  );
  if (!interval) return null;
  const { low, high } = interval.range80;
  return {
    low: writeAmount(low, interval.unit),
    high: writeAmount(high, interval.unit),
    at: high > low ? (interval.value! - low) / (high - low) : 0.5,
  };
}

const plansArt = (): OgArt => ({
  kind: "plans",
  rows: PLANS.map(({ name, monthlyEuros }) => ({ name, price: formatMoney(monthlyEuros) })),
});

function postArt(path: string, collection: "blog" | "recursos", slug: string): OgArt {
  const article = findArticle(collection, slug);
  const { pigment, drawing } = postHeader(article?.theme ?? "actualidad", article?.drawing ?? headerKindOf(path));
  return { kind: "drawing", pigment, drawing, seed: path };
}

function moduleArt(path: string, module: ModuleId): OgArt {
  return { kind: "drawing", pigment: MODULE_PIGMENTS[module] ?? "cobalto", drawing: "plan", seed: path };
}

/** The official values of the city and its neighbours, the dearest first; none where there is nothing to compare. */
function cityArt(city: (typeof CITIES)[number]): OgArt | null {
  const { comparison } = cityPage(city, isoDateInMadrid(new Date()));
  if (comparison.length === 0) return null;
  const dearest = Math.max(...comparison.map(({ value }) => value));
  const own = comparison.filter(({ highlighted }) => highlighted);
  const others = comparison.filter(({ highlighted }) => !highlighted).slice(0, 4);
  return {
    kind: "bars",
    caption: "Valor tasado",
    rows: [...own, ...others]
      .sort((a, b) => b.value - a.value)
      .map(({ label, value, highlighted }) => ({
        label,
        text: formatUnitPrice(value),
        share: value / dearest,
        isOwn: highlighted,
      })),
  };
}
