import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./conversations.test-data.ts";
import { readThread } from "./read-thread.ts";
import { withSides } from "./sides.ts";
import { summarize } from "./summarize.ts";
import type { ConversationSummary } from "./summary.ts";
import type { Thread } from "./thread.ts";

const TODAY = "2025-03-28";
const read = (text: string, agents: readonly string[] = [], zone = "Europe/Madrid"): Thread => {
  const thread = readThread(text, { fileName: null, zone, locale: "es-ES" });
  if ("problem" in thread) throw new Error(thread.problem);
  return agents.length === 0
    ? thread
    : withSides(
        thread,
        agents.map((name) => thread.people.findIndex((person) => person.name === name)),
      );
};
const sum = (text: string, agents: readonly string[] = [], country = "ES") =>
  summarize(read(text, agents), { today: TODAY, country });

describe("the checks of the specification", () => {
  const text = "28/3/2025, 9:29 p. m. - Ana: Te envío la nota mañana. El lunes a las 18 nos vemos.";
  test("a promise for the next day, and a meeting behind the change of clocks", () => {
    expect(sum(text, ["Ana"]).commitments).toEqual([
      { by: 0, what: "Te envío la nota mañana", due: { day: "2025-03-29" }, kind: "task", message: 0 },
      {
        by: 0,
        what: "El lunes a las 18 nos vemos",
        due: { at: "2025-03-31T16:00:00.000Z" },
        kind: "appointment",
        message: 0,
      },
    ]);
  });
});

const EVERYTHING = EXAMPLES.map((example) => {
  const thread = readThread(example.text, { fileName: null, zone: example.zone, locale: `es-${example.country}` });
  if ("problem" in thread) throw new Error(thread.problem);
  const sided =
    example.agents.length === 0
      ? thread
      : withSides(
          thread,
          example.agents.map((name) => thread.people.findIndex((person) => person.name === name)),
        );
  return { ...example, thread: sided };
});

/** The thread without some messages; the others keep their places. */
const without = (thread: Thread, gone: readonly number[]): Thread => ({
  ...thread,
  messages: thread.messages.filter(({ index }) => !gone.includes(index)),
});
const parts = ({ facts, lines, commitments, objections, moods, unanswered }: ConversationSummary) => [
  ...facts.map(({ kind, shown, messages }) => ({ key: `fact ${kind} ${shown}`, messages })),
  ...lines.map(({ text, messages }) => ({ key: `line ${text}`, messages })),
  ...commitments.map(({ what, message }) => ({ key: `commitment ${what} ${message}`, messages: [message] })),
  ...objections.map(({ topic, message }) => ({ key: `objection ${topic} ${message}`, messages: [message] })),
  ...moods.map(({ quote, message }) => ({ key: `mood ${quote} ${message}`, messages: [message] })),
  ...unanswered.map(({ message }) => ({ key: `open ${message}`, messages: [message] })),
];

describe.each(EVERYTHING.map((example) => [example.name, example] as const))(
  "nothing is invented: %s",
  (_, { thread, country }) => {
    const whole = summarize(thread, { today: TODAY, country });
    test("every part names messages of the conversation", () => {
      const known = new Set(thread.messages.map(({ index }) => index));
      for (const { key, messages } of parts(whole)) {
        expect(messages.length, key).toBeGreaterThan(0);
        for (const message of messages) expect(known.has(message), key).toBe(true);
      }
      expect(whole.lines.length).toBeLessThanOrEqual(5);
    });
    test("a part goes with its messages", () => {
      for (const { key, messages } of parts(whole)) {
        const left = parts(summarize(without(thread, messages), { today: TODAY, country }));
        expect(
          left.map((part) => part.key),
          key,
        ).not.toContain(key);
      }
    });
    test("quotes are the people's own words", () => {
      const said = thread.messages.map(({ text }) => text).join("\n");
      for (const { quote } of whole.moods) expect(said).toContain(quote.replace(/…$/, ""));
    });
  },
);

test("any conversation is summed up, whatever people write", () => {
  const word = fc.constantFrom(
    ..."busco quiero piso ático 3 habitaciones 250 mil € en Ruzafa no sin ascensor mañana el lunes a las 6 y media te llamo ¿ ? , . perdón 280 hasta entre y de la k millones UF 5/4 dentro dos días".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.array(word, { minLength: 1, maxLength: 25 })), { maxLength: 12 }),
      (said) => {
        const text = said
          .map(([isAna, words], at) => `28/3/25, 9:${String(at + 10)} - ${isAna ? "Ana" : "Luis"}: ${words.join(" ")}`)
          .join("\n");
        if (text === "") return;
        const thread = read(text);
        for (const { messages } of parts(summarize(thread, { today: TODAY, country: "ES" })))
          for (const message of messages) expect(thread.messages[message]).toBeDefined();
      },
    ),
    { numRuns: 150 },
  );
});

test("waits count between two sides, from the first message that waits", () => {
  const text =
    "28/3/25, 9:00 - Ana: Hola\n28/3/25, 9:10 - Ana: ¿Hay alguien?\n28/3/25, 9:30 - Luis: Sí\n28/3/25, 9:31 - Marta: Yo también\n28/3/25, 11:30 - Ana: Gracias";
  expect(sum(text, ["Luis", "Marta"]).responses).toEqual([
    { person: 0, median: 120, longest: { minutes: 120, message: 4 }, count: 1 },
    { person: 1, median: 30, longest: { minutes: 30, message: 2 }, count: 1 },
  ]);
});

