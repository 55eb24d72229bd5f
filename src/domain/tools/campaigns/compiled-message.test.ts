import { expect, test } from "vitest";
import { type CompiledMessage, fillMessage, MOST_LINKS, withKnownLinks } from "./compiled-message.ts";

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

test("links of mails that went keep their numbers, and new ones come behind", () => {
  const before = { ...message, links: ["https://a.example", "https://b.example"] };
  const anew = {
    ...message,
    html: '<a href="[[enlace:0]]">C</a><a href="[[enlace:1]]">A</a><a href="[[baja]]">Baja</a>',
    text: "[[enlace:0]] [[enlace:1]]",
    links: ["https://c.example", "https://a.example"],
  };
  expect(withKnownLinks(before, anew)).toEqual({
    ...anew,
    html: '<a href="[[enlace:2]]">C</a><a href="[[enlace:0]]">A</a><a href="[[baja]]">Baja</a>',
    text: "[[enlace:2]] [[enlace:0]]",
    links: ["https://a.example", "https://b.example", "https://c.example"],
  });
  expect(withKnownLinks(undefined, anew)).toBe(anew);
});

test("with all numbers taken a new address takes one that the message has no more", () => {
  const links = Array.from({ length: MOST_LINKS }, (_, nth) => `https://a.example/${nth}`);
  const anew = { ...message, html: "[[enlace:0]] [[enlace:1]]", text: "", links: [links[0]!, "https://new.example"] };
  const kept = withKnownLinks({ ...message, links }, anew);
  expect(kept.html).toBe("[[enlace:0]] [[enlace:1]]");
  expect(kept.links.slice(0, 3)).toEqual([links[0], "https://new.example", links[2]]);
  expect(kept.links).toHaveLength(MOST_LINKS);
});
