import { fold } from "../../shared/listing/fold.ts";
import { latestOf, RENT_UPDATE_INDEX, STRESSED_AREA_RISE } from "../../tools/investment/rental-facts.ts";
import { STRESSED_AREAS_LOOKUP } from "../../tools/investment/stressed-areas.ts";
import { lawCountry } from "./law-country.ts";

/**
 * Rules of law about letting a home in Spain, each for exactly what is asked: the yearly rise of a rent is not the limit of a stressed area, and a
 * deposit is no notice. What no rule is for is said not to be known.
 */

export interface RentRule {
  /** One to three sentences in Spanish, with the law that says it; where no rule is known, that and where to ask. */
  text: string;
  /** The page of ours that says it; null where no rule is known. */
  source: { title: string; url: string } | null;
}

interface Rule {
  /** Groups of word beginnings, of each of which one must be in the question. */
  needs: readonly string[];
  /** Beginnings that speak of something else. */
  not?: string;
  text: (today: string) => string;
  source: RentRule["source"];
}

const CONTRACT = { title: "Lista para un contrato de alquiler", url: "/recursos/contrato-de-alquiler" };
const STRESSED = { title: "Alquilar en zona tensionada", url: "/blog/alquiler-en-zona-tensionada" };

const percent = (share: number) => `${String(Number((share * 100).toFixed(2))).replace(".", ",")} %`;

const RENT = "alquil rent arrend canon inquilin caser contrato habitacion piso vivienda";
const RISE = "sub increment actualiz revis aument irav encarec alza";
/** A market that rises, and files that are sent up. */
const OTHER_RISES =
  "han subio subieron bajan bajaran mercado evoluci pronostic apuesta ficha carpeta expediente nomina declaraci documento clausula revisas revisame";
const SEASONAL = "temporada temporal turistic vacacional";
const BUSINESS = "local oficina nave comercio negocio comercial";
const LEAVE = "irme irse marchar march dejar desist rescind salir abandonar cancelar romper";
const EARLY = "antes preaviso avis anticip plazo penaliz cuando dias meses";

