import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { HOUSE_TEXTS } from "#content/templates/house-texts.ts";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { fillDocument, NOTHING_FILLED } from "#domain/crm/templates/fill.ts";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import { zoneFigures } from "#domain/market/figures/zone-figures.ts";
import { homeWith, TODAY, times, zoneOf } from "#domain/market/figures/zone-homes.test-data.ts";
import { checkedHomeSchema } from "#domain/portfolio/homes/home.ts";
import { publicHome } from "#domain/portfolio/homes/public-home.ts";
import { CARD_DESIGNS } from "#domain/portfolio/homes/window-card.ts";
import { WORLD } from "#domain/shared/maps/tile-schema.ts";
import { EXAMPLE_PROPOSAL } from "#domain/tools/proposals/worked-example.ts";
import { sketchQuarters } from "#server/market/figures/quarter-sketch.server.ts";
import type { ToolRun } from "#server/platform/db/tables/tools-runs.server.ts";
import { drawHandout, handouts } from "#server/tools/exports/downloads/downloads.server.ts";
import { drawPaper } from "#server/tools/exports/draw-paper.server.ts";
import {
  drawCard,
  drawHomeList,
  drawReport,
  drawSheet,
  drawVisitSheet,
} from "#server/tools/exports/homes/draw-papers.server.ts";
import { renderRunPdf } from "#server/tools/exports/run-pdf.server.ts";
import type { MapTiles } from "#server/tools/map-tiles/map-tiles.server.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { homeWords } from "#ui/homes/home-words.ts";
import type { DossierPaper } from "#ui/pdf/dossier/dossier-paper.tsx";
import type { HomeListPaper } from "#ui/pdf/home/home-list.tsx";
import type { HomePaper } from "#ui/pdf/home/home-paper.ts";
import type { ReportPaper } from "#ui/pdf/home/owner-report.tsx";
import type { ProposalPaper } from "#ui/pdf/home/proposal-paper.tsx";
import type { VisitPaper } from "#ui/pdf/home/visit-sheet.tsx";
import { type MarketReportPaper, sketchFrame } from "#ui/pdf/market/market-report.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import type { TemplatePaper } from "#ui/pdf/template/template-paper.tsx";
import { exampleResult } from "./example-results.ts";
import { writeTile } from "./write-tile.ts";

/** Every kind of paper that the product makes, once with all that can be on it. */

const CREATED_AT = "2026-11-26T10:00:00Z";
const TEXT = `Exterior y con mucha luz. ${"Da a dos calles, y el salón tiene dos balcones a la plaza. ".repeat(22)}`;
/** Too long for one line of any paper. */
export const HOME_TITLE = "Piso con luz en Russafa, con dos balcones y una terraza que da a la plaza";
const HOME = {
  operation: "venta",
  type: "piso",
  title: HOME_TITLE,
  reference: "V-102",
  price: 349_900,
  address: "Calle Sueca 12",
  builtAreaM2: 96,
  rooms: 3,
  bathrooms: 2,
  floor: 4,
  yearBuilt: 1965,
  hasLift: true,
  hasTerrace: true,
  energyRating: "D",
  emissionsRating: "E",
  descriptions: { es: `${TEXT}\n\n${TEXT}` },
};

async function picture(background: string, width = 600, height = 400): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}

async function signer(): Promise<DocumentSigner> {
  return {
    name: "Nuria Ferrer",
    phone: "612 345 678",
    email: "nuria@casasferrer.example",
    hasWhiteLabel: false,
    person: {
      role: "Agente",
      licenceNumber: null,
      languages: [],
      text: null,
      photo: await picture("#aa8866", 100, 100),
    },
    brand: {
      name: "Casas & Ferrer",
      licenceNumber: "RAICV 1234",
      colour: "#7a1f2b",
      signature: "Casas & Ferrer, desde 1987",
      phone: null,
      email: null,
      website: "https://casasferrer.example/",
      logo: { dataUrl: await picture("#7a1f2b", 90, 60), widthPx: 90, heightPx: 60 },
    },
  };
}

function exampleRun(tool: AnyTool): ToolRun {
  const { input, result } = exampleResult(tool);
  return {
    id: "3f9a21bc-1111-4222-8333-444455556666",
    createdAt: new Date(CREATED_AT),
    title: tool.titleOf(input),
    parsedInput: input,
    result,
  } as ToolRun;
}

async function homePaper(photos: number): Promise<HomePaper> {
  return {
    words: homeWords(publicHome(checkedHomeSchema.parse(HOME))),
    isOver: false,
    signer: await signer(),
    photos: await Promise.all(
      Array.from({ length: photos }, async (_, i) => ({
        src: await picture(`hsl(${i * 40}, 40%, 60%)`),
        caption: i % 2 === 0 ? `Salón, foto ${i + 1}` : null,
        isPlan: false,
      })),
    ),
    pageAddress: "https://umbral.example/c/abcdefghijkl",
    createdAt: CREATED_AT,
  };
}

