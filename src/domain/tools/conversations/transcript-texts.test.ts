import { expect, test } from "vitest";
import { eventOfCommitment } from "./proposed-events.ts";
import { isOverdue, questionsIn } from "./transcript-texts.ts";

/** The parts of a conversation that its agent is told: questions, days that are over, and titles of events. */

test("of a long message its questions are read, and of one without any the whole", () => {
  const mail =
    "Hola, Marta. Nos gustó mucho.\nLo hemos hablado. ¿El precio es negociable? Gracias.\n¿Y la comunidad, cuánto es?";
  expect(questionsIn(mail)).toBe("¿El precio es negociable? ¿Y la comunidad, cuánto es?");
  expect(questionsIn("Perfecto, ¿a qué hora?")).toBe("¿a qué hora?");
  expect(questionsIn("cuando podemos verlo")).toBe("cuando podemos verlo");
});

test("a day is over once the next one has begun in the zone of the conversation", () => {
  expect(isOverdue({ day: "2026-11-26" }, "Europe/Madrid", "2026-11-27")).toBe(true);
  expect(isOverdue({ day: "2026-11-27" }, "Europe/Madrid", "2026-11-27")).toBe(false);
  // 23:30 UTC of the 26th is the 27th in Madrid, and still the 26th in Mexico.
  expect(isOverdue({ at: "2026-11-26T23:30:00.000Z" }, "Europe/Madrid", "2026-11-27")).toBe(false);
  expect(isOverdue({ at: "2026-11-26T23:30:00.000Z" }, "America/Mexico_City", "2026-11-27")).toBe(true);
  expect(isOverdue(null, "Europe/Madrid", "2026-11-27")).toBe(false);
});

test("an event begins with the client: the contact for what the agent owes, and whoever owes it of the other side", () => {
  const people = [
    { name: "Marta", messages: 2, side: "agent" as const },
    { name: "Lucía", messages: 2, side: "client" as const },
    { name: "Pau", messages: 1, side: "client" as const },
  ];
  const around = { people, zone: "Europe/Madrid", title: "Chat", contact: null };
  const titleOf = (by: number, contact: string | null) =>
    eventOfCommitment(
      { by, what: "Te digo algo el lunes", due: { day: "2026-11-30" }, kind: "task", message: 0 },
      null,
      { ...around, contact },
    )!.title;
  // Two clients, and nobody says for whom it is.
  expect(titleOf(0, null)).toBe("Te digo algo el lunes");
  expect(titleOf(0, "Lucía Pérez")).toBe("Lucía Pérez: Te digo algo el lunes");
  expect(titleOf(2, "Lucía Pérez")).toBe("Pau queda en: Te digo algo el lunes");
});
