import type { HomeFacts } from "./facts.ts";
import { TONES } from "./facts.ts";
import type { Grammar, Saying } from "./grammar.ts";
import { asSentence } from "./marks.ts";
import { asRead, plainSaying, THIS_YEAR } from "./writing.test-data.ts";

/** The phrases that each fact adds to those of four bare homes: the rows of the approved tables of phrases. */

const AT = { country: "ES", currency: "EUR", placeName: "Ruzafa, Valencia" };
const BARE: Readonly<Record<string, HomeFacts>> = {
  "a flat for sale": { ...AT, operation: "venta", type: "piso" },
  "a flat to let": { ...AT, operation: "alquiler", type: "piso" },
  "a house for sale": { ...AT, operation: "venta", type: "casa" },
  "a shop to let": { ...AT, operation: "alquiler", type: "local" },
};

/** Each changes one thing, or the few that a phrase takes together; values stand at both sides of a bound. */
const ADDED: readonly Partial<HomeFacts>[] = [
  { placeName: undefined },
  { builtAreaM2: 94 },
  { builtAreaM2: 94, usableAreaM2: 82 },
  { plotAreaM2: 299 },
  { plotAreaM2: 300 },
  { plotAreaM2: 299, hasGarden: true },
  { plotAreaM2: 499, hasGarden: true },
  { hasGarden: true, hasTerrace: true },
  { plotAreaM2: 500, hasGarden: true, hasPool: true },
  { rooms: 1 },
  { rooms: 3, bathrooms: 1 },
  { rooms: 4, bathrooms: 2 },
  { rooms: 4, builtAreaM2: 120 },
  { floor: 0 },
  { floor: 0, builtAreaM2: 80 },
  { floor: 1, hasLift: false },
  { floor: 3, hasLift: true, buildingFloors: 5, hasDoorman: true },
  { floor: 5, buildingFloors: 5, isTopFloor: true },
  { isExterior: true },
  { isExterior: false, orientation: "norte" },
  { orientation: "sur" },
  { views: "el mar" },
  { views: "los jardines", hasTerrace: true, terraceAreaM2: 12 },
  { hasTerrace: true },
  { hasTerrace: true, terraceAreaM2: 6 },
  { hasTerrace: true, terraceAreaM2: 7, orientation: "este" },
  { hasTerrace: true, terraceAreaM2: 15 },
  { hasPool: true },
  { hasParkingIncluded: true },
  { hasParkingIncluded: true, hasStorageRoom: true, hasLift: true },
  { hasTerrace: true, hasParkingIncluded: true, hasStorageRoom: true },
  { hasWardrobes: true, hasAirConditioning: true },
  { heating: "gas_individual" },
  { heating: "aerotermia", hasAirConditioning: true, condition: "bueno" },
  { buildingFloors: 1 },
  { floor: 5, isTopFloor: true, hasLift: false, isExterior: true },
  { isFurnished: true, rooms: 2 },
  { condition: "obra_nueva", yearBuilt: THIS_YEAR + 1 },
  { condition: "obra_nueva", hasPool: true, hasParkingIncluded: true },
  { condition: "bueno" },
  { condition: "a_reformar", builtAreaM2: 90 },
  { condition: "a_reformar", yearBuilt: THIS_YEAR - 100 },
  { condition: "a_reformar", yearBuilt: THIS_YEAR - 99 },
  { yearBuilt: 1935, hasLift: true },
  { yearBuilt: 1936 },
  { renovatedYear: THIS_YEAR - 8 },
  { renovatedYear: THIS_YEAR - 9 },
  { renovatedYear: THIS_YEAR + 1 },
  { renovatedYear: THIS_YEAR - 2, renovatedWhat: "cocina" },
  { renovatedYear: THIS_YEAR - 2, renovatedWhat: "cocina y baños", rooms: 3 },
  { renovatedWhat: "las ventanas" },
  { nearby: ["Playa de la Malvarrosa a 300 m"] },
  { nearby: ["Metro Bailén a 4 minutos", "Mercado de Ruzafa a 300 m"] },
  { nearby: ["Metro a 11 minutos"], hasParkingIncluded: true },
  { nearby: ["Hospital", "Colegio"] },
  { views: "el mar", nearby: ["Playa a 300 m"] },
  { condition: "bueno", renovatedYear: THIS_YEAR - 2 },
  { features: ["Balcón"] },
  { features: ["Suelo hidráulico", "Vigas vistas"], yearBuilt: 1950 },
  { features: ["Molduras"], yearBuilt: 1951 },
  { features: ["Balcón", "Galería", "Despensa", "Zaguán"] },
  { noted: ["cocina con isla"], features: ["Balcón"] },
  { price: 320_000 },
  { price: 320_000, builtAreaM2: 94, rooms: 3 },
  { price: 1_200, communityFee: 80 },
  { price: 320_000, builtAreaM2: 100, occupancy: "alquilada" },
  { price: 320_000, condition: "a_reformar" },
  { previousRent: 900, rentIndex: 12.5, registrationNumber: "ESFCTU 0801" },
  { energyRating: "C" },
  { energyStatus: "en_tramite" },
  { features: ["Cocina con isla", "Porche", "Gimnasio", "Fibra óptica"] },
  { features: ["Gimnasio", "Portería"] },
  { features: ["Muy luminoso", "Apto para mascotas"] },
  { features: ["Huerto", "Suelo de tarima"], noted: ["vistas al parque"] },
  { floor: -1, hasLift: true, isExterior: false },
  { floor: 0, buildingFloors: 4, isExterior: true, condition: "bueno" },
  { floor: 2, hasLift: true, buildingFloors: 2, orientation: "noreste", isExterior: true },
  { floor: 1, hasDoorman: true, hasParkingIncluded: true, hasWardrobes: true },
  { rooms: 5, bathrooms: 3, builtAreaM2: 220, usableAreaM2: 190, buildingFloors: 2, plotAreaM2: 1200 },
  { condition: "obra_nueva", yearBuilt: THIS_YEAR, hasTerrace: true, terraceAreaM2: 20, orientation: "suroeste" },
  { condition: "bueno", isFurnished: true, heating: "suelo_radiante", hasAirConditioning: true, energyRating: "A" },
  // The longest detail of a gathering opening has 34 characters.
  { hasTerrace: true, features: ["Suelos de barro cocido de Valencia"] },
  { hasTerrace: true, features: ["Suelos de barro cocido de Tarragona"] },
];

