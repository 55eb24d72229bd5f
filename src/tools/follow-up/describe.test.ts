import { describe, expect, test } from "vitest";
import { outcome, STOPPED } from "./outcomes.test-data.ts";
import { followUp as tool } from "./tool.ts";

const textOf = ({ input, result }: ReturnType<typeof outcome>) => tool.textOf(result, input);
const messageOf = ({ input, result }: ReturnType<typeof outcome>) => tool.messageOf(result, input);
const described = ({ input, result }: ReturnType<typeof outcome>) => tool.describe(result, input);
const rowsOf = ({ input, result }: ReturnType<typeof outcome>) =>
  tool.rowsOf(result, input).map(({ label, value }) => `${label}: ${value}`);

const ABOUT = "el piso de la calle Sueca";
const HELLO = "Hola, Marta. Soy Nuria, de Ferrer Hogar.";
const FIRST = `${HELLO} Te escribo por ${ABOUT}. Gracias por escribir. ¿Hablamos cinco minutos y me cuentas qué buscas?`;
const LAST = `${HELLO} No quiero molestarte: es la última vez que te escribo por ${ABOUT}. Si más adelante te viene bien, dímelo y seguimos donde lo dejamos.`;
const HOURS =
  "De lunes a viernes, de 9 a 20, en tu hora. Los festivos nacionales se saltan; los de tu comunidad y tu ciudad no se conocen: mira el calendario.";
const FOOT = (day: string) => `${HOURS}\nEl ritmo es criterio de Umbral.\nCalculado el ${day}.`;
const SOURCES = (day: string) =>
  `FUENTES\nRitmo y horario: Criterio de Umbral, sin estudio detrás (${day}, orientativo)`;

describe("the text that is copied", () => {
  test("an open plan: when, what to say each time, and what it rests on", () => {
    expect(textOf(outcome())).toBe(
      [
        "SEGUIMIENTO DE MARTA RUIZ",
        "22 de noviembre de 2026",
        "Siguiente paso con Marta Ruiz: Lunes, 23 de noviembre, a las 9:00",
        "Después quedan 5. Si responde, se cancelan.",
        "Estado: En marcha",
        "",
        "PASO A PASO",
        "Nada se envía solo: tú lo mandas.",
        `lunes, 23 de noviembre, a las 9:00 (primer contacto): ${FIRST}`,
        `martes, 24 de noviembre, a las 10:00 (al día siguiente): ${HELLO} Te escribí por ${ABOUT} y no pudimos hablar. ¿A qué hora te viene bien?`,
        `jueves, 26 de noviembre, a las 10:00 (a los 3 días): ${HELLO} Sigo con ${ABOUT}. Si me dices zona, precio y para cuándo, te mando solo lo que encaja.`,
        `lunes, 30 de noviembre, a las 10:00 (a los 7 días): ${HELLO} ¿Sigues pensando en ${ABOUT}? Con un sí o un no me organizo, y si ha cambiado algo lo ajusto.`,
        `lunes, 7 de diciembre, a las 10:00 (a los 14 días): ${HELLO} Por si se te pasó: te escribí por ${ABOUT}. ¿Lo dejamos para más adelante o seguimos?`,
        `miércoles, 23 de diciembre, a las 10:00 (a los 30 días): ${LAST}`,
        "",
        FOOT("22 de noviembre de 2026"),
        "",
        SOURCES("22 de noviembre de 2026"),
      ].join("\n"),
    );
  });

  test("the last step alone", () => {
    expect(textOf(STOPPED.last())).toBe(
      [
        "SEGUIMIENTO DE MARTA RUIZ",
        "20 de diciembre de 2026",
        "Siguiente paso con Marta Ruiz: Miércoles, 23 de diciembre, a las 10:00",
        "Es el último paso. Si no responde, déjalo estar.",
        "Estado: En marcha",
        "",
        "PASO A PASO",
        "Nada se envía solo: tú lo mandas.",
        `miércoles, 23 de diciembre, a las 10:00 (a los 30 días): ${LAST}`,
        "",
        FOOT("20 de diciembre de 2026"),
        "",
        SOURCES("20 de diciembre de 2026"),
      ].join("\n"),
    );
  });

  test.each([
    [
      "replied",
      "Parado: ha respondido",
      "Respondió el 24 de noviembre de 2026: el resto de pasos queda cancelado. Sigue tú la conversación.",
      "25 de noviembre de 2026",
    ],
    [
      "refused",
      "Parado: no quiere que insistas",
      "Ha dicho que no: no queda ningún paso. Guarda la ficha y no le escribas más.",
      "22 de noviembre de 2026",
    ],
    [
      "noted",
      "Parado: está en tu registro de no llamar",
      "Su número está en tu registro: no se le llama ni se le escribe por WhatsApp. Si tienes su correo, cambia el canal.",
      "22 de noviembre de 2026",
    ],
    [
      "done",
      "Terminado",
      "Los seis pasos están hechos. Si no ha respondido, déjalo estar hasta que vuelva.",
      "10 de enero de 2027",
    ],
  ] as const)("stopped, %s", (name, state, why, day) => {
    const found = STOPPED[name]();
    expect(textOf(found)).toBe(
      [
        "SEGUIMIENTO DE MARTA RUIZ",
        day,
        `Seguimiento: ${state}`,
        why,
        `Estado: ${state}`,
        "",
        "PASO A PASO",
        "Nada se envía solo: tú lo mandas.",
        "",
        FOOT(day),
        "",
        SOURCES(day),
      ].join("\n"),
    );
    expect(messageOf(found)).toBe(`${state}. ${why}`);
    expect(described(found).summary).toBe(`Siguiente paso: ${state}`);
    expect(described(found).aside).toMatchObject({
      title: state,
      figures: [
        { label: "Contacto", value: "Marta Ruiz" },
        { label: "En qué punto está", value: "Acaba de llegar" },
      ],
      notes: [why],
    });
  });

  test("a contact without a name is greeted without one", () => {
    const found = outcome({ name: "", agent: "", about: "", stage: "oferta", channel: "correo" });
    expect(textOf(found)).toMatch(/^SEGUIMIENTO\n/);
    expect(textOf(found)).toContain("\nSiguiente paso: Lunes, 23 de noviembre, a las 9:00\n");
    expect(messageOf(found)).toBe(
      "Hola. Te escribo por tu oferta. Te cuento cómo está y qué viene ahora. ¿Te viene bien hoy?",
    );
    expect(tool.titleOf(found.input)).toBe("Seguimiento de un contacto");
    expect(described(found).aside?.figures).toEqual([{ label: "Siguiente paso", value: "Primer contacto" }]);
  });
});

