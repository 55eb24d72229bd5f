import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrastOf } from "../../accounts/agency/brand.ts";
import { type LandingDocument, landingDocument, SECTION_KINDS, variantOf, withWinner } from "./landing-document.ts";
import { draftAfter, landingAfter, newDraft } from "./landing-draft.ts";
import { hostName, isRootName } from "./landing-host.ts";
import { LOOKS, landingColours } from "./landing-looks.ts";
import { blankSection, startingDocument } from "./landing-sections.ts";
import { landingSlug, otherSlugs, slugOfLanding } from "./landing-slug.ts";
import { chanceOf, testOutcome } from "./landing-test.ts";

let ids = 0;
const newId = () => `s${ids++}`;
const page = () => startingDocument("vivienda", [], newId);

describe("colours", () => {
  test("whatever the brand's colour, every text has 4.5:1 and every button 3:1", () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), fc.option(hex), (look, colour) => {
        const { paper, card, tint, ink, soft, accent, fault, brand, fill, onFill } = landingColours(look, colour);
        for (const ground of [paper, card, tint]) {
          for (const text of [ink, soft, accent, fault]) expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(brand, paper)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 400 },
    );
  });
});

test.each(LOOKS)("%s fills buttons with the brand's own colour, and draws an edge that is seen", (look) => {
  const { fill, onFill, accent } = landingColours(look, "#ffee00");
  expect([fill, onFill]).toEqual(["#ffee00", "#080d1d"]);
  expect(accent === fill).toBe(look === "noche");
});

describe("slugs", () => {
  test.each([
    ["Ático en Ruzafa", "atico-en-ruzafa"],
    ["¡¡Ñandú!!  São Paulo", "nandu-sao-paulo"],
    ["API", "pagina-api"],
    ["", "pagina-nueva"],
    ["A", "pagina-a"],
  ])("%s becomes %s", (title, slug) => {
    expect(slugOfLanding(title)).toBe(slug);
  });
  test("every title gives a slug that is allowed, and so are its others", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (title) => {
        const slug = slugOfLanding(title);
        expect(landingSlug.safeParse(slug).success, slug).toBe(true);
        const others = otherSlugs(slug);
        for (let i = 0; i < 3; i++) expect(landingSlug.safeParse(others.next().value).success).toBe(true);
      }),
    );
  });
  test("the first other of a numbered one counts on from two", () => {
    expect(otherSlugs("atico-7").next().value).toBe("atico-2");
  });
});

describe("names of hosts", () => {
  test.each([
    ["Piso.Casas.ES.", "piso.casas.es"],
    ["https://piso.casas.es/entrada?x=1", "piso.casas.es"],
    ["piso.casas.es:443", "piso.casas.es"],
    ["casas.es", "casas.es"],
    ["xn--caa-hma.es", "xn--caa-hma.es"],
  ])("%s is %s", (typed, host) => {
    expect(hostName(typed)).toBe(host);
  });
  test.each([
    "",
    "casa",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "a..b",
    "-a.es",
    "a@b.es",
    "casa.local",
    "á.es",
    "a_b.es",
    "a b.es",
    `${"x".repeat(64)}.es`,
    "javascript:alert(1)",
  ])("%s is none", (typed) => {
    expect(hostName(typed)).toBeNull();
  });
  test("a root name has two parts", () => {
    expect([isRootName("casas.es"), isRootName("piso.casas.es")]).toEqual([true, false]);
  });
});

