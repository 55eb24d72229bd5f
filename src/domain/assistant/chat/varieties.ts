import { wordTable } from "../../shared/format/spelled-numbers.ts";
import type { Token } from "../../shared/spoken/tokens.ts";
import type { Variety } from "./intents.ts";

const list = (words: string) => new Set(words.split(" "));

/** Words that one country uses and the others hardly do. Shared ones ("departamento", "renta") show nothing alone. */
const WORDS: Readonly<Record<Variety, ReadonlySet<string>>> = {
  ES: list(
    "piso pisos vosotros teneis podeis quereis euros vuestro vuestra vuestros nomina hacienda segunda itp coche movil ordenador",
  ),
  MX: list(
    "recamara recamaras depa depas alberca enganche infonavit colonia orale platicar marcar mxn ahorita isr isai escrituracion avaluo jalan whats",
  ),
  AR: list(
    "ambientes ambiente monoambiente depto deptos cochera palos che sos tenes tenés queres podes expensas baulera pileta ph mangos verdes boleto plata ars vos decime pasame mostrame",
  ),
  CO: list("alcoba alcobas parqueadero arriendo apartaestudio estrato cop arrendar apto aptos avaluar"),
  CL: list("uf pie dividendo bodega clp condominio lucas comuna"),
  PE: list("soles alcabala pen sunarp minidepartamento"),
  UY: list("uyu bps garantia"),
};
/** Weak: several countries, but not all. */
const SHARED = wordTable<readonly Variety[]>({
  renta: ["MX"],
  rentar: ["MX"],
  rento: ["MX"],
  departamento: ["MX", "AR", "CL", "PE"],
  estacionamiento: ["MX", "CL"],
  elevador: ["MX"],
  apartamento: ["CO", "UY"],
  millones: ["CO", "CL"],
  predial: ["MX", "CO", "PE"],
  ustedes: ["MX", "CO", "AR"],
});
/** Countries and their peoples as words, without accents. */
export const COUNTRY_NAMES = wordTable<Variety>({
  mexico: "MX",
  mexicanos: "MX",
  argentina: "AR",
  argentinos: "AR",
  colombia: "CO",
  colombianos: "CO",
  chile: "CL",
  chilenos: "CL",
  peru: "PE",
  uruguay: "UY",
  espana: "ES",
});

/** Variety of Spanish of the words; null where they show nothing or two tie. */
export function varietyOf(tokens: readonly Token[], placeCountry: string | undefined): Variety | null {
  const points = new Map<Variety, number>();
  const add = (variety: Variety, more: number) => points.set(variety, (points.get(variety) ?? 0) + more);
  for (const { plain, text } of tokens) {
    for (const variety of Object.keys(WORDS) as Variety[]) if (WORDS[variety].has(plain)) add(variety, 2);
    for (const variety of SHARED[plain] ?? []) add(variety, 0.5);
    if (COUNTRY_NAMES[plain]) add(COUNTRY_NAMES[plain], 3);
    // Voseo: "tenés", "podés", "decime".
    if (/^(tenés|podés|querés|sabés|hacés|decís|vivís|mirá|hacé)$/iu.test(text)) add("AR", 2);
    if (/(?:áis|éis)$/iu.test(text)) add("ES", 2);
  }
  if (placeCountry && Object.hasOwn(WORDS, placeCountry)) add(placeCountry as Variety, 3);
  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  const [best, next] = ranked;
  return best && best[1] >= 2 && best[1] > (next?.[1] ?? 0) ? best[0] : null;
}
