import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBoardFilters } from "./board-filters.ts";
import {
  CONTACT_ORDERS,
  NO_CONTACT_FILTERS,
  NOBODYS,
  readContactFilters,
  readContactOrder,
  writeContactFilters,
} from "./contact-filters.ts";
import { CONTACT_ROLES, DEAL_STAGES } from "./contact-values.ts";

const ID = "5f0c7a52-0000-4000-8000-00000000000a";
const read = (query: string) => readContactFilters(new URLSearchParams(query));
const board = (query: string) => readBoardFilters(new URLSearchParams(query));

describe("the filters of a list of contacts", () => {
  test("are none in a bare address", () => expect(read("")).toEqual(NO_CONTACT_FILTERS));

  test("are read by their names", () => {
    const query =
      `q=%20Ana%20&rol=inversor&etiqueta=vip&origen=idealista&responsable=${ID}` +
      "&etapa=oferta&consentimiento=si&papelera=1";
    expect(read(query)).toEqual({
      text: "Ana",
      role: "inversor",
      tag: "vip",
      source: "idealista",
      ownerId: ID,
      stage: "oferta",
      consent: "si",
      trash: true,
    });
  });

  test("that are not understood narrow nothing", () => {
    expect(read("rol=rey&responsable=yo&etapa=cena&consentimiento=quizas&papelera=si")).toEqual(NO_CONTACT_FILTERS);
    expect(read(`responsable=${NOBODYS}`).ownerId).toBe(NOBODYS);
    expect(read(`responsable=${ID.toUpperCase()}`).ownerId).toBeNull();
    expect(read(`responsable=${ID}0`).ownerId).toBeNull();
    expect(read("q=a%00b").text).toBe("ab");
    expect(read(`q=${"a".repeat(150)}`).text).toBe("a".repeat(100));
  });

  test("are written as they are read, the usual ones left out", () => {
    expect(writeContactFilters(NO_CONTACT_FILTERS).toString()).toBe("");
    const filters = fc.record({
      text: fc.stringMatching(/^[a-z]{0,8}$/),
      role: fc.constantFrom(...CONTACT_ROLES, null),
      tag: fc.stringMatching(/^[a-z]{0,8}$/),
      source: fc.constantFrom("", "idealista"),
      ownerId: fc.constantFrom(ID, NOBODYS, null),
      stage: fc.constantFrom(...DEAL_STAGES, null),
      consent: fc.constantFrom("si" as const, "no" as const, null),
      trash: fc.boolean(),
    });
    fc.assert(
      fc.property(filters, (one) => {
        expect(readContactFilters(writeContactFilters(one))).toEqual(one);
      }),
    );
  });

  test("stand in one of three orders, by activity where none is named", () => {
    expect(CONTACT_ORDERS.map(readContactOrder)).toEqual(["actividad", "nombre", "alta"]);
    expect([readContactOrder(null), readContactOrder("edad")]).toEqual(["actividad", "actividad"]);
  });
});

describe("the filters of the board of deals", () => {
  test("are read by their names", () => {
    expect(board(`q=ático&responsable=${ID}&tipo=propietario&origen=kyero&vencidas=1`)).toEqual({
      ownerId: ID,
      kind: "propietario",
      source: "kyero",
      text: "ático",
      onlyLate: true,
    });
  });

  test("narrow nothing where they are not understood", () => {
    const none = { ownerId: null, kind: null, source: "", text: "", onlyLate: false };
    expect(board("")).toEqual(none);
    expect(board("responsable=yo&tipo=boda&vencidas=si")).toEqual(none);
    expect(board(`responsable=${NOBODYS}`).ownerId).toBe(NOBODYS);
    expect(board(`q=${"b".repeat(101)}%00`).text).toBe("b".repeat(100));
  });
});
