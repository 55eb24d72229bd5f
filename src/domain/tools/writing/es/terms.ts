import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { moneyIn } from "../numbers.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing } from "./nouns.ts";
import { fee, isOffered, price, unitPrice } from "./phrases.ts";

/** Sentences about price and fees, the agent's own words, and the lines of the law. */

const theRent = (c: Saying) => (lexiconOf(c).rent === "renta" ? "la renta" : `el precio del ${lexiconOf(c).rent}`);
const thePrice = (c: Saying) => (c.facts.operation === "venta" ? "el precio" : theRent(c));
const perMetre = (c: Saying) =>
  c.facts.operation === "venta" && c.tone === "inversion" && c.facts.builtAreaM2 !== undefined;

const CONDITIONS: readonly Message[] = [
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => c.tone !== "inversion",
    say: (c) =>
      `${isOffered(c)} por ${price(c)}${c.has("communityFee") ? `, con ${fee(c)} de ${lexiconOf(c).communityFee}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    say: (c) =>
      `${thePrice(c)} es de ${price(c)}${c.has("communityFee") ? `; ${lexiconOf(c).theFee}, de ${fee(c)}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    tones: ["neutro", "inversion"],
    say: (c) => `precio: ${price(c)}${c.has("communityFee") ? `, más ${fee(c)} de ${lexiconOf(c).communityFee}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price", "unitPrice"],
    takes: ["communityFee"],
    when: perMetre,
    say: (c) =>
      `${isOffered(c)} por ${price(c)}, es decir, a ${unitPrice(c)}${c.has("communityFee") ? `; ${lexiconOf(c).theFee}, ${fee(c)}` : ""}`,
  },
  { topic: "conditions", needs: ["communityFee"], say: (c) => `${lexiconOf(c).communityFee}: ${fee(c)}` },
];

const OWN: readonly Message[] = [{ topic: "own", needs: ["ownText"], say: (c) => mark("ownText", c.facts.ownText!) }];

const money = (c: Saying, amount: number) => moneyIn(c.variety, amount, c.facts.currency);

/** The statements that the law demands, a line each; nothing of unknown facts. */
export function legalLines(c: Saying): string[] {
  const { facts, has } = c;
  return [
    ...(has("energyRating")
      ? [
          c.choose.pick(
            "energy",
            `certificado energético: ${mark("energyRating", facts.energyRating!)}`,
            `calificación energética: ${mark("energyRating", facts.energyRating!)}`,
          ),
        ]
      : []),
    ...(has("energyStatus")
      ? [
          facts.energyStatus === "en_tramite"
            ? `certificado energético ${mark("energyStatus", "en trámite")}`
            : `${mark("energyStatus", agreeing("exento", typeNoun(c)))} de certificado energético`,
        ]
      : []),
    ...(has("previousRent")
      ? [`renta del contrato anterior: ${mark("previousRent", `${money(c, facts.previousRent!)} al mes`)}`]
      : []),
    ...(has("rentIndex") ? [`índice de referencia: ${mark("rentIndex", `${money(c, facts.rentIndex!)} al mes`)}`] : []),
    ...(has("registrationNumber")
      ? [`número de registro: ${mark("registrationNumber", facts.registrationNumber!)}`]
      : []),
  ];
}

/** All ways to say the terms and the agent's own words. */
export const TERMS: readonly Message[] = [...CONDITIONS, ...OWN];
