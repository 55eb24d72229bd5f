import { expect, test } from "vitest";
import { type CompiledMessage, fillMessage } from "./compiled-message.ts";

const message: CompiledMessage = {
  subject: "[[nombre]], un piso en Ruzafa",
  otherSubject: "Tres habitaciones en Ruzafa",
  html: '<p>[[saludo]]</p><a href="[[enlace:0]]">Ver</a> <a href="[[baja]]">Baja</a>',
  text: "[[saludo]]\n[[enlace:0]]\nBaja: [[baja]]",
  links: ["https://agencia.example/piso"],
  homeIds: [],
};
const marks = { nombre: "Ana", saludo: "Hola, Ana & Luis:", baja: "https://u.example/b?a=1&b=2", preferencias: "p" };

test("each reader gets their own words; HTML escapes them, text and subject do not", () => {
  expect(fillMessage(message, marks, ["https://u.example/e/1"])).toEqual({
    subject: "Ana, un piso en Ruzafa",
    html: '<p>Hola, Ana &amp; Luis:</p><a href="https://u.example/e/1">Ver</a> <a href="https://u.example/b?a=1&amp;b=2">Baja</a>',
    text: "Hola, Ana & Luis:\nhttps://u.example/e/1\nBaja: https://u.example/b?a=1&b=2",
  });
});

test("a value that looks like a mark is put in as it is", () => {
  const filled = fillMessage(message, { ...marks, nombre: "[[baja]]" }, ["x"]);
  expect(filled.subject).toBe("[[baja]], un piso en Ruzafa");
});

test("the second subject goes to those who are to get it, and only where there is one", () => {
  expect(fillMessage(message, marks, ["x"], true).subject).toBe("Tres habitaciones en Ruzafa");
  expect(fillMessage({ ...message, otherSubject: null }, marks, ["x"], true).subject).toBe("Ana, un piso en Ruzafa");
});

test("an empty value and an unknown mark are refused before anything is sent", () => {
  expect(() => fillMessage(message, { ...marks, saludo: "" }, ["x"])).toThrow(RangeError);
  expect(() => fillMessage(message, marks, [])).toThrow("enlace:0");
  expect(() => fillMessage({ ...message, subject: "[[otro]]" }, marks, ["x"])).toThrow("otro");
});
