import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences } from "./differences.ts";
import { missingOf, missingText } from "./missing.ts";
import { type ProposalCommand, proposalAfter } from "./proposal-commands.ts";
import {
  emptyDocument,
  PROPOSAL_SECTIONS,
  type ProposalDocument,
  proposalDocument,
  shownSections,
} from "./proposal-document.ts";
import { draftAfter } from "./proposal-draft.ts";
import { feeAt, netPrices, proposalNet } from "./proposal-net.ts";
import { type ProposalCourse, proposalState } from "./proposal-states.ts";
import { feeAmountWords, feeWords, rangeWords, sectionName } from "./proposal-words.ts";
import { shownToOwner } from "./shown-to-owner.ts";
import { EXAMPLE_PROPOSAL, EXAMPLE_PROPOSAL_ABROAD } from "./worked-example.ts";

const complete = (): ProposalDocument => ({
  ...EXAMPLE_PROPOSAL,
  home: { name: "Piso en Ruzafa", address: "", facts: [] },
  terms: { isExclusive: true, months: 4, withdrawal: "En 14 días.", more: "" },
  signing: { ...EXAMPLE_PROPOSAL.signing, signers: [{ id: "a", name: "Ana Soler", email: "ana@casa.example" }] },
});

describe("the net sheet of the specification", () => {
  test("250.000 €: 4 % and 21 % IVA, plusvalía 2.000, debt 80.000 leave 155.900 €", () => {
    const { net, lines } = proposalNet(EXAMPLE_PROPOSAL, 250_000);
    expect(net).toBe(155_900);
    expect(Object.fromEntries(lines.map(({ id, amount }) => [id, amount]))).toEqual({
      honorarios: 12_100,
      plusvalia: 2_000,
      hipoteca: 80_000,
    });
  });

  test("at 5 % they leave 152.875 €", () => {
    expect(proposalNet(EXAMPLE_PROPOSAL, 250_000, { ...EXAMPLE_PROPOSAL.fee, percent: 5 }).net).toBe(152_875);
  });

  test("a value that nobody typed is named, never guessed", () => {
    const { net } = EXAMPLE_PROPOSAL;
    expect(proposalNet(EXAMPLE_PROPOSAL, 250_000).without).toEqual(["IRPF de la ganancia"]);
    const bare = { ...EXAMPLE_PROPOSAL, net: { ...net, landGainTax: null, cancellation: null } };
    expect(proposalNet(bare, 250_000).without).toEqual([
      "plusvalía municipal",
      "IRPF de la ganancia",
      "cancelación de la hipoteca",
    ]);
    expect(proposalNet(bare, 250_000).net).toBe(157_900);
  });

  test("in Latin America there is no Spanish tax, and the country's word is used", () => {
    const there = {
      ...EXAMPLE_PROPOSAL,
      country: "PE",
      currency: "PEN",
      net: { ...EXAMPLE_PROPOSAL.net, landGainTax: null },
    };
    const { lines, without } = proposalNet(there, 250_000);
    expect(lines.map(({ label }) => label)).toEqual(["Honorarios con IGV", "Crédito pendiente"]);
    expect(without).toEqual(["impuesto de la ganancia"]);
    expect([sectionName("vivienda", "PE"), sectionName("vivienda", "ES")]).toEqual(["La propiedad", "La vivienda"]);
    expect(feeWords(there)).toBe("4\u00a0% del precio de venta, más IGV (21\u00a0%)");
  });

  test("3.000.000 MXN: 5 % and 16 % IVA, debt 900.000, tax on the gain 120.000 leave 1.806.000", () => {
    const { net, lines, without } = proposalNet(EXAMPLE_PROPOSAL_ABROAD, 3_000_000);
    expect([net, without]).toEqual([1_806_000, []]);
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual(
      expect.arrayContaining([
        ["Honorarios con IVA", 174_000],
        ["Impuesto de la ganancia", 120_000],
        ["Crédito pendiente", 900_000],
      ]),
    );
  });

  test("a fixed fee is the same at each price; one with its tax inside bears no more", () => {
    const fee = { ...EXAMPLE_PROPOSAL.fee, kind: "fijo" as const, amount: 6_000 };
    expect([200_000, 300_000].map((price) => feeAt(fee, price))).toEqual([7_260, 7_260]);
    expect(feeAt({ ...fee, tax: "incluido" }, 200_000)).toBe(6_000);
    expect(feeAt({ ...fee, tax: null }, 200_000)).toBeNull();
    expect(proposalNet(EXAMPLE_PROPOSAL, 250_000, fee).net).toBe(160_740);
  });

  test("the net is the price less its lines, to the cent, and a higher fee never leaves more", () => {
    const money = fc.integer({ min: 0, max: 50_000_000 }).map((cents) => cents / 100);
    const rate = fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000 }), money, rate, rate, (price, debt, one, other) => {
        const document = { ...EXAMPLE_PROPOSAL, net: { ...EXAMPLE_PROPOSAL.net, debt } };
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((percent) =>
          proposalNet(document, price, { ...document.fee, percent }),
        ) as [ReturnType<typeof proposalNet>, ReturnType<typeof proposalNet>];
        expect(high.net).toBeLessThanOrEqual(low.net);
        const cents = low.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        expect(Math.round(low.net * 100)).toBe(price * 100 - cents);
      }),
    );
  });

  test("three prices: the proposed one and both ends of the value", () => {
    expect(netPrices(EXAMPLE_PROPOSAL.value).map(({ price, isEstimate }) => [price, isEstimate])).toEqual([
      [238_000, true],
      [250_000, false],
      [262_000, true],
    ]);
    expect(rangeWords(EXAMPLE_PROPOSAL)).toBe("Entre 238.000\u00a0€ y 262.000\u00a0€");
    expect(feeAmountWords(EXAMPLE_PROPOSAL)).toBe("12.100\u00a0€ en total si se vende en 250.000\u00a0€");
  });
});

