import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readThread } from "./read-thread.ts";
import type { Thread } from "./thread.ts";

const read = (text: string, options: Partial<Parameters<typeof readThread>[1]> = {}): Thread => {
  const thread = readThread(text, { fileName: null, zone: "Europe/Madrid", locale: "es-ES", ...options });
  if ("problem" in thread) throw new Error(thread.problem);
  return thread;
};
const nn = "\u202f";

describe("heads of WhatsApp exports", () => {
  test.each([
    ["23/03/2022, 13:31 - Ana: hola", "2022-03-23T13:31"],
    ["1/29/18, 0:24 PM - Ana: hola", "2018-01-29T12:24"],
    [`1/29/18, 9:24${nn}PM - Ana: hola`, "2018-01-29T21:24"],
    ["3/5/24, 9:07 - Ana: hola", "2024-05-03T09:07"],
    ["3/5/24, 9:07 p. m. - Ana: hola", "2024-05-03T21:07"],
    [`3/5/24, 9:07 p.${nn}m. - Ana: hola`, "2024-05-03T21:07"],
    [`28/3/2025, 9:29${nn}p.\u00a0m. - Ana: hola`, "2025-03-28T21:29"],
    ["28/3/2025, 12:05 a.m. - Ana: hola", "2025-03-28T00:05"],
    ["28/3/2025 21:29 - Ana: hola", "2025-03-28T21:29"],
    ["[3/18/22, 14:56:00] Ana: hola", "2022-03-18T14:56"],
    ["[18/3/22, 14:56:00] Ana: hola", "2022-03-18T14:56"],
    [`[3/18/22, 2:56:00${nn}PM] Ana: hola`, "2022-03-18T14:56"],
    ["\u200e[31/12/22, 11:40:26] Ana: hola", "2022-12-31T11:40"],
    ["[31/12/22 11:40:26 p. m.] Ana: hola", "2022-12-31T23:40"],
    ["18.03.22, 14:56 - Ana: hola", "2022-03-18T14:56"],
    ["18-03-22 14.56 - Ana: hola", "2022-03-18T14:56"],
    ["2022-03-23, 13:31 - Ana: hola", "2022-03-23T13:31"],
    ["[9:29 p. m., 28/3/2025] Ana: hola", "2025-03-28T21:29"],
    ["\ufeff[21:29, 28/3/2025] Ana: hola", "2025-03-28T21:29"],
  ])("%s", (line, wallTime) => {
    const thread = read(line);
    expect(thread.source).toBe("whatsapp");
    expect(thread.people).toEqual([{ name: "Ana", messages: 1, side: null }]);
    expect(thread.messages).toMatchObject([{ index: 0, wallTime, author: 0, text: "hola", line: 1 }]);
  });
  test("the wall time of the zone is an instant, on both sides of a change of clocks", () => {
    const thread = read("28/3/2025, 9:29 p. m. - A: a\n31/3/2025, 18:00 - A: b");
    expect(thread.messages.map(({ at }) => at)).toEqual(["2025-03-28T20:29:00.000Z", "2025-03-31T16:00:00.000Z"]);
  });
});

describe("order of day and month", () => {
  test.each([
    ["13/2/25, 10:00 - A: a\n1/3/25, 10:00 - A: b", "es-ES", { dayFirst: true, evidence: "over-twelve" }],
    ["2/13/25, 10:00 - A: a\n3/1/25, 10:00 - A: b", "es-ES", { dayFirst: false, evidence: "over-twelve" }],
    // 5 January, 2 February, 1 March; read the other way it would go back twice.
    [
      "5/1/25, 10:00 - A: a\n2/2/25, 10:00 - A: b\n1/3/25, 10:00 - A: c",
      "es-US",
      { dayFirst: true, evidence: "sequence" },
    ],
    ["3/4/25, 10:00 - A: a", "es-MX", { dayFirst: true, evidence: "locale" }],
    ["3/4/25, 10:00 - A: a", "es-US", { dayFirst: false, evidence: "locale" }],
    ["2025-04-03, 10:00 - A: a", "es-US", { dayFirst: false, evidence: "iso" }],
  ] as const)("%s in %s", (text, locale, order) => {
    expect(read(text, { locale }).order).toEqual(order);
  });
  test("a year ends and another begins", () => {
    const thread = read("31/12/24, 23:59 - A: a\n1/1/25, 0:01 - A: b");
    expect(thread.messages.map(({ wallTime }) => wallTime)).toEqual(["2024-12-31T23:59", "2025-01-01T00:01"]);
  });
});

