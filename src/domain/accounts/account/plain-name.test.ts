import { expect, test } from "vitest";
import { isPlainName } from "./plain-name.ts";

test.each([
  "Casas Ferrer",
  "Casas Ferrer S.L.",
  "Inmobiliaria J.M. García",
  "J.M.García e Hijos, S.L.U.",
  "C/ Mayor 3 Inmuebles",
  "Núñez & O'Connor",
  "Número 1 (Málaga)",
])("%s is a name", (name) => expect(isPlainName(name)).toBe(true));

test.each([
  "https://malo.example",
  "http:/malo",
  "Visita www.malo.example",
  "malo.com",
  "Gana en MALO.ES ya",
  "malo．com",
  "cobros@malo",
  "dos\nlíneas",
  "al\u202erevés",
  "\u200boculto",
  "//malo",
])("%j is no name", (name) => expect(isPlainName(name)).toBe(false));
