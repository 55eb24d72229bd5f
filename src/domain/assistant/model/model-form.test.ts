import { describe, expect, test } from "vitest";
import { modelBaseUrl, modelForm } from "./model-form.ts";

describe("the address of a model", () => {
  test.each([
    ["https://api.openai.com/v1", "https://api.openai.com/v1"],
    ["https://api.openai.com/v1/", "https://api.openai.com/v1"],
    ["api.mistral.ai/v1/chat/completions", "https://api.mistral.ai/v1"],
    ["http://localhost:11434/v1", "http://localhost:11434/v1"],
    ["https://modelo.example", "https://modelo.example"],
    ["https://modelo.example/v1?clave=x", "https://modelo.example/v1"],
    ["ftp://modelo.example/v1", null],
    ["https://ana:secreta@modelo.example/v1", null],
    ["", null],
    ["no es nada", null],
  ])("%s", (typed, understood) => {
    expect(modelBaseUrl(typed)).toBe(understood);
  });
});

test("a form as a browser sends it", () => {
  expect(modelForm.parse({ baseUrl: " api.example/v1/ ", model: " mini ", key: "  " })).toEqual({
    baseUrl: "https://api.example/v1",
    model: "mini",
    key: null,
    withoutKey: false,
  });
  expect(modelForm.parse({ baseUrl: "api.example", model: "m", key: "sk-1", withoutKey: "si" }).withoutKey).toBe(true);
  const wrong = modelForm.safeParse({ baseUrl: "x y", model: "", key: "con espacio" });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(["baseUrl", "model", "key"]);
});

test("the longest address, name and key, and one letter more", () => {
  const isTaken = (more: object) =>
    modelForm.safeParse(Object.assign({ baseUrl: "api.example", model: "m", key: null }, more)).success;
  // `api.example/` has twelve letters.
  expect([288, 289].map((rest) => isTaken({ baseUrl: `api.example/${"v".repeat(rest)}` }))).toEqual([true, false]);
  expect([120, 121].map((length) => isTaken({ model: "m".repeat(length) }))).toEqual([true, false]);
  expect([400, 401].map((length) => isTaken({ key: "k".repeat(length) }))).toEqual([true, false]);
});
