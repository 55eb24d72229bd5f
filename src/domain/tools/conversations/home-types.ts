import { TYPE_OR_FEATURE, TYPE_WORDS } from "../../market/search/sentence-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { isElsewhere } from "./spoken-of.ts";
import { stanceAt } from "./stance.ts";

const TYPE_NAMES: Readonly<Record<string, string>> = {
  piso: "piso",
  atico: "ático",
  duplex: "dúplex",
  estudio: "estudio",
  casa: "casa",
  chalet: "chalet",
  adosado: "adosado",
  local: "local",
  oficina: "oficina",
  finca: "finca",
  terreno: "terreno",
  nave: "nave",
  edificio: "edificio",
  garaje: "garaje",
  trastero: "trastero",
};
const COUNTRY_FLATS: Readonly<Record<string, string>> = {
  MX: "departamento",
  AR: "departamento",
  CL: "departamento",
  PE: "departamento",
  UY: "apartamento",
  CO: "apartamento",
  US: "apartamento",
  EC: "departamento",
  PA: "apartamento",
  CR: "apartamento",
  DO: "apartamento",
  BO: "departamento",
  PY: "departamento",
  VE: "apartamento",
  GT: "apartamento",
  SV: "apartamento",
  HN: "apartamento",
  NI: "apartamento",
  CU: "apartamento",
  PR: "apartamento",
};

/** A flat as its country calls it; in Spain in the word that the client chose, for an «apartamento» is a small one there. */
export const typeName = (type: string, country: string, line: string): string =>
  type === "piso" &&
  country === "ES" &&
  / (apartamento|apartamentos|apartamentito) /.test(line) &&
  !/ pisos? /.test(line)
    ? "apartamento"
    : type === "estudio" && / suite /.test(line)
      ? "suite"
      : type === "piso"
        ? (COUNTRY_FLATS[country] ?? "piso")
        : (TYPE_NAMES[type] ?? type);

/** «Departamentito», «aptico», «lotecito»: small in words, not in kind. */
function typeOfWord(word: string): string | undefined {
  const known = TYPE_WORDS[word];
  if (known !== undefined) return known;
  const small = /^([a-z]{3,14}?)(?:ec|c)?i[tc]([oa])(s?)$/.exec(word);
  if (!small) return undefined;
  const [, stem, end, many] = small;
  return TYPE_WORDS[`${stem}${end}${many}`] ?? TYPE_WORDS[`${stem}${many}`] ?? TYPE_WORDS[`${stem}e${many}`];
}

