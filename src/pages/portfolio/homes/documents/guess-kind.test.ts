import { expect, test } from "vitest";
import { guessKind } from "./guess-kind.ts";

test.each([
  ["Nota_Simple_2026.pdf", "nota_simple"],
  ["CEE definitivo.pdf", "certificado_energetico"],
  ["Certificado-energético.pdf", "certificado_energetico"],
  ["recibo IBI.jpg", "ibi"],
  ["Cédula.pdf", "cedula"],
  ["plano-planta1.png", "plano"],
  ["arras firmadas.docx", "contrato"],
  ["IMG_2031.jpg", "otro"],
  ["Biblioteca.pdf", "otro"],
])("%s is %s", (name, kind) => expect(guessKind(name)).toBe(kind));
