import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { chatRequest } from "./dto.ts";
import { consentWords, handOver, NO_WAY_TO_REACH, newsWords, threadMessage } from "./hand-over.ts";
import { answerRating, conversationName, keepMessages, titleOf } from "./saved-chat.ts";
import { savedChatText } from "./saved-chat-text.ts";
import { channelForm, readThreadList, threadChange } from "./team-threads.ts";

/** The messages about a value, by field. */
const shown = (schema: z.core.$ZodType, value: unknown) =>
  Object.fromEntries(
    ((schema as z.ZodMiniType).safeParse(value).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );
const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

describe("a request to the assistant", () => {
  const user = (content: string) => ({ role: "user", content });
  const answer = (content: string) => ({ role: "assistant", content });
  const of = (...messages: unknown[]) => shown(chatRequest, { messages });

  test("questions of a thousand letters and answers of four thousand", () => {
    expect(of(user("a".repeat(1000)))).toEqual({});
    expect(of(user("a".repeat(1001)))).toEqual({ "messages.0.content": "Admite como mucho 1.000 caracteres" });
    expect(of(user("a"), answer("b".repeat(4000)), user("c"))).toEqual({});
    expect(of(user("a"), answer("b".repeat(4001)), user("c"))).toEqual({
      "messages.1.content": "Admite como mucho 4.000 caracteres",
    });
  });
  test("one to forty, the last a question that says something", () => {
    const many = (count: number) => Array.from({ length: count }, () => user("a"));
    expect(of(...many(40))).toEqual({});
    expect(of(...many(41))).toEqual({ messages: "Admite como mucho 40 mensajes" });
    expect(of()).toHaveProperty("messages");
    expect(of(user("a"), answer("b"))).toEqual({ messages: "El último mensaje debe ser una pregunta" });
    expect(of(user("  "))).toEqual({ messages: "El último mensaje debe ser una pregunta" });
    expect(of({ role: "system", content: "a" })).toEqual({ "messages.0.role": "Debe ser user o assistant" });
  });
  test("channel and page are short", () => {
    const more = (values: object) => shown(chatRequest, { messages: [user("a")], ...values });
    expect(more({ channel: "a".repeat(40), page: "a".repeat(300), modelNotice: true })).toEqual({});
    expect(Object.keys(more({ channel: "a".repeat(41), page: "a".repeat(301), modelNotice: "si" }))).toEqual([
      "channel",
      "page",
      "modelNotice",
    ]);
  });
});

describe("a conversation that is handed to people", () => {
  const whole = {
    id: ID,
    key: "k".repeat(43),
    purpose: "visita",
    name: " Ana ",
    email: "ana@ejemplo.es",
    consent: "on",
  };
  const of = (values: object) => shown(handOver, { ...whole, ...values });

  test("as a browser sends it", () => {
    expect(handOver.parse({ ...whole, phone: " ", message: "  ", when: "", marketing: "on" })).toEqual({
      id: ID,
      key: "k".repeat(43),
      purpose: "visita",
      name: "Ana",
      email: "ana@ejemplo.es",
      phone: undefined,
      when: undefined,
      message: undefined,
      consent: true,
      marketing: true,
      transcript: [],
    });
    expect(handOver.parse(whole).marketing).toBe(false);
    expect(handOver.parse({ ...whole, consent: true, marketing: "off" }).marketing).toBe(false);
  });
  test.each<[object, Record<string, string>]>([
    [{ id: "1" }, { id: "Recarga la página y vuelve a intentarlo" }],
    [{ key: "k".repeat(42) }, { key: "Recarga la página y vuelve a intentarlo" }],
    [{ key: "k".repeat(44) }, { key: "Recarga la página y vuelve a intentarlo" }],
    [{ key: `${"k".repeat(42)}!` }, { key: "Recarga la página y vuelve a intentarlo" }],
    [{ purpose: "nada" }, { purpose: "Elige para qué quieres que te respondan" }],
    [{ name: " A " }, { name: "Escribe tu nombre" }],
    [{ name: "Al" }, {}],
    [{ name: "a".repeat(100) }, {}],
    [{ name: "a".repeat(101) }, { name: "Usa como mucho 100 caracteres" }],
    [{ consent: "" }, { consent: "Marca la casilla para que podamos responderte" }],
    [{ email: "" }, { email: NO_WAY_TO_REACH }],
    [{ email: "", phone: "612 345 678" }, {}],
    [{ email: "ana" }, { email: "Email inválido" }],
    [{ phone: "12345" }, { phone: "Escribe un teléfono, solo con números" }],
    [{ phone: "123456" }, {}],
    [{ phone: "seis" }, { phone: "Escribe un teléfono, solo con números" }],
    [{ phone: "6".repeat(40) }, {}],
    [{ when: "2026-12-03T17:00" }, {}],
    [{ when: "2026-13-03T17:00" }, { when: "Elige un día y una hora" }],
    [{ when: "2026-12-32T17:00" }, { when: "Elige un día y una hora" }],
    [{ when: "2026-12-03T24:00" }, { when: "Elige un día y una hora" }],
    [{ when: "2026-12-03T17:00:00" }, { when: "Elige un día y una hora" }],
    [{ homeId: ID }, {}],
    [{ message: "a".repeat(2000), page: "a".repeat(300), channel: "a".repeat(40) }, {}],
    [{ transcript: Array.from({ length: 40 }, () => ({ role: "user", content: "a".repeat(4000) })) }, {}],
    [
      { transcript: Array.from({ length: 41 }, () => ({ role: "user", content: "a" })) },
      { transcript: "Admite como mucho 40 mensajes" },
    ],
    [
      { transcript: [{ role: "user", content: "a".repeat(4001) }] },
      { "transcript.0.content": "Admite como mucho 4.000 caracteres" },
    ],
  ])("%j", (values, issues) => expect(of(values)).toEqual(issues));
  test("too long is refused", () => {
    expect(
      Object.keys(
        of({ message: "a".repeat(2001), page: "a".repeat(301), channel: "a".repeat(41), phone: "6".repeat(41) }),
      ),
    ).toEqual(expect.arrayContaining(["message", "page", "channel", "phone"]));
  });
  test("a message in it", () => {
    const message = (content: unknown) => shown(threadMessage, { callId: ID, content });
    expect(message(" hola ")).toEqual({});
    expect(threadMessage.parse({ callId: ID, content: " hola " }).content).toBe("hola");
    expect(threadMessage.parse({ callId: ID, content: "?" }).content).toBe("?");
    expect(message("  ")).toEqual({ content: "Escribe un mensaje" });
    expect(message(3)).toEqual({ content: "Escribe un mensaje" });
    expect(message("a".repeat(2000))).toEqual({});
    expect(message("a".repeat(2001))).toEqual({ content: "Admite como mucho 2.000 caracteres" });
  });
  test("the words beside the boxes", () => {
    expect(consentWords("Umbral")).toBe("Acepto que Umbral reciba estos datos y esta conversación para responderme.");
    expect(newsWords("Ferrer")).toBe("Quiero recibir también novedades de Ferrer.");
  });
  test("the team's side", () => {
    expect(shown(threadChange, { takenBy: "yo" })).toEqual({ takenBy: "Elige a alguien del equipo" });
    expect(shown(threadChange, { takenBy: null, isClosed: true })).toEqual({});
    expect(shown(channelForm, { isOpen: true, greeting: "a".repeat(300) })).toEqual({});
    expect(shown(channelForm, { isOpen: true, greeting: "a".repeat(301) })).toEqual({
      greeting: "Usa como mucho 300 caracteres",
    });
    expect(readThreadList(new URLSearchParams("ver=mias"))).toBe("mias");
    expect(readThreadList(new URLSearchParams("ver=otras"))).toBe("abiertas");
    expect(readThreadList(new URLSearchParams())).toBe("abiertas");
  });
});

describe("a conversation that is kept", () => {
  const question = (position: number, content = "a") => ({ position, role: "user", content });
  const answer = (position: number, content = "b") => ({ position, role: "assistant", content });
  const of = (...messages: unknown[]) => shown(keepMessages, { messages });

  test("questions at odd places, answers at even ones, one after the other", () => {
    expect(of(question(1), answer(2), question(3))).toEqual({});
    expect(of(question(3), answer(4))).toEqual({});
    expect(of(question(2))).toEqual({ "messages.0.role": "Preguntas y respuestas van por turnos" });
    expect(of(answer(1))).toEqual({ "messages.0.role": "Preguntas y respuestas van por turnos" });
    expect(of(question(1), question(3))).toEqual({ messages: "Las posiciones deben seguirse" });
    expect(of()).toEqual({ messages: "Falta la conversación" });
  });
  test("from the first to the four hundredth", () => {
    expect(of(answer(400))).toEqual({});
    expect(of(question(401))).toEqual({ "messages.0.position": "Esta conversación ya es muy larga" });
    expect(of(answer(0))).toHaveProperty(["messages.0.position"]);
    expect(of(...Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? question(i + 1) : answer(i + 1))))).toEqual({});
  });
  test("as long as they were asked and answered", () => {
    expect(of(question(1, "a".repeat(1000)))).toEqual({});
    expect(of(question(1, "a".repeat(1001)))).toEqual({ "messages.0.content": "Admite como mucho 1.000 caracteres" });
    expect(of(answer(2, "a".repeat(4000)))).toEqual({});
    expect(of(answer(2, "a".repeat(4001)))).toEqual({ "messages.0.content": "Admite como mucho 4.000 caracteres" });
    expect(of(question(1, ""))).toHaveProperty(["messages.0.content"]);
  });
  test("of what a form asked for only the purpose", () => {
    const extras = { quickReplies: ["sí"], ask: { purpose: "visita", name: "Ana", phone: "612345678" } };
    const kept = keepMessages.parse({ messages: [{ ...answer(2), extras }] });
    expect(kept.messages[0]!.extras).toEqual({ quickReplies: ["sí"], ask: { purpose: "visita" } });
    expect(kept.replacesAnswer).toBe(false);
    expect(keepMessages.parse({ messages: [answer(2)] }).messages[0]!.extras).toEqual({});
    const long = { quickReplies: Array.from({ length: 200 }, () => "x".repeat(400)) };
    expect(of({ ...answer(2), extras: long })).not.toEqual({});
  });
  test("a title is one line of at most 120 letters", () => {
    expect(conversationName.parse({ title: "  Piso\n en   Sants " }).title).toBe("Piso en Sants");
    expect(conversationName.parse({ title: "A" }).title).toBe("A");
    expect(shown(conversationName, { title: " \n" })).toEqual({ title: "Escribe un título" });
    expect(shown(conversationName, { title: "a".repeat(120) })).toEqual({});
    expect(shown(conversationName, { title: "a".repeat(121) })).toEqual({ title: "Usa como mucho 120 caracteres" });
  });
  test("the first question names it, cut behind a word at eighty letters", () => {
    expect(titleOf("¿Cuánto\nvale?")).toBe("¿Cuánto vale?");
    expect(titleOf("a".repeat(80))).toBe("a".repeat(80));
    expect(titleOf(`${"palabra ".repeat(9)}palabrasdenueveletras`)).toBe(`${"palabra ".repeat(9).trim()}…`);
    expect(titleOf("b".repeat(81)).length).toBeLessThanOrEqual(80);
  });
  test("a rating is one up, one down or none", () => {
    for (const rating of [1, -1, null]) expect(shown(answerRating, { rating })).toEqual({});
    for (const rating of [0, 2, "1"]) expect(shown(answerRating, { rating })).not.toEqual({});
  });
});

