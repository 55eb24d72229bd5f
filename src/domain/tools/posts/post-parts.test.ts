import { describe, expect, test } from "vitest";
import { spanishOf } from "../writing/country-spanish.ts";
import { FLAT } from "../writing/writing.test-data.ts";
import { createPostSaying, type PostFacts } from "./goals.ts";
import { bestHashtags, hashtag, hashtagsFor, hashtagsIn } from "./hashtags.ts";
import { judgePost, knownNumbers } from "./judge-post.ts";
import { CHANNELS } from "./networks.ts";
import { altOf, altWithPhotos, pictureOf } from "./post-picture.ts";
import { limitOn, POST_RULES, ruleOn, rulesOf } from "./rules.ts";
import { hootsuiteCsv, publerCsv } from "./schedulers.ts";

const saying = (changes: Partial<PostFacts> = {}) =>
  createPostSaying(
    { home: FLAT, isClosed: false, ...changes },
    { variety: "es-ES", tone: "neutro", seed: 1, thisYear: 2026 },
  );

describe("rules of networks", () => {
  test("each has an id of its own, a source, the day of its reading and a start that lies behind it", () => {
    expect(new Set(POST_RULES.map(({ id }) => id)).size).toBe(POST_RULES.length);
    for (const { source, validFrom, value, note, mark, kind } of POST_RULES) {
      expect(source.title.length).toBeGreaterThan(5);
      expect(source.consulted >= validFrom).toBe(true);
      expect(value).toBeGreaterThan(0);
      if (kind === "fold") expect([mark, note !== undefined]).toEqual(["por-comprobar", true]);
    }
  });
  test("hold by their day: thirty hashtags until the seventeenth of December 2025, five from then on", () => {
    expect(limitOn("instagram", "hashtags", "2025-12-17")).toBe(30);
    expect(limitOn("instagram", "hashtags", "2025-12-18")).toBe(5);
    expect(limitOn("x", "limit", "2017-11-06")).toBeUndefined();
    expect(ruleOn("story", "limit", "2026-11-27")).toBeUndefined();
    expect(rulesOf(["x"], "2026-11-27").map(({ value }) => value)).toEqual([280]);
    expect(rulesOf(CHANNELS, "2026-11-27").length).toBeGreaterThan(14);
  });
});

describe("hashtags", () => {
  test.each([
    ["Ruzafa", "#Ruzafa"],
    ["San Sebastián de los Reyes", "#SanSebastianDeLosReyes"],
    ["Ñuñoa", "#Ñuñoa"],
    ["gràcia, l'eixample", "#GraciaLEixample"],
    ["pingüino", "#Pinguino"],
    ["320.000 €", undefined],
    ["a".repeat(31), undefined],
    ["<script>", "#Script"],
  ])("%s is %s", (words, tag) => expect(hashtag(words)).toBe(tag));

  test("of six the first five stay, each once", () => {
    expect(bestHashtags(["#a", "#b", "#A", "#c", "#d", "#e", "#f"], 5)).toEqual(["#a", "#b", "#c", "#d", "#e"]);
    expect(bestHashtags(["#a"], 0)).toEqual([]);
  });
  test("the agent's own come first, then goal, place and kind; what excludes is none", () => {
    expect(hashtagsFor("bajada", saying(), ["FerrerHogar"]).slice(0, 5)).toEqual([
      "#FerrerHogar",
      "#NuevoPrecio",
      "#Ruzafa",
      "#PisosEnValencia",
      "#PisosEnVenta",
    ]);
    expect(hashtagsFor("nuevo", saying(), ["solo españoles", "ideal parejas"]).join(" ")).not.toMatch(/espa|parejas/i);
    const { variety, words } = spanishOf("PE");
    const lima = createPostSaying(
      { home: { ...FLAT, country: "PE", placeName: "Miraflores, Lima" }, isClosed: false },
      { variety, words, tone: "neutro", seed: 1, thisYear: 2026 },
    );
    expect(hashtagsFor("nuevo", lima, [])).toContain("#DepartamentosEnLima");
  });
  test("are found in a text where they begin a word", () => {
    expect(hashtagsIn("Hola #Ruzafa, #PisosEnVenta. n#no #123 &#x20;")).toEqual(["#Ruzafa", "#PisosEnVenta"]);
  });
});

