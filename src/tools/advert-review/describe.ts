import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { PART_NAMES, PARTS } from "#domain/tools/advert-review/rubric.ts";
import { type Description, type Notice, paragraph, type Section } from "#domain/tools/description/description.ts";
import { count, moneyOf, valueText } from "#domain/tools/description/value.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { adsSections } from "./describe-ads.ts";
import { criteriaSection, evidenceSection, fixesSection, textsSection, writingSection } from "./describe-fixes.ts";
import { orderSection, photosSection } from "./describe-photos.ts";
import type { AdvertReviewResult } from "./result.ts";
import { pointsText, scoreText } from "./words.ts";

/** The law first, then the score with its parts, the fixes with their texts, the photos, and what is paid for. */
export function describe(result: AdvertReviewResult): Description {
  const { date, score, fixedScore, fixes, isPublishable, parts, photos } = result;
  const gate = isPublishable ? "Publicable" : "No publicable";
  const first = !isPublishable
    ? "Lo primero: lo que pide la ley."
    : fixes[0]
      ? `Lo primero: ${fixes[0].title}.`
      : "Nada que arreglar.";
  const disputed = result.contradictions?.length ?? 0;
  const counted = PARTS.filter((part) => parts[part] !== null);
  return {
    date,
    summary: `${scoreText(score)} de 100. ${gate}. ${disputed === 0 ? "" : "El texto y los datos se contradicen. "}${first}`,
    document: {
      kind: "Revisión de anuncio",
      title: "Qué arreglar en el anuncio",
      detail: formatDate(date),
      note: "Puntos según una rúbrica con su grado de prueba: no es una promesa de venta.",
      facts: [
        { label: "Nota", value: `${scoreText(score)} de 100` },
        { label: "Con los arreglos", value: `${scoreText(fixedScore)} de 100` },
        { label: "Ley", value: gate },
        { label: "Fotos miradas", value: count(photos.length) },
      ],
    },
    headline: {
      name: "Nota del anuncio",
      label: "Nota del anuncio, de 100",
      value: count(Math.round(score)),
      notes: [
        ...(disputed === 0 ? [] : ["El texto y los datos no dicen lo mismo: míralo antes que nada."]),
        ...(isPublishable ? [] : ["No publicable todavía: la ley va antes que la nota."]),
        fixes.length > 0
          ? `Con ${fixes.length === 1 ? "el primer arreglo" : `los ${formatNumber(fixes.length)} primeros arreglos`} llega a ${scoreText(fixedScore)}.`
          : "No queda nada que arreglar en lo que se mira.",
        countedLine(result),
      ],
      details: [first],
      tags: [{ text: gate, tone: isPublishable ? "success" : "warning" }],
      drawing: {
        kind: "bars",
        caption: "Parte de los puntos que consigue en cada apartado",
        valueName: "Parte de sus puntos",
        unit: { kind: "share", decimals: 0 },
        most: 1,
        rows: counted.map((part) => ({
          label: PART_NAMES[part],
          detail: pointsText(parts[part]!),
          value: parts[part]!.got / parts[part]!.points,
        })),
      },
      figures: [],
    },
    aside: {
      title: "Nota del anuncio",
      figures: [
        { label: "Nota", value: `${scoreText(score)} de 100` },
        { label: "Con los arreglos", value: `${scoreText(fixedScore)} de 100` },
      ],
      notes: [isPublishable ? (fixes[0]?.title ?? "Nada que arreglar.") : "No se puede publicar todavía: mira la ley."],
    },
    sections: [
      ...contradictionSections(result),
      ...lawSections(result),
      fixesSection(result),
      ...textsSection(result),
      ...writingSection(result),
      ...orderSection(result),
      ...photosSection(result),
      ...priceSections(result),
      criteriaSection(result),
      ...adsSections(result),
      evidenceSection(),
    ],
    footnotes: [
      "Añadir un dato verdadero nunca baja la nota. Los estudios son de Estados Unidos: dicen hacia dónde, no cuánto.",
      "Las fotos que eliges aquí se miden en tu equipo y no salen de él.",
    ],
    message: messageOf(result),
  };
}

/** `Cuentan las seis partes.`, or that the price does not and the others make up the hundred. */
function countedLine({ parts }: AdvertReviewResult): string {
  return parts.price === null
    ? "Sin tres comparables el precio no cuenta, y las otras cinco partes suman 100."
    : "Cuentan las seis partes, también el precio frente a sus comparables.";
}

