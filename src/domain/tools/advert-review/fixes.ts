import { formatNumber } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import type { ReviewedAdvert } from "./advert.ts";
import type { Candidate, Fix, FixKind } from "./fix.ts";
import { unsaidOf } from "./left-words.ts";
import { photoCandidates } from "./photo-fixes.ts";
import { createSeen, scoreOf } from "./score.ts";
import { wellWritten, writingFaults } from "./spelling.ts";
import type { ProposedTexts } from "./texts.ts";

/** The price that may be asked instead, where the price is out of its range. */
export interface PriceAim {
  /** In words: `entre 240.000 € y 262.000 €`. */
  range: string;
  isHigh: boolean;
}

const MOST_FIXES = 5;
/** Less is not worth anybody's time. */
const LEAST_GAIN = 0.1;

/**
 * The five fixes to begin with, those first that gain most for their effort. Each is measured on the advert as it is after the ones before
 * it, so that their gains add up.
 */
export function firstFixes(
  advert: ReviewedAdvert,
  proposed: ProposedTexts,
  aim: PriceAim | null,
): { fixes: Fix[]; fixed: ReviewedAdvert; score: number } {
  const fixes: Fix[] = [];
  let current = advert;
  const seen = createSeen();
  let score = scoreOf(current, seen).score;
  let left = candidatesOf(advert, proposed, aim);
  while (fixes.length < MOST_FIXES && left.length > 0) {
    const tried = left.map((candidate) => {
      const after = candidate.apply(current);
      return { candidate, after, gain: scoreOf(after, seen).score - score };
    });
    const best = tried.reduce((a, b) => (b.gain / b.candidate.effort > a.gain / a.candidate.effort ? b : a));
    if (best.gain < LEAST_GAIN) break;
    const { apply: _, ...fix } = best.candidate;
    fixes.push({ ...fix, gain: best.gain });
    current = best.after;
    score += best.gain;
    left = left.filter(({ kind }) => kind !== best.candidate.kind && !(isText(kind) && isText(best.candidate.kind)));
  }
  return { fixes, fixed: current, score };
}

/** Only one of them: each stands for the whole text. */
const isText = (kind: FixKind) => kind === "opening" || kind === "text";

function candidatesOf(advert: ReviewedAdvert, proposed: ProposedTexts, aim: PriceAim | null): Candidate[] {
  return [
    ...textCandidates(advert, proposed),
    ...spellingCandidates(advert),
    ...dataCandidates(advert),
    ...photoCandidates(advert),
    ...extraCandidates(advert),
    ...priceCandidates(aim),
  ];
}

function textCandidates(old: ReviewedAdvert, { title, mended, text }: ProposedTexts): Candidate[] {
  /** Facts that only the old title said go behind the text. */
  const keeping = (advert: ReviewedAdvert): ReviewedAdvert => {
    const lost = advert.title === old.title ? "" : unsaidOf(old.title, `${advert.title}\n${advert.text}`);
    return lost === "" ? advert : { ...advert, text: [advert.text, lost].filter(Boolean).join("\n\n") };
  };
  return [
    {
      kind: "title",
      title: "Cambia el título",
      how: "Di qué es, dónde está y lo que la distingue, en 60 caracteres.",
      criterion: "title",
      effort: 1,
      rewrite: title,
      apply: (advert) => keeping({ ...advert, title }),
    },
    {
      kind: "opening",
      title: "Empieza por los datos y conserva tu texto",
      how: "Las primeras líneas dicen lo que la vivienda tiene; se quitan los elogios sin dato y las frases que excluyen.",
      criterion: "opening",
      effort: 1,
      rewrite: mended,
      apply: (advert) => keeping({ ...advert, text: mended }),
    },
    {
      kind: "text",
      title: "Cambia el texto por uno con todos los datos",
      how: "Escrito con la ficha y con lo que dice tu texto; lo que no cabe en una frase nueva va detrás, con tus palabras.",
      criterion: "concrete",
      effort: 1,
      rewrite: text,
      apply: (advert) => keeping({ ...advert, text }),
    },
  ];
}

/** As many faults are named in the fix; all of them stand in a list of their own. */
const MOST_FAULTS_NAMED = 4;