describe("the text and the files of messages", () => {
  const one = (body: string, head = "28/3/25, 9:29 - Ana: ") => read(`${head}${body}`).messages[0]!;
  test.each([
    ["<Multimedia omitido>", "other", null, true],
    ["<Archivo omitido>", "other", null, true],
    ["<Media omitted>", "other", null, true],
    ["\u200eimagen omitida", "image", null, true],
    ["\u200eVideo omitido", "video", null, true],
    ["audio omitido", "audio", null, true],
    ["sticker omitido", "sticker", null, true],
    ["GIF omitido", "gif", null, true],
    ["Tarjeta de contacto omitida", "contact", null, true],
    ["Contact card omitted", "contact", null, true],
    ["image omitted", "image", null, true],
    ["Nota simple.pdf • \u200e2 páginas \u200edocumento omitido", "document", "Nota simple.pdf", true],
    ["IMG-20250328-WA0001.jpg (archivo adjunto)", "image", "IMG-20250328-WA0001.jpg", false],
    ["IMG-20250328-WA0001.jpg (file attached)", "image", "IMG-20250328-WA0001.jpg", false],
    ["PTT-20250328-WA0001.opus (archivo adjunto)", "audio", "PTT-20250328-WA0001.opus", false],
    ["Juan.vcf (archivo adjunto)", "contact", "Juan.vcf", false],
    ["\u200e<adjunto: 00000035-PHOTO-2025-03-28.jpg>", "image", "00000035-PHOTO-2025-03-28.jpg", false],
    [
      "\u200e<attached: 00000035-PHOTO-2022-03-27-21-41-55.jpg>",
      "image",
      "00000035-PHOTO-2022-03-27-21-41-55.jpg",
      false,
    ],
    [
      "\u200eUbicación: https://maps.google.com/?q=39.4,-0.3",
      "location",
      "https://maps.google.com/?q=39.4,-0.3",
      false,
    ],
    ["location: https://maps.google.com/?q=39.4,-0.3", "location", "https://maps.google.com/?q=39.4,-0.3", false],
  ])("%s is a file", (body, kind, name, isOmitted) => {
    expect(one(body)).toMatchObject({ media: { kind, name, isOmitted }, text: "", isNotice: false, author: 0 });
  });
  test("words beside a file stay", () => {
    expect(one("IMG-1.jpg (archivo adjunto)\nEl salón")).toMatchObject({
      text: "El salón",
      media: { name: "IMG-1.jpg" },
    });
    expect(one("Mira \u200e<adjunto: 1.pdf>")).toMatchObject({ text: "Mira", media: { kind: "document" } });
    expect(one("la cocina la he omitido")).toMatchObject({ media: null, text: "la cocina la he omitido" });
  });
  test.each([
    "Eliminaste este mensaje.",
    "Se eliminó este mensaje.",
    "You deleted this message",
    "This message was deleted",
    "\u200eSe eliminó este mensaje.",
  ])("%s", (body) => {
    expect(one(body)).toMatchObject({ isDeleted: true, text: "", isNotice: false });
  });
  test.each(["<Se editó este mensaje.>", "\u200e<Se editó este mensaje.>", "<This message was edited>"])(
    "edited: %s",
    (mark) => {
      expect(one(`son 250 ${mark}`)).toMatchObject({ isEdited: true, text: "son 250", isNotice: false });
    },
  );
  test.each([
    "28/3/25, 9:29 - Los mensajes y las llamadas están cifrados de extremo a extremo. Nadie fuera de este chat, ni siquiera WhatsApp, puede leerlos.",
    "28/3/25, 9:29 - Messages and calls are end-to-end encrypted. No one outside of this chat can read them.",
    "[28/3/25, 9:29:01] Ana: \u200eLos mensajes y las llamadas están cifrados de extremo a extremo.",
    "28/3/25, 9:29 - Cambió tu código de seguridad con Ana. Pulsa para obtener más información.",
    "28/3/25, 9:29 - Your security code with Ana changed. Tap to learn more.",
    "28/3/25, 9:29 - Ana creó el grupo “Piso Ruzafa”",
    "28/3/25, 9:29 - Ana añadió a Luis",
    "28/3/25, 9:29 - Luis salió",
    "28/3/25, 9:29 - Ana cambió el asunto de “Piso: uno” a “Piso: dos”",
    "[28/3/25, 9:29:01] Piso Ruzafa: \u200eAna creó el grupo",
    "28/3/25, 9:29 - Ana: Llamada perdida",
    "28/3/25, 9:29 - Ana: \u200eLlamada de voz perdida",
    "28/3/25, 9:29 - Missed voice call",
  ])("%s is a notice", (line) => {
    const thread = read(line);
    expect(thread.messages).toMatchObject([{ isNotice: true, author: null }]);
    expect(thread.people).toEqual([]);
  });
  test("lines go on, colons stay, names have emoji and numbers", () => {
    const thread = read(
      "28/3/25, 9:29 - Ana 🏡 Pérez: Hola:\nPrecio: 250\n\nNota: gracias\r\n28/3/25, 9:30 - +34 612 34 56 78: vale: sí\n28/3/25, 9:31 - ~ Luis: ok\n99/99/25, 9:31 - nada",
    );
    expect(thread.people.map(({ name }) => name)).toEqual(["Ana 🏡 Pérez", "+34 612 34 56 78", "Luis"]);
    expect(thread.messages.map(({ text }) => text)).toEqual([
      "Hola:\nPrecio: 250\n\nNota: gracias",
      "vale: sí",
      "ok\n99/99/25, 9:31 - nada",
    ]);
    expect(thread.messages.map(({ line }) => line)).toEqual([1, 5, 6]);
    expect(thread.isGroup).toBe(true);
  });
  test("the other side's name is the title", () => {
    const title = (fileName: string) => read("28/3/25, 9:29 - A: a", { fileName }).title;
    expect(title("Chat de WhatsApp con Ana Pérez.txt")).toBe("Ana Pérez");
    expect(title("WhatsApp Chat with Ana.txt")).toBe("Ana");
    expect(title("WhatsApp Chat - Ana.zip")).toBe("Ana");
    expect(title("_chat.txt")).toBeNull();
  });
});

