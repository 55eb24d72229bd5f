import type { DatedFact } from "../../shared/dated-fact.ts";

/**
 * Rules of law for adverts, by country: each is dated and has its source. A country without rows is unreviewed, and the
 * page says so.
 */

/** `bloqueo`: the advert must not go out like this; `aviso`: look at it again. */
export type RuleLevel = "bloqueo" | "aviso";
/** A rule of law with its date and its source. */
export type AdvertRule = DatedFact<RuleLevel>;

/** The day on which the rules were last read (ISO date). */
export const RULES_CONSULTED = "2026-11-01";

const rule = (
  id: string,
  value: RuleLevel,
  jurisdiction: string,
  validFrom: string,
  label: string,
  source: { title: string; url?: string },
  mark: AdvertRule["mark"],
  note: string,
): AdvertRule => ({
  id: `anuncio-${id}`,
  label,
  value,
  unit: "regla",
  jurisdiction,
  validFrom,
  source: { ...source, consulted: RULES_CONSULTED },
  mark,
  note,
});

const EQUAL_TREATMENT = {
  title: "Ley 15/2022, integral para la igualdad de trato",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2022-11589",
};

/** Every rule that is looked at, by what it asks for. */
export const ADVERT_RULES = {
  energy: rule(
    "certificado-energetico",
    "bloqueo",
    "ES",
    "2021-06-03",
    "Certificado energético en el anuncio",
    { title: "Real Decreto 390/2021", url: "https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176" },
    "una-fuente",
    "Todo anuncio de venta o alquiler lleva la calificación. No ponerla es infracción leve: de 300 a 600 €.",
  ),
  stressedRent: rule(
    "zona-tensionada",
    "bloqueo",
    "ES",
    "2025-12-28",
    "Renta de referencia en zona tensionada",
    { title: "Ley de servicios de atención a la clientela, BOE de 27-12-2025" },
    "por-comprobar",
    "En zona tensionada, el anuncio dice el índice de referencia o la renta del contrato anterior.",
  ),
  shortLet: rule(
    "registro-temporada",
    "bloqueo",
    "ES",
    "2025-07-01",
    "Número de registro del alquiler de corta duración",
    { title: "Real Decreto 1312/2024", url: "https://www.boe.es/buscar/act.php?id=BOE-A-2024-26931" },
    "una-fuente",
    "El alquiler turístico o de temporada se anuncia con su número de registro.",
  ),
  excluding: rule(
    "excluye",
    "bloqueo",
    "ES",
    "2022-07-14",
    "Frase que excluye a personas",
    EQUAL_TREATMENT,
    "una-fuente",
    "Nadie puede quedar fuera por origen, edad, familia, sexo, religión o discapacidad. Hay multas de 90.001 €.",
  ),
  steering: rule(
    "orienta",
    "aviso",
    "ES",
    "2022-07-14",
    "Frase que elige al comprador",
    EQUAL_TREATMENT,
    "por-comprobar",
    "Di cómo es la vivienda, no para quién es.",
  ),
  mexicoPrice: rule(
    "mx-precio-pesos",
    "bloqueo",
    "MX",
    "2022-09-18",
    "Precio en pesos",
    { title: "NOM-247-SE-2021" },
    "por-comprobar",
    "El precio se anuncia en moneda nacional.",
  ),
  mexicoProof: rule(
    "mx-comprobable",
    "aviso",
    "MX",
    "2022-09-18",
    "Afirmación que hay que poder probar",
    { title: "NOM-247-SE-2021" },
    "por-comprobar",
    "La publicidad es veraz y comprobable: quita lo que no puedas demostrar.",
  ),
  excludingAnywhere: rule(
    "excluye-otros",
    "bloqueo",
    "ES",
    "2022-07-14",
    "Frase que excluye a personas",
    { title: "Norma de Umbral, a partir de la Ley 15/2022 de España" },
    "por-comprobar",
    "En ningún país ayudamos a publicar un anuncio que deja fuera a personas por lo que son.",
  ),
} as const satisfies Record<string, AdvertRule>;

/** Countries whose rules somebody has read. */
const REVIEWED = ["ES", "MX"];
/** Whether somebody has read the rules of a country (ISO 3166-1 alpha-2). */
export const isReviewed = (country: string) => REVIEWED.includes(country);
