import { expect, describe as group, test } from "vitest";
import { type Description, describe } from "./describe.ts";
import { BUSINESS_TYPES, HOUSE_TYPES, type HomeFacts, TONES, VARIETIES } from "./facts.ts";
import { anyHome, THIS_YEAR } from "./writing.test-data.ts";

/** Rules of every Spanish text, whatever the home, the country, the tone and the seed. */

const SEEDS = 400;
const SPANISH = VARIETIES.filter((variety) => variety !== "en");

interface Written {
  facts: HomeFacts;
  texts: string[];
  one: Description;
}

function written(seed: number, changes: Partial<HomeFacts> = {}): Written {
  const facts = { ...anyHome(seed), ...changes };
  const one = describe(facts, {
    variety: SPANISH[seed % SPANISH.length]!,
    tone: TONES[Math.floor(seed / SPANISH.length) % TONES.length]!,
    seed,
    thisYear: THIS_YEAR,
  });
  return { facts, one, texts: [one.title, one.short, one.medium, one.long, one.meta].map(({ plain }) => plain) };
}

const homes = Array.from({ length: SEEDS }, (_, seed) => written(seed));
/** Texts in which something is found, with what was found: an empty list is what is wanted. */
const found = (pattern: RegExp, among: readonly Written[] = homes) =>
  among.flatMap(({ texts, facts }) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([match]) => `${facts.type}: ${match}`)),
  );

const MASCULINE =
  "piso|ático|dúplex|estudio|chalet|adosado|local|inmueble|departamento|penthouse|monoambiente|apartamento|apartaestudio";
const FEMININE = "casa|oficina|vivienda";

group("gender and number", () => {
  test("articles and adjectives agree with the home's name", () => {
    expect(found(new RegExp(`\\b(?:la|una|esta|La|Una|Esta) (?:${MASCULINE})\\b`, "g"))).toEqual([]);
    expect(found(new RegExp(`\\b(?:el|un|este|El|Un|Este) (?:${FEMININE})\\b`, "g"))).toEqual([]);
    const adjectives = "amueblad|reformad|orientad|situad";
    expect(found(new RegExp(`\\b(?:${MASCULINE})(?: (?:está|se entrega))? (?:${adjectives})a\\b`, "g"))).toEqual([]);
    expect(found(new RegExp(`\\b(?:${FEMININE})(?: (?:está|se entrega))? (?:${adjectives})o\\b`, "g"))).toEqual([]);
    // The same adjectives are there, and agree: the patterns above do look at something.
    expect(
      found(new RegExp(`\\b(?:${MASCULINE}|${FEMININE})(?: está)? (?:${adjectives})[oa]\\b`, "g")).length,
    ).toBeGreaterThan(100);
  });

  test("one of a thing is singular, several are plural", () => {
    const things = "habitaci|dormitorio|recámara|alcoba|estancia|baño|planta|piso";
    expect(found(new RegExp(`\\b(?:un|una|1) (?:${things})\\p{L}*(?:s|ones)\\b`, "giu"))).toEqual([]);
    expect(
      found(
        /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|1\d|20) (?:habitación|dormitorio|recámara|alcoba|estancia|baño|planta)\b/gi,
      ),
    ).toEqual([]);
    expect(found(/\bse (?:reparte|distribuye|organiza|divide) en una? \p{L}+\./giu)).toEqual([]);
  });

  test("al and del are one word, and y is e before the sound of i", () => {
    expect(found(/\b(?:a|de) el\b/g)).toEqual([]);
    expect(found(/\by h?i(?![aeo])/gi)).toEqual([]);
  });
});