describe("transcripts and notes", () => {
  const said = (text: string) => {
    const thread = read(text);
    return thread.messages.map(
      ({ author, text: words }) => `${author === null ? "-" : thread.people[author]!.name}: ${words}`,
    );
  };
  test.each([
    ["Ana: Hola\nLuis: Buenas\ny gracias", ["Ana: Hola", "Luis: Buenas\ny gracias"]],
    ["[10:02] Ana: Hola\n[10:03] Luis: Buenas", ["Ana: Hola", "Luis: Buenas"]],
    ["AGENTE – Hola\nCLIENTE – Buenas: sí", ["AGENTE: Hola", "CLIENTE: Buenas: sí"]],
    ["Ana García  0:03\nHola.\n\nLuis  0:07\nBuenas.", ["Ana García: Hola.", "Luis: Buenas."]],
    ["Ana García\n0:03\nHola.\nLuis\n0:07\nBuenas.", ["Ana García: Hola.", "Luis: Buenas."]],
    ["00:00:03 Ana: Hola\n00:00:09 Luis: Buenas", ["Ana: Hola", "Luis: Buenas"]],
    ["10:02:33 De Ana a Todos: Hola\n10:03:01 De Luis a Todos: Buenas", ["Ana: Hola", "Luis: Buenas"]],
    [
      "WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.000\nAna: Hola,\n\n2\n00:00:03.000 --> 00:00:05.000\nAna: qué tal.\n\n00:06.000 --> 00:07.000\n<v Luis>Buenas</v>",
      ["Ana: Hola, qué tal.", "Luis: Buenas"],
    ],
    [
      "1\n00:00:01,000 --> 00:00:03,000\nLuis: Buenas.\n\n2\n00:00:04,000 --> 00:00:05,000\nAna: Hola.",
      ["Luis: Buenas.", "Ana: Hola."],
    ],
    [
      "Busca piso en Ruzafa\nPresupuesto: 250 mil\n\nZona: centro",
      ["-: Busca piso en Ruzafa", "-: Presupuesto: 250 mil", "-: Zona: centro"],
    ],
  ])("%s", (text, expected) => expect(said(text)).toEqual(expected));
  test("notes are no transcript, and neither has a time", () => {
    expect(read("Ana quiere vender").source).toBe("notes");
    expect(read("Ana: hola\nLuis: hola")).toMatchObject({
      source: "transcript",
      order: null,
      messages: [{ at: null }, { at: null }],
    });
  });
});