/** Of the rules whose words are all there, the first holds: special ones stand before general ones. */
const RULES: readonly Rule[] = [
  {
    needs: ["tensionad", "anual ano anos actualiz revision irav ipc", RISE],
    text: (today) =>
      `En un contrato ya firmado, la renta sube como mucho una vez al año y con el IRAV si es del 26 de mayo de 2023 o posterior, también en zona tensionada (LAU, art. 18)${latestIndex(today)}. El tope de zona tensionada es otra cosa: limita la renta de los contratos nuevos.`,
    source: STRESSED,
  },
  {
    needs: ["tenedor"],
    text: () =>
      "Gran tenedor es quien tiene más de 10 inmuebles urbanos de uso residencial o más de 1.500 m² construidos; la declaración de una zona tensionada puede bajarlo a cinco en ella (Ley 12/2023).",
    source: STRESSED,
  },
  {
    needs: ["tensionad", `${RISE} tope limit maxim precio cuanto renta pon cobr pedir`],
    not: "fianza honorari comision dura preaviso",
    text: (today) =>
      `En zona tensionada, un contrato nuevo de vivienda habitual no puede pasar de la última renta de los cinco años anteriores, con su actualización; se puede subir hasta un ${percent(latestOf(STRESSED_AREA_RISE, today)?.value ?? 0.1)} con rehabilitación, ahorro de energía, accesibilidad o un contrato de diez años o más (LAU, art. 17.6). La lista de zonas cambia: mírala en ${STRESSED_AREAS_LOOKUP.url}.`,
    source: STRESSED,
  },
  {
    needs: ["fianza deposito", "devol devuel devuelv recuper reintegr plazo tarda retras"],
    not: SEASONAL,
    text: () =>
      "La fianza se devuelve en el mes siguiente a entregar las llaves; desde entonces, lo que falte genera intereses (LAU, art. 36).",
    source: CONTRACT,
  },
  {
    needs: ["fianza deposito", `${BUSINESS} ${SEASONAL}`],
    text: () =>
      "Fuera de la vivienda habitual, como en un local o un alquiler de temporada, la fianza es de dos mensualidades (LAU, art. 36).",
    source: CONTRACT,
  },
  {
    needs: ["garantia aval", "adicional extra maxim cuant mensualid mes meses limit pedir exig"],
    not: "hipotec credit valoraci umbral",
    text: () =>
      "La fianza de una vivienda habitual es de una mensualidad. Además se pueden pedir como garantía adicional dos mensualidades como mucho, en contratos de hasta cinco años, o siete si el propietario es una empresa (LAU, art. 36).",
    source: CONTRACT,
  },
  {
    needs: ["fianza", "cuant maxim mensualid mes meses pedir piden exig obligator legal limit"],
    text: () =>
      "La fianza de una vivienda habitual es de una mensualidad (LAU, art. 36). Dónde se deposita lo dice cada comunidad.",
    source: CONTRACT,
  },
  {
    needs: [
      "honorari comision agencia inmobiliaria corretaje",
      "pag cobr correspond cargo obligad",
      "alquil arrend inquilin caser",
    ],
    not: `${SEASONAL} ${BUSINESS} ventas umbral`,
    text: () =>
      "En el alquiler de una vivienda habitual, los honorarios de la agencia y los gastos del contrato los paga siempre el propietario, y no vale pactar otra cosa (LAU, art. 20.1).",
    source: STRESSED,
  },
  {
    needs: ["honorari comision agencia inmobiliaria corretaje", "pag cobr correspond cargo", SEASONAL],
    text: () =>
      "En un alquiler de temporada, que no es de vivienda habitual, los honorarios los paga quien acuerden las partes.",
    source: STRESSED,
  },
  {
    needs: ["ibi comunidad basura", "pag cobr correspond cargo", "inquilin alquil arrend caser"],
    text: () =>
      "La comunidad y el IBI los paga el propietario; el inquilino, solo si el contrato lo dice por escrito con su importe anual (LAU, art. 20.1).",
    source: CONTRACT,
  },
  {
    needs: [
      "recuper necesidad familiar hij",
      "caser propietari arrendador dueno vivienda piso",
      "uso necesi vivir hij familiar recuper",
    ],
    not: "fianza hipotec comprar vender valor busc muri fallec hered",
    text: () =>
      "El propietario puede recuperar la vivienda para él o para un familiar cercano pasado el primer año, con dos meses de aviso, solo si es una persona y el contrato lo decía (LAU, art. 9.3).",
    source: CONTRACT,
  },
  {
    needs: ["inquilin alquil arrendatari contrato", LEAVE, EARLY],
    not: "caser plan suscripcion cuenta umbral arras hipotec compra encargo exclusiv renov",
    text: () =>
      "El inquilino puede irse desde el sexto mes, con 30 días de aviso; solo hay penalización si se pactó (LAU, art. 11).",
    source: CONTRACT,
  },
  {
    needs: [
      "renov prorrog final termin acab vencim",
      "avis preaviso antelacion plazo cuando",
      "alquil contrato arrend inquilin caser",
    ],
    not: "plan prueba suscripcion arras quedar",
    text: () =>
      "Para no renovar al final del contrato, el propietario avisa con cuatro meses y el inquilino con dos; sin aviso sigue año a año, hasta tres más (LAU, art. 10).",
    source: CONTRACT,
  },
  {
    needs: [
      "dura duracion minim prorrog cinco siete anos tiempo hasta",
      "contrato quedar firm",
      "alquil arrend inquilin vivienda caser",
    ],
    not: `${SEASONAL} ${BUSINESS} ${RISE} fianza plan exclusiv encargo`,
    text: () =>
      "El inquilino puede prorrogar su contrato hasta cinco años, o siete si el propietario es una empresa (LAU, art. 9).",
    source: CONTRACT,
  },
  {
    needs: [RISE, "alquil rent arrend canon caser inquilin irav"],
    not: `tensionad rentabilidad ${SEASONAL} ${BUSINESS} subarrend subarriend fianza plan foto ${OTHER_RISES}`,
    text: (today) =>
      `La renta solo se actualiza si se pactó, una vez al año, y nunca por encima del IPC; en contratos desde el 26 de mayo de 2023, con el IRAV (LAU, art. 18)${latestIndex(today)}.`,
    source: CONTRACT,
  },
];