group("what an outside reader found wrong", () => {
  test("a home lies on its floor, and does not take all of it", () => {
    expect(found(/ocupa/gi)).toEqual([]);
  });

  test("works dated after this year are planned, on every surface", () => {
    const planned = homes.filter(({ facts }) => (facts.yearBuilt ?? 0) > THIS_YEAR);
    expect(planned.length).toBeGreaterThan(5);
    for (const { facts, one, texts } of planned) {
      const points = one.bullets.map(({ plain }) => plain);
      for (const text of [...texts, ...points]) {
        if (!text.includes(String(facts.yearBuilt))) continue;
        expect(text).toMatch(/prevista en|según lo previsto, en/);
        expect(text).not.toMatch(new RegExp(`(?:construyó|construid[oa]|es de|, de) (?:en )?${facts.yearBuilt}`, "i"));
      }
      expect(one.long.plain).toContain(String(facts.yearBuilt));
    }
    const reforms = homes.filter(({ facts }) => (facts.renovatedYear ?? 0) > THIS_YEAR);
    expect(reforms.length).toBeGreaterThan(5);
    expect(found(/reformad[oa]|se reformó/gi, reforms)).toEqual([]);
  });

  test("the thing that was built is the house or the building, never the building of it", () => {
    expect(found(/construcción se construyó/gi)).toEqual([]);
    expect(found(/se construyó en/gi).length).toBeGreaterThan(5);
  });

  test("no pronoun stands for a home that was last called by another name", () => {
    expect(found(/\b(?:ver|visitar|conocer|enseñar)l[ao]s?\b|\bte l[ao]s? |\bse l[ao]s? |\by l[ao] vemos/gi)).toEqual(
      [],
    );
  });

  test("after a verb places have their articles", () => {
    const near = homes.filter(({ facts }) => (facts.nearby ?? []).length > 0);
    expect(found(/(?:quedan|cerca (?:tienes|tenés|tiene)) (?!el |la |un |una )\p{L}+/giu, near)).toEqual([]);
    expect(found(/quedan (?:el |la |un |una )/gi, near).length).toBeGreaterThan(0);
    // Of what it does not know it makes a list, which needs none.
    const unknown = Array.from({ length: 60 }, (_, seed) =>
      written(seed, { nearby: ["Mercadona a 100 m", "Decathlon"] }),
    );
    expect(found(/quedan|cerca (?:tienes|tenés|tiene)/gi, unknown)).toEqual([]);
  });

  test("a clause that opens with a comma is not joined to another sentence without one", () => {
    expect(
      found(
        /, (?:con|de los que) [^,.;]+ [ye] (?:se|está|es|tiene|mira|cuenta|dispone|lleva|incluye|ofrece) [^.]*\./gi,
      ),
    ).toEqual([]);
  });

  test("a text does not open with a lift, and does not say that there is a bath", () => {
    expect(found(/^(?:ascensor|elevador|trastero|bodega|baulera|depósito|aire)\b[^:]* en un/gi)).toEqual([]);
    expect(found(/(?:^|\. |\n)Hay (?:un|una|dos|tres|cuatro) baños?\./g)).toEqual([]);
  });

  test("nobody has said whose a pool or a garden is, so no text does either", () => {
    expect(found(/comunitari|uso común|comunal/gi)).toEqual([]);
    expect(found(/piscina|alberca|pileta/gi).length).toBeGreaterThan(100);
  });

  test("the medium text is not longer than the long one", () => {
    for (const { one } of homes) expect(one.medium.plain.length).toBeLessThanOrEqual(one.long.plain.length);
  });

  test("two sentences in a row do not begin with the same word", () => {
    const texts = homes.map(({ one }) => one.long.plain);
    const repeated = texts.flatMap((text) =>
      text
        .split("\n\n")
        .flatMap((paragraph) =>
          [...paragraph.matchAll(/(?<![\p{L}.])(Tiene|Mide|Está|Son) [^.]+\. \1 /gu)].map(([match]) => match),
        ),
    );
    expect(repeated).toEqual([]);
  });
});

group("words", () => {
  test("rooms of a shop are no bedrooms, and a house is on no floor", () => {
    const shops = homes.filter(({ facts }) => BUSINESS_TYPES.includes(facts.type));
    expect(found(/habitaci|dormitorio|recámara|alcoba/gi, shops)).toEqual([]);
    const houses = homes.filter(({ facts }) => HOUSE_TYPES.includes(facts.type));
    expect(
      found(/(?:última|último|primera?|segund[ao]|tercera?) (?:planta|piso)|planta baja|semisótano/gi, houses),
    ).toEqual([]);
  });

  test("every long text closes with a call or with the law, and begins with a capital", () => {
    for (const { one } of homes) {
      expect(one.long.plain).toMatch(/^[¿\p{Lu}\d]/u);
      expect(one.long.plain).toMatch(/[.?]$/);
    }
  });

  test("a home of which nothing but its kind is known still gets a sentence", () => {
    const bare: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR" };
    const one = describe(bare, { variety: "es-ES", tone: "neutro", seed: 1, thisYear: THIS_YEAR });
    expect(one.title.plain).toBe("Piso en venta");
    expect(one.long.plain).toMatch(/^(?:Se vende piso|Piso(?: en venta)?)\.\s/);
    expect(one.fields).toEqual(expect.arrayContaining(["type"]));
  });
});
