import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { ADVERT_STATES } from "#domain/tools/cma/advert-state.ts";
import { LONGEST_REPORT_TEXT, type ReportTextId } from "./report-text-ids.ts";
import type { CmaResult, CmaValue } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import { groupLesson, groupTitle, missingComparables, moneyWords } from "./words.ts";

/** Texts of the report that its agent may change, each beside the proposal that follows from the figures. */

/** A text as it stands in the report. */
export interface ReportText {
  id: ReportTextId;
  title: string;
  /** The text from the figures. */
  proposed: string;
  /** The agent's where they wrote one, else the proposal. */
  text: string;
  isChanged: boolean;
  /** The agent wrote it beside other figures than those of today. */
  isBehind: boolean;
}

type Typed = Pick<Partial<CmaInput>, "texts">;

/** The lines by which a reader finds their way through the report. */
export interface ReadingStep {
  when: string;
  text: string;
  why?: string;
}

/** How to read the report, step by step, from the figures alone. */
export function readingSteps(result: CmaValue): ReadingStep[] {
  const { estimate } = moneyWords(result.currency);
  const counting = result.rows.filter(({ weightShare }) => weightShare > 0).length;
  return [
    {
      when: "El valor",
      text: `${estimate(result.value)}, por ${counting} viviendas comparables.`,
      why: "Es lo que pagaría hoy el mercado por una vivienda como esta, según lo que se ha pagado y se pide por otras parecidas.",
    },
    {
      when: "El rango",
      text: `De ${estimate(result.range80.low)} a ${estimate(result.range80.high)}.`,
      why: "Ningún cálculo acierta al euro. El rango está pensado para que 8 de cada 10 ventas como esta queden dentro.",
    },
    {
      when: "Los ajustes",
      text: "Ninguna vivienda es igual a otra: a cada comparable se le suma lo que le falta y se le resta lo que le sobra.",
      why: "Si un comparable necesita muchos ajustes, se avisa: más del 15 % de su precio contando el signo, o más del 25 % sin contarlo. Los que cambian la mitad de su precio no cuentan, salvo que el agente diga por qué.",
    },
    {
      when: "Los tres grupos",
      text: "Lo vendido dice qué se paga. Lo que está en venta dice con qué se compite. Lo retirado dice dónde el mercado dijo que no.",
    },
    {
      when: "El precio",
      text: "El valor no es el precio de salida: hay tres maneras de salir, y el neto de cada una.",
    },
  ];
}

const OF_GROUP: Record<CmaResult["groups"][number]["state"], string> = {
  vendida: "se han vendido",
  "en-venta": "se venden",
  retirada: "se retiraron",
};

/** Names the groups that the report has comparables of. */
function coverLine({ groups }: CmaResult): string {
  const told = groups.filter(({ count }) => count > 0).map(({ state }) => OF_GROUP[state]);
  return told.length === 0
    ? "El precio de esta vivienda."
    : `El precio de esta vivienda, defendido con las que ${listed(told)} cerca.`;
}

/** The proposal of a text, from the figures of the result. */
function proposalOf(id: ReportTextId, result: CmaResult): string {
  switch (id) {
    case "portada":
      return coverLine(result);
    case "lectura":
      return result.kind === "value"
        ? readingSteps(result)
            .map(({ when, text, why }) => `${when}. ${text}${why ? ` ${why}` : ""}`)
            .join("\n\n")
        : missingComparables(result);
    case "cierre":
      return result.kind === "value" ? closingLetter(result) : missingComparables(result);
    default:
      return groupLesson(result.groups.find(({ state }) => state === id)!, result);
  }
}