describe("the comparison of two versions", () => {
  /** Fisher's tea: 3 of 4 against 1 of 4. Both sides: (16 + 16 + 1 + 1) / 70. */
  test("Fisher's own example has 34/70", () => {
    expect(chanceOf({ visitors: 4, leads: 3 }, { visitors: 4, leads: 1 })).toBeCloseTo(34 / 70, 12);
  });
  test("nobody or everybody wrote: there is no difference", () => {
    expect(chanceOf({ visitors: 50, leads: 0 }, { visitors: 60, leads: 0 })).toBe(1);
    expect(chanceOf({ visitors: 5, leads: 5 }, { visitors: 6, leads: 6 })).toBe(1);
    expect(chanceOf({ visitors: 0, leads: 0 }, { visitors: 0, leads: 0 })).toBe(1);
  });
  test("few visitors say nothing, alike ones say so, a large difference names its winner", () => {
    expect(testOutcome({ visitors: 99, leads: 0 }, { visitors: 400, leads: 90 })).toEqual({ kind: "few", missing: 1 });
    expect(testOutcome({ visitors: 400, leads: 20 }, { visitors: 400, leads: 24 }).kind).toBe("alike");
    expect(testOutcome({ visitors: 1000, leads: 20 }, { visitors: 1000, leads: 60 })).toMatchObject({ winner: "b" });
  });
  test("which version is called A makes no difference", () => {
    const arm = fc.record({ visitors: fc.integer({ min: 0, max: 300 }), leads: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(arm, arm, (one, other) => {
        const [a, b] = [one, other].map(({ visitors, leads }) => ({ visitors, leads: Math.min(visitors, leads) })) as [
          typeof one,
          typeof one,
        ];
        const chance = chanceOf(a, b);
        expect(chance).toBeCloseTo(chanceOf(b, a), 9);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
  });
  test("of two versions that are alike fewer than one in a hundred is told to differ", () => {
    // The chance that the test itself makes a mistake, summed over all results with 10 % of contacts.
    const logs: number[] = [0, 0];
    for (let n = 2; n <= 120; n++) logs.push(logs[n - 1]! + Math.log(n));
    const binomial = (k: number) =>
      Math.exp(logs[120]! - logs[k]! - logs[120 - k]! + k * Math.log(0.1) + (120 - k) * Math.log(0.9));
    let wrong = 0;
    for (let a = 0; a <= 40; a++) {
      for (let b = 0; b <= 40; b++) {
        const outcome = testOutcome({ visitors: 120, leads: a }, { visitors: 120, leads: b });
        if (outcome.kind === "different") wrong += binomial(a) * binomial(b);
      }
    }
    expect(wrong).toBeLessThan(0.01);
  });
});

describe("the draft", () => {
  test("every purpose begins as a document that is valid", () => {
    for (const purpose of ["vivienda", "promocion", "agencia"] as const) {
      expect(landingDocument.safeParse(startingDocument(purpose, [], newId)).success).toBe(true);
    }
  });
  test("fifty acts, undone and done again, leave the same document", () => {
    const acts = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant("add" as const), of: fc.constantFrom(...SECTION_KINDS), at: fc.nat(20) }),
        fc.record({
          kind: fc.constantFrom("remove", "duplicate", "hide", "move", "typed"),
          at: fc.nat(20),
          to: fc.nat(20),
        }),
      ),
      { minLength: 1, maxLength: 50 },
    );
    fc.assert(
      fc.property(acts, (all) => {
        const start = page();
        let draft = newDraft(start);
        for (const [i, act] of all.entries()) {
          const { sections } = draft.document;
          const id = sections[act.at % Math.max(1, sections.length)]?.id ?? "none";
          if ("of" in act)
            draft = draftAfter(draft, { kind: "add", section: blankSection(act.of, `n${i}`), after: id });
          else if (act.kind === "remove") draft = draftAfter(draft, { kind: "remove", id });
          else if (act.kind === "duplicate") draft = draftAfter(draft, { kind: "duplicate", id, newId: `d${i}` });
          else if (act.kind === "hide") draft = draftAfter(draft, { kind: "hide", id, isHidden: act.to % 2 === 0 });
          else if (act.kind === "move") draft = draftAfter(draft, { kind: "move", id, to: act.to });
          else draft = draftAfter(draft, { kind: "section", id, values: { title: `t${i}` }, of: `${id}.title` });
        }
        const end = draft.document;
        expect(new Set(end.sections.map(({ id }) => id)).size).toBe(end.sections.length);
        while (draft.past.length > 0) draft = draftAfter(draft, { kind: "undo" });
        expect(draft.document).toEqual(start);
        while (draft.future.length > 0) draft = draftAfter(draft, { kind: "redo" });
        expect(draft.document).toEqual(end);
      }),
      { numRuns: 60 },
    );
  });
  test("typing in one field is one step back", () => {
    const start = page();
    const { id } = start.sections[0]!;
    let draft = newDraft(start);
    for (const title of ["A", "At", "Áti"]) {
      draft = draftAfter(draft, { kind: "section", id, values: { title }, of: `${id}.title` });
    }
    expect(draftAfter(draft, { kind: "undo" }).document).toEqual(start);
  });
  test("a section keeps its kind and its id whatever is set", () => {
    const start = page();
    const { id, kind } = start.sections[0]!;
    const next = landingAfter(start, { kind: "section", id, values: { id: "x", kind: "fotos", title: "T" } });
    expect(next.sections[0]).toMatchObject({ id, kind, title: "T" });
  });
  test("the second version is the first one where it says nothing, and the winner stays alone", () => {
    const start: LandingDocument = { ...page(), test: { isOn: true, title: "B", subtitle: "", photoId: null } };
    const sections = start.sections.map((one) => (one.kind === "portada" ? { ...one, subtitle: "igual" } : one));
    const document = { ...start, sections };
    expect(variantOf(document, "b").sections[0]).toMatchObject({ title: "B", subtitle: "igual" });
    expect(withWinner(document, "b")).toMatchObject({ test: { isOn: false } });
    expect(withWinner(document, "a").sections).toEqual(document.sections);
  });
});