async function visitPaper(): Promise<VisitPaper> {
  const { words, signer: agent, createdAt } = await homePaper(0);
  const visit = { when: "27 de noviembre de 2026, 18:00", visitor: "Marta Ruiz", phone: null, email: null };
  return { words, operation: "venta", country: "ES", address: "Calle Sueca 12", signer: agent, visit, createdAt };
}

async function homeList(): Promise<HomeListPaper> {
  const offer = {
    price: "349.900 €",
    place: "Ruzafa, Valencia",
    facts: "96 m² · 3 hab.",
    fits: "Tiene ascensor",
    photo: null,
  };
  return {
    buyer: "Marta Ruiz",
    offers: [
      { ...offer, id: "1", title: HOME_TITLE, address: "https://umbral.example/c/abcdefghijkl" },
      { ...offer, id: "2", title: "Ático en venta en Benimaclet", address: null },
    ],
    signer: await signer(),
    createdAt: CREATED_AT,
  };
}

async function reportPaper(): Promise<ReportPaper> {
  const { words, signer: agent, createdAt } = await homePaper(0);
  return {
    words,
    weekWords: "Semana del 16 al 22 de noviembre de 2026",
    figures: {
      currency: "EUR",
      price: 349_900,
      builtAreaM2: 96,
      daysListed: 40,
      views: { now: 31, before: 24 },
      visits: { made: [{ day: "2026-11-18", outcome: "Les ha gustado la luz." }], planned: 2 },
      enquiries: 4,
      offers: 0,
      priceBefore: 359_900,
      comparison: null,
    },
    comment: "Vamos a proponer otra foto de portada.",
    cover: await picture("#88aa99"),
    signer: agent,
    createdAt,
  };
}

/** The same street in every tile, so that papers with a map have one. */
const STREET = gzipSync(
  writeTile([
    {
      name: "via_urbana_lin",
      features: [
        {
          kind: 2,
          properties: { nombre: "Carrer de Sueca" },
          parts: [
            [
              [0, 1500],
              [4096, 1500],
            ],
          ],
        },
      ],
    },
  ]),
);
const streetsEverywhere: MapTiles = {
  describe: async () => ({
    source: { id: "s", schema: "ign", minZoom: 0, maxZoom: 16, bounds: WORLD, attribution: "© IGN" },
    isDown: false,
  }),
  tile: async () => ({ packed: STREET }),
};

/** A proposal with every section. */
function proposal(): Parameters<typeof ProposalPaper>[0] {
  const document = {
    ...EXAMPLE_PROPOSAL,
    title: `Propuesta para vender ${HOME_TITLE}`,
    ownerName: "Ana Soler",
    letter: TEXT,
    home: {
      name: HOME_TITLE,
      address: "Calle Sueca 12, Valencia",
      facts: times(8, (i) => [{ id: `f${i}`, label: `Dato ${i}`, value: "96 m²" }]).flat(),
    },
    value: {
      ...EXAMPLE_PROPOSAL.value,
      words: "Tres ventas cercanas y diez anuncios.",
      source: {
        runId: "3f9a21bc-0000-4000-8000-000000000001",
        tool: "Valoración de viviendas",
        title: HOME_TITLE,
        at: CREATED_AT,
      },
    },
    plan: times(9, (i) => [{ id: `p${i}`, what: `Acción ${i}`, when: `Semana ${i}`, where: "Portales" }]).flat(),
    services: times(6, (i) => [{ id: `s${i}`, text: `Servicio ${i}`, isIncluded: i % 2 === 0 }]).flat(),
    team: [{ id: "t", name: "Nuria Ferrer", role: "Agente", phone: "600 000 000", email: "nuria@ferrer.example" }],
    testimonials: [{ id: "q", text: "Vendieron en un mes.", name: "Luis Mora", hasPermission: true }],
    terms: { isExclusive: true, months: 4, withdrawal: TEXT, more: "Sin otras." },
  };
  const sha256 = "0123456789abcdef".repeat(4);
  return { id: "3f9a21bc-0000-4000-8000-000000000001", number: 2, at: CREATED_AT, sha256, document, signer: undefined };
}