describe("a step that was merged into a later one is mentioned", () => {
  test("one: on Monday 30 November the step of the third day was missed and goes into that of the seventh", () => {
    const found = outcome({ done: 2 }, "2026-11-30");
    expect(described(found).headline?.notices).toEqual([
      { kind: "notice", tone: "info", text: "Un paso se junta con el siguiente: nadie recibe dos mensajes seguidos." },
    ]);
  });
  test("three: on 8 December those of the first, third and seventh day", () => {
    const found = outcome({ done: 1 }, "2026-12-08");
    expect(textOf(found)).toContain(
      "\nEstado: En marcha\n3 pasos se juntan con el siguiente: nadie recibe dos mensajes seguidos.\n",
    );
  });
  test("none: nothing is said", () => expect(described(outcome()).headline?.notices).toEqual([]));
});

test("beside the form: who, which step and what to say", () => {
  expect(described(outcome()).aside).toEqual({
    title: "Lunes, 23 de noviembre, a las 9:00",
    drawing: { kind: "drawing", name: "cadence" },
    figures: [
      { label: "Contacto", value: "Marta Ruiz" },
      { label: "Siguiente paso", value: "Primer contacto" },
    ],
    notes: [FIRST],
  });
  expect(messageOf(outcome())).toBe(FIRST);
});

test("the cover says where it stands, and that nothing is sent by itself", () => {
  expect(described(outcome({ stage: "visita", channel: "llamada" })).document).toEqual({
    kind: "Seguimiento",
    title: "Seguimiento de Marta Ruiz",
    detail: "22 de noviembre de 2026",
    note: "Documento interno. Nada se envía solo.",
    facts: [
      { label: "Estado", value: "En marcha" },
      { label: "En qué punto está", value: "Visitó una vivienda" },
      { label: "Canal", value: "Llamada" },
      { label: "Empezó", value: "21 de noviembre de 2026" },
    ],
  });
});

