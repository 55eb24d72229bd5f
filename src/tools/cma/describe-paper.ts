import { CONDITION_NAMES } from "#content/property-names.ts";
import { formatArea } from "#domain/shared/format/format.ts";
import { type Block, type Description, paragraph, type Section } from "#domain/tools/description/description.ts";
import { moneyOf, span } from "#domain/tools/description/value.ts";
import { homeFacts } from "../home-facts.ts";
import { describe, documentOf } from "./describe.ts";
import { paperGrids } from "./grid-tables.ts";
import { PAPER_PAGES, type PaperPage } from "./pages.ts";
import { readingSteps, reportText } from "./report-texts.ts";
import type { CmaResult, CmaValue } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import { groupsSection, netSection, perM2Section, strategiesSection, textSection, valueSection } from "./sections.ts";
import { shownResult } from "./shown-result.ts";
import { missingComparables, noAppraisal } from "./words.ts";

/** The report for the owner: a cover, and the pages that the agent chose in the order that they chose. */
export function describePaper(result: CmaResult, input: CmaInput): Description {
  const screen = describe(result, input);
  const chosen: readonly PaperPage[] = input.pages ?? PAPER_PAGES;
  const shown = shownResult(result);
  return {
    ...screen,
    document: {
      ...documentOf(input),
      coverLine: reportText("portada", result, input).text,
      hasCoverPage: true,
      isWithoutSources: !chosen.includes("metodo"),
      drawing: { kind: "drawing", name: "cover" },
    },
    sections: chosen
      .flatMap((page) =>
        pageOf(page, shown, input).map((section, i) => ({ section, shares: i === 0 && shares(page, shown) })),
      )
      .map(({ section, shares }, i) => ({
        ...section,
        ...(shares && i > 0 ? { sharesPage: true } : { startsPage: true }),
      })),
    footnotes: [],
  };
}

/** Parts of half a page or so: each stands below the one before it where it fits, so that no page is left half empty. */
const SHORT_PAGES: readonly PaperPage[] = ["vivienda", "ajustes", "estrategias", "cierre"];
/** Comparables whose grid is as short. */
const SHORT_GRID = 4;

const shares = (page: PaperPage, { rows }: CmaResult): boolean =>
  SHORT_PAGES.includes(page) &&
  (page !== "ajustes" || rows.filter(({ standing }) => standing === "cuenta").length <= SHORT_GRID);

/** A page of the paper; nothing where there is nothing to say. The page of sources is drawn by the document itself. */
function pageOf(page: PaperPage, result: CmaResult, input: CmaInput): Section[] {
  const withValue = (of: (value: CmaValue) => Section): Section[] => (result.kind === "value" ? [of(result)] : []);
  switch (page) {
    case "como-leerlo":
      return [readingPage(result, input)];
    case "vivienda":
      return [
        homePage(input),
        {
          id: "papel-fotos",
          title: "Fotos de la vivienda",
          blocks: [{ kind: "drawing", name: "photos", isLong: true }],
        },
      ];
    case "comparables":
      return result.rows.some(({ standing }) => standing !== "fuera")
        ? [
            {
              id: "papel-comparables",
              title: "Los comparables",
              lead: "Cada uno con su precio, lo que lo separa de esta vivienda y lo que valdría si fuera como ella.",
              blocks: [
                ...paragraph(
                  chosenMap(input) && result.rows.every(({ latitude }) => latitude === null) ? NO_MAP : null,
                  {
                    tone: "small",
                  },
                ),
                { kind: "drawing", name: "cards", isLong: true },
              ],
            },
          ]
        : [];
    case "ajustes":
      return result.rows.some(({ standing }) => standing === "cuenta")
        ? [
            {
              id: "papel-ajustes",
              title: "Los ajustes",
              lead: "Qué se suma o se resta a cada precio para compararlo con esta vivienda.",
              blocks: paperGrids(result),
            },
          ]
        : [];
    case "mapa":
      return [
        {
          id: "papel-mapa",
          title: "Dónde están",
          blocks: [{ kind: "drawing", name: "map" }],
        },
      ];
    case "grupos":
      return [
        {
          ...groupsSection(result, input),
          id: "papel-grupos",
          title: "Lo vendido, lo que se vende y lo que se retiró",
          blocks: [
            ...groupsSection(result, input).blocks,
            ...(result.kind === "value"
              ? [spacedCaption("Precio por m², sin ajustar"), ...perM2Section(result).blocks]
              : []),
          ],
        },
      ];
    case "valor":
      return result.kind === "value" ? [valuePage(result)] : [withoutValuePage(result)];
    case "estrategias":
      return withValue((value) => strategiesSection(value, input.advice, input.home.price));
    case "neto":
      return withValue(netSection);
    case "cierre":
      return withValue((value) => ({ ...textSection("cierre", value, input), id: "papel-cierre" }));
    case "metodo":
      return [methodPage(result, input)];
  }
}

const chosenMap = ({ pages }: CmaInput) => pages?.includes("mapa") ?? true;
const NO_MAP =
  "No hay mapa porque de ningún comparable consta el punto: con su calle y su número, o en el mapa, saldría.";

