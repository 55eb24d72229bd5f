/** The rubric of an advert, as data: a hundred points in six parts, each with its reason and with how sure anybody is of it. */

export const PARTS = ["price", "photos", "text", "data", "extras", "hook"] as const;
export type Part = (typeof PARTS)[number];

export const PART_NAMES: Record<Part, string> = {
  price: "Precio",
  photos: "Fotos",
  text: "Texto",
  data: "Datos",
  extras: "Plano, recorrido y vídeo",
  hook: "Primera pantalla",
};

/** How sure anybody is: a study that isolates an effect, things seen together, what a platform asks for, or our own advice. */
export type Grade = "estudio" | "correlacion" | "norma" | "consejo";
export const GRADE_NAMES: Record<Grade, string> = {
  estudio: "Estudio",
  correlacion: "Correlación",
  norma: "Norma de plataforma",
  consejo: "Consejo",
};

/** Something that a criterion rests on. */
export interface Evidence {
  id: string;
  grade: Grade;
  title: string;
  year: number;
  /** Where it was measured, in Spanish; measured elsewhere it may not hold here. */
  where: string;
  isAmerican: boolean;
  /** Its finding, in a sentence. */
  finding: string;
  url?: string;
}

const evidence = (
  id: string,
  grade: Grade,
  title: string,
  year: number,
  where: string,
  finding: string,
  url?: string,
): Evidence => ({
  id,
  grade,
  title,
  year,
  where,
  finding,
  isAmerican: where === "Estados Unidos",
  ...(url && { url }),
});

/** The day on which the sources were last read (ISO date). */
export const EVIDENCE_CONSULTED = "2026-11-27";

export const EVIDENCE = {
  photoPrices: evidence(
    "benefield",
    "estudio",
    "Benefield, Cain y Johnson, Journal of Real Estate Finance and Economics 43(3)",
    2011,
    "Estados Unidos",
    "Más fotos suben el precio, cada vez menos, y también alargan la venta.",
    "https://doi.org/10.1007/s11146-009-9219-6",
  ),
  photoCounts: evidence(
    "zillow-fotos",
    "correlacion",
    "Zillow Research, «Searched It, Saw It, Bought It»",
    2016,
    "Estados Unidos",
    "Con menos de nueve fotos se vende más despacio; lo mejor va de 9–15 a 22–27 según la ciudad.",
    "https://www.zillow.com/research/home-characteristics-time-on-market-9937/",
  ),
  firstLook: evidence(
    "seiler",
    "estudio",
    "Seiler, Madhavan y Liechty, Journal of Real Estate Research 34(2)",
    2012,
    "Estados Unidos",
    "Lo primero que se mira es la foto, después los datos y muy detrás el texto del agente.",
    "https://doi.org/10.1080/10835547.2012.12091333",
  ),
  details: evidence(
    "iowa",
    "estudio",
    "Nie y otros, Iowa State University, con datos de Zillow",
    2023,
    "Estados Unidos",
    "Los detalles que dejan imaginar la vivienda van con precios de venta más altos.",
  ),
  longTexts: evidence(
    "textos-largos",
    "correlacion",
    "Estudios de anuncios de portales, citados de segunda mano",
    2026,
    "Estados Unidos",
    "Los textos largos acompañan a precios altos; no prueba que los causen.",
  ),
  overpriced: evidence(
    "zillow-precio",
    "correlacion",
    "Zillow Research, «Searched It, Saw It, Bought It»",
    2016,
    "Estados Unidos",
    "Cuanto más se pide sobre el valor estimado, menos probable es vender pronto.",
    "https://www.zillow.com/research/home-characteristics-time-on-market-9937/",
  ),
  filters: evidence(
    "filtros",
    "norma",
    "Campos y filtros de los formatos con los que se publica",
    2026,
    "España y América Latina",
    "Quien filtra por un dato no ve el anuncio al que le falta.",
  ),
  ours: evidence("consejo", "consejo", "Criterio de Umbral", 2026, "Sin medir", "Lo proponemos sin un estudio detrás."),
} as const satisfies Record<string, Evidence>;

export interface Criterion {
  id: CriterionId;
  part: Part;
  points: number;
  label: string;
  /** Why it counts, in a sentence. */
  reason: string;
  evidence: readonly Evidence[];
}

