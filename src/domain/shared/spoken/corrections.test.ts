import { expect, test } from "vitest";
import { withCorrections } from "./corrections.ts";
import { freeQuantities, scanOf } from "./scan.ts";
import { piecesOf } from "./tokens.ts";

const left = (text: string) => {
  const scan = withCorrections(
    scanOf(
      text,
      piecesOf(text, (plain) => plain),
    ),
  );
  return {
    numbers: freeQuantities(scan).map(({ value }) => value),
    words: scan.tokens.filter(({ kind }, at) => kind === "word" && !scan.taken[at]).map(({ text }) => text),
  };
};

test.each<[string, number[], string[]]>([
  ["90 metros, perdona, 95", [95], ["metros"]],
  ["90, perdón, 95 metros en Sants", [95], ["metros", "en", "Sants"]],
  ["90 metros, digo 95 metros", [95], ["metros"]],
  ["80 m2, no, 85 m2", [85], ["m2"]],
  ["3 habitaciones, no, perdona, 4", [4], ["habitaciones"]],
  ["unos 90... no, 95", [95], ["unos"]],
  ["150 mil, perdona, 160", [160_000], ["mil"]],
  ["150.000 €, quiero decir 160.000 €", [160_000], []],
  ["90, perdona, 95, no, 97", [97], []],
])("%s: the last number counts", (text, numbers, words) => expect(left(text)).toEqual({ numbers, words }));

test.each<[string, number[]]>([
  ["90 metros y 3 habitaciones", [90, 3]],
  ["90 metros, no, 3 habitaciones", [90, 3]],
  ["tengo 90. Perdona, 3 habitaciones", [90, 3]],
  ["no 85 sino 95", [85, 95]],
  ["entre 80 y 90, no más de 100", [80, 90, 100]],
  ["90 metros, perdona, ¿cuánto vale?", [90]],
])("%s corrects nothing", (text, numbers) => expect(left(text).numbers).toEqual(numbers));
