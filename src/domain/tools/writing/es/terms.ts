import { BUSINESS_TYPES } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { asSentence, mark } from "../marks.ts";
import { moneyIn, numberIn } from "../numbers.ts";
import { lexiconOf, parkingNoun, typeNoun } from "./lexicon.ts";
import { agreeing, definite } from "./nouns.ts";
import { fee, isOffered, price, unfurnished, unitPrice } from "./phrases.ts";

/** Sentences about price and fees, the agent's own words, and the lines of the law. */

const money = (c: Saying, amount: number) => moneyIn(c.variety, amount, c.facts.currency);
const theRent = (c: Saying) => (lexiconOf(c).rent === "renta" ? "la renta" : `el ${lexiconOf(c).rent}`);
const thePrice = (c: Saying) => (c.facts.operation === "venta" ? "el precio" : theRent(c));
const perMetre = (c: Saying) =>
  c.facts.operation === "venta" && c.tone === "inversion" && c.facts.builtAreaM2 !== undefined;

/** Whether a place for the car is told with the price that it belongs to, and nowhere before. */
export const awaitsPrice = (c: Saying) =>
  !c.isTerse &&
  c.has("price") &&
  c.has("hasParkingIncluded") &&
  c.facts.hasStorageRoom !== true &&
  !BUSINESS_TYPES.includes(c.facts.type);
const theParking = (c: Saying) => mark("hasParkingIncluded", definite(parkingNoun(c)));
const ofFee = (c: Saying) => (c.has("communityFee") ? `; ${lexiconOf(c).theFee}, ${fee(c)}` : "");
const withParking = (say: Message["say"], tones?: Message["tones"]): Message => ({
  topic: "conditions",
  needs: ["price", "hasParkingIncluded"],
  takes: ["communityFee"],
  isRich: true,
  when: awaitsPrice,
  say,
  ...(tones && { tones }),
});

const CONDITIONS: readonly Message[] = [
  withParking(
    (c) =>
      `${isOffered(c)}${unfurnished(c)} por ${price(c)}, con ${theParking(c)} ${agreeing("incluido", parkingNoun(c))}${ofFee(c)}`,
  ),
  withParking((c) => `${thePrice(c)}, de ${price(c)}, incluye ${theParking(c)}${ofFee(c)}`),
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => c.tone !== "inversion" || unfurnished(c) !== "",
    say: (c) =>
      `${isOffered(c)}${unfurnished(c)} por ${price(c)}${c.has("communityFee") ? `, con ${fee(c)} de ${lexiconOf(c).communityFee}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => unfurnished(c) === "",
    say: (c) =>
      `${thePrice(c)} es de ${price(c)}${c.has("communityFee") ? ` y ${lexiconOf(c).theFee}, de ${fee(c)}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => unfurnished(c) === "",
    tones: ["cercano"],
    say: (c) => `son ${price(c)}${c.has("communityFee") ? `; ${lexiconOf(c).theFee}, ${fee(c)}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => unfurnished(c) === "",
    tones: ["premium"],
    say: (c) =>
      `${c.facts.operation === "venta" ? "el precio de venta" : theRent(c)} es de ${price(c)}${c.has("communityFee") ? `, y ${lexiconOf(c).theFee}, de ${fee(c)}` : ""}`,
  },
  {
    topic: "conditions",
    needs: ["price"],
    takes: ["communityFee"],
    when: (c) => unfurnished(c) === "" && (!c.isLong || c.tone === "inversion"),
    tones: ["neutro", "inversion"],
    say: (c) =>
      `${c.facts.operation === "venta" ? "precio" : lexiconOf(c).rent}: ${price(c)}${c.has("communityFee") ? `; ${lexiconOf(c).communityFee}: ${fee(c)}` : ""}`,
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

/** Verbs that an agent begins a sentence with when they mean the home. */
const OF_HOME =
  /^(?:Conserva|Tiene|Dispone|Cuenta|Mantiene|Incluye|Ofrece|Mira|Da|Está|Necesita|Recibe|Posee|Guarda|Suma|Se reformó|Se entrega) /u;
/** The agent's own text; where it leaves out the home of which it speaks, the home is named before it. */
function ownText(c: Saying): string {
  const text = c.facts.ownText!;
  const said = OF_HOME.test(text) ? text.charAt(0).toLocaleLowerCase("es") + text.slice(1) : text;
  return `${said === text ? "" : `${mark("type", definite(typeNoun(c)))} `}${mark("ownText", said)}`;
}

/** Words before a rent, and an amount of a month. */
const RENT = /renta|alquil|arrend|paga/i;
const MONTHLY = /(\d[\d.,]{0,12}) ?(?:€|euros|pesos|USD|MXN|COP)? ?(?:al mes|mensual)/i;
/** A monthly rent in the agent's own words, without its cents; undefined where they name none. */
function rentOf(c: Saying): number | undefined {
  const text = c.facts.ownText ?? "";
  // A price in a unit of account and a rent in pesos have no ratio.
  if (c.facts.currency === "CLF") return undefined;
  const from = text.search(RENT);
  const typed = from < 0 ? undefined : MONTHLY.exec(text.slice(from))?.[1];
  return typed === undefined ? undefined : Number(typed.replace(/[.,]\d{1,2}$/, "").replace(/[.,]/g, ""));
}
/** `Son 11.760 € al año, un 4,6 % bruto sobre el precio`: twelve rents, and their share of the price. */
function yearly(c: Saying): string {
  const year = rentOf(c)! * 12;
  const share = numberIn(c.variety, (100 * year) / c.facts.price!, 1);
  return `Son ${mark("ownText", `${money(c, year)} al año`)}, ${mark("price", `un ${share}\u00a0% bruto sobre el precio`)}.`;
}
const OWN: readonly Message[] = [
  { topic: "own", needs: ["ownText"], say: ownText },
  {
    topic: "own",
    needs: ["ownText"],
    tones: ["inversion"],
    isRich: true,
    when: (c) => rentOf(c) !== undefined && c.facts.price !== undefined && c.facts.operation === "venta",
    say: (c) => `${asSentence(ownText(c))} ${yearly(c)}`,
  },
];

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