export const CRITERION_IDS = [
  "price", "count", "sharp", "light", "straight", "size", "unrepeated", "first", "rooms",
  "length", "concrete", "unworn", "calm", "readable", "data", "plan", "tour", "video", "title", "opening",
] as const; // biome-ignore format: a list of names
export type CriterionId = (typeof CRITERION_IDS)[number];

const criterion = (
  id: CriterionId,
  part: Part,
  points: number,
  label: string,
  reason: string,
  ...rests: Evidence[]
): Criterion => ({ id, part, points, label, reason, evidence: rests });

const { photoPrices, photoCounts, firstLook, details, longTexts, overpriced, filters, ours } = EVIDENCE;

/** Photos from which on another one adds nothing here, and those under which an advert is among the slowest. */
export const ENOUGH_PHOTOS = 15;
export const FEW_PHOTOS = 9;
/** Different concrete facts of a text, and of its first lines, that earn all of their points. */
export const ENOUGH_FACTS = 10;
export const ENOUGH_FIRST_FACTS = 3;
/** Letters of a text that says enough, and of what is read before somebody opens it. */
export const ENOUGH_LETTERS = 450;
export const FIRST_LETTERS = 160;
/** Words of a sentence that nobody reads to its end. */
export const LONG_SENTENCE = 35;
export const LONGEST_TITLE = 60;

export const CRITERIA: readonly Criterion[] = [
  criterion("price", "price", 20, "En la banda de los comparables", "Un precio fuera de banda espanta la primera visita.", overpriced),
  criterion("count", "photos", 7, "Cuántas fotos", "Con menos de nueve, el anuncio es de los lentos; desde quince, otra añade poco.", photoPrices, photoCounts),
  criterion("sharp", "photos", 4, "Nitidez", "Una foto movida parece de una vivienda descuidada.", ours),
  criterion("light", "photos", 4, "Luz", "En lo oscuro y en lo quemado no se ve nada.", ours),
  criterion("straight", "photos", 2, "Verticales rectas", "Una pared torcida se nota antes que la habitación.", ours),
  criterion("size", "photos", 2, "Tamaño y formato", "Los portales no amplían, y una foto vertical sale con bandas.", ours),
  criterion("unrepeated", "photos", 1, "Sin repetir", "Una repetida gasta el tiempo de quien mira.", ours),
  criterion("first", "photos", 3, "La primera foto", "Es lo primero que se mira, y lo único en la lista.", firstLook),
  criterion("rooms", "photos", 2, "Estancias que se ven", "Lo que no se ve, se imagina peor.", ours),
  criterion("length", "text", 3, "Largo del texto", "Un texto corto calla lo que decide la visita.", longTexts),
  criterion("concrete", "text", 10, "Datos concretos", "Lo concreto deja imaginar la vivienda.", details),
  criterion("unworn", "text", 3, "Sin palabras gastadas", "«Luminoso» y «espectacular» están en todos los anuncios y no dicen nada.", ours),
  criterion("calm", "text", 1, "Sin gritos", "Mayúsculas y exclamaciones parecen publicidad.", ours),
  criterion("readable", "text", 3, "Se lee sin tropiezos", "Una frase de más de 35 palabras se abandona, y una falta de ortografía hace dudar del resto.", ours),
  criterion("data", "data", 20, "Datos de la ficha", "Quien filtra no ve el anuncio al que le falta el dato.", filters),
  criterion("plan", "extras", 2, "Plano", "Sitúa las estancias y ahorra visitas.", ours),
  criterion("tour", "extras", 2, "Recorrido virtual", "Quien visita después ya sabe a qué va.", ours),
  criterion("video", "extras", 1, "Vídeo", "Enseña lo que una foto corta.", ours),
  criterion("title", "hook", 4, "Título", "Dice en una línea qué es, dónde y por qué.", firstLook),
  criterion("opening", "hook", 6, "Primeras líneas", "Es lo que se lee antes de abrir el anuncio.", firstLook),
]; // biome-ignore format: a table

export const criterionOf = (id: CriterionId): Criterion => CRITERIA.find((one) => one.id === id)!;