test("on paper the next step is a sentence, and the hours stand once", () => {
  const paper = ({ input, result }: ReturnType<typeof outcome>) => tool.describeDocument!(result, input);
  const open = paper(outcome({ done: 1 }, "2026-12-08"));
  expect(open.headline).toBeUndefined();
  expect(open.sections[0]).toEqual({
    id: "seguimiento-siguiente",
    title: "Siguiente paso: Miércoles, 9 de diciembre, a las 10:00",
    lead: "Después queda uno. Si responde, se cancela.",
    blocks: [
      {
        kind: "notice",
        tone: "info",
        text: "3 pasos se juntan con el siguiente: nadie recibe dos mensajes seguidos.",
      },
      { kind: "prose", text: HOURS, tone: "small" },
    ],
  });
  expect(open.sections[1]?.id).toBe("seguimiento-pasos");
  expect(open.footnotes).toEqual(["El ritmo es criterio de Umbral.", "Calculado el 8 de diciembre de 2026."]);
  expect(paper(STOPPED.last()).sections[0]?.title).toBe("Siguiente paso: Miércoles, 23 de diciembre, a las 10:00");
  expect(paper(STOPPED.refused()).sections[0]?.title).toBe("Parado: no quiere que insistas");
});

describe("the steps in lists", () => {
  // Only the first was done: those of the first, third and seventh day were missed.
  const late = outcome({ done: 1, stage: "contactado" }, "2026-12-08");

  test("two plans are compared by what was typed and by when each step is due", () => {
    expect(rowsOf(late)).toEqual([
      "Contacto: Marta Ruiz",
      "En qué punto está: Ya hablamos",
      "Canal: WhatsApp",
      `Sobre qué: ${ABOUT}`,
      "Empezó: sábado, 21 de noviembre, a las 21:00",
      "Hora de los siguientes: 10:00",
      "Pasos hechos: 1",
      "Siguiente paso: Miércoles, 9 de diciembre, a las 10:00",
      "Estado: En marcha",
      "Primer contacto: Hecho",
      "Al día siguiente: Va en el siguiente",
      "A los 3 días: Va en el siguiente",
      "A los 7 días: Va en el siguiente",
      "A los 14 días: miércoles, 9 de diciembre, a las 10:00",
      "A los 30 días: miércoles, 23 de diciembre, a las 10:00",
      "Datos a: 8 de diciembre de 2026",
    ]);
    expect(rowsOf(STOPPED.replied())).toContain("Respondió: 24 de noviembre de 2026");
  });

  test("the spreadsheet has each step with its subject, and the state in words", () => {
    const [table] = tool.tablesOf(late.result, late.input);
    expect(table?.name).toBe("Seguimiento");
    expect(table?.columns).toEqual(["Paso", "Fecha", "Hora", "Estado", "Canal", "Asunto", "Mensaje"]);
    expect(table?.rows.map((row) => row.slice(0, 6))).toEqual([
      ["Primer contacto", "2026-11-23", "09:00", "Hecho", "WhatsApp", `Sobre ${ABOUT}`],
      ["Al día siguiente", "2026-11-24", "10:00", "Va en el siguiente", "WhatsApp", `Sobre ${ABOUT}`],
      ["A los 3 días", "2026-11-26", "10:00", "Va en el siguiente", "WhatsApp", `Sobre ${ABOUT}`],
      ["A los 7 días", "2026-11-30", "10:00", "Va en el siguiente", "WhatsApp", `Sobre ${ABOUT}`],
      ["A los 14 días", "2026-12-09", "10:00", "Toca ahora", "WhatsApp", `Sobre ${ABOUT}`],
      ["A los 30 días", "2026-12-23", "10:00", "Pendiente", "WhatsApp", `Cierro por ahora: ${ABOUT}`],
    ]);
    expect(table?.rows.at(-1)?.at(-1)).toBe(LAST);
    expect(tool.tablesOf(STOPPED.refused().result, STOPPED.refused().input)[0]?.rows[0]?.[3]).toBe("Cancelado");
  });

  test("paper says when and what of the open steps, and the state of the others", () => {
    const { sections } = described(late);
    const table = sections[0]?.blocks.find(({ kind, on }) => kind === "table" && on?.includes("pdf"));
    expect(table).toMatchObject({
      columns: [{ title: "Paso" }, { title: "Cuándo" }, { title: "Qué decir" }],
      rows: [
        ["Primer contacto", "Hecho", "–"],
        ["Al día siguiente", "Va en el siguiente", "–"],
        ["A los 3 días", "Va en el siguiente", "–"],
        ["A los 7 días", "Va en el siguiente", "–"],
        [
          "A los 14 días",
          "miércoles, 9 de diciembre, a las 10:00",
          `${HELLO} Por si se te pasó: te escribí por ${ABOUT}. ¿Lo dejamos para más adelante o seguimos?`,
        ],
        ["A los 30 días", "miércoles, 23 de diciembre, a las 10:00", LAST],
      ],
      on: ["pdf"],
    });
  });
});