describe("missing values", () => {
  test("is named in the order of the form", () => {
    const names = missingOf(emptyDocument(), "IVA").map(({ name }) => name);
    expect(names).toEqual([
      "vivienda",
      "precio de salida",
      "honorarios",
      "si los honorarios llevan IVA",
      "exclusiva o no",
      "plazo",
      "desistimiento",
      "quién firma",
    ]);
    expect(missingOf(complete(), "IVA")).toEqual([]);
  });

  test("fee and term alone: Faltan: honorarios, plazo.", () => {
    const document = complete();
    const without = {
      ...document,
      fee: { ...document.fee, percent: null },
      terms: { ...document.terms, months: null },
    };
    expect(missingText(missingOf(without, "IVA"))).toBe("Faltan: honorarios, plazo.");
    expect(missingOf(without, "IVA").map(({ field }) => field)).toEqual(["fee.percent", "terms.months"]);
  });

  test("a signer without mail, and a testimonial without permission, are told by name", () => {
    const document = complete();
    const names = missingOf(
      {
        ...document,
        signing: { ...document.signing, signers: [{ id: "a", name: "Ana Soler", email: "" }] },
        testimonials: [{ id: "t", text: "Muy bien.", name: "Luis", hasPermission: false }],
      },
      "IVA",
    ).map(({ name }) => name);
    expect(names).toEqual(["permiso de Luis", "correo de Ana Soler"]);
  });
});

describe("commands", () => {
  const item = (id: string) => ({ id, what: id, when: "Semana 1", where: "" });
  const changedBy = (...commands: ProposalCommand[]) => commands.reduce(proposalAfter, emptyDocument());

  test("add, change, move and remove members", () => {
    const document = changedBy(
      { kind: "add", list: "plan", member: item("a") },
      { kind: "add", list: "plan", member: item("b") },
      { kind: "shift", list: "plan", id: "b", by: -1 },
      { kind: "change", list: "plan", id: "a", values: { where: "Portales" } },
    );
    expect(document.plan.map(({ id, where }) => [id, where])).toEqual([
      ["b", ""],
      ["a", "Portales"],
    ]);
    expect(proposalAfter(document, { kind: "remove", list: "plan", id: "b" }).plan.map(({ id }) => id)).toEqual(["a"]);
    expect(proposalAfter(document, { kind: "shift", list: "plan", id: "b", by: -1 }).plan).toEqual(document.plan);
  });

  test("fee and terms cannot be hidden, and the order keeps every section", () => {
    const document = changedBy(
      { kind: "showSection", section: "honorarios", isShown: false },
      { kind: "showSection", section: "carta", isShown: false },
      { kind: "shiftSection", section: "plan", by: -1 },
    );
    expect(document.hidden).toEqual(["carta"]);
    expect(document.order.toSorted()).toEqual([...PROPOSAL_SECTIONS].sort());
    expect(document.order.indexOf("plan")).toBe(2);
    expect(proposalDocument.safeParse({ ...document, hidden: ["condiciones"] }).success).toBe(false);
    expect(proposalDocument.safeParse({ ...document, order: ["carta"] }).success).toBe(false);
  });

  test("an empty section, and testimonials without permission, are not shown", () => {
    const document = complete();
    expect(shownSections(document)).toEqual(["vivienda", "valor", "honorarios", "neto", "condiciones"]);
    const told = [{ id: "t", text: "Muy bien.", name: "Luis", hasPermission: false }];
    expect(shownSections({ ...document, testimonials: told })).not.toContain("testimonios");
  });
});