/** `floor: 3, hasLift: yes` */
const named = (facts: Partial<HomeFacts>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value === true ? "yes" : value === false ? "no" : (value ?? "not known")}`)
    .join(", ");

/**
 * A heading for each home and fact, with the number of the row, and below it every phrase that nothing above it in its home has said. Behind
 * a phrase stand all rows of its home that say it, and of those that only some tones say the letters of these: `3-5 9np`. A phrase of a
 * message that is taken before others has a star behind its topic.
 *
 * @param openingsOf the first sentences that a text may have, each with what decides between them
 */
export function phraseTable(grammar: Grammar, variety: Saying["variety"], openingsOf: (c: Saying) => string[]): string {
  const lines: string[] = [];
  for (const [home, bare] of Object.entries(BARE)) {
    const rows = [{}, ...ADDED].map((added) => {
      const facts: HomeFacts = Object.assign({}, bare, added);
      const told = TONES.flatMap((tone) =>
        linesOf(grammar, plainSaying(facts, { variety, tone }), openingsOf).map(
          (line) => [asRead(line), tone] as const,
        ),
      );
      return { added, told };
    });
    const saidIn = new Map<string, string[]>();
    for (const { told } of rows)
      for (const [line] of told)
        if (!saidIn.has(line))
          saidIn.set(
            line,
            rows.map((row) => tonesOf(line, row.told)),
          );
    for (const [i, { added, told }] of rows.entries()) {
      const news = new Set(told.map(([line]) => line).filter((line) => saidIn.get(line)!.findIndex(Boolean) === i));
      if (news.size === 0) continue;
      lines.push("", `# ${home}${named(added) && `; ${named(added)}`} (${i})`);
      for (const line of news) lines.push(`${line} [${stretches(saidIn.get(line)!)}]`);
    }
  }
  return `${lines.slice(1).join("\n")}\n`;
}

/** `*` where all tones say a line, else the first letters of those that do. */
function tonesOf(line: string, told: readonly (readonly [string, string])[]): string {
  const tones = TONES.filter((tone) => told.some(([other, by]) => other === line && by === tone));
  return tones.length === TONES.length ? "*" : tones.map((tone) => tone[0]).join("");
}

/** `0-12 14np`: neighbouring rows that the same tones say stand together. */
function stretches(tones: readonly string[]): string {
  const parts: string[] = [];
  for (let from = 0; from < tones.length; from++) {
    const said = tones[from]!;
    if (said === "") continue;
    let to = from;
    while (tones[to + 1] === said) to++;
    parts.push(`${from === to ? from : `${from}-${to}`}${said === "*" ? "" : said}`);
    from = to;
  }
  return parts.join(" ");
}

function linesOf(grammar: Grammar, c: Saying, openingsOf: (c: Saying) => string[]): string[] {
  const sentences = grammar.messages
    .filter(({ needs, tones, when }) => needs.every(c.has) && (tones?.includes(c.tone) ?? true) && (when?.(c) ?? true))
    .map(({ topic, isRich, say }) => `${topic}${isRich ? "*" : ""}: ${asSentence(say(c))}`);
  return [
    ...openingsOf(c),
    ...sentences,
    ...grammar
      .titles(c)
      .slice(0, 2)
      .map((title) => `title: ${title}`),
    `summary: ${grammar.summary(c, 3, c.facts.price !== undefined)}`,
    ...grammar.bullets(c).map((bullet) => `bullet: ${bullet}`),
    ...grammar.calls(c).map((call) => `call: ${call}`),
  ];
}
