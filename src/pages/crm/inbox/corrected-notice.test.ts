import { expect, test } from "vitest";
import { readNotice } from "#domain/crm/contacts/portal-notices.ts";
import { correctedText } from "./corrected-notice.ts";

const PASTED = `Nuevo mensaje de idealista
Nombre: Marta Sanchis
Teléfono: 612 345 678
Email: marta@correo.example
Referencia: RUZ-12
Mensaje: Hola, me interesa el piso.`;
const read = readNotice({ text: PASTED });
const asRead = {
  name: read.name ?? "",
  phone: read.phone ?? "",
  email: read.email ?? "",
  reference: read.reference ?? "",
  message: read.message ?? "",
};

test("a notice that nobody changed is sent as it was pasted", () => {
  expect(correctedText(PASTED, read, asRead)).toBe(PASTED);
});

test("corrected fields are the ones that are read", () => {
  const text = correctedText(PASTED, read, {
    ...asRead,
    name: "Marta Sanchis Peris",
    email: "",
    message: "¿Sigue libre?",
  });
  expect(readNotice({ text })).toMatchObject({
    portal: "idealista",
    name: "Marta Sanchis Peris",
    email: null,
    reference: "RUZ-12",
    message: "¿Sigue libre?",
  });
  expect(readNotice({ text }).phone).toBe(read.phone);
});