test.each([
  // Answered later, by what it is about.
  [
    "9:00 - Ana: ¿Tiene trastero?\nL 9:01 - Luis: Hola Ana, buenos días\nL 9:02 - Ana: Hola\nL 10:00 - Luis: Sí, con trastero de 5 m2",
    0,
  ],
  ["9:00 - Ana: ¿Tiene trastero?\nL 9:01 - Luis: Lo miro y te digo", 1],
  ["9:00 - Ana: ¿Qué tal?\nL 9:01 - Luis: Bien", 0],
  ["9:00 - Ana: Te llamo luego, ¿vale?", 0],
  ["9:00 - Ana: ¿Cuánto piden?\nL 9:01 - Luis: 210.000 €", 0],
  ["9:00 - Ana: ¿Cuánto piden? ¿Y tiene garaje?\nL 9:01 - Luis: Piden 210.000 €", 1],
  ["9:00 - Ana: ¿Me mandas fotos?\nL 9:01 - Luis: IMG-1.jpg (archivo adjunto)", 0],
  ["9:00 - Ana: ¿Se puede ver?\nL 9:01 - Luis: 👍", 0],
  ["9:00 - Ana: cuando se puede visitar\nL 9:01 - Luis: Buenas", 1],
  ["9:00 - Ana: Quería saber si admiten perros\nL 9:05 - Luis: Las mascotas están permitidas", 0],
])("questions: %j leave %i open", (lines, count) => {
  const text = `28/3/25, ${lines.replaceAll("\nL ", "\n28/3/25, ")}`;
  expect(
    sum(
      text,
      ["Luis"].filter((name) => text.includes(`- ${name}:`)),
    ).unanswered,
  ).toHaveLength(count);
});

test("moods are only quotes", () => {
  const { moods } = sum(
    "28/3/25, 9:00 - Ana: Me encanta la terraza. Pero estoy agobiada con las fechas\n28/3/25, 9:01 - Luis: Me alegro mucho",
    ["Luis"],
  );
  expect(moods).toEqual([{ message: 0, quote: "Me encanta la terraza." }]);
});

test("a reply answers what is open, in the conversation's way of speaking, and is none where nothing is", () => {
  expect(
    sum("28/3/25, 9:00 - Ana Gil: ¿Admiten mascotas?\n28/3/25, 9:01 - Luis: Buenas tardes Ana, ¿qué busca usted?", [
      "Luis",
    ]).reply,
  ).toBe("Hola, Ana:\nMe preguntaba «¿Admiten mascotas?»: lo compruebo y se lo digo.");
  expect(sum("28/3/25, 9:00 - Ana Gil: Hola\n28/3/25, 9:01 - Luis: Hola", ["Luis"]).reply).toBeNull();
});

test("with nobody chosen facts are less certain, and the agent's offers are still no wishes", () => {
  const text =
    "28/3/25, 9:00 - Ana: Busco piso en Ruzafa, mi presupuesto es 200.000 €\n28/3/25, 9:01 - Luis: Gracias por escribirnos. Tengo un piso en Patraix por 180.000 € con garaje, te puedo enseñar otro";
  const [chosen, open] = [sum(text, ["Luis"]), sum(text)];
  expect(open.facts.map(({ shown }) => shown)).toEqual(chosen.facts.map(({ shown }) => shown));
  expect(open.facts.every(({ certainty }, at) => certainty < chosen.facts[at]!.certainty)).toBe(true);
});

test("a long conversation is read and summed up in one pass", { timeout: 60_000 }, () => {
  const lines = EXAMPLES[0]!.text.split("\n").slice(1);
  const block = lines.map((line) => line.slice(line.indexOf(" - ") + 3));
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; length < 1_000_000; at++) {
    const minute = at % 1440;
    const day = 1 + (Math.floor(at / 1440) % 28);
    const line = `${day}/${1 + (Math.floor(at / 40_320) % 12)}/25, ${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")} - ${block[at % block.length]}`;
    parts.push(line);
    length += line.length + 1;
  }
  // Nothing is timed here: a slow reading meets the limit of the test.
  const thread = read(parts.join("\n"), ["Laura Umbral"]);
  expect(thread.messages).toHaveLength(parts.length);
  const summary = summarize(thread, { today: TODAY, country: "ES" });
  expect(summary.lines.length).toBeGreaterThan(0);
});

test("amounts that take turns are one fact with the other behind it", () => {
  const { facts } = sum(
    ["200", "250", "200", "250", "200"]
      .map((amount, at) => `28/3/25, 9:0${at} - Ana: mi presupuesto es ${amount}.000 €`)
      .join("\n"),
  );
  expect(facts.find(({ kind }) => kind === "budget")).toMatchObject({
    value: { max: 200_000 },
    messages: [0, 2, 4],
    replaced: [{ messages: [1, 3] }],
  });
});

test("zones stand beside one another, whatever their letters, until one is said to be instead", () => {
  const zoneOf = (...said: string[]) =>
    sum(said.map((words, at) => `28/3/25, 9:0${at} - Ana: ${words}`).join("\n")).facts.find(
      ({ kind }) => kind === "zone",
    );
  expect(zoneOf("busco piso en Ruzafa", "busco también en Benimaclet o RUZAFA")).toMatchObject({
    shown: "Ruzafa o Benimaclet",
    value: { names: ["Ruzafa", "Benimaclet"] },
    messages: [0, 1],
    replaced: [],
  });
  expect(zoneOf("busco piso en Ruzafa", "también miramos en Benimaclet", "ahora busco mejor en Patraix")).toMatchObject(
    { shown: "Patraix", messages: [2], replaced: [{ shown: "Ruzafa o Benimaclet", messages: [0, 1] }] },
  );
  // «Miraríamos» loses its accent before it is read.
  expect(zoneOf("miraríamos en Nervión")?.shown).toBe("Nervión");
});
