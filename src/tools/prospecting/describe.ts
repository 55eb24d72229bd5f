import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import type { Aside, Description, Figure, Headline, Section } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import { NEXT_ACTION_NAMES, NEXT_ACTIONS } from "#domain/tools/prospecting/prospect-values.ts";
import { boardSection, columnSections } from "./describe-board.ts";
import { letterSections } from "./describe-letters.ts";
import { radarSection, routeSection } from "./describe-visits.ts";
import { explainBoard, explainRoute, firstOf } from "./explain.ts";
import { type ProspectingResult, withAction } from "./result.ts";
import { clockText, dayTitle, explainAction, nameOf, type Owners, scoreText } from "./words.ts";

const KIND = "Hoja del día";

/**
 * The owner to call first; then the board, the way of the visits, the ends of mandates with others, and the letters.
 */
export function describe(result: ProspectingResult, owners: Owners): Description {
  return {
    date: result.date,
    summary: `Tablero: ${explainBoard(result)}`,
    document: {
      kind: KIND,
      title: `${KIND} de captación`,
      detail: formatDate(result.date),
      note: "Documento interno: lleva datos de personas. No lo entregues.",
      facts: columnFigures(result),
    },
    headline: headlineOf(result, owners),
    aside: asideOf(result),
    sections: [
      boardSection(result, owners),
      ...columnSections(result, owners),
      ...(result.days.length > 0 ? [routeSection(result, owners)] : []),
      ...(result.radar.length > 0 ? [radarSection(result, owners)] : []),
      ...letterSections(result, owners),
    ],
    footnotes: [
      `Tablero del ${formatDate(result.date)}.`,
      `Motivo, hasta 40 puntos. Precio, hasta 35, y ninguno si espera un ${formatPercent(result.margin)} más de lo que vale. Reciente, hasta 25, la mitad cada 30 días.`,
      "Lo que no se sabe no cuenta: la nota se da sobre lo que se sabe. Los puntos y el margen son criterio de Umbral.",
    ],
    message: messageOf(result, owners),
  };
}

/** On paper the first owner is a heading: a name is no figure, and the sheet begins with what it may be used for. */
export function describeDocument(result: ProspectingResult, owners: Owners): Description {
  const { headline, sections, ...rest } = describe(result, owners);
  const first = firstOf(result);
  const day = formatDate(result.date);
  const opening: Section = {
    id: "captacion-primero",
    title: first && headline ? `${headline.label} ${headline.value}` : "Hoy no hay a quién llamar",
    ...(headline?.notes[0] && { lead: headline.notes[0] }),
    blocks: [
      {
        kind: "notice",
        tone: "info",
        title: explainBoard(result),
        text: `El teléfono de quien no quiere llamadas no sale aquí. Con cuenta, tu registro de no llamar se miró el ${day}.`,
      },
    ],
  };
  return { ...rest, sections: [opening, ...sections] };
}

/** How many owners stand in each column, empty ones too. */
export function columnFigures(result: ProspectingResult): Figure[] {
  return NEXT_ACTIONS.map((action) => ({
    label: NEXT_ACTION_NAMES[action],
    value: count(withAction(result, action).length),
  }));
}

function headlineOf(result: ProspectingResult, { prospects: rows = [] }: Owners): Headline {
  const first = firstOf(result);
  const labels = { llamar: "Llama primero a", visitar: "Visita primero a" } as const;
  return {
    name: "Primero",
    label: first ? labels[first.action as keyof typeof labels] : "Hoy",
    value: first ? nameOf(first, rows[first.index]) : "No hay a quién llamar",
    notes: [
      first ? `${scoreText(first)}. ${explainAction(first)}` : "Completa los datos o espera a que venza una exclusiva.",
    ],
    details: [],
    drawing: { kind: "drawing", name: "columns" },
    figures: columnFigures(result).map((figure) => ({ ...figure, on: ["text", "rows"] })),
  };
}

/** Beside the form: the columns in figures, and the way. */
function asideOf(result: ProspectingResult): Aside {
  return {
    title: "Tu tablero",
    ...(explainRoute(result) !== "" && { drawing: { kind: "drawing", name: "route" } }),
    figures: columnFigures(result),
    notes: ["Antes de llamar se mira tu registro de no llamar."],
  };
}

/** Characters that a message may have, with room left for the mark of what was cut off. */
const LONGEST_MESSAGE = 698;

/** For WhatsApp, to oneself or a colleague: whom to call and where to go. Names, and no numbers. */
function messageOf(result: ProspectingResult, { prospects: rows = [] }: Owners): string[] {
  const calls = withAction(result, "llamar");
  const [day] = result.days;
  const lines = [`Captación del ${formatDate(result.date)}: ${explainBoard(result)}`];
  const more = [
    ...(calls.length > 0 ? ["Llamar:"] : []),
    ...calls.map((one) => `- ${nameOf(one, rows[one.index])} (${scoreText(one)})`),
    ...(day ? [`Visitas, ${dayTitle(day).toLowerCase()}:`] : []),
    ...(day?.stops ?? []).map(({ index, at }) => `- ${clockText(at)} ${nameOf({ index }, rows[index])}`),
  ];
  for (const line of more) {
    if ([...lines, line].join("\n").length > LONGEST_MESSAGE) return [...lines, "…"];
    lines.push(line);
  }
  return lines;
}
