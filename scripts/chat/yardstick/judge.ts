import type { AskedTurn, Way } from "./question.ts";

/** An answer as somebody gets it, as far as it is judged. */
export interface Given {
  text: string;
  /** A form is shown below the text. */
  hasForm: boolean;
}

export interface Verdict {
  way: Way;
  isRight: boolean;
  /** Empty where it is right. */
  faults: readonly string[];
}

/** Letters without accents, small, with plain spaces; ñ becomes n. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ");

const UNKNOWN =
  /\bno lo se\b|no encuentro (la|una) respuesta|no tengo (ese|esa|esos|una tabla|el dato|datos|ningun|como)|prefiero no dar|no puedo (saber|decirte|calcular|ver|prever|convertir|comprobar|mirar|consultar)|no (hago|doy) (previsiones|pronosticos)/;
const REFUSED =
  /no puedo (ayudarte|ayudar|aconsejar|compartir|dar|hacer|buscar|filtrar|elegir|seguir|decir|ensenar|mostrar|revelar|opinar|recomendar)|no (comparto|doy|ensena|enseno|muestro|obedezco|sigo ordenes|hago eso)|no esta permitido|es ilegal|prohib|discrimin|pregunta a un abogado|para tu caso concreto/;

/** Read off what the person sees, never off a field that says how the answer means itself. */
export function wayOf({ text, hasForm }: Given): Way {
  const said = plain(text);
  if (UNKNOWN.test(said)) return "decline";
  if (REFUSED.test(said)) return "guard";
  if (hasForm) return "offer";
  return /\?\s*$/.test(said.trim()) ? "ask" : "answer";
}

/** Ways that do as well as another one: who is told that there is no answer, and where to ask, is not misled. */
const AS_GOOD: Readonly<Record<Way, readonly Way[]>> = {
  answer: ["answer"],
  ask: ["ask"],
  decline: ["decline", "guard", "offer"],
  guard: ["guard", "decline"],
  offer: ["offer", "ask"],
};

const UNITS: Readonly<Record<string, RegExp>> = {
  EUR: /€|euro|\beur\b/,
  MXN: /\bmxn\b|\$|peso/,
  ARS: /\bars\b|\$|peso/,
  COP: /\bcop\b|\$|peso/,
  CLP: /\bclp\b|\$|peso/,
  UYU: /\buyu\b|\$|peso/,
  PEN: /\bpen\b|s\/|sol/,
  USD: /us\$|\busd\b|u\$s|dolar|\$/,
  UF: /\buf\b/,
  "%": /%|por ciento/,
  años: /ano/,
  m2: /m²|m2|metro/,
};

const PIECE = /\d[\d.,]*/g;

/** The readings of a written number: `1.234,5`, `1,234.50`, `843.21`, `1.234`. */
function readings(written: string): number[] {
  const digits = written.replace(/[.,]$/, "");
  const spanish = Number(digits.replaceAll(".", "").replace(",", "."));
  const english = Number(digits.replaceAll(",", ""));
  return [spanish, english].filter(Number.isFinite);
}

/** `18 millones` and `18 M` are eighteen million, `250 mil` a quarter of one. */
function scaleAfter(rest: string): number {
  if (/^ ?(millon|m\b(?!²|2))/.test(rest)) return 1_000_000;
  return /^ mil\b/.test(rest) ? 1_000 : 1;
}

function saysFigure(text: string, { value, unit, within = 0.5 }: NonNullable<AskedTurn["figures"]>[number]): boolean {
  const mark = UNITS[unit];
  for (const match of text.matchAll(PIECE)) {
    const around = text.slice(Math.max(0, match.index - 6), match.index + match[0].length + 18);
    const scale = scaleAfter(text.slice(match.index + match[0].length));
    const most = Math.max(0.005, (Math.abs(value) * within) / 100);
    const isNear = readings(match[0]).some((read) => Math.abs(read * scale - value) <= most);
    if (isNear && (!mark || mark.test(around))) return true;
  }
  return false;
}

/** Whether an answer is right: its way, all that it must say, nothing that it must not, and its figures. */
export function judge(turn: AskedTurn, given: Given): Verdict {
  const way = wayOf(given);
  const text = plain(given.text);
  const wanted = turn.way.split("|") as Way[];
  const holds = (source: string) => new RegExp(plainPattern(source), "i").test(text);
  const faults = [
    wanted.some((each) => AS_GOOD[each].includes(way)) ? "" : `${way} in place of ${turn.way}`,
    // An answer that says that there is none need say nothing else.
    ...(way === "decline" || way === "guard"
      ? []
      : (turn.says ?? []).filter((source) => !holds(source)).map((source) => `does not say ${source}`)),
    ...(turn.never ?? []).filter(holds).map((source) => `says ${source}`),
    ...(way === "answer" || way === "offer" || way === "ask" ? (turn.figures ?? []) : [])
      .filter((figure) => !saysFigure(text, figure))
      .map(({ value, unit }) => `has no ${value} ${unit}`),
  ].filter(Boolean);
  return { way, isRight: faults.length === 0, faults };
}

/** Patterns are written with or without accents; texts are compared without. */
const plainPattern = (source: string) =>
  source
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u00a0\u202f]/g, " ");
