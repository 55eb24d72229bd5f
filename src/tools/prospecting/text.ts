import { formatDate, formatDistance, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import {
  MOTIVES,
  NEXT_ACTION_NAMES,
  NEXT_ACTIONS,
  PROSPECT_SOURCE_NAMES,
} from "#domain/tools/prospecting/prospect-values.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { lettersOf } from "./letters.ts";
import { type ProspectingResult, withAction } from "./result.ts";
import type { ProspectingInput } from "./schema.ts";
import { clockText, dayTitle, explainAction, inText, listText, nameOf, scoreText, whereOf } from "./words.ts";

const LONGEST_MESSAGE = 700;

/** What the board says, in one sentence. */
export function explainBoard(result: ProspectingResult): string {
  const parts = NEXT_ACTIONS.flatMap((action) => {
    const count = withAction(result, action).length;
    return count > 0 ? [`${count} en «${NEXT_ACTION_NAMES[action]}»`] : [];
  });
  return `${listText(parts)}.`;
}

/** What the route says; empty without visits. */
export function explainRoute({ days, typedLengthM, hasStart }: ProspectingResult): string {
  const visits = days.flatMap(({ stops }) => stops);
  if (visits.length === 0) return "";
  const lengthM = days.reduce((sum, day) => sum + day.lengthM, 0);
  const lost = visits.filter(({ point }) => point === null).length;
  return [
    `${visits.length === 1 ? "Una visita" : `${visits.length} visitas`} en ${days.length === 1 ? "un día" : `${days.length} días`}: ${formatDistance(lengthM)} en línea recta${hasStart ? "" : ", desde la primera"}.`,
    ...(typedLengthM - lengthM > 50
      ? [`En el orden en que las escribiste serían ${formatDistance(typedLengthM)}.`]
      : []),
    ...(lost > 0
      ? [
          lost === 1
            ? "Una no tiene punto en el mapa y va al final."
            : `${lost} no tienen punto en el mapa y van al final.`,
        ]
      : []),
  ].join(" ");
}

export function textOf(result: ProspectingResult, input: ProspectingInput): string {
  const rowOf = (index: number) => input.prospects[index];
  const columns = NEXT_ACTIONS.flatMap((action) => {
    const prospects = withAction(result, action);
    if (prospects.length === 0) return [];
    return [
      [
        NEXT_ACTION_NAMES[action].toUpperCase(),
        ...prospects.map((one) => {
          const row = rowOf(one.index);
          const phone = action === "llamar" && row?.phone ? `, ${row.phone}` : "";
          return `- ${nameOf(one, row)}${phone}: ${scoreText(one)}. ${explainAction(one)}`;
        }),
      ].join("\n"),
    ];
  });
  const visits = result.days.map((day) =>
    [
      dayTitle(day).toUpperCase(),
      ...day.stops.map(
        ({ index, at }) =>
          `${clockText(at)} ${[nameOf({ index }, rowOf(index)), whereOf(rowOf(index))].filter(Boolean).join(", ")}`,
      ),
    ].join("\n"),
  );
  const letters = lettersOf(result, input).map(
    ({ index, text }) => `CARTA A ${nameOf({ index }, rowOf(index)).toUpperCase()}\n\n${text}`,
  );
  return [
    `CAPTACIÓN, ${formatDate(result.date)}`,
    ...columns,
    ...(visits.length > 0 ? [`RUTA\n${explainRoute(result)}`, ...visits] : []),
    ...letters,
  ].join("\n\n");
}

/** For WhatsApp, to oneself or a colleague: whom to call and where to go; names, no numbers. */
export function messageOf(result: ProspectingResult, input: ProspectingInput): string {
  const rowOf = (index: number) => input.prospects[index];
  const lines = [`Captación del ${formatDate(result.date)}: ${explainBoard(result)}`];
  const calls = withAction(result, "llamar");
  const [day] = result.days;
  const more = [
    ...(calls.length > 0
      ? ["Llamar:", ...calls.map((one) => `- ${nameOf(one, rowOf(one.index))} (${scoreText(one)})`)]
      : []),
    ...(day
      ? [
          `Visitas, ${dayTitle(day).toLowerCase()}:`,
          ...day.stops.map(({ index, at }) => `- ${clockText(at)} ${nameOf({ index }, rowOf(index))}`),
        ]
      : []),
  ];
  let length = lines[0]!.length;
  for (const line of more) {
    length += line.length + 1;
    if (length > LONGEST_MESSAGE - 2) {
      lines.push("…");
      break;
    }
    lines.push(line);
  }
  return lines.join("\n").slice(0, LONGEST_MESSAGE);
}

export function tablesOf(result: ProspectingResult, input: ProspectingInput): ResultTable[] {
  const rowOf = (index: number) => input.prospects[index];
  const whole = (points: number | null) => (points === null ? null : Math.round(points * 10) / 10);
  return [
    {
      name: "Tablero",
      columns: [
        "Siguiente paso",
        "Propietario",
        "Teléfono",
        "Dirección",
        "Zona",
        "Origen",
        "Motivo",
        "Espera",
        "Vale",
        "Días",
        "Puntos motivo",
        "Puntos precio",
        "Puntos reciente",
        "Nota",
        "De",
        "Exclusiva hasta",
        "Falta",
      ],
      rows: result.prospects.map((one) => {
        const row = rowOf(one.index);
        return [
          NEXT_ACTION_NAMES[one.action],
          nameOf(one, row),
          // A number that is not to be rung is not handed on.
          one.optedOut === null ? (row?.phone ?? null) : null,
          row?.address ?? null,
          row?.placeName ?? null,
          one.source && PROSPECT_SOURCE_NAMES[one.source],
          one.motive,
          one.expectation,
          one.value,
          one.days,
          whole(one.points.motive),
          whole(one.points.price),
          whole(one.points.recency),
          whole(one.score),
          one.outOf,
          one.exclusive?.until ?? null,
          one.missing.join(", ") || null,
        ];
      }),
    },
    ...(result.days.length > 0
      ? [
          {
            name: "Ruta",
            columns: ["Día", "Hora", "Propietario", "Dirección", "Zona", "Metros en línea recta"],
            rows: result.days.flatMap(({ date, stops }) =>
              stops.map(({ index, at, legM }) => [
                date,
                at.slice(11, 16),
                nameOf({ index }, rowOf(index)),
                rowOf(index)?.address ?? null,
                rowOf(index)?.placeName ?? null,
                legM === null ? null : Math.round(legM),
              ]),
            ),
          },
        ]
      : []),
    ...(result.radar.length > 0
      ? [
          {
            name: "Exclusivas",
            columns: ["Propietario", "Vence", "Días que faltan"],
            rows: result.radar.map(({ index, until, daysLeft }) => [nameOf({ index }, rowOf(index)), until, daysLeft]),
          },
        ]
      : []),
  ];
}

export function rowsOf(result: ProspectingResult, input: ProspectingInput): ResultRow[] {
  const money = moneyIn(result.currency);
  const lines: [ResultRow["group"], string, string | undefined][] = [
    ["datos", "Propietarios", String(result.prospects.length)],
    ["datos", "Salida", input.startName],
    ["datos", "Visitas", `De ${input.visitsFrom} a ${input.visitsTo}, ${input.visitsPerDay} al día`],
    ["datos", "Margen sobre el valor", formatPercent(result.margin)],
    ...NEXT_ACTIONS.map((action): [ResultRow["group"], string, string] => [
      "resultado",
      NEXT_ACTION_NAMES[action],
      String(withAction(result, action).length),
    ]),
    ["resultado", "Ruta", explainRoute(result) || undefined],
    [
      "resultado",
      "Próxima exclusiva que vence",
      result.radar[0] ? `${formatDate(result.radar[0].until)} (${inText(result.radar[0].daysLeft)})` : undefined,
    ],
    ...result.prospects.map((one): [ResultRow["group"], string, string] => [
      "resultado",
      `${one.index + 1}. ${nameOf(one, input.prospects[one.index])}`,
      [
        scoreText(one),
        NEXT_ACTION_NAMES[one.action],
        ...(one.motive === null ? [] : [`${one.motive}: ${MOTIVES[one.motive]}`]),
        ...(one.expectation === null ? [] : [`espera ${money(one.expectation)}`]),
      ].join(", "),
    ]),
  ];
  return lines.flatMap(([group, label, value]) => (value === undefined ? [] : [{ group, label, value }]));
}
