import { META_RULES, RSA_RULES } from "#domain/tools/advert-review/paid-ads.ts";
import { EVIDENCE, EVIDENCE_CONSULTED } from "#domain/tools/advert-review/rubric.ts";
import type { ResultSource } from "../define-tool.ts";
import { sourceOfFact } from "../fact-source.ts";
import type { AdvertReviewResult } from "./result.ts";

/** The sources of the score, the law and the limits. */
export function sourcesOf({ date, check, price }: AdvertReviewResult): ResultSource[] {
  return [
    { label: "Anuncio y fotos", title: "Lo que has escrito y lo que se ha medido", date },
    ...(price === null
      ? []
      : [
          {
            label: "Comparables",
            title: "Anuncios y cierres con los que se mira el precio",
            date,
            ...(price.hasDemo && { tag: "demostración" }),
          },
        ]),
    ...Object.values(EVIDENCE)
      .filter(({ grade, isAmerican }) => grade !== "consejo" && isAmerican)
      .map(({ title, finding, url }) => ({
        label: finding,
        title,
        date: EVIDENCE_CONSULTED,
        ...(url && { url }),
        tag: "medido en Estados Unidos",
      })),
    ...check.rules.map(sourceOfFact),
    sourceOfFact(RSA_RULES),
    sourceOfFact(META_RULES),
  ];
}
