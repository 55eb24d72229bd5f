import type { Notice, Section } from "../description/description.ts";
import type { AdvertCheck, Finding } from "./check-advert.ts";

/** A finding in one line: what is wrong, in which words, and what mends it. */
export const findingLine = ({ title, text, excerpt }: Finding): string =>
  `${title}${excerpt ? ` («${excerpt}»)` : ""}. ${text}`;

/**
 * The data that the law misses or the words that it forbids, and a note where a country's rules were not looked at.
 *
 * @param id of the sections, before `-avisos`
 */
export function findingsSections(
  { findings, isReviewed }: AdvertCheck,
  { id, isBlocked }: { id: string; isBlocked: boolean },
): Section[] {
  const notice = (tone: Notice["tone"], text: string): Notice => ({ kind: "notice", tone, text });
  return [
    ...(findings.length > 0
      ? [
          {
            id: `${id}-avisos`,
            title: isBlocked ? "No lo publiques todavía" : "Míralo antes de publicar",
            blocks: [notice(isBlocked ? "destructive" : "warning", findings.map(findingLine).join("\n"))],
          },
        ]
      : []),
    ...(isReviewed
      ? []
      : [
          {
            id: `${id}-sin-revisar`,
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