function spellingCandidates({ title, text }: ReviewedAdvert): Candidate[] {
  const faults = [...writingFaults(title), ...writingFaults(text)].filter(({ kind }) => kind !== "capitals");
  if (faults.length === 0) return [];
  const words = faults.filter(({ found }) => /\p{L}/u.test(found));
  const named = words.slice(0, MOST_FAULTS_NAMED).map(({ found, fix }) => `«${found}» por «${fix}»`);
  return [
    {
      kind: "spelling",
      title: faults.length === 1 ? "Corrige una falta" : `Corrige ${formatNumber(faults.length)} faltas`,
      how: `${named.length > 0 ? `Cambia ${listed(named)}. ` : ""}Están todas abajo, con su sitio.`,
      criterion: "readable",
      effort: 1,
      rewrite: wellWritten(text),
      apply: (advert) => ({ ...advert, title: wellWritten(advert.title), text: wellWritten(advert.text) }),
    },
  ];
}

/** As many are said with their reason; the others by their names. */
const MOST_REASONED = 4;

function missingWords(missing: ReviewedAdvert["wanted"]): string {
  const reasoned = missing.slice(0, MOST_REASONED).map(({ label, why }) => `${label}: ${why}`);
  const named = missing.slice(MOST_REASONED).map(({ label }) => label.toLocaleLowerCase("es"));
  return `${reasoned.join("; ")}.${named.length > 0 ? ` También ${listed(named)}.` : ""}`;
}

function dataCandidates({ wanted }: ReviewedAdvert): Candidate[] {
  const open = wanted.filter(({ isKnown }) => !isKnown);
  const told = open.flatMap(({ name, label, inText }) => (inText ? [{ name, label, ...inText }] : []));
  const missing = open.filter(({ inText }) => inText === undefined);
  const known = (names: ReadonlySet<string>) => (advert: ReviewedAdvert) => ({
    ...advert,
    wanted: advert.wanted.map((one) => (names.has(one.name) ? { ...one, isKnown: true } : one)),
  });
  return [
    ...readCandidates(told, known(new Set(told.map(({ name }) => name)))),
    ...missingCandidates(missing, known(new Set(missing.map(({ name }) => name)))),
  ];
}

type Apply = (advert: ReviewedAdvert) => ReviewedAdvert;

/** Data that stand in the text alone, where no filter finds them. */
function readCandidates(
  told: readonly { label: string; field: string; value: string | number | boolean }[],
  apply: Apply,
): Candidate[] {
  if (told.length === 0) return [];
  const names = listed(told.map(({ label }) => label.toLocaleLowerCase("es")));
  return [
    {
      kind: "read",
      title:
        told.length === 1
          ? `Pasa a la ficha un dato de tu texto: ${names}`
          : `Pasa a la ficha ${formatNumber(told.length)} datos que tu texto ya dice`,
      how:
        told.length === 1
          ? "Quien filtra por él no lee el texto."
          : `Son ${names}. Quien filtra por ellos no lee el texto.`,
      criterion: "data",
      effort: 1,
      values: Object.fromEntries(told.map(({ field, value }) => [field, value])),
      apply,
    },
  ];
}

function missingCandidates(missing: ReviewedAdvert["wanted"], apply: Apply): Candidate[] {
  if (missing.length === 0) return [];
  return [
    {
      kind: "data",
      title:
        missing.length === 1
          ? `Añade un dato: ${missing[0]!.label.toLocaleLowerCase("es")}`
          : `Añade ${formatNumber(missing.length)} datos que faltan`,
      how: missingWords(missing),
      criterion: "data",
      effort: 2,
      apply,
    },
  ];
}

function extraCandidates({ hasPlan, hasTour, hasVideo, photos }: ReviewedAdvert): Candidate[] {
  return [
    ...(hasPlan || photos.some(({ room }) => room === "plano")
      ? []
      : [
          {
            kind: "plan" as const,
            title: "Añade el plano",
            how: "El de la escritura sirve; con medidas, mejor.",
            criterion: "plan" as const,
            effort: 3 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, hasPlan: true }),
          },
        ]),
    ...(hasTour
      ? []
      : [
          {
            kind: "tour" as const,
            title: "Añade un recorrido virtual",
            how: "Basta una foto de 360° en cada estancia.",
            criterion: "tour" as const,
            effort: 4 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, hasTour: true }),
          },
        ]),
    ...(hasVideo
      ? []
      : [
          {
            kind: "video" as const,
            title: "Añade un vídeo",
            how: "Un minuto, de la puerta a la terraza, sin cortes.",
            criterion: "video" as const,
            effort: 4 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, hasVideo: true }),
          },
        ]),
  ];
}

function priceCandidates(aim: PriceAim | null): Candidate[] {
  if (aim === null) return [];
  return [
    {
      kind: "price",
      title: aim.isHigh ? "Baja el precio a la banda" : "Revisa el precio: está por debajo",
      how: `Los comparables, con todos los datos de la vivienda, sitúan el precio ${aim.range}.`,
      criterion: "price",
      effort: 3,
      apply: (one) => ({ ...one, price: 0 }),
    },
  ];
}