describe("files that are no conversation", () => {
  const problem = (text: string, fileName: string | null = null) =>
    readThread(text, { fileName, zone: "Europe/Madrid", locale: "es-ES" });
  test("its first line is shown", () => {
    expect(problem(" \n\n")).toEqual({ problem: "empty", line: null, text: null });
    expect(problem("\n\u0000\u0001\u0002PK")).toMatchObject({ problem: "not-a-conversation", line: 2 });
    expect(problem("Hola, esto es otra cosa\nsin fechas", "_chat.txt")).toEqual({
      problem: "not-a-conversation",
      line: 1,
      text: "Hola, esto es otra cosa",
    });
    expect(problem('{"a": 1}')).toMatchObject({ problem: "not-a-conversation" });
    expect(problem("12345\n67890")).toMatchObject({ problem: "not-a-conversation" });
    expect(problem("a".repeat(5_000_001))).toMatchObject({ problem: "too-long" });
  });
  test("any text is read or refused, never thrown at", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const thread = readThread(text, { fileName: null, zone: "America/Bogota", locale: "es-CO" });
        if ("problem" in thread) return;
        expect(thread.messages.map(({ index }) => index)).toEqual(thread.messages.map((_, at) => at));
      }),
    );
  });
});

describe("names, captions and weak dates", () => {
  const authors = (text: string, fileName: string | null = null) =>
    read(text, { fileName }).people.map(({ name }) => name);

  test("a name that holds a colon, in all messages, by the file's title or before a file that was left out", () => {
    expect(authors("3/4/25, 10:00 - Rosa: 3º izda: hola\n3/4/25, 10:01 - Rosa: 3º izda: ¿qué tal?")).toEqual([
      "Rosa: 3º izda",
    ]);
    expect(authors("3/4/25, 10:00 - Rosa: portera: hola", "Chat de WhatsApp con Rosa_ portera.txt")).toEqual([
      "Rosa: portera",
    ]);
    expect(authors("3/4/25, 10:00 - Rosa: portera: <Multimedia omitido>")).toEqual(["Rosa: portera"]);
    // Messages may hold one too.
    expect(authors("3/4/25, 10:00 - Rosa: Hola: una pregunta\n3/4/25, 10:01 - Rosa: Nota: nada")).toEqual(["Rosa"]);
    expect(authors("3/4/25, 10:00 - Rosa: Nota: una\n3/4/25, 10:01 - Rosa: Nota: dos")).toEqual(["Rosa"]);
  });

  test("a caption beside a picture that was left out", () => {
    const thread = read("[3/4/25, 10:00:00] Rosa: mira qué luz \u200eimagen omitida\r\n");
    expect(thread.messages[0]).toMatchObject({ text: "mira qué luz", media: { kind: "image", isOmitted: true } });
    // Nobody types the mark.
    const typed = read("[3/4/25, 10:00:00] Rosa: la imagen omitida\r\n");
    expect(typed.messages[0]!.media).toBeNull();
  });

  test.each([
    // Two days: consecutive one way, a month apart the other way; a telephone in English of Colombia.
    ["5/8/25, 9:05 AM - A: hola\n5/9/25, 9:05 AM - B: hola", "es-CO", false],
    // One day of a telephone in English writes the month first wherever it is.
    ["5/8/25, 9:05 AM - A: hola", "es-CO", false],
    // A Spanish telephone in Spain writes the day first, a month apart or not.
    ["3/5/25, 9:05 - A: hola\n3/6/25, 9:05 - B: hola", "es-ES", true],
    // 11 April 2025 was a Friday, 4 November a Tuesday.
    ["4/11/25, 9:05 - A: hoy viernes no puedo", "es-PA", false],
    ["4/11/25, 9:05 - A: hoy martes no puedo", "es-PA", true],
    ["5-8-25, 9:05 - A: hola", "es-US", true],
  ])("%j in %s: day first %s", (text, locale, dayFirst) => {
    expect(read(text, { locale }).order?.dayFirst).toBe(dayFirst);
  });
});
