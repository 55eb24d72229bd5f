import { counted } from "#domain/shared/format/counted.ts";
import { communityOfMunicipality } from "#domain/shared/places/tax-places.ts";
import {
  type Description,
  type Headline,
  type Notice,
  paragraph,
  type Section,
} from "#domain/tools/description/description.ts";
import { moneyOf as amountsIn, span } from "#domain/tools/description/value.ts";
import { stressedAreaReminder, stressedAreasOf } from "#domain/tools/investment/stressed-areas.ts";
import type { NoValue, OrientationOnly } from "#domain/tools/valuation/types.ts";
import { facadeOf, homeDetail, homeFacts, homeHeading, homeTitle } from "../home-facts.ts";
import { comparableSections } from "./describe-comparables.ts";
import { orientationNote, orientationSections } from "./describe-orientation.ts";
import { describeValue, messageOfValue, sectionsOfValue } from "./describe-value.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import {
  evidenceLine,
  moneyOf,
  nextStep,
  noAppraisal,
  notAnAppraisal,
  officialLine,
  pasteLines,
  WITHOUT_MODEL,
  yearOf,
} from "./wording.ts";

/** As many rows of a paste that were not read as are told one by one. */
const PROBLEMS_SHOWN = 10;
/** Room for a long address without passing the length of a message. */
const LONGEST_TITLE = 140;

/** The figure first, then why, then the evidence. */
export function describe(result: ValuationOutcome, input: ValuationInput): Description {
  const { home } = input;
  return {
    date: result.calculatedOn,
    summary: summaryOf(result, input),
    document: {
      kind: "Informe de valoración",
      title: homeHeading(home),
      ...(homeDetail(home) && { detail: homeDetail(home)! }),
      note: "Estimación orientativa. No es una tasación oficial.",
      facts: homeFacts(home),
      ...(facadeOf(home) && { drawing: { kind: "drawing", name: "facade" } }),
    },
    ...headlineOf(result, input),
    sections: [
      ...(result.kind === "value" ? sectionsOfValue(result, input) : sectionsWithoutValue(result, input)),
      ...pasteSections(result),
      ...comparableSections(result, input),
    ],
    // The licence of the adverts of 2018 stands among the sources.
    footnotes: [notAnAppraisal(home.country)],
    message: messageOf(result, input),
  };
}

function summaryOf(result: ValuationOutcome, { home }: ValuationInput): string {
  const { fullEstimate, estimate } = moneyOf(result, home);
  if (result.kind === "value" && result.basis === "model-2018") {
    return `Sin precio de hoy; en ${yearOf(result)} se pedía ${fullEstimate(result.value)}`;
  }
  if (result.kind === "value") return `Estimación: ${fullEstimate(result.value)}`;
  return result.kind === "orientation"
    ? `Solo una orientación: entre ${estimate(result.range.low)} y ${estimate(result.range.high)}`
    : "Sin valor";
}

function headlineOf(result: ValuationOutcome, input: ValuationInput): { headline?: Headline } {
  const missing: Notice[] = result.isWithoutModel
    ? [{ kind: "notice", tone: "warning", title: "Falta el modelo de esta ciudad", text: WITHOUT_MODEL }]
    : [];
  if (result.kind === "value") {
    const headline = describeValue(result, input);
    const notices = [...(headline.notices ?? []), ...missing, ...rentNotices(input)];
    return { headline: { ...headline, notices } };
  }
  return result.kind === "orientation" ? { headline: orientationHeadline(result, missing) } : {};
}

/** A rent in Spain may have a cap by law, which no comparable shows. */
function rentNotices({ home: { operation, country, municipalityCode } }: ValuationInput): Notice[] {
  if (operation !== "alquiler" || country !== "ES") return [];
  const community = municipalityCode === undefined ? undefined : communityOfMunicipality(municipalityCode);
  return [
    {
      kind: "notice",
      tone: stressedAreasOf(community) ? "warning" : "info",
      title: "¿Está en zona tensionada?",
      text: stressedAreaReminder(community),
    },
  ];
}