/** The kinds of homes that a clause names, those apart that only sound so: «primer piso», «en casa», «cuarto piso». */
export function typesIn(clause: Clause, isOwner: boolean): string[] {
  const { scan } = clause;
  const found: string[] = [];
  for (const [at, token] of scan.tokens.entries()) {
    const type =
      typeOfWord(token.word) ??
      (TYPE_OR_FEATURE[token.word] === "terreno" ? "terreno" : isSuite(scan, at) ? "estudio" : undefined);
    if (!type) continue;
    // «Apto crédito», «apto para mascotas».
    if (
      token.word === "apto" &&
      /^(credito|profesional|para|mascotas|bancario|hipotecario|no|,|\.)$/.test(wordAt(scan, at + 1)) &&
      /^(es|sea|no|ambientes|,|que)$/.test(wordAt(scan, at - 1))
    )
      continue;
    const before = wordAt(scan, at - 1);
    const stance = stanceAt(clause, at);
    if (stance.denier >= 0 || stance.isPast || (stance.isOfOther && !isOwner)) continue;
    if (!isOwner && isElsewhere(clause, at)) continue;
    // «Mi piso es pequeño»: the one that they have.
    if (!isOwner && /^(mi|mis|nuestro|nuestra)$/.test(before)) continue;
    // «140 mt construidos y 300 de terreno», «la casa del pueblo».
    if (type === "terreno" && /^(de|con)$/.test(before) && /^\d/.test(wordAt(scan, at - 2))) continue;
    // «Por el piso», «me gusta la casa»: one that both know, where nobody sells it.
    if (
      !isOwner &&
      /^(el|la|al|del|ese|esa|este|esta|su|tu|vuestro|los|las|aquel|aquella)$/.test(before) &&
      // «Estamos interesados en el ático de la calle Larios.»
      !(wordAt(scan, at - 2) === "en" && /^interesad[oa]s?$/.test(wordAt(scan, at - 3)))
    )
      continue;
    if (
      /^(primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|er|º|°|do|to|ro|que|ultimo)$/.test(
        before,
      ) &&
      type === "piso" &&
      // «Mi primer piso» is a home, «un primer piso» a floor.
      !/^(mi|nuestro|su)$/.test(wordAt(scan, at - 2))
    )
      continue;
    if (
      type === "casa" &&
      /^(en|a|de|mi|mia|su|tu|desde)$/.test(before) &&
      !/^(vendo|vender|alquilar|rentar|arrendar|venta)$/.test(wordAt(scan, at - 2)) &&
      before !== "mi"
    )
      continue;
    // «Tres alcobas, estudio y dos baños» counts rooms of one home.
    if (
      type === "estudio" &&
      /^(,|y)$/.test(before) &&
      / (?:habitaciones|dormitorios|recamaras|alcobas|cuartos|banos) /.test(clause.line) &&
      wordAt(scan, at + 1) !== "o"
    )
      continue;
    // «Edificio con conserje» is where the home lies.
    if (token.word === "edificio" && wordAt(scan, at + 1) === "con") continue;
    // «Cambiar de piso».
    if (
      before === "de" &&
      /^(cambiar|cambio|cambiarme|cambiarnos|mudar|mudarme|mudarnos|companer[oa]s?)$/.test(wordAt(scan, at - 2))
    )
      continue;
    // «De un piso nada más, por las rodillas» counts floors; «la compra de un piso» does not.
    if (
      type === "piso" &&
      before === "un" &&
      wordAt(scan, at - 2) === "de" &&
      (at === 2 || /^(casa|casita|chalet|todo)$/.test(wordAt(scan, at - 3)))
    )
      continue;
    // «Villa Crespo» is a quarter.
    if (/^villas?$/.test(token.word) && /^\p{Lu}/u.test(scan.tokens[at + 1]?.text ?? "")) continue;
    if (
      type === "estudio" &&
      token.word.startsWith("estudio") &&
      !/^(un|el|mi|busco|aparta|mini|mejor|algun|necesito|quiero|tipo|otro|o|,|y|:|\()$/.test(before)
    )
      continue;
    if (
      /^(local|locales|nave|villa|oficina|oficinas|despacho)$/.test(token.word) &&
      !/^(un|una|el|la|mi|busc[a-z]{1,4}|necesit[a-z]{1,4}|quer[a-z]{1,4}|quier[a-z]{1,2}|alquilar|comprar|vender|o|,|nuestro|nuestra|unos)$/.test(
        before,
      )
    )
      continue;
    if (
      /^(oficina|despacho|despachito|edificio)$/.test(token.word) &&
      /^(la|el|mi|un)$/.test(before) &&
      !/^(busco|buscamos|alquilar|comprar|vender|quiero|necesito|rentar|arrendar)$/.test(wordAt(scan, at - 2))
    )
      continue;
    if (
      isRefusedType(
        scan.tokens.map(({ word }) => word),
        at,
      )
    )
      continue;
    if (!found.includes(type)) found.push(type);
  }
  // «Buscamos parcela para hacernos una casa» looks for ground alone; beside a house it is that of the house.
  if (TO_BUILD.test(clause.line) && found.includes("terreno")) return ["terreno"];
  if (found.length > 1 && found.includes("terreno")) found.splice(found.indexOf("terreno"), 1);
  // «Un piso ático» is an attic.
  return found.includes("piso") && found.some((type) => /^(atico|duplex|estudio)$/.test(type)) && !/ o /.test(scan.text)
    ? found.filter((type) => type !== "piso")
    : found;
}

const TO_BUILD =
  / (?:parcelas?|terrenos?|solar|solares|lotes?) (?:[a-z0-9]{1,12} ){0,4}para (?:hacer[a-z]{0,4}|construir[a-z]{0,4}|edificar[a-z]{0,4}|levantar) /;

/** A small flat of Ecuador; «en suite» is a bathroom. */
const isSuite = (scan: Scan, at: number): boolean =>
  wordAt(scan, at) === "suite" && /^(una|la|busco|arrendar|alquilar|o|mi)$/.test(wordAt(scan, at - 1));

const isRefusedType = (words: readonly string[], at: number): boolean =>
  /(^| )(no|ni|nada de|sin)( (quiero|queremos|busco|buscamos|me interesan?|nos interesan?))?( (un|una|los|las|el|la))?$/.test(
    words.slice(Math.max(0, at - 4), at).join(" "),
  );
