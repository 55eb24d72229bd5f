import type { DatedFact, FactMark, FactSource } from "../../shared/dated-fact.ts";
import { isCommunity } from "../../shared/places/tax-places.ts";
import { COMMUNITY_LAWS, IGIC_LAW, VAT_LAW } from "./law-sources.ts";
import { RELIEF_OPTIONS, type ReliefOption } from "./relief-catalogue.ts";
import { applyScale, flat, progressive, type Scale, step } from "./scale.ts";

/**
 * Effect of a reduced rate: another scale, or a part of the general quota. Above `maxValue` it is lost and the general
 * tariff applies to everything.
 */
export type Relief =
  | { kind: "scale"; scale: Scale; maxValue?: number }
  | { kind: "quota"; factor: number; maxValue?: number };

const scale = (value: Scale, maxValue?: number): Relief =>
  maxValue === undefined ? { kind: "scale", scale: value } : { kind: "scale", scale: value, maxValue };
const quota = (factor: number, maxValue?: number): Relief =>
  maxValue === undefined ? { kind: "quota", factor } : { kind: "quota", factor, maxValue };

/** "Below 200,000" in cents: the last value that still has the rate. */
const BELOW_200_000 = 199_999.99;
const BELOW_150_000 = 149_999.99;
const BALEARES_CAP = 270_151.2;

interface Rule {
  relief: Relief;
  mark?: FactMark;
}

const RULES: Record<string, Rule> = {
  "itp-an-habitual": { relief: scale(flat(6), 150_000) },
  "itp-an-joven": { relief: scale(flat(3.5), 150_000) },
  "itp-an-familia": { relief: scale(flat(3.5), 250_000) },
  "itp-an-reventa": { relief: scale(flat(2), 500_000) },
  "itp-ar-joven": { relief: quota(0.875, 100_000) },
  "itp-ar-familia": { relief: quota(0.5) },
  // Read before the amendment of December 2025: the figures may have changed.
  "itp-as-protegida": { relief: scale(flat(3)), mark: "por-comprobar" },
  "itp-as-habitual": { relief: scale(step([150_000, 4], [null, 6])), mark: "por-comprobar" },
  "itp-as-gran-tenedor": { relief: scale(flat(20)), mark: "contrastado" },
  "itp-ib-habitual": { relief: scale(flat(4), BALEARES_CAP) },
  "itp-ib-joven": { relief: scale(flat(2), BALEARES_CAP) },
  "itp-ib-familia": { relief: scale(progressive([BALEARES_CAP, 2], [null, 8]), 350_000) },
  // The cap is that of the reduced rates beside it; its own source does not repeat it.
  "itp-ib-bonificacion": { relief: quota(0, BALEARES_CAP), mark: "por-comprobar" },
  "itp-cn-habitual": { relief: scale(flat(5), 150_000) },
  "itp-cn-joven": { relief: scale(flat(4), 150_000) },
  "itp-cn-familia": { relief: scale(flat(1)) },
  "itp-cn-protegida": { relief: scale(flat(0)) },
  "itp-cb-habitual": { relief: scale(flat(7), BELOW_200_000), mark: "contrastado" },
  "itp-cb-grupos": { relief: scale(progressive([300_000, 4], [null, 9])) },
  "itp-cb-discapacidad": { relief: scale(progressive([300_000, 3], [null, 9])) },
  "itp-cb-reforma": { relief: scale(progressive([300_000, 5], [null, 9])) },
  "itp-cl-grupos": { relief: scale(flat(4)) },
  "itp-cl-rural": { relief: scale(flat(0.01), BELOW_150_000) },
  "itp-cm-primera": { relief: scale(flat(6), 180_000) },
  "itp-cm-despoblacion": { relief: scale(flat(5), 180_000) },
  "itp-cm-grupos": { relief: scale(flat(5)) },
  "itp-ct-grupos": { relief: scale(flat(5)) },
  "itp-ct-protegida": { relief: scale(flat(7)) },
  "itp-ct-gran-tenedor": { relief: scale(flat(20)) },
  "itp-ex-habitual": { relief: scale(flat(7), 200_000) },
  "itp-ex-grupos": { relief: scale(flat(4), 200_000) },
  "itp-ex-rural": { relief: scale(flat(4), 180_000) },
  "itp-ex-protegida": { relief: scale(flat(4)) },
  "itp-ga-habitual": { relief: scale(flat(7)) },
  "itp-ga-grupos": { relief: scale(flat(3)) },
  "itp-ga-rural": { relief: scale(flat(6)) },
  "itp-ga-rural-habitual": { relief: scale(flat(5)) },
  "itp-ga-rural-grupos": { relief: quota(0) },
  "itp-ga-reforma": { relief: scale(flat(6)) },
  "itp-md-habitual": { relief: quota(0.9, 250_000) },
  "itp-md-joven-rural": { relief: quota(0) },
  "itp-md-familia": { relief: scale(flat(4)) },
  "itp-md-reventa": { relief: scale(flat(2)) },
  "itp-mc-grupos": { relief: scale(flat(3)) },
  "itp-mc-protegida": { relief: scale(flat(4)) },
  "itp-mc-reventa": { relief: scale(flat(2)) },
  "itp-nc-familia": { relief: scale(progressive([180_304, 5], [null, 6])) },
  "itp-nc-riesgo": { relief: scale(flat(4)) },
  "itp-pv-habitual": { relief: scale(flat(2.5)), mark: "contrastado" },
  "itp-ri-grupos": { relief: scale(flat(5)) },
  "itp-ri-familia": { relief: scale(flat(3)) },
  "itp-ri-joven": { relief: scale(flat(4)) },
  "itp-vc-joven": { relief: scale(step([180_000, 6], [null, 8])) },
  "itp-vc-protegida": { relief: scale(step([180_000, 6], [null, 8])) },
  "itp-vc-grupos": { relief: scale(step([180_000, 3], [null, 4])) },
  "itp-ce-bonificacion": { relief: quota(0.5), mark: "por-comprobar" },
  "itp-ml-bonificacion": { relief: quota(0.5), mark: "por-comprobar" },
  "iva-vpo": { relief: scale(flat(4)) },
  "iva-igic-habitual": { relief: scale(flat(5), 150_000) },
  "iva-igic-familia-general": { relief: scale(flat(5), 225_000) },
  "iva-igic-familia-especial": { relief: scale(flat(5), 300_000) },
  "iva-igic-grupos": { relief: scale(flat(3), 150_000) },
  "iva-igic-familia": { relief: scale(flat(3), 225_000) },
  "iva-igic-vpo": { relief: scale(flat(0)) },
  "ajd-an-habitual": { relief: scale(flat(1), 150_000) },
  "ajd-an-joven": { relief: scale(flat(0.3)) },
  "ajd-an-familia": { relief: scale(flat(0.1), 250_000) },
  "ajd-ar-familia": { relief: quota(0.4) },
  "ajd-ib-habitual": { relief: scale(flat(1.2), BALEARES_CAP) },
  "ajd-cn-grupos": { relief: scale(flat(0.4)) },
  "ajd-cb-habitual": { relief: scale(flat(1)) },
  "ajd-cb-grupos": { relief: scale(flat(0.1)) },
  "ajd-cl-grupos": { relief: scale(flat(0.5)) },
  "ajd-cm-primera": { relief: scale(flat(0.75), 180_000) },
  "ajd-cm-grupos": { relief: scale(flat(0.5)) },
  "ajd-ct-joven": { relief: quota(0) },
  "ajd-ex-habitual": { relief: scale(flat(0.75), 122_000) },
  "ajd-ga-habitual": { relief: scale(flat(1)) },
  "ajd-ga-grupos": { relief: scale(flat(0.5)) },
  "ajd-md-protegida": { relief: scale(flat(0.2)) },
  "ajd-md-habitual": { relief: quota(0.9, 250_000) },
  "ajd-mc-grupos": { relief: scale(flat(0.1)) },
  "ajd-pv-primera": { relief: quota(0), mark: "por-comprobar" },
  "ajd-ri-grupos": { relief: scale(flat(0.1)) },
  "ajd-vc-habitual": { relief: scale(flat(0.1)) },
  "ajd-ce-bonificacion": { relief: quota(0.5), mark: "por-comprobar" },
  "ajd-ml-bonificacion": { relief: quota(0.5), mark: "por-comprobar" },
};