/** A zone with every part of its report: prices of all months, two quarters, closings and rents. */
async function marketReport(): Promise<Parameters<typeof MarketReportPaper>[0]> {
  const homes = times(30, (i) => [
    homeWith([["2025-12-01", "activo", 200_000 + i * 1_000]], {
      quarter: i % 2 ? "Ruzafa" : "Benimaclet",
      latitude: i % 2 ? 39.461 : 39.485,
      longitude: i % 2 ? -0.374 : -0.36,
      isDemo: true,
    }),
    homeWith([["2025-12-01", "activo", 900 + i]], { operation: "alquiler" }),
    homeWith([
      ["2025-12-01", "activo", 210_000],
      ["2026-10-01", "cerrado", 200_000],
    ]),
  ]);
  const figures = zoneFigures(zoneOf(homes.flat()), { operation: "venta", today: TODAY, months: 12 });
  const question = { place: null, area: null, operation: "venta", type: null, months: 12, beside: [] } as const;
  return {
    id: "3f9a21bc-0000-4000-8000-000000000001",
    name: "Ruzafa y Benimaclet, los dos barrios de la familia Soler",
    question,
    figures: printableDeep(figures),
    sketch: sketchQuarters(figures, sketchFrame),
    official: [
      {
        label: "Valor tasado medio, Valencia",
        value: "2.134 €/m²",
        note: "Media de 2025T3 a 2026T2. Es un valor de tasación, no de oferta ni de venta.",
        source: {
          label: "Valor tasado medio, Valencia",
          title: "Valor tasado medio de vivienda libre",
          date: "2026-11-01",
        },
      },
    ],
    signer: await signer(),
    createdAt: CREATED_AT,
  };
}

/** Arras that nobody has filled in: headings, lists, tables, pieces and lines to sign on. */
async function templatePaper(): Promise<TemplatePaper> {
  const text = `${HOUSE_TEXTS.find(({ id }) => id === "arras-penitenciales")!.text}\n\n| Gasto | Quién |\n| Notaría | {{Quién paga}} |\n\n- uno\n- dos`;
  const { blocks } = fillDocument(documentOfMarkup(text), NOTHING_FILLED);
  return {
    title: "Arras de la familia Soler",
    kind: "Contrato",
    blocks: printableDeep(blocks),
    signer: await signer(),
    createdAt: CREATED_AT,
  };
}

/** A dossier with everything that its report may hold. */
async function dossierPaper(): Promise<DossierPaper> {
  const words: Omit<DossierPaper, "signer" | "createdAt"> = {
    title: HOME_TITLE,
    about: "3 documentos",
    light: { level: "red", name: "Rojo", means: "No se firma así.", reasons: ["Las participaciones suman 90 %"] },
    findings: [
      {
        level: "red",
        name: "Rojo",
        title: "Las participaciones suman 90 %",
        text: TEXT,
        basis: "Reglamento Hipotecario, art. 332. Consultado el 7 de agosto de 2026.",
        quotes: [{ text: "PEREZ LOPEZ, JUAN, 50 % del pleno dominio", from: "nota.pdf, página 1" }],
        about: "",
      },
    ],
    deadlines: [{ date: "15 de enero de 2027", what: "Fecha límite para la escritura", from: "arras.pdf, página 2" }],
    questions: [{ whom: "Al propietario y a su banco", ask: "¿Cuánto queda por pagar?" }],
    documents: [
      {
        kind: "Nota simple registral",
        name: "nota.pdf",
        charges: "Cargas: Hipoteca a favor de Banco Ejemplo (viva).",
        fields: [{ label: "Superficie construida", value: "95 m²", certainty: "97 %", page: "1" }],
        parties: [{ role: "Titular", name: "Juan Pérez López", identifier: "12345678Z", share: "50 %, pleno dominio" }],
      },
    ],
    unread: ["rota.pdf: Este PDF está dañado"],
    deed: { place: "Cataluña", papers: [{ name: "Recibo del IBI", whom: "Ayuntamiento", state: "Falta" }] },
  };
  return { ...printableDeep(words), signer: await signer(), createdAt: CREATED_AT };
}

export const samplePapers: readonly { name: string; draw: () => Promise<Uint8Array> }[] = [
  ...tools.map((tool) => ({
    name: tool.id,
    draw: async () => renderRunPdf(tool, exampleRun(tool), await signer(), streetsEverywhere),
  })),
  { name: "home-sheet", draw: async () => drawSheet(await homePaper(9)) },
  ...CARD_DESIGNS.map((design) => ({
    name: `card-${design}`,
    draw: async () => drawCard(await homePaper(4), design, "A4"),
  })),
  { name: "visit-sheet", draw: async () => drawVisitSheet(await visitPaper()) },
  { name: "home-list", draw: async () => drawHomeList(await homeList()) },
  { name: "owner-report", draw: async () => drawReport(await reportPaper()) },
  { name: "proposal", draw: () => drawPaper({ kind: "proposal", paper: proposal() }) },
  { name: "market-report", draw: async () => drawPaper({ kind: "market-report", paper: await marketReport() }) },
  { name: "template", draw: async () => drawPaper({ kind: "template", paper: await templatePaper() }) },
  { name: "dossier", draw: async () => drawPaper({ kind: "dossier", paper: await dossierPaper() }) },
  ...handouts().map((handout) => ({ name: handout.slug, draw: () => drawHandout(handout) })),
];