/** Both values of every fact that text and fields tell differently, before anything else. */
function contradictionSections({ contradictions = [] }: AdvertReviewResult): Section[] {
  if (contradictions.length === 0) return [];
  const lines = contradictions.map(
    ({ label, inText, inFields }) => `${label}: «${inText}» en el texto, «${inFields}» en los datos.`,
  );
  return [
    {
      id: "optimizador-contradice",
      title: "El texto y los datos no dicen lo mismo",
      blocks: [
        { kind: "notice", tone: "destructive", text: lines.join("\n") },
        ...paragraph(
          "Mientras no coincidan, el texto propuesto no lo dice de nuevo y nada pasa a la ficha. Corrige uno de los dos.",
          {
            tone: "muted",
          },
        ),
      ],
    },
  ];
}

function lawSections({ check: { findings, isReviewed }, isPublishable, isAfterLawful }: AdvertReviewResult): Section[] {
  const notice = (tone: Notice["tone"], text: string): Notice => ({ kind: "notice", tone, text });
  const lines = findings.map(({ title, text, excerpt }) => `${title}${excerpt ? `: «${excerpt}»` : ""}. ${text}`);
  return [
    ...(lines.length > 0
      ? [
          {
            id: "optimizador-ley",
            title: isPublishable ? "Míralo antes de publicar" : "No lo publiques todavía",
            blocks: [
              notice(isPublishable ? "warning" : "destructive", lines.join("\n")),
              ...(isPublishable || !isAfterLawful
                ? []
                : paragraph("Con los textos propuestos abajo, deja de incumplirla.", { tone: "muted" })),
            ],
          },
        ]
      : []),
    ...(isReviewed
      ? []
      : [
          {
            id: "optimizador-sin-revisar",
            title: "Sin revisar",
            blocks: [
              notice(
                "info",
                "No tenemos las normas de anuncios de este país. Solo se han mirado las frases que excluyen a personas.",
              ),
            ],
          },
        ]),
  ];
}

function priceSections({ price }: AdvertReviewResult): Section[] {
  if (price === null) {
    return [
      {
        id: "optimizador-precio",
        title: "El precio",
        blocks: [
          ...paragraph("No hay tres comparables con los que mirarlo: no suma ni resta."),
          { kind: "drawing", name: "add", on: ["page"] },
        ],
        width: "half",
      },
    ];
  }
  const money = moneyOf(price.currency);
  const estimate = (amount: number) => money(amount, { isEstimate: true });
  return [
    {
      id: "optimizador-precio",
      title: "El precio",
      ...(price.verdict && { lead: `${VERDICT_WORDS[price.verdict]}, con todos los datos de la vivienda.` }),
      blocks: [
        {
          kind: "figures",
          items: [
            { label: "Se pide", value: price.asking === null ? "Sin precio a la vista" : money(price.asking) },
            { label: "Valor por comparables", value: estimate(price.value) },
            {
              label: "Rango de 8 de cada 10",
              value: `${valueText(estimate(price.low))} a ${valueText(estimate(price.high))}`,
              note: `Comparables: ${formatNumber(price.comparables)}${price.hasDemo ? ", de demostración" : ""}`,
            },
          ],
        },
        ...paragraph("Los puntos salen solo de tipo, zona y metros, para que decir un dato verdadero no los baje.", {
          tone: "muted",
        }),
      ],
      width: "half",
    },
  ];
}

function messageOf({
  score,
  fixedScore,
  fixes,
  isPublishable,
  check,
  contradictions = [],
}: AdvertReviewResult): string[] {
  const broken = check.findings.filter(({ level }) => level === "bloqueo").map(({ title }) => title);
  return [
    ...contradictions.map(
      ({ label, inText, inFields }) =>
        `Ojo, ${label.toLocaleLowerCase("es")}: ${inText} en el texto y ${inFields} en los datos.`,
    ),
    `El anuncio tiene ${scoreText(score)} de 100${isPublishable ? "" : " y todavía no se puede publicar"}.`,
    ...(broken.length > 0 ? [`Por ley: ${[...new Set(broken)].join("; ")}.`] : []),
    ...fixes.map(({ title, gain }, at) => `${at + 1}. ${title} (+${formatNumber(gain, 1)})`),
    ...(fixes.length > 0 ? [`Con eso llega a ${scoreText(fixedScore)}.`] : []),
  ];
}
