import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { EFFORT_NAMES } from "#domain/tools/advert-review/fix.ts";
import type { Unplaced } from "#domain/tools/advert-review/left-words.ts";
import {
  CRITERIA,
  criterionOf,
  EVIDENCE,
  type Evidence,
  GRADE_NAMES,
  PART_NAMES,
} from "#domain/tools/advert-review/rubric.ts";
import type { WritingFault } from "#domain/tools/advert-review/spelling.ts";
import { paragraph, type Section } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import type { AdvertReviewResult } from "./result.ts";
import { gainText } from "./words.ts";

/** `Estudio (Estados Unidos, 2011)` */
export const gradeText = ({ grade, where, year }: Evidence): string =>
  grade === "consejo" ? GRADE_NAMES[grade] : `${GRADE_NAMES[grade]} (${where}, ${year})`;

/** The first fixes, each with its points, its work, its reason and how sure anybody is of it. */
export function fixesSection({ fixes }: AdvertReviewResult): Section {
  return {
    id: "optimizador-arreglos",
    title: fixes.length === 1 ? "El primer arreglo" : "Los primeros arreglos",
    ...(fixes.length > 1 && {
      lead: "En orden de puntos por esfuerzo. Los puntos de cada uno cuentan con los anteriores hechos.",
    }),
    blocks:
      fixes.length === 0
        ? paragraph("Nada de lo que se mira da más puntos.", { tone: "muted" })
        : [
            {
              kind: "steps",
              // On a page each stands beside the button that does it.
              on: ["pdf", "text"],
              items: fixes.map(({ title, how, gain, effort, criterion, rewrite, kind }) => {
                const { reason, evidence } = criterionOf(criterion);
                return {
                  when: `${gainText(gain)} · ${EFFORT_NAMES[effort]}`,
                  text: `${title}. ${how}${rewrite !== undefined && kind === "title" ? ` Propuesta: «${rewrite}».` : ""}`,
                  why: `${reason} ${evidence.map(gradeText).join("; ")}.`,
                };
              }),
            },
            { kind: "drawing", name: "fixes", on: ["page"] },
          ],
  };
}

/** Title and text before and after, where a fix writes them anew. */
export function textsSection({ before, after, fixes, unplaced = [] }: AdvertReviewResult): Section[] {
  if (!fixes.some(({ rewrite }) => rewrite !== undefined)) return [];
  const both = (label: string, was: string, is: string) => [
    ...paragraph(`${label}, antes: ${was === "" ? "sin escribir" : was}`, { on: ["pdf", "text"] }),
    ...paragraph(`${label}, después: ${is}`, { on: ["pdf", "text"] }),
  ];
  return [
    {
      id: "optimizador-textos",
      title: "Antes y después",
      isBare: true,
      blocks: [{ kind: "drawing", name: "texts", on: ["page"] }],
      on: ["page"],
    },
    {
      id: "optimizador-textos-escritos",
      title: "Antes y después",
      blocks: [
        ...both("Título", before.title, after.title),
        ...both("Texto", before.text, after.text),
        ...unplacedText(unplaced),
      ],
      on: ["pdf", "text"],
    },
  ];
}

const unplacedText = (unplaced: readonly Unplaced[]) => [
  ...paragraph(linesOf("No he podido colocar esto", unplaced, "unplaced"), { on: ["pdf", "text"] }),
  ...paragraph(linesOf("Fuera, porque es elogio o llamada sin más dato", unplaced, "praise"), { on: ["pdf", "text"] }),
];

const linesOf = (label: string, unplaced: readonly Unplaced[], why: Unplaced["why"]): string | null => {
  const found = unplaced.filter((one) => one.why === why).map(({ text }) => `«${text}»`);
  return found.length === 0 ? null : `${label}: ${found.join(" ")}`;
};

/** Faults of writing, each with its place. */
export function writingSection({ before, writing }: AdvertReviewResult): Section[] {
  const faults = [...placed("Título", before.title, writing?.title), ...placed("Texto", before.text, writing?.text)];
  if (faults.length === 0) return [];
  return [
    {
      id: "optimizador-escritura",
      title: "Cómo está escrito",
      lead: `${counted(faults.length, "falta", "faltas")} de las que más se repiten en anuncios. No es un diccionario: lo que no está en la lista no se mira.`,
      blocks: [
        { kind: "drawing", name: "writing", on: ["page"] },
        {
          kind: "table",
          name: "Faltas",
          on: ["pdf", "text", "sheet"],
          columns: [
            { title: "Dónde", narrow: "lead" },
            { title: "Escrito", narrow: "title", isStrong: true },
            { title: "Se escribe", narrow: "figure" },
            { title: "Por qué", narrow: "note" },
          ],
          rows: faults,
        },
      ],
    },
  ];
}

const shownBlank = (text: string) => (text.trim() === "" ? "(espacio)" : text);

const placed = (name: string, text: string, faults: readonly WritingFault[] = []) =>
  faults.map(({ at, found, fix, why }) => [
    `${name}, letra ${formatNumber(at + 1)}`,
    shownBlank(`${text.slice(Math.max(0, at - NEAR), at)}${found}`.trim()),
    fix === "" ? "(nada)" : shownBlank(fix),
    why,
  ]);

/** Letters before a fault that show where it stands. */
const NEAR = 12;

/** Every criterion with its points, its reason and its grade. */
export function criteriaSection({ criteria, missing }: AdvertReviewResult): Section {
  return {
    id: "optimizador-criterios",
    title: "Todos los criterios",
    lead: "Cada punto, con su motivo y su grado de prueba.",
    isFolded: true,
    blocks: [
      {
        kind: "table",
        name: "Criterios",
        columns: [
          { title: "Criterio", narrow: "title", isStrong: true },
          { title: "Parte", narrow: "detail" },
          { title: "Consigue", narrow: "figure" },
          { title: "De", narrow: "note", saysName: true },
          { title: "Por qué", on: ["page", "pdf", "sheet"] },
          { title: "Prueba", on: ["page", "pdf", "sheet"] },
        ],
        rows: CRITERIA.map(({ id, label, part, points, reason, evidence }) => {
          const scored = criteria.find((one) => one.id === id);
          return [
            label,
            PART_NAMES[part],
            count(scored?.got ?? null, { decimals: 1, missing: "No cuenta" }),
            count(points),
            reason,
            evidence.map(gradeText).join("; "),
          ];
        }),
      },
      ...paragraph(
        missing.length === 0
          ? null
          : `Datos que faltan: ${missing.map(({ label }) => label.toLocaleLowerCase("es")).join(", ")}.`,
        { tone: "small" },
      ),
    ],
  };
}

/** The studies and rules that the rubric rests on. */
export function evidenceSection(): Section {
  return {
    id: "optimizador-pruebas",
    title: "En qué se apoya",
    isFolded: true,
    blocks: [
      {
        kind: "table",
        name: "Pruebas",
        columns: [
          { title: "Fuente", narrow: "title", isStrong: true },
          { title: "Grado", narrow: "detail" },
          { title: "Año", narrow: "figure" },
          { title: "Medido en", narrow: "note", saysName: true },
          { title: "Qué dice" },
        ],
        rows: Object.values(EVIDENCE).map(({ title, grade, year, where, finding }) => [
          title,
          GRADE_NAMES[grade],
          String(year),
          where,
          finding,
        ]),
      },
    ],
  };
}
