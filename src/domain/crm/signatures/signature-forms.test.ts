import { expect, test } from "vitest";
import { codeForm, lastDayFault, markForm, maskedAddress, otherTypedName, signatureForm } from "./signature-forms.ts";

const ana = { name: "Ana Soler", email: "Ana@Casa.es", turn: 1 };
const form = { title: "Encargo de venta", lastDay: "2026-12-10", reminderDays: 3, signers: [ana] };
const issues = (input: unknown) =>
  signatureForm.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("an address is kept in small letters", () => {
  expect(signatureForm.parse(form).signers[0]!.email).toBe("ana@casa.es");
});

test.each([
  [{ ...form, signers: [{ ...ana, email: "" }] }, "signers.0.email: Escribe su correo: sin él no puede firmar"],
  [{ ...form, signers: [{ ...ana, email: undefined }] }, "signers.0.email: Escribe su correo: sin él no puede firmar"],
  [{ ...form, signers: [{ ...ana, email: "ana" }] }, "signers.0.email: Este correo no es válido"],
  [{ ...form, signers: [] }, "signers: Añade al menos una persona que firme"],
  [{ ...form, signers: [ana, ana] }, "signers: Cada firmante necesita su propio correo: hay dos iguales"],
  [{ ...form, signers: [{ ...ana, turn: 0 }] }, "signers.0.turn: Desde 1"],
  [{ ...form, reminderDays: 5 }, "reminderDays: Elige cada cuánto"],
])("a fault is said at its field", (input, expected) => {
  expect(issues(input)).toEqual([expected]);
});

test("the last day is from tomorrow to half a year on", () => {
  expect(lastDayFault("2026-11-27", "2026-11-27")).toBe("Elige un día a partir de mañana");
  expect(lastDayFault("2026-11-28", "2026-11-27")).toBeNull();
  expect(lastDayFault("2027-05-26", "2026-11-27")).toBeNull();
  expect(lastDayFault("2027-05-27", "2026-11-27")).toBe("Como mucho 180 días");
});

test("a mark is a name, or a PNG, and always an acceptance", () => {
  const faults = (input: unknown) => markForm.safeParse(input).error?.issues.map(({ message }) => message);
  expect(faults({ kind: "escrita", name: "Ana Soler", accepts: true })).toBeUndefined();
  expect(faults({ kind: "escrita", name: "", accepts: true })).toEqual(["Escribe tu nombre y apellidos"]);
  expect(faults({ kind: "dibujada", accepts: true })).toEqual(["Dibuja tu firma o elige una imagen"]);
  expect(faults({ kind: "escrita", name: "Ana Soler", accepts: false })).toEqual(["Marca la casilla para firmar"]);
});

test("a code has six figures, blanks around them included", () => {
  expect(codeForm.parse({ code: " 012345 " })).toEqual({ code: "012345" });
  expect(codeForm.safeParse({ code: "12345" }).success).toBe(false);
});

test("a masked address shows its first letter and its house", () => {
  expect(maskedAddress("ana@casa.es")).toBe("a•••@casa.es");
  expect(maskedAddress("@casa.es")).toBe("•••");
});

test("a typed name that is not the signer's is told, and another way of writing it is none", () => {
  expect(otherTypedName("Ana Soler Núñez", "ana soler  nunez")).toBeNull();
  expect(otherTypedName("Ana Soler", null)).toBeNull();
  expect(otherTypedName("Vera Firma", "Otra Persona")).toBe("Otra Persona");
});
