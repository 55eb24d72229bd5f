import { expect, test } from "vitest";
import { type ReadMail, threadOfMails } from "./mail-thread.ts";
import { ownText } from "./quoted-text.ts";
import { likelyAgents, withSides } from "./sides.ts";

const mail = (given: Partial<ReadMail>): ReadMail => ({
  from: { name: "Ana Ruiz", address: "ana@correo.example" },
  to: [],
  date: "2025-03-03T09:00:00Z",
  subject: "Piso en Ruzafa",
  text: "Hola",
  attachments: [],
  ...given,
});

test.each([
  [
    "Sí, el martes.\n\nEl lun, 3 mar 2025 a las 10:02, Luis (<luis@inmo.example>) escribió:\n> ¿El martes?",
    "Sí, el martes.",
  ],
  [
    "Sí.\n\nEl lun, 3 mar 2025 a las 10:02, Luis Pérez de la Inmobiliaria\n<luis@inmo.example> escribió:\n\n> ¿El martes?",
    "Sí.",
  ],
  ["Sí.\n-----Mensaje original-----\nDe: Luis\nEnviado: lunes\nAsunto: x\n\n¿El martes?", "Sí."],
  [
    "Sí.\n\nDe: Luis <luis@inmo.example>\nEnviado: lunes, 3 de marzo de 2025 10:02\nPara: Ana\nAsunto: RE: Piso\n\n¿El martes?",
    "Sí.",
  ],
  ["Sí.\n\nOn Mon, Mar 3, 2025 at 10:02 AM Luis <luis@inmo.example> wrote:\n> x", "Sí."],
  ["> ¿El martes?\nSí, el martes.", "Sí, el martes."],
  ["El lun, 3 mar 2025 a las 10:02, Luis (<l@i.example>) escribió:\n> ¿El martes?\n\nSí, abajo.", "Sí, abajo."],
  ["Sí.\n\nUn saludo,\nAna Ruiz\nDirectora\n+34 600 11 22 33", "Sí."],
  ["Sí.\n--\nAna Ruiz", "Sí."],
  ["Sí.\n\nEnviado desde mi iPhone", "Sí."],
  ["Sí.\n\nAVISO LEGAL: Este mensaje es confidencial…\nmás", "Sí."],
  ["El 3 de marzo vi el piso.\nDe: momento no.", "El 3 de marzo vi el piso.\nDe: momento no."],
])("%j says %j", (text, own) => expect(ownText(text)).toBe(own));

test("a mail of beginnings of quotes alone is gone through once", () => {
  expect(ownText(`${"-----Mensaje original-----\n".repeat(40_000)}> x\nSí.`)).toBe("Sí.");
});

test.each([
  ["Re: RV: Piso en Ruzafa", "Piso en Ruzafa"],
  ["FWD:Res : Piso", "Piso"],
  ["Reforma: presupuesto", "Reforma: presupuesto"],
  ["Re:", null],
  [null, null],
])("the subject %j is shown as %j", (subject, title) =>
  expect(threadOfMails([mail({ subject })], { zone: "Europe/Madrid" }).title).toBe(title),
);

test("as many people as a file may have are told apart", () => {
  const people = Array.from({ length: 200_000 }, (_, at) => ({ name: `P${at}`, messages: 0, side: null }));
  const thread = { ...threadOfMails([], { zone: "Europe/Madrid" }), people };
  expect(likelyAgents(thread)).toEqual([]);
});

test("a thread has each mail once, in order, by its address", () => {
  const thread = threadOfMails(
    [
      mail({
        from: { name: "Luis", address: "Luis@inmo.example" },
        date: "2025-03-03T10:00:00Z",
        subject: "Re: RV: Piso en Ruzafa",
        text: "¿El martes?",
        attachments: ["nota.pdf", "plano.pdf"],
      }),
      mail({}),
      mail({
        from: { name: "Luis", address: "luis@inmo.example" },
        date: "2025-03-03T10:00:00Z",
        text: "¿El martes?\n\nSaludos,\nLuis",
      }),
      mail({ date: null, text: "sin fecha" }),
    ],
    { zone: "Europe/Madrid" },
  );
  expect(thread).toMatchObject({
    source: "mail",
    title: "Piso en Ruzafa",
    isGroup: false,
    people: [
      { name: "Ana Ruiz", messages: 2 },
      { name: "Luis", messages: 2 },
    ],
  });
  expect(thread.messages.map(({ author, text, wallTime, media }) => [author, text, wallTime, media?.name])).toEqual([
    [0, "Hola", "2025-03-03T10:00", undefined],
    [1, "¿El martes?", "2025-03-03T11:00", "nota.pdf"],
    [1, "", "2025-03-03T11:00", "plano.pdf"],
    [0, "sin fecha", null, undefined],
  ]);
});

test("the person who writes as an agent is offered, and nobody is assumed", () => {
  const thread = threadOfMails(
    [
      mail({ text: "Hola, he visto el piso de Ruzafa. ¿Sigue disponible?" }),
      mail({
        from: { name: "Luis", address: "l@i.example" },
        date: "2025-03-03T10:00:00Z",
        text: "Gracias por escribirnos. ¿Qué presupuesto tenéis?",
      }),
    ],
    { zone: "Europe/Madrid" },
  );
  expect(likelyAgents(thread)).toEqual([1]);
  expect(likelyAgents(thread, ["Ana Ruiz"])).toEqual([0]);
  expect(thread.people.every(({ side }) => side === null)).toBe(true);
  expect(withSides(thread, [1]).people.map(({ side }) => side)).toEqual(["client", "agent"]);
  expect(
    likelyAgents(
      threadOfMails([mail({}), mail({ from: { name: "B", address: "b@x.example" }, text: "Buenas" })], {
        zone: "Europe/Madrid",
      }),
    ),
  ).toEqual([]);
});