describe("a draft while the server answers", () => {
  const sent = complete();
  const value = { ...sent.value, low: 240_000, high: 255_000 };
  const retitled: ProposalCommand = { kind: "words", values: { title: "Otra" } };

  test("a value that was taken is saved already", () => {
    const taken = draftAfter({ document: sent, saved: sent }, { kind: "valueTaken", sent, value });
    expect(taken.document).toBe(taken.saved);
    expect(taken.document).toEqual({ ...sent, value });
  });

  test("words typed meanwhile stay and are still to be saved", () => {
    const typed = [retitled, { kind: "fields", group: "value", values: { price: 249_000 } } as const].reduce(
      draftAfter,
      {
        document: sent,
        saved: sent,
      },
    );
    const taken = draftAfter(typed, { kind: "valueTaken", sent, value });
    expect(taken.document).toEqual({ ...sent, title: "Otra", value: { ...value, price: 249_000 } });
    expect(taken.saved).toEqual({ ...sent, value });
    const saved = draftAfter(draftAfter({ document: sent, saved: sent }, retitled), { kind: "saved", document: sent });
    expect(saved.document).not.toBe(saved.saved);
  });
});

test("nothing of a hidden section reaches the owner, nor anybody's address", () => {
  const whole: ProposalDocument = {
    ...complete(),
    letter: "Querida Ana",
    value: {
      ...EXAMPLE_PROPOSAL.value,
      words: "Tres ventas cercanas",
      source: {
        runId: "7f1cdd0e-2e9f-4a3c-9d53-0f2e52a0a001",
        tool: "Valoración",
        title: "Piso",
        at: "2026-11-24T10:00:00.000Z",
      },
    },
    testimonials: [{ id: "t", text: "Muy bien.", name: "Luis", hasPermission: false }],
  };
  const said = (hidden: ProposalDocument["hidden"]) => JSON.stringify(shownToOwner({ ...whole, hidden }));
  for (const secret of ["ana@casa.example", "7f1cdd0e", "Luis"]) expect(said([])).not.toContain(secret);
  for (const shown of ["Querida Ana", "Tres ventas", "80000", "238000"]) expect(said([])).toContain(shown);
  const bare = said(["carta", "vivienda", "valor", "neto"]);
  for (const secret of ["Querida Ana", "Ruzafa", "Tres ventas", "80000", "238000", "Valoración"]) {
    expect(bare).not.toContain(secret);
  }
  // The fee is said at the price.
  expect(bare).toContain("250000");
});

test("versions differ field by field", () => {
  const before = complete();
  const next = {
    ...before,
    fee: { ...before.fee, percent: 3.5 },
    plan: [{ id: "p", what: "Fotos", when: "Semana 1", where: "" }],
  };
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, next)).toEqual([
    { name: "Acción del plan 1", before: null, after: "Fotos · Semana 1" },
    { name: "Honorarios, en porcentaje", before: "4\u00a0%", after: "3,5\u00a0%" },
  ]);
});

test("a document is refused with a message at its field", () => {
  const wrong = { ...complete(), value: { ...complete().value, low: 300_000, high: 200_000 } };
  const twice = {
    ...complete(),
    signing: {
      ...complete().signing,
      signers: [1, 2].map((id) => ({ id: String(id), name: "Ana", email: "ANA@casa.example" })),
    },
  };
  const messages = [wrong, twice].flatMap((one) => proposalDocument.safeParse(one).error?.issues ?? []);
  expect(messages.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["value.high", "El máximo no puede ser menor que el mínimo"],
    ["signing.signers", "Cada firmante necesita su propio correo: hay dos iguales"],
  ]);
});

test.each<[string, Partial<ProposalCourse>]>([
  ["borrador", { versions: 0 }],
  ["enviada", {}],
  ["abierta", { opens: 1 }],
  ["caducada", { linkUntil: new Date("2026-11-26") }],
  ["retirada", { linkEndedAt: new Date("2026-11-26") }],
  ["aceptada", { acceptedAt: new Date("2026-11-26"), linkUntil: new Date("2026-11-26") }],
  ["firmada", { acceptedAt: new Date("2026-11-26"), request: "firmada" }],
])("state %s", (state, course) => {
  const sent = {
    versions: 1,
    opens: 0,
    acceptedAt: null,
    linkUntil: new Date("2026-12-20"),
    linkEndedAt: null,
    request: null,
  };
  expect(proposalState({ ...sent, ...course }, new Date("2026-11-27"))).toBe(state);
});