/** The letter that closes the report: what was found, the choice that remains, and the offer to go through it together. */
function closingLetter(result: CmaValue): string {
  const { estimate } = moneyWords(result.currency);
  const counting = result.rows.filter(({ weightShare }) => weightShare > 0).length;
  const price = (id: CmaValue["strategies"][number]["id"]) => result.strategies.find((one) => one.id === id)!.price;
  return [
    `Este informe compara tu vivienda con ${counting === 1 ? "otra" : `otras ${formatNumber(counting)}`} y llega a un valor de ${estimate(result.value)}, con un rango de ${estimate(result.range80.low)} a ${estimate(result.range80.high)}.`,
    `Para vender pronto, el precio de salida sería ${estimate(price("pronto"))}; en mercado, ${estimate(price("mercado"))}; para probar el mercado, ${estimate(price("probar"))}. La decisión es tuya y depende de tu prisa: aquí tienes lo que cabe esperar de cada uno.`,
    "Si algún dato de la vivienda no es exacto, dímelo: el valor cambia con él. Y si quieres, repasamos juntos los comparables, uno a uno.",
  ].join("\n\n");
}

const TITLES: Record<"portada" | "lectura" | "cierre", string> = {
  portada: "Línea de la portada",
  lectura: "Cómo leer este informe",
  cierre: "Para terminar",
};

/** A text of the report. */
export function reportText(id: ReportTextId, result: CmaResult, { texts = [] }: Typed): ReportText {
  const proposed = proposalOf(id, result);
  const kept = texts.find((one) => one.id === id);
  const own = kept?.text.trim();
  const isChanged = own !== undefined && own !== "" && own !== proposed;
  const title =
    id === "portada" || id === "lectura" || id === "cierre"
      ? TITLES[id]
      : groupTitle(result.groups.find(({ state }) => state === id)!);
  const isBehind =
    isChanged && kept?.proposed !== undefined && kept.proposed !== proposed.slice(0, LONGEST_REPORT_TEXT);
  return { id, title, proposed, text: isChanged ? own : proposed, isChanged, isBehind };
}

/** Texts as they are being typed, by their ids. An empty one takes the proposal back. */
export type TypedTexts = Readonly<Partial<Record<ReportTextId, string>>>;

/** The agent's texts of a report once the typed ones are kept; null where nothing changes by it. */
export function changedTexts(typed: TypedTexts, result: CmaResult, input: Typed): CmaInput["texts"] | null {
  const kept = input.texts ?? [];
  const ids = Object.keys(typed) as ReportTextId[];
  const isChange = (id: ReportTextId) => {
    const { text, proposed, isBehind } = reportText(id, result, input);
    // Saved again as it stands, it is written beside the figures of today.
    return isBehind || (typed[id]!.trim() || proposed) !== text;
  };
  if (!ids.some(isChange)) return null;
  const own = ids
    .map((id) => ({
      id,
      text: typed[id]!.trim(),
      proposed: reportText(id, result, input).proposed.slice(0, LONGEST_REPORT_TEXT),
    }))
    .filter(({ id, text }) => text !== "" && text !== reportText(id, result, input).proposed);
  return [...kept.filter(({ id }) => !ids.includes(id)), ...own];
}

/** The three prices by their names, as the closing letter says them, must stay in a rewording: they are what the owner decides on. */
const namesEachPrice = (result: CmaValue) => (text: string) =>
  result.strategies.every(({ price }) => text.includes(moneyWords(result.currency).estimate(price)));

/** Texts that a connected model may word better. What the agent wrote is theirs and stays. */
export function wordingOf(result: CmaResult, input: CmaInput): WordingText[] {
  if (result.kind !== "value") return [];
  const groups = ADVERT_STATES.filter((state) =>
    result.groups.some((group) => group.state === state && group.count > 0),
  );
  return [...groups, "cierre" as const]
    .map((id) => reportText(id, result, input))
    .filter(({ isChanged }) => !isChanged)
    .map(({ id, title, text }) => ({
      id,
      label: title,
      text,
      most: LONGEST_REPORT_TEXT,
      ...(id === "cierre" && { accepts: namesEachPrice(result) }),
    }));
}
