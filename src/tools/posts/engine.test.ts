import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { hashtagsIn } from "#domain/tools/posts/hashtags.ts";
import { judgePost, knownNumbers } from "#domain/tools/posts/judge-post.ts";
import { CHANNELS } from "#domain/tools/posts/networks.ts";
import { openingKey } from "#domain/tools/posts/plan-week.ts";
import { limitOn } from "#domain/tools/posts/rules.ts";
import { linksIn } from "#domain/tools/posts/weighted-length.ts";
import { nextMonday, writeWeek } from "./engine.ts";
import type { WeekPost } from "./result.ts";
import { type PostsInput, postsInput } from "./schema.ts";
import { posts as tool } from "./tool.ts";

const TODAY = "2026-11-27";
const example = tool.example as unknown as Record<string, unknown> & { home: Record<string, unknown> };
const ALL = CHANNELS.join(" ");
const inputOf = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  z.parse(postsInput, { ...example, ...changes, home: { ...example.home, ...home } });
const week = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  writeWeek(inputOf(changes, home), { today: TODAY });

/** Every rule that a text of ours keeps, whatever the home. */
function holds(posts: readonly WeekPost[], typed: PostsInput) {
  const { home } = typed;
  // The price of a metre is calculated of price and area, as in adverts.
  const ofMetre = String(Math.round((home.price ?? 0) / home.builtAreaM2));
  const known = knownNumbers([JSON.stringify({ ...typed, edits: {} }), ofMetre]);
  for (const post of posts) {
    const { channel, day, text, opening, limit, fold } = post;
    const where = `${post.id}: ${text}`;
    if (limit !== null) expect(post.length, where).toBeLessThanOrEqual(limit);
    expect(text.startsWith(opening), where).toBe(true);
    if (fold !== null) expect(opening.length, where).toBeLessThanOrEqual(fold);
    expect(opening, where).toMatch(/[.?!…]$/);
    const most = limitOn(channel, "hashtags", day);
    if (most !== undefined) expect(hashtagsIn(text).length, where).toBeLessThanOrEqual(most);
    expect(known.unknownIn(text), where).toEqual([]);
    expect(text, where).not.toMatch(/undefined|null|NaN|[\ue001-\ue003]| {2}|\n{3}/);
  }
  expect(new Set(posts.map(({ opening }) => openingKey(opening))).size).toBe(posts.length);
}