/** "; el último que tenemos es el de octubre de 2025: 2,25 %", for a day; nothing where none had been published. */
function latestIndex(today: string): string {
  const index = latestOf(RENT_UPDATE_INDEX, today);
  if (!index) return "";
  const month = index.label.replace(/^IRAV /, "");
  return `. El último que tenemos es el ${month}: ${percent(index.value)}; mira en el INE si hay otro`;
}

/** Words that make it a question of law about letting, though no rule may be for it. */
const ABOUT_LETTING = "alquil arrend inquilin caser renta canon fianza tensionad irav";
const ABOUT_LAW =
  "ley legal ilegal lau obligator obligad plazo maxim minim limit preaviso fianza prorrog tope irav puede pueden";

const has = (words: readonly string[], beginnings: string) => {
  const starts = beginnings.split(" ");
  return words.some((word) => starts.some((start) => word.startsWith(start)));
};

const UNKNOWN = (why: string, where: string): RentRule => ({
  text: `No lo sé: ${why}. Pregúntalo ${where}.`,
  source: null,
});

/**
 * The rule that answers a question about letting a home; one without source where the question is of that kind and no rule is known; null for
 * other questions.
 *
 * @param today ISO date
 * @param country two letters, where one is known from the conversation; else the one that the question names, and Spain where it names none
 */
export function ruleFor(
  question: string,
  today: string,
  country: string | undefined = lawCountry([question]) ?? undefined,
): RentRule | null {
  const words = fold(question).split(" ");
  if (!has(words, ABOUT_LETTING)) return null;
  const isAbroad = country !== undefined && country !== "ES";
  const rule = RULES.find(({ needs, not }) => needs.every((group) => has(words, group)) && !(not && has(words, not)));
  if (isAbroad) {
    if (!rule && !has(words, ABOUT_LAW)) return null;
    return UNKNOWN("de alquileres solo tengo la ley española", "a un abogado o en la oficina de vivienda de tu país");
  }
  const year = Number(/\b(?:19[5-9]\d|20[0-4]\d)\b/.exec(question)?.[0] ?? 0);
  if (rule && isOfEarlierLaw(rule, words, year)) {
    return has(words, RISE)
      ? {
          text: "En contratos anteriores al 26 de mayo de 2023, la renta se actualiza como se pactó en ellos, y nunca por encima del IPC (LAU, art. 18).",
          source: CONTRACT,
        }
      : UNKNOWN(
          "en un contrato de ese año manda la ley que regía entonces",
          "a un abogado o en la oficina de vivienda de tu comunidad",
        );
  }
  if (rule) return { text: rule.text(today), source: rule.source };
  const isOther = has(words, `${SEASONAL} ${BUSINESS}`);
  return isOther && has(words, ABOUT_LAW) && has(words, `${RISE} dura duracion preaviso`)
    ? UNKNOWN(
        "fuera de la vivienda habitual manda sobre todo lo que diga el contrato",
        "a quien lo redactó o a un abogado",
      )
    : null;
}

/** A year that is named with its contract, before the law of the rule. */
const isOfEarlierLaw = (rule: Rule, words: readonly string[], year: number): boolean =>
  year > 0 && has(words, "contrato firm") && year < (rule.needs.includes(RISE) ? 2023 : 2019) && has(words, RENT);