test("a conversation as a text file: what was said, the figures that were drawn, and the sources", () => {
  const text = savedChatText(
    "Piso en Sants",
    [
      { role: "user", content: "¿Cuánto vale?" },
      {
        role: "assistant",
        content: "Unos 242.000 €.",
        extras: {
          citations: [{ title: "Método", url: "/metodo" }],
          cards: [
            {
              kind: "result",
              title: "Valoración",
              figure: { label: "Precio", value: "242.000 €", low: "230.000 €", high: "255.000 €" },
              rows: [{ label: "Superficie", value: "80 m²" }],
              sources: [
                { label: "Portales", date: "2026-09" },
                { label: "AEAT", date: "" },
              ],
              open: { label: "Abrir", url: "/valoracion" },
            },
            {
              kind: "result",
              title: "Cuota",
              figure: { label: "Cuota", value: "632 €", low: "600 €" },
              rows: [],
              sources: [],
              open: { label: "Abrir", url: "/hipoteca" },
            },
            { kind: "home", title: "Piso", detail: "80 m²", price: "200.000 €", url: "/h/1" },
            { kind: "home", title: "Ático", detail: "", price: null, url: "/h/2" },
            { kind: "tool", title: "Calculadora", summary: "Cuánto rinde", url: "/roi" },
            { kind: "plan", title: "Agente", price: "29 €", detail: "500 créditos", url: "/precios" },
          ],
        },
      },
    ],
    "https://umbral.example",
  );
  expect(text).toBe(
    [
      "Piso en Sants",
      "",
      "Tú:",
      "¿Cuánto vale?",
      "",
      "Asistente:",
      "Unos 242.000 €.",
      "  Valoración",
      "  Precio: 242.000 € (de 230.000 € a 255.000 €)",
      "  Superficie: 80 m²",
      "  Dato: Portales 2026-09",
      "  Dato: AEAT",
      "  https://umbral.example/valoracion",
      "  Cuota",
      "  Cuota: 632 €",
      "  https://umbral.example/hipoteca",
      "  Piso",
      "  80 m²",
      "  200.000 €",
      "  https://umbral.example/h/1",
      "  Ático",
      "  https://umbral.example/h/2",
      "  Calculadora",
      "  Cuánto rinde",
      "  https://umbral.example/roi",
      "  Agente",
      "  29 €",
      "  500 créditos",
      "  https://umbral.example/precios",
      "  Fuente: Método (https://umbral.example/metodo)",
      "",
    ].join("\n"),
  );
});