describe("a week", () => {
  test("of the example begins on its Monday, in the chosen networks alone", () => {
    const { posts, startsOn } = week();
    expect(startsOn).toBe("2026-11-30");
    expect(new Set(posts.map(({ channel }) => channel))).toEqual(
      new Set(["instagram", "story", "facebook", "x", "whatsapp"]),
    );
    expect(posts.every(({ day }) => day >= startsOn && day <= "2026-12-06")).toBe(true);
    expect([...posts].sort((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`))).toEqual(posts);
    expect(nextMonday("2026-11-27")).toBe("2026-11-30");
    expect(nextMonday("2026-11-30")).toBe("2026-12-07");
  });

  test("is the same for the same input, and survives JSON", () => {
    expect(week()).toEqual(week());
    expect(JSON.parse(JSON.stringify(week()))).toEqual(week());
    expect(week({ seed: 9 })).not.toEqual(week());
  });

  test("over fifty seeds in all networks: limits, folds, hashtags, no number of its own, no opening twice", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const changes = { seed, channels: ALL, tone: (["neutro", "cercano", "premium", "inversion"] as const)[seed % 4] };
      const input = inputOf(changes);
      const { posts } = writeWeek(input, { today: TODAY });
      expect(posts.length).toBeGreaterThan(12);
      holds(posts, input);
    }
  });

  test("no fact leads twice in a row", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const openings = week({ seed, channels: ALL }).posts.map(({ opening }) => opening);
      for (const [index, opening] of openings.entries()) expect(opening).not.toBe(openings[index + 1]);
    }
  });

  test("of any home keeps the rules", () => {
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const homes = fc.record({
      operation: fc.constantFrom("venta", "alquiler"),
      type: fc.constantFrom("piso", "atico", "casa", "estudio", "local", "otro"),
      country: fc.constantFrom("ES", "MX", "AR", "CO", "CL", "PE", "UY", "EC", "BO", "PY", "CR", "PA", "DO", "VE"),
      currency: fc.constantFrom("EUR", "USD", "COP", "MXN", "CLP"),
      placeName: maybe(fc.constantFrom("Ruzafa", "Chapinero, Bogotá", "El Born, Barcelona", "Ñuñoa")),
      builtAreaM2: fc.integer({ min: 40, max: 140 }),
      rooms: maybe(fc.integer({ min: 1, max: 4 })),
      bathrooms: maybe(fc.integer({ min: 1, max: 3 })),
      floor: maybe(fc.integer({ min: 0, max: 9 })),
      hasLift: maybe(fc.constantFrom("si", "no")),
      hasTerrace: maybe(fc.constant("si")),
      hasParkingIncluded: maybe(fc.constant("si")),
      energyRating: maybe(fc.constantFrom("A", "E", "G")),
      price: maybe(fc.integer({ min: 300, max: 900_000_000 })),
    });
    fc.assert(
      fc.property(homes, fc.integer({ min: 1, max: 999 }), (home, seed) => {
        const input = z.parse(postsInput, { home, seed, channels: ALL, startsOn: "2026-11-30" });
        holds(writeWeek(input, { today: TODAY }).posts, input);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

describe("goals need their facts", () => {
  const goalsOf = (changes: Record<string, unknown>, home: Record<string, unknown> = {}) =>
    new Set(
      week({ goals: "nuevo bajada puertas cerrado barrio consejo", channels: ALL, ...changes }, home).posts.map(
        ({ goal }) => goal,
      ),
    );

  test("a drop its former price, an open day its day and hours, a district something near", () => {
    expect(goalsOf({ formerPrice: undefined })).not.toContain("bajada");
    expect(goalsOf({})).toContain("bajada");
    expect(goalsOf({})).not.toContain("puertas");
    expect(goalsOf({ openOn: "2026-12-05", openFrom: "11:00", openTo: "14:00" })).toContain("puertas");
    expect(goalsOf({ nearby: "" })).not.toContain("barrio");
  });

  test("a sold home offers nothing, says no price and needs no certificate", () => {
    const { posts, isBlocked } = week(
      { isClosed: "si", formerPrice: undefined, goals: "nuevo cerrado barrio consejo", channels: ALL },
      { energyRating: "" },
    );
    expect(new Set(posts.map(({ goal }) => goal))).toEqual(new Set(["cerrado", "barrio", "consejo"]));
    expect(posts.map(({ text }) => text).join("\n")).not.toMatch(/320\.000|en venta/);
    expect(isBlocked).toBe(false);
    expect(posts.every((post) => !post.isBlocked)).toBe(true);
  });

  test("an open day is announced on the two days before and on its own until it begins, with day and hours", () => {
    const { posts } = week({
      goals: "nuevo puertas",
      channels: ALL,
      openOn: "2026-12-02",
      openFrom: "11:00",
      openTo: "14:00",
    });
    const told = posts.filter(({ goal }) => goal === "puertas");
    expect(told.length).toBeGreaterThan(3);
    for (const { text, day, time } of told) {
      expect(text.toLowerCase()).toContain("el miércoles 2 de diciembre, de 11 a 14\u00a0h");
      expect(`${day}T${time}` < "2026-12-02T11:00").toBe(true);
    }
  });

  test("a passed open day is told by its reason, and refused by the server", () => {
    const changes = { goals: "nuevo puertas", openOn: "2026-11-26", openFrom: "11:00", openTo: "14:00" };
    expect(week(changes).missing).toEqual([
      { goal: "puertas", why: "Puertas abiertas. El día de puertas abiertas ya ha pasado: cámbialo y se anunciará." },
    ]);
    expect(tool.refuse!(inputOf(changes), { today: TODAY } as never)).toMatchObject([{ path: "openOn" }]);
    expect(tool.refuse!(inputOf({ startsOn: "2026-11-20" }), { today: TODAY } as never)).toMatchObject([
      { path: "startsOn" },
    ]);
  });

  test("without facts the week is shorter instead of repeating itself, and says so", () => {
    const bare = writeWeek(
      z.parse(postsInput, {
        home: { type: "piso", builtAreaM2: 50, energyRating: "D" },
        goals: "nuevo",
        channels: ALL,
      }),
      { today: TODAY },
    );
    expect(bare.posts.length).toBeGreaterThan(0);
    expect(bare.leftOut.length).toBeGreaterThan(0);
    expect(tool.describe(bare, inputOf()).footnotes.join(" ")).toContain("no se repite ninguno");
  });
});

describe("the law", () => {
  test("without a letter nothing that offers the home goes out; advice does", () => {
    const { posts, isBlocked } = week({ channels: ALL }, { energyRating: "" });
    expect(isBlocked).toBe(true);
    expect(posts.filter(({ goal }) => goal === "consejo").some((post) => post.isBlocked)).toBe(false);
  });

  test("every text that offers the home carries its letter", () => {
    for (const { goal, text } of week({ channels: ALL }).posts)
      if (goal === "nuevo" || goal === "bajada")
        expect(text).toMatch(/(?:Calificación energética|Certificado energético): E\./);
  });

  test("words that exclude block, name their sentence, and stand in no text", () => {
    const { check, isBlocked, posts } = week({ features: "Cocina con isla\nSolo españoles", channels: ALL });
    expect(isBlocked).toBe(true);
    expect(check.findings).toMatchObject([{ level: "bloqueo", excerpt: "Solo españoles" }]);
    expect(posts.map(({ text }) => text).join("\n")).not.toMatch(/españoles/i);
    const own = week({ hashtags: "#SoloMujeres #FerrerHogar", channels: "instagram" });
    expect(own.posts.flatMap(({ text }) => hashtagsIn(text))).toContain("#FerrerHogar");
  });

  test("a place that excludes blocks, and stands in no text, picture or link; a page for others has no blocked post", () => {
    const result = week({ channels: ALL, goals: "nuevo barrio consejo" }, { placeName: "Ruzafa, solo españoles" });
    expect(result.check.findings).toMatchObject([{ field: "home.placeName", level: "bloqueo" }]);
    expect(JSON.stringify(result.posts)).not.toMatch(/españoles|espanoles/i);
    const shown = tool.shownResult!(result) as typeof result;
    expect(shown.posts.length).toBeGreaterThan(0);
    expect(shown.posts.filter(({ isBlocked }) => isBlocked)).toEqual([]);
  });
});

describe("texts that a person writes", () => {
  const [first] = week().posts;
  const x = week().posts.find(({ channel }) => channel === "x")!;

  test("stands to the letter, beside the proposal", () => {
    const text = "Lo mío, tal cual.\n\n  Con sus espacios.";
    const changed = week({ edits: { [first!.id]: text } }).posts[0]!;
    expect(changed).toMatchObject({ text, proposed: first!.text, problems: [], isBlocked: false });
    expect(week({ edits: { [first!.id]: text } }).posts.slice(1)).toEqual(week().posts.slice(1));
  });

  test("is judged: 281 in X, six hashtags in Instagram, words that exclude, a number of nobody's", () => {
    const long = week({ edits: { [x.id]: "a".repeat(281) } }).posts.find(({ id }) => id === x.id)!;
    expect(long).toMatchObject({ isBlocked: true, problems: [{ text: "Pasa en 1 del máximo de X, 280." }] });
    const instagram = week().posts.find(({ channel }) => channel === "instagram")!;
    const judged = (text: string) =>
      week({ edits: { [instagram.id]: text } }).posts.find(({ id }) => id === instagram.id)!;
    expect(judged("Hola. #a #b #c #d #e #f").problems[0]!.text).toBe("Lleva 6 etiquetas; Instagram admite 5. Quita 1.");
    expect(judged("Abstenerse extranjeros.")).toMatchObject({ isBlocked: true });
    expect(judged("Ahora por 299.000 €.")).toMatchObject({
      isBlocked: false,
      problems: [{ level: "aviso", text: "Dice «299.000 €», que no está en la ficha." }],
    });
    expect(judged("Ahora por 320.000 €, con 3 habitaciones.").problems).toEqual([]);
  });

  test("another opening changes that post alone", () => {
    const other = week({ variants: { [first!.id]: 1 } }).posts;
    expect(other[0]!.opening).not.toBe(first!.opening);
    expect(other.slice(1).map(({ text }) => text)).toEqual(
      week()
        .posts.slice(1)
        .map(({ text }) => text),
    );
    holds(other, inputOf());
  });

  test("of thousands of doubts a dozen are told, and that there are more", () => {
    const text = Array.from({ length: 2_000 }, (_, i) => `Son ${7_001 + i} m².`).join(" ");
    const judged = judgePost("facebook", text, { day: TODAY, known: knownNumbers([]) });
    expect(judged).toHaveLength(13);
    expect(judged.at(-1)).toEqual({ level: "aviso", text: "Y 1.988 avisos más del mismo texto." });
  });

  test("nobody is told to call where no telephone stands", () => {
    const texts = (more: object) => week({ channels: ALL, ...more }).posts.map(({ text }) => text);
    for (let seed = 1; seed <= 20; seed++) {
      expect(texts({ seed, phone: undefined }).filter((text) => /ll[aá]m[ae]nos/i.test(text))).toEqual([]);
      expect(texts({ seed, phone: undefined, isClosed: true }).filter((text) => /ll[aá]m[ae]nos/i.test(text))).toEqual(
        [],
      );
    }
  });

  test("Google refuses a telephone, and ours never has one", () => {
    const known = knownNumbers([]);
    // A price has as many digits.
    for (const price of ["$ 320.000.000", "520.000.000 COP", "1.000.000.000\u00a0€", "US$ 1.250.000.000"])
      expect(judgePost("google", `Ahora por ${price}.`, { day: TODAY, known }).map(({ level }) => level)).not.toContain(
        "bloqueo",
      );
    expect(judgePost("google", "Llama al 600 000 000", { day: TODAY, known })[0]!.level).toBe("bloqueo");
    const google = week({ channels: "google", phone: "600 000 000" }).posts;
    expect(google.length).toBeGreaterThan(0);
    expect(google.every((post) => !post.isBlocked)).toBe(true);
  });
});

describe("links", () => {
  test("lead where the agent said, with what measures them; without one none is written", () => {
    const { posts } = week({ channels: ALL });
    for (const post of posts.filter(({ goal }) => goal !== "consejo")) {
      expect(post.link).toMatch(
        /^https:\/\/ferrerhogar\.example\/ruzafa\?utm_source=\w+&utm_medium=\w+&utm_campaign=\w+&utm_content=/,
      );
      expect(linksIn(post.text).length).toBe(post.linkPlace === "text" ? 1 : 0);
    }
    for (const post of week({ link: undefined, channels: ALL }).posts) {
      expect(post.link).toBeNull();
      expect(linksIn(post.text)).toEqual([]);
    }
  });
});

describe("a bad input is told at its field", () => {
  const messages = (changes: Record<string, unknown>, home: Record<string, unknown> = {}) => {
    const { error } = z.safeParse(postsInput, { ...example, ...changes, home: { ...example.home, ...home } });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
  };
  test.each([
    [
      { formerPrice: 300_000 },
      {},
      { formerPrice: "El precio anterior tiene que ser mayor que el de ahora: si no, no ha bajado" },
    ],
    [{ formerPrice: 340_000 }, { price: "" }, { "home.price": "Para contar una bajada hace falta el precio de ahora" }],
    [{ formerPrice: 0 }, {}, { formerPrice: "Introduce un precio anterior mayor que cero" }],
    [{ openOn: "2026-12-05" }, {}, { openFrom: "Di a qué hora empieza", openTo: "Di a qué hora acaba" }],
    [
      { openOn: "2026-12-05", openFrom: "14:00", openTo: "11:00" },
      {},
      { openTo: "Tiene que acabar después de empezar" },
    ],
    [{ openFrom: "11:00" }, {}, { openOn: "Falta el día de puertas abiertas" }],
    [{ channels: "" }, {}, { channels: "Elige al menos una red" }],
    [{ channels: "instagram myspace" }, {}, { "channels.1": "Elige redes de la lista" }],
    [{ link: "javascript:alert(1)" }, {}, { link: "Escribe una dirección completa, como https://tuagencia.es/piso" }],
    [{ link: "/dashboard" }, {}, { link: "Escribe una dirección completa, como https://tuagencia.es/piso" }],
    [{ phone: "llámame" }, {}, { phone: "Introduce un teléfono" }],
  ])("%j", (changes, home, expected) => expect(messages(changes, home)).toEqual(expected));

  test("hostile words stand as they are typed, and run nowhere", () => {
    const { posts } = week({
      views: "<script>alert(1)</script>",
      features: "=cmd|' /C calc'!A0\n\u202eabc",
      channels: ALL,
    });
    expect(posts.length).toBeGreaterThan(5);
    expect(posts.map(({ text }) => text).join("")).not.toContain("\u202e");
  });
});

test("other countries are written to in their words", () => {
  const textsIn = (country: string, currency: string) =>
    writeWeek(
      z.parse(postsInput, {
        home: {
          operation: "alquiler", type: "piso", country, currency, placeName: "Centro", builtAreaM2: 70, rooms: 2, bathrooms: 1, price: 900, hasParkingIncluded: true,
        }, // biome-ignore format: one home
        channels: ALL,
        communityFee: 60,
      }),
      { today: TODAY },
    )
      .posts.map(({ text }) => text)
      .join("\n");
  expect(textsIn("PE", "PEN")).toMatch(/departamento/);
  expect(textsIn("PE", "PEN")).not.toMatch(/recámara|renta\b|elevador/);
  expect(textsIn("UY", "USD")).toMatch(/apartamento/);
  expect(textsIn("MX", "MXN")).toMatch(/recámaras/);
  expect(textsIn("PA", "USD")).toMatch(/apartamento/);
  expect(textsIn("CR", "CRC")).toMatch(/parqueo/);
  expect(textsIn("EC", "USD")).toMatch(/parqueadero/);
  expect(textsIn("CL", "CLP")).toMatch(/arriend/);
});

describe("wishes of an agent for the week", () => {
  test("each goal without a place is named with its reason", () => {
    const changes = {
      goals: "nuevo bajada puertas cerrado barrio consejo",
      channels: "instagram",
      formerPrice: "",
      nearby: "",
    };
    const { posts, missing } = week(changes);
    const told = new Set(posts.map(({ goal }) => goal));
    expect([...told, ...missing.map(({ goal }) => goal)].sort()).toEqual([
      "bajada",
      "barrio",
      "cerrado",
      "consejo",
      "nuevo",
      "puertas",
    ]);
    expect(missing.find(({ goal }) => goal === "cerrado")!.why).toContain("sigue en oferta");
    const closed = week({ ...changes, isClosed: "si" });
    expect(closed.missing.find(({ goal }) => goal === "nuevo")!.why).toBe("Nuevo. La vivienda ya no se ofrece.");
  });

  test("goals that other goals crowd out are named too", () => {
    const { missing } = week({
      goals: "nuevo puertas barrio consejo",
      channels: "linkedin",
      openOn: "2026-12-02",
      openFrom: "20:00",
      openTo: "21:00",
    });
    expect(missing.some(({ why }) => why.includes("no le ha tocado sitio"))).toBe(true);
  });

  test("own tags are parted at commas, or at blanks where there are none, and keep their accents", () => {
    const first = (hashtags: string) =>
      hashtagsIn(week({ hashtags }).posts.find(({ channel }) => channel === "instagram")!.text);
    expect(first("#ChamberíHomes, venta rápida").slice(0, 2)).toEqual(["#ChamberíHomes", "#VentaRápida"]);
    expect(first("#FerrerHogar #Ruzafa2026").slice(0, 2)).toEqual(["#FerrerHogar", "#Ruzafa2026"]);
  });

  test.each([
    ["www.miagencia.es/piso", "https://www.miagencia.es/piso"],
    ["miagencia.es", "https://miagencia.es"],
    ["http://miagencia.es/a", "http://miagencia.es/a"],
  ])("an address without its scheme is taken: %s", (link, read) => expect(inputOf({ link }).link).toBe(read));

  test.each([
    ["ES", undefined, "Europe/Madrid"],
    ["ES", "-15,43", "Atlantic/Canary"],
    ["MX", undefined, "America/Mexico_City"],
    ["CO", undefined, "America/Bogota"],
    ["AR", undefined, "America/Argentina/Buenos_Aires"],
    ["CL", undefined, "America/Santiago"],
  ])("the hours of a week are those of the home's country: %s %s", (country, longitude, zone) => {
    const place = longitude === undefined ? {} : { latitude: "28,1", longitude };
    const input = inputOf({ formerPrice: "" }, { country, ...place });
    const appointments = tool.appointmentsOf!(writeWeek(input, { today: TODAY }), input);
    expect(new Set(appointments.map(({ timeZone }) => timeZone))).toEqual(new Set([zone]));
  });

  test("a short link stands for its own address alone", () => {
    const { posts } = week();
    const { id, link } = posts.find((post) => post.link !== null)!;
    const short = "https://umbral.example/l/abc234";
    const shortened = (changes: object) =>
      week({ shortLinks: [{ place: id, of: link, short }], ...changes }).posts.find((post) => post.id === id)!;
    expect(shortened({}).link).toBe(short);
    expect(shortened({ link: "https://otra.example/piso" }).link).toContain("otra.example");
  });
});