/** Only a range from an official figure and the features: drawn without a centre, because there is none. */
function orientationHeadline(result: OrientationOnly, missing: readonly Notice[]): Headline {
  const { unit } = amountsIn(result.currency)(0, { isEstimate: true });
  const { low, high } = result.range;
  return {
    name: "Orientación",
    label: "Sin un precio, solo un rango amplio",
    value: span(low, high, unit),
    notes: [orientationNote(result.official, result.basedOn)],
    details: ["Sin precio: faltan comparables."],
    tags: [
      { text: "Orientación", tone: "warning" },
      { text: "por comprobar", tone: "warning" },
    ],
    drawing: { kind: "interval", unit, value: null, range80: { low, high } },
    figures: [],
    notices: [
      { kind: "notice", tone: "info", title: nextStep(result.found), text: result.reasons.join("\n") },
      ...missing,
    ],
  };
}

function sectionsWithoutValue(
  result: ValuationOutcome & (NoValue | OrientationOnly),
  { home }: ValuationInput,
): Section[] {
  const byHand: Section = {
    id: "valoracion-a-mano",
    title: "Mientras tanto, con tus cifras",
    blocks: [{ kind: "drawing", name: "by-hand", on: ["page"] }],
    isBare: true,
  };
  const figures: Section = {
    id: "valoracion-cifras",
    title: "Cifras",
    blocks: [
      {
        kind: "figures",
        items:
          result.kind === "orientation"
            ? [{ label: "En qué se apoya", value: officialLine(result.official) }]
            : [
                { label: "Precio", value: "Sin valor" },
                { label: "Comparables que sirven", value: `${result.found} de ${result.needed}` },
              ],
        on: ["rows"],
      },
      ...(result.used.length > 0
        ? [
            {
              kind: "figures" as const,
              items: [{ label: "Comparables", value: evidenceLine(result.used) }],
              on: ["rows" as const],
            },
          ]
        : []),
    ],
  };
  const asked = home.operation === "venta" ? [byHand] : [];
  if (result.kind === "orientation") return [...orientationSections(result), ...asked, figures];
  const nothing: Section = {
    id: "valoracion-sin-precio",
    title: "Todavía no hay precio",
    blocks: [
      {
        kind: "notice",
        tone: "warning",
        title: "Todavía sin precio",
        text: [...result.reasons, nextStep(result.found)].join(" "),
      },
      ...paragraph(result.isWithoutModel ? WITHOUT_MODEL : null, { tone: "muted" }),
    ],
  };
  return [nothing, ...asked, figures];
}

/** The pasted rows that were not read or do not count. */
function pasteSections(result: ValuationOutcome): Section[] {
  const lines = pasteLines(result);
  if (lines.length === 0) return [];
  const rest = lines.length - PROBLEMS_SHOWN;
  // Rows that were read and count less than others are no fault.
  const isFaulty = result.paste?.problem !== undefined || (result.paste?.refused.length ?? 0) > 0;
  const stated = [...lines.slice(0, PROBLEMS_SHOWN), ...(rest > 0 ? [`Y ${counted(rest, "fila", "filas")} más.`] : [])];
  return [
    {
      id: "valoracion-pegado",
      title: "Parte de lo que pegaste no cuenta",
      blocks: [{ kind: "notice", tone: isFaulty ? "warning" : "info", text: stated.join("\n"), on: ["page", "text"] }],
    },
  ];
}

function messageOf(result: ValuationOutcome, input: ValuationInput): string[] {
  const { home } = input;
  const title = homeTitle(home);
  const { estimate } = moneyOf(result, home);
  const stated =
    result.kind === "value"
      ? messageOfValue(result, input)
      : result.kind === "orientation"
        ? [
            `Solo una orientación: entre ${estimate(result.range.low)} y ${estimate(result.range.high)}, según el valor oficial de la zona${result.basedOn ? " y lo que has dicho de la vivienda" : ""}.`,
            "Con tres comparables actuales se puede dar un precio.",
          ]
        : [`Todavía sin precio: ${haveComparables(result.found)} y hacen falta ${result.needed}.`];
  return [
    `*${title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title}*`,
    ...stated,
    `${noAppraisal(home.country)}.`,
  ];
}

function haveComparables(found: number): string {
  if (found === 0) return "no hay comparables";
  return found === 1 ? "hay 1 comparable" : `hay ${found} comparables`;
}
