import { expect, test } from "vitest";
import { BUCKETS, hashedFeatures } from "./hashed-features.ts";
import { learnedRanker } from "./learned-ranker.ts";
import { createQuestionEncoder, likenessOf } from "./question-encoder.ts";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

test("a stored row becomes its size times its levels", () => {
  const [row] = hashedFeatures("si") as [number];
  const scales = new Uint8Array(BUCKETS);
  scales[row] = 255;
  // Two dimensions: levels 3 and -4, each with 8 added, the first in the low half.
  const values = new Uint8Array(BUCKETS).fill(0x88);
  values[row] = (4 << 4) | 11;
  const { encode } = createQuestionEncoder({
    dimensions: 2,
    largest: 7,
    scales: base64(scales),
    values: base64(values),
  });
  expect([...encode("si")].map((value) => Number(value.toFixed(4)))).toEqual([0.6, -0.8]);
});

test("a text without words has no direction, any other has length 1", () => {
  const { encode } = learnedRanker().encoder;
  expect(Math.hypot(...encode("¿?"))).toBe(0);
  expect(Math.hypot(...encode("¿Cuánto cuesta?"))).toBeCloseTo(1, 5);
});

test("letters that sound alike, accents and marks change nothing", () => {
  expect(hashedFeatures("kiero bender")).toEqual(hashedFeatures("¿Quiero vender?"));
});

test("other words for the same thing are more alike than the same words for other things", () => {
  const { encode } = learnedRanker().encoder;
  const like = (one: string, other: string) => likenessOf(encode(one), encode(other));
  const question = "se me olvidó la clave para entrar";
  expect(like(question, "recuperar la contraseña")).toBeGreaterThan(like(question, "entrada de una hipoteca"));
});

test("a question is encoded within a millisecond", () => {
  const { encode } = learnedRanker().encoder;
  const questions = Array.from(
    { length: 300 },
    (_, at) => `¿Cuánto cuesta el plan ${at} si somos ${at} agentes en la oficina de Sevilla?`,
  );
  for (const question of questions) encode(question);
  // Time of this process, whatever else the machine does.
  const started = process.cpuUsage();
  for (const question of questions) encode(question);
  expect(process.cpuUsage(started).user / 1_000 / questions.length).toBeLessThan(1);
});
