import { describe, expect, test } from "vitest";
import { instantOf, languageOf, roleOf } from "./contact-draft.ts";

test.each([
  ["comprador", "comprador"],
  ["Compradora", "comprador"],
  ["Demandante de alquiler", "comprador"],
  ["Buyer", "comprador"],
  ["PROPIETARIO", "propietario"],
  ["Vendedora", "propietario"],
  ["landlord", "propietario"],
  ["Inquilino/a", "inquilino"],
  ["Arrendatario", "inquilino"],
  ["Inversora", "inversor"],
  ["agente colaborador", "profesional"],
  ["Otro", "otro"],
  ["Compradores", null],
  ["vip", null],
  ["", null],
])("a contact called «%s» is %s", (word, role) => expect(roleOf(word)).toBe(role));

test.each([
  ["es", "es"],
  ["ES-es", "es"],
  ["en_GB", "en"],
  ["Español", "es"],
  ["Castellano", "es"],
  ["Valenciano", "ca"],
  ["Inglés", "en"],
  ["alemán", "de"],
  ["Neerlandés", "nl"],
  ["zz", "zz"],
  ["klingon", null],
  ["e", null],
  ["", null],
])("«%s» is the language %s", (word, code) => expect(languageOf(word)).toBe(code));

describe("a date as files write it", () => {
  test.each([
    ["01/10/2026", "2026-10-01T00:00:00.000Z"],
    [" 1-9-2026 ", "2026-09-01T00:00:00.000Z"],
    ["31.12.2025", "2025-12-31T00:00:00.000Z"],
    ["2026-10-01", "2026-10-01T00:00:00.000Z"],
    ["2026-10-01T08:30:00Z", "2026-10-01T08:30:00.000Z"],
    ["2026-10-01T10:30:00+02:00", "2026-10-01T08:30:00.000Z"],
  ])("%s is %s", (text, instant) => expect(instantOf(text)).toBe(instant));

  test.each(["32/13/2026", "2026-13-01", "ayer", "01/10/26", "", "20261001"])("%s is none", (text) =>
    expect(instantOf(text)).toBeNull(),
  );
});
