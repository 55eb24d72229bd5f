import { formatNumber } from "../../../shared/format/format.ts";
import { listed } from "../../../shared/format/listed.ts";
import { namesAt } from "../kinds/party-mentions.ts";
import { KINDS } from "../kinds/registry.ts";
import { shareFacts } from "../kinds/share-facts.ts";
import type { Finding, PartyReading } from "../reading.ts";
import { firstOf, phrases } from "../text/find.ts";
import { isPersonal } from "../text/names.ts";
import { BASIS } from "./basis.ts";
import { type Facts, pendingEntries, quoteAt } from "./findings.ts";

/** Percent by which shares may miss the whole: «33,33» three times is a whole. */
const TOLERANCE = 0.15;

const SHOWS_OWNERS = ["nota-simple", "co-certificado-tradicion", "cl-dominio-vigente", "ar-informe-dominio"];
const OWNERS = phrases("ganancial* · sociedad conyugal · sociedad de gananciales");

/** Findings from what a register says of the owners of a home and their shares. */
export function ownershipFindings(facts: Facts): Finding[] {
  const { reading } = facts;
  if (reading.kind === null || !SHOWS_OWNERS.includes(reading.kind)) return [];
  const owners = reading.parties.filter(({ role }) => role === "owner");
  return [
    ...sharesFindings(owners, facts),
    ...usufructFindings(owners),
    ...spouseFindings(facts, owners),
    ...(reading.kind === "nota-simple" ? pendingEntries(facts) : []),
  ];
}

const sumOf = (owners: readonly PartyReading[], ...rights: readonly string[]): number =>
  owners.reduce((sum, { share }) => sum + (share && rights.includes(share.right) ? share.percent : 0), 0);

/** Full ownership and bare ownership make a whole, and full ownership and usufruct make another. */
function sharesFindings(owners: readonly PartyReading[], facts: Facts): Finding[] {
  const told = owners.filter(({ share }) => share !== null);
  if (told.length === 0) return [];
  const bare = sumOf(told, "full", "bare");
  const used = sumOf(told, "full", "usufruct");
  const hasUsufruct = told.some(({ share }) => share!.right !== "full");
  const isCommon = firstOf(facts.known.flat, OWNERS) !== undefined;
  const isWhole = (sum: number) =>
    Math.abs(sum - 100) <= TOLERANCE ||
    // Both spouses with the whole, which is theirs in common.
    (isCommon && told.every(({ share }) => share!.percent === 100) && sum === 100 * told.length);
  if (isWhole(bare) && (!hasUsufruct || isWhole(used))) return [];
  const wrong = isWhole(bare) ? used : bare;
  const isUnsure =
    told.some(({ certainty }) => certainty < 0.6) || told.length < owners.length || isPart(owners, facts);
  return [
    {
      level: isUnsure ? "review" : "red",
      rule: "shares-not-whole",
      title: `Las participaciones suman ${formatNumber(wrong, 2)} %`,
      text:
        wrong < 100
          ? `Falta por explicar un ${formatNumber(100 - wrong, 2)} %: puede haber otro titular.`
          : "Suman más que el total: hay un error o un derecho contado dos veces.",
      basis: null,
      quotes: told.map(({ quote }) => ({ ...quote, document: 0 })),
      question: { ask: "¿Quién tiene la parte que falta y por qué título?", whom: "al registro de la propiedad" },
    },
  ];
}

/** Whether somebody's number or part of the home stands in the paper that was given to none of the owners: a reading that is not whole contradicts nothing. */
function isPart(owners: readonly PartyReading[], { known, reading }: Facts): boolean {
  const isStranger = known.identifiers.some(
    (one) => isPersonal(one) && !reading.parties.some(({ identifier }) => identifier?.text === one.text),
  );
  const names = namesAt(
    known.flat,
    owners.map(({ name }) => name),
  );
  const parts = shareFacts(known, KINDS[reading.kind!], names).filter(({ isEqual }) => !isEqual);
  return isStranger || parts.length > owners.length * 2;
}

function usufructFindings(owners: readonly PartyReading[]): Finding[] {
  const bare = owners.filter(({ share }) => share?.right === "bare");
  const using = owners.filter(({ share }) => share?.right === "usufruct");
  if (bare.length === 0 && using.length === 0) return [];
  return [
    {
      level: "amber",
      rule: "usufruct",
      title: "La propiedad está dividida: nuda propiedad y usufructo",
      text:
        using.length > 0
          ? `Para vender el pleno dominio firma también ${listed(using.map(({ name }) => name))}.`
          : "El documento no dice quién tiene el usufructo.",
      basis: BASIS.usufruct,
      quotes: [...bare, ...using].map(({ quote }) => ({ ...quote, document: 0 })),
      question: { ask: "¿Vive quien tiene el usufructo y firmará?", whom: "al propietario" },
    },
  ];
}

function spouseFindings(facts: Facts, owners: readonly PartyReading[]): Finding[] {
  const span = firstOf(facts.known.flat, OWNERS);
  if (!span || owners.length !== 1) return [];
  return [
    {
      level: "amber",
      rule: "spouse-consent",
      title: "Es un bien ganancial y solo figura un titular",
      text: "Firma también el cónyuge.",
      basis: BASIS.spouse,
      quotes: quoteAt(facts, span),
      question: { ask: "¿Quién es el cónyuge y firmará la venta?", whom: "al propietario" },
    },
  ];
}
