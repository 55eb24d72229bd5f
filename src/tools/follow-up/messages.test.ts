import { describe, expect, test } from "vitest";
import type { CadenceDay } from "#domain/tools/follow-up/cadence.ts";
import { messageFor, wholeMessage } from "./messages.ts";
import type { Stage } from "./schema.ts";

/** By WhatsApp and without a word of what it is about. */
const shown = (offset: CadenceDay, stage: Stage) =>
  messageFor(offset, { stage, channel: "whatsapp", about: undefined }).body;

describe("the name of each stage, and how its message begins", () => {
  test.each<[Stage, string, string]>([
    [
      "nuevo",
      "Te escribo por la vivienda por la que preguntaste. Gracias por escribir. ¿Hablamos cinco minutos y me cuentas qué buscas?",
      "Sigo con la vivienda por la que preguntaste. Si me dices zona, precio y para cuándo, te mando solo lo que encaja.",
    ],
    [
      "contactado",
      "Te escribo por lo que hablamos. Quedó alguna cosa pendiente. ¿La vemos en cinco minutos?",
      "Sigo con lo que hablamos. Si tienes una duda concreta, dímela por aquí y te la resuelvo.",
    ],
    [
      "cualificado",
      "Te escribo por tu búsqueda. Tengo apuntado lo que buscas y he mirado lo que hay. ¿Te lo cuento?",
      "Sigo con tu búsqueda. Si ha cambiado algo de lo que buscas, dímelo y lo ajusto.",
    ],
    [
      "visita",
      "Te escribo por la vivienda que visitaste. ¿Qué te pareció? Lo que no te convenció también me ayuda a buscar mejor.",
      "Sigo con la vivienda que visitaste. Si quieres otra visita o comparar con otra vivienda, lo preparo.",
    ],
    [
      "oferta",
      "Te escribo por tu oferta. Te cuento cómo está y qué viene ahora. ¿Te viene bien hoy?",
      "Sigo con tu oferta. Si te queda una duda sobre el precio o los plazos, la repasamos.",
    ],
  ])("%s", (stage, first, help) => {
    expect(shown(0, stage)).toBe(first);
    expect(shown(3, stage)).toBe(help);
  });
});

describe("by telephone somebody calls, elsewhere they write", () => {
  const about = "el ático";
  test.each([
    ["llamada", "Te llamo por el ático. ", "Te llamé por el ático y no pudimos hablar. ¿A qué hora te viene bien?"],
    ["correo", "Te escribo por el ático. ", "Te escribí por el ático y no pudimos hablar. ¿A qué hora te viene bien?"],
    [
      "whatsapp",
      "Te escribo por el ático. ",
      "Te escribí por el ático y no pudimos hablar. ¿A qué hora te viene bien?",
    ],
  ] as const)("%s", (channel, first, second) => {
    expect(messageFor(0, { stage: "nuevo", channel, about }).body.startsWith(first)).toBe(true);
    expect(messageFor(1, { stage: "nuevo", channel, about }).body).toBe(second);
  });
});

describe("the later ones, and their subjects", () => {
  const about = "tu búsqueda";
  test.each<[CadenceDay, string, string]>([
    [
      7,
      "Sobre tu búsqueda",
      "¿Sigues pensando en tu búsqueda? Con un sí o un no me organizo, y si ha cambiado algo lo ajusto.",
    ],
    [
      14,
      "Sobre tu búsqueda",
      "Por si se te pasó: te escribí por tu búsqueda. ¿Lo dejamos para más adelante o seguimos?",
    ],
    [
      30,
      "Cierro por ahora: tu búsqueda",
      "No quiero molestarte: es la última vez que te escribo por tu búsqueda. Si más adelante te viene bien, dímelo y seguimos donde lo dejamos.",
    ],
  ])("after %d days", (offset, subject, body) => {
    expect(messageFor(offset, { stage: "cualificado", channel: "correo", about })).toEqual({ subject, body });
  });
});

test.each([
  [{ name: "Ana María Sanz", agent: "Luis" }, "Hola, Ana. Soy Luis. Te llamo."],
  [{ name: "Ana" }, "Hola, Ana. Te llamo."],
  [{ name: "Hermanos Ferrando" }, "Hola. Te llamo."],
  [{ agent: "Luis, de Ferrer" }, "Hola. Soy Luis, de Ferrer. Te llamo."],
  [{}, "Hola. Te llamo."],
])("%o greets and signs", (who, message) => expect(wholeMessage("Te llamo.", who)).toBe(message));