/** A reduced rate with its rule. `note` is the condition to check. */
export type ReliefFact = DatedFact<Relief> & { tax: ReliefOption["tax"] };

/** First day of the texts that were read; an earlier purchase finds the general tariff only. */
const VALID_FROM = "2026-01-01";

function sourceOf(option: ReliefOption): FactSource {
  if (option.tax === "iva") return option.place === "ES" ? VAT_LAW : IGIC_LAW;
  if (!isCommunity(option.place)) throw new Error(`Relief ${option.id} has no community`);
  return COMMUNITY_LAWS[option.place];
}

export const RELIEFS: readonly ReliefFact[] = RELIEF_OPTIONS.map((option) => {
  const rule = RULES[option.id];
  if (!rule) throw new Error(`Relief ${option.id} has no rule`);
  return {
    id: option.id,
    tax: option.tax,
    label: option.label,
    value: rule.relief,
    unit: "fracción del valor o de la cuota",
    jurisdiction: option.place,
    validFrom: VALID_FROM,
    source: sourceOf(option),
    mark: rule.mark ?? "ley",
    note: option.condition,
  };
});

/** Ids with a rule, for the test that both lists say the same. */
export const RELIEF_RULE_IDS: readonly string[] = Object.keys(RULES);

/**
 * The tax on a value under a relief.
 *
 * @returns `undefined` when the value is above the relief's cap: the general tariff applies
 */
export function applyRelief(relief: Relief, general: Scale, value: number): number | undefined {
  if (relief.maxValue !== undefined && value > relief.maxValue) return undefined;
  return relief.kind === "scale" ? applyScale(relief.scale, value) : applyScale(general, value) * relief.factor;
}
