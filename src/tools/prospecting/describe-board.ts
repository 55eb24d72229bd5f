import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { Figure, Section, Steps, Table } from "#domain/tools/description/description.ts";
import { count, moneyOf } from "#domain/tools/description/value.ts";
import {
  MOTIVES,
  NEXT_ACTION_NAMES,
  NEXT_ACTIONS,
  type NextAction,
  PROSPECT_SOURCE_NAMES,
} from "#domain/tools/prospecting/prospect-values.ts";
import { explainMissing } from "./explain.ts";
import { type ProspectingResult, type RankedProspect, withAction } from "./result.ts";
import { explainAction, nameOf, type Owners, scoreText, whereOf } from "./words.ts";

/** Columns of owners who are called or visited: only there a number belongs on paper. */
const isReached = (action: NextAction) => action === "llamar" || action === "visitar";

/** All owners at once: the page draws them in columns with their buttons, a spreadsheet and a comparison have lines. */
export function boardSection(result: ProspectingResult, owners: Owners): Section {
  return {
    id: "captacion-tablero",
    title: "Tablero",
    lead: "Por lo que toca ahora, de más a menos puntos. Si falta un dato, la nota se da sobre lo que se sabe.",
    blocks: [
      { kind: "drawing", name: "board", on: ["page"] },
      { kind: "figures", items: comparedOwners(result, owners), on: ["rows"] },
      sheetOfOwners(result, owners),
    ],
    on: ["page", "rows", "sheet"],
  };
}

/** Each column that has somebody, as paper and plain text have it. */
export function columnSections(result: ProspectingResult, owners: Owners): Section[] {
  return NEXT_ACTIONS.flatMap((action): Section[] => {
    const prospects = withAction(result, action);
    if (prospects.length === 0) return [];
    return [
      {
        id: `captacion-${action}`,
        title: NEXT_ACTION_NAMES[action],
        blocks: [printedColumn(result, owners, action), columnOfOwner(prospects, owners)],
        on: ["pdf", "text"],
      },
    ];
  });
}

function printedColumn(result: ProspectingResult, { prospects: rows = [] }: Owners, action: NextAction): Table {
  const money = moneyOf(result.currency);
  return {
    kind: "table",
    name: NEXT_ACTION_NAMES[action],
    columns: [
      { title: "Propietario" },
      { title: "Nota", isStrong: true },
      ...(isReached(action) ? [{ title: "Teléfono" }] : []),
      { title: "Espera" },
      { title: "Por qué aquí" },
    ],
    rows: withAction(result, action).map((one) => {
      const row = rows[one.index];
      return [
        withDetail(nameOf(one, row), whereOf(row)),
        scoreText(one),
        ...(isReached(action) ? [row?.phone ?? "–"] : []),
        money(one.expectation),
        withDetail(explainAction(one), explainMissing(one)),
      ];
    }),
    on: ["pdf"],
  };
}

/** A cell with its second line, where there is one. */
const withDetail = (value: string, detail: string) => (detail === "" ? value : { value, detail });

function columnOfOwner(prospects: readonly RankedProspect[], { prospects: rows = [] }: Owners): Steps {
  return {
    kind: "steps",
    items: prospects.map((one) => {
      const row = rows[one.index];
      const phone = isReached(one.action) ? row?.phone : undefined;
      return {
        when: [nameOf(one, row), phone].filter(Boolean).join(", "),
        text: [`${scoreText(one)}.`, explainAction(one), explainMissing(one)].filter(Boolean).join(" "),
      };
    }),
    on: ["text"],
  };
}

/** Each owner as a line, to lay two boards beside each other. */
function comparedOwners({ prospects, currency }: ProspectingResult, { prospects: rows = [] }: Owners): Figure[] {
  const money = moneyIn(currency);
  return prospects.map((one) => ({
    label: `${one.index + 1}. ${nameOf(one, rows[one.index])}`,
    value: [
      scoreText(one),
      NEXT_ACTION_NAMES[one.action],
      ...(one.motive === null ? [] : [`${one.motive}: ${MOTIVES[one.motive]}`]),
      ...(one.expectation === null ? [] : [`espera ${money(one.expectation)}`]),
    ].join(", "),
  }));
}

/** The columns of the spreadsheet; a number that must not be called is not handed on. */
function sheetOfOwners({ prospects, currency }: ProspectingResult, { prospects: rows = [] }: Owners): Table {
  const money = moneyOf(currency);
  const points = (known: number | null) => count(known, { decimals: 1 });
  return {
    kind: "table",
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
    ].map((title) => ({ title })),
    rows: prospects.map((one) => {
      const row = rows[one.index];
      return [
        NEXT_ACTION_NAMES[one.action],
        nameOf(one, row),
        one.optedOut === null ? (row?.phone ?? "") : "",
        row?.address ?? "",
        row?.placeName ?? "",
        one.source ? PROSPECT_SOURCE_NAMES[one.source] : "",
        count(one.motive),
        money(one.expectation),
        money(one.value),
        count(one.days),
        points(one.points.motive),
        points(one.points.price),
        points(one.points.recency),
        points(one.score),
        count(one.outOf),
        one.exclusive?.until ?? "",
        one.missing.join(", "),
      ];
    }),
    on: ["sheet"],
  };
}
