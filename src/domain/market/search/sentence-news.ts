import type { Wish } from "./sentence-phrases.ts";

/** Rows of words that ask for what is new, or cheaper than before, since some time: «nuevos hoy», «han entrado esta mañana». */

const ENTERED =
  "nuevo|nueva|nuevos|nuevas|novedad|novedades|publicado|publicada|publicados|publicadas|anunciado|anunciada|anunciados|anunciadas|subido|subida|subidos|subidas|entrado|entrada|entrados|entradas|llegado|llegados|llegadas|aparecido|aparecidos|aparecidas|salido|salidos|salidas|incorporado|incorporados|incorporadas";
const FELL =
  "bajado|bajadas|bajada|bajaron|rebajado|rebajados|rebajada|rebajadas|rebaja|rebajas|bajan|descuento|descuentos";
const CHANGED = "cambiado|cambio|cambios|cambiaron|movido|movimientos";

/** Times, and how many days back each reaches; `#` is a number of them. An hour is the part of a day. */
const TIMES: readonly (readonly [words: string, days: number])[] = [
  ["de|desde? hoy mismo?", 1],
  ["de|desde|en|por? esta manana|tarde|noche", 1],
  ["de|desde? anoche", 1],
  ["de|desde? ayer", 2],
  ["de|en|durante? las? ultimas # horas", 1 / 24],
  ["de|en? este|el fin de semana", 3],
  ["de|en? estos|los ultimos? dias", 7],
  ["de|en? esta|la semana", 7],
  ["de|en? este|el mes", 30],
];

/** Optional words in front: «que han», «lo», «qué hay de nuevo». */
const OPENINGS = { that: "que? se? han|hayan|ha|haya? lo? mas?", there: "que? hay de" } as const;

/** Times alone ask for nothing: «quiero verlo esta semana». */
export const NEWS_PHRASES: readonly (readonly [words: string, wish: Wish])[] = TIMES.flatMap(
  ([time, days]): [string, Wish][] => [
    [`${OPENINGS.that} ${ENTERED} ${time}`, { kind: "fresh", days }],
    [`${OPENINGS.there} ${ENTERED} ${time}`, { kind: "fresh", days }],
    [`${OPENINGS.that} ${FELL} de|el? precio|precios? ${time}`, { kind: "dropped", days }],
    [`${OPENINGS.that} ${CHANGED} ${time}`, { kind: "changed", days }],
  ],
);