const spacedCaption = (text: string): Block => ({ kind: "prose", text, tone: "muted" });

function readingPage(result: CmaResult, input: CmaInput): Section {
  const { title, text, isChanged } = reportText("lectura", result, input);
  const short: Block[] =
    result.kind !== "value"
      ? [{ kind: "notice", tone: "warning", text }]
      : isChanged
        ? paragraph(text)
        : [{ kind: "steps", items: readingSteps(result) }];
  return {
    id: "papel-lectura",
    title,
    blocks: [...paragraph(input.letter), ...short],
  };
}

function homePage({ home }: CmaInput): Section {
  return {
    id: "papel-vivienda",
    title: "La vivienda",
    lead: "Con estos datos se ha comparado. Si alguno no es exacto, cambia el valor: dilo.",
    blocks: [
      {
        kind: "figures",
        items: [
          ...(home.address ? [{ label: "Dirección", value: home.address }] : []),
          ...(home.placeName ? [{ label: "Zona", value: home.placeName }] : []),
          ...homeFacts(home),
          ...(home.cadastralReference ? [{ label: "Referencia catastral", value: home.cadastralReference }] : []),
        ],
      },
      { kind: "prose", text: unknownsOf(home), tone: "small" },
    ],
  };
}

/** The data that a buyer asks for and that nobody has told. */
function unknownsOf(home: CmaInput["home"]): string {
  const unknown = [
    home.bathrooms === undefined ? "los baños" : "",
    home.floor === undefined ? "la planta" : "",
    home.yearBuilt === undefined ? "el año" : "",
    home.condition === undefined ? "el estado" : "",
    home.hasLift === undefined ? "el ascensor" : "",
    home.energyRating === undefined ? "el certificado energético" : "",
  ].filter(Boolean);
  return unknown.length === 0
    ? "No falta ningún dato de los que más pesan."
    : `No sabemos ${unknown.length === 1 ? unknown[0]! : `${unknown.slice(0, -1).join(", ")} ni ${unknown.at(-1)}`}: por lo que no se sabe no se ajusta.`;
}

function valuePage(result: CmaValue): Section {
  const money = moneyOf(result.currency);
  const { unit } = money(0, { isEstimate: true });
  const section = valueSection(result);
  return {
    ...section,
    title: "El valor",
    lead: section.title,
    blocks: [
      {
        kind: "figures",
        items: [
          { label: "Valor por comparables", value: money(result.value, { isEstimate: true }), isTotal: true },
          { label: "Por m²", value: money(result.pricePerM2, { isEstimate: true }) },
          { label: "La mitad de las ventas así", value: span(result.range50.low, result.range50.high, unit) },
          { label: "Ocho de cada diez", value: span(result.range80.low, result.range80.high, unit) },
        ],
      },
      ...section.blocks,
    ],
  };
}

const withoutValuePage = (result: CmaResult & { kind: "too-few-comparables" }): Section => ({
  id: "papel-sin-valor",
  title: "Todavía no hay valor",
  blocks: [{ kind: "notice", tone: "warning", text: missingComparables(result) }],
});

function methodPage(result: CmaResult, { home }: CmaInput): Section {
  const kept = result.rows.filter(({ keepReason, standing }) => keepReason !== undefined && standing === "cuenta");
  return {
    id: "papel-metodo",
    title: "Fuentes y método",
    blocks: [
      {
        kind: "prose",
        text: "Cada comparable se lleva a esta vivienda con una tabla de ajustes: la superficie entra con un exponente de 0,75 y cada característica con su efecto medido en precios de oferta de dos ciudades. Cada uno pesa más cuanto más se parece, más cerca está y más reciente es; en igualdad de lo demás, un cierre pesa más que una oferta. Los retirados no cuentan en el valor.",
      },
      {
        kind: "prose",
        text: "El rango sale de cuánto discrepan los precios entre sí, de cuántos son y de cuánto hubo que ajustarlos.",
      },
      ...kept.map(
        ({ name, keepReason }): Block => ({
          kind: "prose",
          text: `${name} cuenta por decisión del agente: ${keepReason}`,
        }),
      ),
      { kind: "prose", text: `Es una estimación a partir de comparables. ${noAppraisal(home.country)}` },
    ],
  };
}

/** A fact of a comparable as it stands on its card. */
export function cardFacts(row: CmaResult["rows"][number]): { label: string; value: string }[] {
  const known: [string, string | undefined][] = [
    ["Superficie", formatArea(row.areaM2)],
    ["Habitaciones", row.rooms?.toString()],
    ["Baños", row.bathrooms?.toString()],
    ["Planta", row.floor === null ? undefined : row.floor === 0 ? "Baja" : String(row.floor).replace("-", "−")],
    ["Año", row.yearBuilt?.toString()],
    ["Estado", row.condition === null ? undefined : CONDITION_NAMES[row.condition as keyof typeof CONDITION_NAMES]],
  ];
  return known.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
