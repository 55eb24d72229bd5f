import { expect, test } from "vitest";
import { photoHints } from "./photo-hints.ts";

const GOOD = {
  isReady: true,
  widthPx: 1600,
  heightPx: 1200,
  room: "salon" as const,
  look: { fingerprint: "0", brightness: 150, sharpness: 600 },
};

test("a large, bright, sharp photo has nothing against it, nor has one that is not ready or not measured", () => {
  expect(photoHints(GOOD)).toEqual([]);
  expect(photoHints({ ...GOOD, widthPx: 0, heightPx: 0, isReady: false })).toEqual([]);
  expect(photoHints({ ...GOOD, look: null })).toEqual([]);
});

test("a square photo is not upright, and the last dark and the last blurred one are told apart from the first good one", () => {
  const hints = (more: object) => photoHints(Object.assign({}, GOOD, more));
  expect(hints({ widthPx: 1200, heightPx: 1200 })).toEqual([]);
  expect(hints({ widthPx: 1200, heightPx: 1201 })).toEqual(["Es vertical: en un portal sale con bandas a los lados"]);
  const look = (brightness: number, sharpness: number) => hints({ look: { fingerprint: "0", brightness, sharpness } });
  expect([look(70, 60), look(69, 60), look(70, 59), look(69, 59)]).toEqual([
    [],
    ["Sale oscura"],
    ["Puede estar movida o desenfocada"],
    ["Sale oscura"],
  ]);
});

test("1199 pixels on the longer side are few, 1200 are not", () => {
  expect(photoHints({ ...GOOD, widthPx: 1199, heightPx: 900 })).toEqual(["Es pequeña: 1199\u00a0×\u00a0900\u00a0px"]);
  expect(photoHints({ ...GOOD, widthPx: 1200, heightPx: 900 })).toEqual([]);
});

test("an upright, dark photo is said to be both; a dark one is not called blurred", () => {
  const look = { fingerprint: "0", brightness: 50, sharpness: 10 };
  expect(photoHints({ ...GOOD, widthPx: 1200, heightPx: 1600, look })).toEqual([
    "Es vertical: en un portal sale con bandas a los lados",
    "Sale oscura",
  ]);
});

test("a bright photo with few edges may be blurred; a plan with few edges is a plan", () => {
  const look = { fingerprint: "0", brightness: 150, sharpness: 20 };
  expect(photoHints({ ...GOOD, look })).toEqual(["Puede estar movida o desenfocada"]);
  expect(photoHints({ ...GOOD, room: "plano", look, widthPx: 1200, heightPx: 1600 })).toEqual([]);
});
