import { splitSentences } from "../../shared/wording/sentences.ts";
import { ADVERT_RULES, type AdvertRule, isReviewed, type RuleLevel } from "./rules.ts";
import { type Found, findExcluding, findSteering, findUnproven } from "./wording.ts";

/** An advert held to the law of its country before it goes out. */

/** The part of an advert that the rules look at. */
export interface Advert {
  country: string;
  operation: "venta" | "alquiler";
  currency: string;
  hasPrice: boolean;
  hasEnergy: boolean;
  /** A rent: for how long, and whether its area is stressed; unknown is `undefined`. */
  rentKind?: "habitual" | "temporada" | "turistico" | undefined;
  isStressedZone?: boolean | undefined;
  hasRentReference: boolean;
  hasRegistration: boolean;
  /** A person's own texts, by the field in which they stand. */
  written: readonly { field: string; text: string }[];
}

/** A fault of an advert. */
export interface Finding {
  /** Id of the rule. */
  rule: string;
  level: RuleLevel;
  title: string;
  /** The action that mends the finding. */
  text: string;
  /** Where it is mended. */
  field: string;
  /** The words, where words are wrong. */
  excerpt?: string;
}

/** The outcome of a check. */
export interface AdvertCheck {
  /** Nobody has read this country's rules. */
  isReviewed: boolean;
  findings: Finding[];
  /** Rules that had a say. */
  rules: AdvertRule[];
}

/**
 * The findings against publishing an advert. Spain asks for the energy rating and, of rents, for what their kind needs;
 * Mexico for pesos; wording that leaves people out is found whatever the country.
 */
export function checkAdvert(advert: Advert): AdvertCheck {
  const isSpain = advert.country === "ES";
  const findings: Finding[] = [];
  const rules = new Set<AdvertRule>();
  const judge = (rule: AdvertRule, isBroken: boolean, field: string, text: string, level = rule.value) => {
    rules.add(rule);
    if (isBroken) findings.push({ rule: rule.id, level, title: rule.label, text, field });
  };
  if (isSpain) {
    judge(
      ADVERT_RULES.energy,
      !advert.hasEnergy,
      "home.energyRating",
      "Pon la letra, o di que está en trámite o exento.",
    );
    if (advert.operation === "alquiler") checkRent(advert, judge);
  }
  if (advert.country === "MX") {
    judge(
      ADVERT_RULES.mexicoPrice,
      advert.hasPrice && advert.currency !== "MXN",
      "home.currency",
      "Pon el precio en pesos mexicanos.",
    );
  }
  const wordings: [AdvertRule, (text: string) => Found[], string][] = [
    [
      isSpain ? ADVERT_RULES.excluding : ADVERT_RULES.excludingAnywhere,
      findExcluding,
      "Quita la frase. Deja fuera a personas por lo que son.",
    ],
    ...(isSpain
      ? [
          [
            ADVERT_RULES.steering,
            findSteering,
            "Di cómo es la vivienda, no para quién es.",
          ] as (typeof wordings)[number],
        ]
      : []),
    ...(advert.country === "MX"
      ? [[ADVERT_RULES.mexicoProof, findUnproven, "Quítala si no la puedes probar."] as (typeof wordings)[number]]
      : []),
  ];
  for (const [rule, find, text] of wordings) {
    for (const { field, text: written } of advert.written) {
      for (const found of find(written)) {
        rules.add(rule);
        findings.push({ rule: rule.id, level: rule.value, title: rule.label, text, field, excerpt: found.text });
      }
    }
  }
  return { isReviewed: isReviewed(advert.country), findings, rules: [...rules] };
}

type Judge = (rule: AdvertRule, isBroken: boolean, field: string, text: string, level?: RuleLevel) => void;

function checkRent({ rentKind, isStressedZone, hasRentReference, hasRegistration }: Advert, judge: Judge): void {
  if (rentKind === "temporada" || rentKind === "turistico") {
    judge(ADVERT_RULES.shortLet, !hasRegistration, "registrationNumber", "Pon el número de registro.");
    return;
  }
  if (isStressedZone === true) {
    judge(
      ADVERT_RULES.stressedRent,
      !hasRentReference,
      "previousRent",
      "Pon la renta del contrato anterior o el índice de referencia.",
    );
  } else if (isStressedZone === undefined) {
    judge(
      ADVERT_RULES.stressedRent,
      true,
      "isStressedZone",
      "Di si la vivienda está en zona tensionada. Se consulta en serpavi.mivau.gob.es.",
      "aviso",
    );
  }
}

/** The text without the sentences that leave people out: these are not published, whoever wrote them. */
export function withoutExcluding(text: string): string {
  return splitSentences(text)
    .filter((sentence) => findExcluding(sentence).length === 0)
    .join("")
    .trim();
}
