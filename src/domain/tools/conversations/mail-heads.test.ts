import { expect, test } from "vitest";
import { threadOfMails } from "./mail-thread.ts";
import { readThread } from "./read-thread.ts";
import type { Thread } from "./thread.ts";

const told = (thread: Thread) =>
  thread.messages.map(({ author, wallTime, text }) => [
    author === null ? null : thread.people[author]!.name,
    wallTime,
    text,
  ]);
function read(text: string): Thread {
  const thread = readThread(text, { fileName: null, zone: "Europe/Madrid", locale: "es-ES" });
  if ("problem" in thread) throw new Error(thread.problem);
  return thread;
}

const OUTLOOK = `De: Ramón Ibáñez <ramon@correo.example>
Enviado: jueves, 26 de noviembre de 2026 10:32
Para: Marta Sanchis <marta@correo.example>
Asunto: RE: Contrato

Nos parece bien firmar con vosotros, pero el 5 % + IVA lo vemos
alto, otra agencia nos lo hace al 3%.

De: Marta Sanchis <marta@correo.example>
Enviado: miércoles, 25/11/2026 9:00
Para: Ramón Ibáñez <ramon@correo.example>
Asunto: Contrato

Os adjunto el contrato.`;

test("a pasted Outlook thread is its mails, oldest first, each line that was broken whole again", () => {
  const thread = read(OUTLOOK);
  expect(thread).toMatchObject({ source: "mail", title: "Contrato" });
  expect(told(thread)).toEqual([
    ["Marta Sanchis", "2026-11-25T09:00", "Os adjunto el contrato."],
    [
      "Ramón Ibáñez",
      "2026-11-26T10:32",
      "Nos parece bien firmar con vosotros, pero el 5 % + IVA lo vemos alto, otra agencia nos lo hace al 3%.",
    ],
  ]);
});

test("the text above the first head was written by whoever got that mail, and has no time", () => {
  expect(told(read(`Gracias, lo miro.\n\n${OUTLOOK.slice(OUTLOOK.lastIndexOf("De: "))}`))).toEqual([
    ["Marta Sanchis", "2026-11-25T09:00", "Os adjunto el contrato."],
    ["Ramón Ibáñez", null, "Gracias, lo miro."],
  ]);
});

test("a mail that is only quoted with its head is an earlier message, once", () => {
  const quoted = "-----Mensaje original-----\nDe: Marta Sanchis\nEnviado: miércoles, 25 de noviembre de 2026 9:00\nPara: Ramón\nAsunto: Contrato\n\nOs adjunto el contrato."; // biome-ignore format: one mail
  const mail = {
    from: { name: "Ramón Ibáñez", address: "ramon@correo.example" },
    to: [],
    date: "2026-11-26T09:32:00Z",
    subject: "RE: Contrato",
    text: `Nos parece bien.\n\n${quoted}`,
    attachments: [],
  };
  const later = { ...mail, date: "2026-11-27T09:32:00Z", text: `¿Y las llaves?\n\n${quoted}` };
  expect(told(threadOfMails([mail, later], { zone: "Europe/Madrid" })).map(([name, , text]) => [name, text])).toEqual([
    ["Marta Sanchis", "Os adjunto el contrato."],
    ["Ramón Ibáñez", "Nos parece bien."],
    ["Ramón Ibáñez", "¿Y las llaves?"],
  ]);
});

test("words that only look like a head are none", () => {
  expect(read("De: momento no\nPara: el martes sí\nBusca piso").source).not.toBe("mail");
});

test("messages copied from Telegram keep their people and times", () => {
  const thread = read(
    "Ana, [27.11.2026 9:05]\nHola, ¿sigue libre?\n\nLuis Inmo, [27.11.2026 9:10]\nSí, ¿lo vemos mañana?\na las 10",
  );
  expect(told(thread)).toEqual([
    ["Ana", "2026-11-27T09:05", "Hola, ¿sigue libre?"],
    ["Luis Inmo", "2026-11-27T09:10", "Sí, ¿lo vemos mañana?\na las 10"],
  ]);
});

test("a group is called as its notice names it", () => {
  expect(read("26/11/26, 10:00 - Pilar creó el grupo “Piso abuela Carmen”\n26/11/26, 10:01 - Pilar: hola").title).toBe(
    "Piso abuela Carmen",
  );
});

test("an English telephone writes the month first, and days in a row are days in a row", () => {
  const english = "11/5/26, 9:05 PM - Messages and calls are end-to-end encrypted.\n11/5/26, 9:06 PM - Ana: hola";
  expect(read(english).order).toEqual({ dayFirst: false, evidence: "program" });
  expect(read("11/5/26, 9:05 - A: a\n11/6/26, 9:05 - B: b\n11/7/26, 9:05 - A: a").order).toEqual({
    dayFirst: false,
    evidence: "sequence",
  });
});
