import type { FieldKey } from "./facts.ts";
import type { Readability } from "./readability.ts";
import { wornWords } from "./worn-words.ts";

/** What a text is worth to whoever reads it: facts earn points, worn words and shouting cost them. */
export interface TextScore {
  /** 0 to 100. */
  points: number;
  reasons: { label: string; points: number }[];
}

const FACT_POINTS = 4;
const MOST_FACTS = 15;
const WORN_COST = 5;
const SHOUT_COST = 3;

export function scoreText(text: string, fields: readonly FieldKey[], readability: Readability): TextScore {
  const facts = new Set(fields.filter((field) => field !== "ownText" && field !== "operation")).size;
  const worn = wornWords(text);
  const shouts = (text.match(/!+/g)?.length ?? 0) + (text.match(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu)?.length ?? 0);
  const earned = (label: string, points: number, isEarned: boolean) => (isEarned ? [{ label, points }] : []);
  const reasons = [
    ...earned(
      `${facts} ${facts === 1 ? "dato" : "datos"} de la ficha`,
      Math.min(facts, MOST_FACTS) * FACT_POINTS,
      facts > 0,
    ),
    ...earned("Dice el precio", 10, fields.includes("price")),
    ...earned("Dice el certificado energético", 10, fields.includes("energyRating") || fields.includes("energyStatus")),
    ...earned("Sitúa la vivienda", 10, fields.includes("placeName") && fields.includes("nearby")),
    ...earned("Se lee bien", 10, readability.score >= 55),
    ...earned(`Palabras gastadas: ${worn.join(", ")}`, -WORN_COST * worn.length, worn.length > 0),
    ...earned("Exclamaciones y mayúsculas", -SHOUT_COST * shouts, shouts > 0),
  ];
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { points: Math.max(0, Math.min(100, sum)), reasons };
}
