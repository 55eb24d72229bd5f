import type { KnownContact, StatedFinances } from "#domain/crm/contacts/known-contact.ts";
import type { KnownProperty } from "#domain/portfolio/homes/home.ts";
import type { KnownValuation } from "#domain/portfolio/homes/known-valuation.ts";
import type { ToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import { formatEstimate } from "#domain/shared/format/estimates.ts";
import { formatDate, formatMoney } from "#domain/shared/format/format.ts";
import type { HomePlace } from "#domain/shared/places/place-of-home.ts";
import type { AnyTool } from "./define-tool.ts";

/** Figures of an earlier result, with which a form is offered to be filled: never in silence over what somebody typed. */

type Values = Record<string, unknown>;

export interface OfferedFigures {
  /** The result that they stand in. */
  href: string;
  /** Names it after «De»: `tu valoración del 12 de noviembre de 2026`. */
  origin: string;
  /** The figures in words. */
  says: string;
  /** Names of the form, and what they are filled with. */
  values: Values;
}

/** The contents for a form: values that are known for sure, and the figures of an earlier result apart. */
export interface Fill {
  values: Values;
  figures: OfferedFigures | null;
}

/** The values that only stand there because of a figure. */
function changedBy(values: Values, withFigures: Values): Values {
  return Object.fromEntries(
    Object.entries(withFigures).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name])),
  );
}

const figuresOf = (named: Omit<OfferedFigures, "values">, values: Values): OfferedFigures | null =>
  Object.keys(values).length === 0 ? null : { ...named, values };

interface OfferedHome {
  home: KnownProperty;
  apart?: ToolAttributes;
  place?: HomePlace | undefined;
  valuation?: KnownValuation;
}

/** A known home for a tool's form, with its newest valuation apart. */
export function fillOfHome(tool: AnyTool | undefined, { home, apart, place, valuation }: OfferedHome): Fill {
  const values = tool?.fillFrom?.(home, apart, place) ?? {};
  if (!valuation || !tool?.fillFrom) return { values, figures: null };
  const { runId, on, value, low, high, currency } = valuation;
  const [middle, from, to] = [value, low, high].map((amount) => formatEstimate(amount, currency));
  const named = {
    href: `/valoracion?resultado=${runId}`,
    origin: `tu valoración del ${formatDate(on)}`,
    says: `${middle}, entre ${from} y ${to}`,
  };
  return { values, figures: figuresOf(named, changedBy(values, tool.fillFrom(home, apart, place, valuation))) };
}

/** A known contact for a tool's form, with what they told of their money apart. */
export function fillOfContact(tool: AnyTool, contact: KnownContact): Fill {
  const { finances } = contact;
  const fill = (known: StatedFinances | null): Values => tool.fillFromContact?.({ ...contact, finances: known }) ?? {};
  const values = fill(null);
  if (!finances) return { values, figures: null };
  const { runId, path, on, netMonthlyIncome, savings } = finances;
  const currency = finances.currency ?? "EUR";
  const income = `${formatMoney(netMonthlyIncome, currency)} al mes`;
  const named = {
    href: `${path}?resultado=${runId}`,
    origin: `su cálculo del ${formatDate(on)}`,
    says: savings === null ? income : `${income} y ${formatMoney(savings, currency)} ahorrados`,
  };
  return { values, figures: figuresOf(named, changedBy(values, fill(finances))) };
}
