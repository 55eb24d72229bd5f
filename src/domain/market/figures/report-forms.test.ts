import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { MOST_READERS, MOST_REPORTS, readerForm, reportForm } from "./report-forms.ts";

const problemsOf = (form: z.core.$ZodType, typed: unknown) =>
  z.safeParse(form, typed).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("fifty reports of one person, thirty people for each", () => {
  expect([MOST_REPORTS, MOST_READERS]).toEqual([50, 30]);
});

describe("the form of a report", () => {
  test("a name of one to 120 characters, and an address of up to 6,000", () => {
    const typed = (name: string, query = "?lugar=x") => problemsOf(reportForm, { name, query });
    expect(typed("R")).toEqual([]);
    expect(typed("R".repeat(120))).toEqual([]);
    expect(typed("  ")).toEqual(["name: Ponle un nombre al informe"]);
    expect(typed("R".repeat(121))).toHaveLength(1);
    expect(typed("R", "q".repeat(6000))).toEqual([]);
    expect(typed("R", "q".repeat(6001))).toHaveLength(1);
  });
});

describe("the form of a person who gets it", () => {
  test("their address in small letters, and that they asked for it", () => {
    expect(z.parse(readerForm, { email: " Ana@Casa.ES ", hasAsked: true })).toEqual({
      email: "ana@casa.es",
      hasAsked: true,
    });
    expect(problemsOf(readerForm, { email: "ana@casa.es", hasAsked: false })).toEqual([
      "hasAsked: Marca que esta persona te lo ha pedido",
    ]);
    expect(problemsOf(readerForm, { email: 7, hasAsked: true })).toEqual(["email: Escribe un correo válido"]);
  });
});