describe("the judgement of a written text", () => {
  const known = knownNumbers(["320000", "340000", "94", "12", "2021", "600 000 000"]);
  const judged = (channel: Parameters<typeof judgePost>[0], text: string) =>
    judgePost(channel, text, { day: "2026-11-27", known }).map(({ level, text }) => `${level}: ${text}`);
  test.each([
    ["x", "a".repeat(281), ["bloqueo: Pasa en 1 del máximo de X, 280."]],
    ["x", "a".repeat(280), []],
    ["x", `${"a".repeat(256)} https://casa.example/${"b".repeat(200)}`, []],
    ["threads", "Hola #uno #dos", ["bloqueo: Lleva 2 etiquetas; Threads admite 1. Quita 1."]],
    ["google", "Llama al 600 000 000.", ["bloqueo: Google rechaza las publicaciones con un teléfono: quítalo."]],
    ["google", "Baja de 340.000 € a 320.000 €.", []],
    [
      "whatsapp",
      "Solo españoles.",
      ["bloqueo: «Solo españoles» deja fuera a personas por lo que son. Quita la frase."],
    ],
    [
      "facebook",
      "Ideal para parejas jóvenes.",
      ["aviso: «Ideal para parejas jóvenes» elige a quien compra. Di cómo es la vivienda, no para quién es."],
    ],
    ["facebook", "Terraza de 15 m².", ["aviso: Dice «15 m²», que no está en la ficha."]],
    ["facebook", "Terraza de 12 m², reformado en 2021, 320.000 €. Una visita, dos baños.", []],
    ["facebook", " \n ", ["bloqueo: No tiene texto."]],
  ] as const)("%s: %s", (channel, text, expected) => expect(judged(channel, text)).toEqual(expected));
});

describe("the words of a picture", () => {
  test("a drop says both prices, and what the law asks stands in its label", () => {
    const c = saying({ formerPrice: 340_000 });
    expect(pictureOf("bajada", c, "Antes 340.000 €, ahora 320.000 €.", "before")).toMatchObject({
      kicker: "Nuevo precio",
      price: "320.000\u00a0€",
      previousPrice: "340.000\u00a0€",
      label: expect.stringMatching(/energétic[oa]: E$/),
    });
  });
  test("a sold home says no price; advice speaks of no home", () => {
    expect(pictureOf("cerrado", saying({ isClosed: true }), "", "closed")).toMatchObject({
      title: "Vendido",
      price: null,
      label: null,
    });
    const advice = pictureOf("consejo", saying(), "Una casa cambia con la hora.", "advice-two-visits");
    expect(advice).toMatchObject({ kicker: "Consejo", title: "Una casa cambia con la hora", price: null, place: null });
    expect(altOf(advice)).toMatch(/^Imagen con el texto: Consejo\. Una casa cambia con la hora\. \p{Lu}.+\.$/u);
  });
  test("its alternative text names the photos that somebody named, each once", () => {
    expect(altWithPhotos("Imagen con el texto: Piso.", [])).toBe("Imagen con el texto: Piso.");
    expect(altWithPhotos("Imagen con el texto: Piso.", ["Salón", " "])).toBe("Foto: Salón. Imagen con el texto: Piso.");
    expect(altWithPhotos("Imagen con el texto: Piso.", ["Vistas al mar.", "Cocina", "Cocina"])).toBe(
      "Fotos: Vistas al mar; Cocina. Imagen con el texto: Piso.",
    );
    expect(altWithPhotos("", ["a".repeat(500)])).toHaveLength("Foto: . ".length + 120);
  });

  test("its alternative text says what stands on it and nothing else", () => {
    const content = pictureOf("nuevo", saying(), "", "type");
    expect(altOf(content)).toMatch(
      /^Imagen con el texto: Nuevo en Ruzafa\. Piso de tres (?:habitaciones|dormitorios)\. Ruzafa, Valencia\. /,
    );
  });
});

describe("files for scheduling tools", () => {
  const post = { day: "2026-11-30", time: "13:00", channel: "x", text: 'Dice "hola",\nadiós', link: null } as const;
  test("Hootsuite: date, message, link, without a heading", () => {
    expect(hootsuiteCsv([post])).toBe('"30/11/2026 13:00","Dice ""hola"",\nadiós",""\r\n');
  });
  test("Publer: six columns under their names", () => {
    expect(publerCsv([{ ...post, link: "https://a.example" }])).toBe(
      '"Date","Message","Link","Media URL","Title","Label"\r\n"2026/11/30 13:00","Dice ""hola"",\nadiós","https://a.example","","",""\r\n',
    );
  });
});
