import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import {
  type CheckedAds,
  type CheckedLine,
  META_RULES,
  TARGETING_NAMES,
} from "#domain/tools/advert-review/paid-ads.ts";
import { type Block, paragraph, type Section } from "#domain/tools/description/description.ts";
import type { AdvertReviewResult } from "./result.ts";

/** Adverts that are paid for: lines out of the facts, those that were typed held to the rules, and what Meta takes away. */
export function adsSections({ ads: { made, typed, targeting, metaScope } }: AdvertReviewResult): Section[] {
  return [
    ...(typed === null
      ? []
      : [
          {
            id: "optimizador-google-tuyo",
            title: "Tu anuncio de Google",
            blocks: [
              typed.isReady
                ? ({ kind: "notice", tone: "success", text: "Cabe todo, y ninguna línea repite a otra." } as const)
                : ({ kind: "notice", tone: "destructive", text: typed.problems.join("\n") } as const),
              linesTable("Líneas que has escrito", typed),
            ],
          } satisfies Section,
        ]),
    {
      id: "optimizador-google",
      title: "Para un anuncio de búsqueda de Google",
      lead: "Títulos y descripciones escritos con la ficha, dentro de sus límites y sin repetirse.",
      isFolded: true,
      blocks: [linesTable("Líneas propuestas", made), { kind: "drawing", name: "ads", on: ["page"] }],
    },
    {
      id: "optimizador-meta",
      title: "Para un anuncio en Meta",
      isFolded: true,
      blocks: [...metaBlocks(targeting, metaScope), ...paragraph(META_RULES.note, { tone: "small" })],
    },
  ];
}

function linesTable(name: string, { headlines, descriptions, paths }: CheckedAds): Block {
  const rows = (kind: string, lines: readonly CheckedLine[]) =>
    lines.map(({ text, letters, most, fits, likeLine }) => [
      kind,
      text,
      `${formatNumber(letters)} de ${most}`,
      !fits ? "No cabe" : likeLine === null ? "Cabe" : "Repite otra",
    ]);
  return {
    kind: "table",
    name,
    columns: [
      { title: "Pieza", narrow: "lead" },
      { title: "Texto", narrow: "title", isStrong: true },
      { title: "Caracteres", narrow: "figure" },
      { title: "Límite", narrow: "note" },
    ],
    rows: [...rows("Título", headlines), ...rows("Descripción", descriptions), ...rows("Ruta", paths)],
  };
}

function metaBlocks(
  targeting: AdvertReviewResult["ads"]["targeting"],
  scope: AdvertReviewResult["ads"]["metaScope"],
): Block[] {
  const chosen = listed(targeting.map((one) => TARGETING_NAMES[one]));
  const declare = "Declara la campaña en la categoría especial de vivienda.";
  const where = {
    surely: "En este país no se elige público por edad, sexo ni código postal.",
    perhaps:
      "En ciertos países europeos tampoco se elige por edad, sexo ni código postal: el administrador de anuncios te dirá si el tuyo está.",
    "not-known":
      "No consta que Meta lo limite en este país; sí si el anuncio llega a Estados Unidos, Canadá o ciertos países europeos.",
  }[scope];
  if (targeting.length === 0) return paragraph(`${declare} ${where}`);
  return [
    {
      kind: "notice",
      tone: scope === "surely" ? "destructive" : "warning",
      text: `Quieres elegir por ${chosen}. ${where} ${declare} Elegir así a quién se le enseña una vivienda puede excluir a personas: mejor por ciudad e intereses.`,
    },
  ];
}
