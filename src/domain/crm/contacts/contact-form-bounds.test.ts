import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import {
  assignment,
  contactForm,
  dealChange,
  demandForm,
  eventForm,
  mergeForm,
  pastedNotice,
  ruleChange,
  ruleForm,
  ruleOrder,
  settingsForm,
  stageChange,
} from "./contact-forms.ts";
import type { DealKind, DealStage } from "./contact-values.ts";
import { route, ruleConditions } from "./routing.ts";
import { questionOf } from "./stage-evidence.ts";
import { checkMove, missingStages } from "./stages.ts";
import { stagesOf } from "./trades.ts";

const ID = "5f0c7a52-0000-4000-8000-000000000001";
const BILLION = 1_000_000_000;

describe("a contact", () => {
  const refusalOf = (fields: object) => refusal(contactForm, { fullName: "Ana", ...fields });

  test.each<[object, string | null]>([
    [{ tags: ["a".repeat(40)] }, null],
    [{ tags: ["a".repeat(41)] }, "Usa como mucho 40 caracteres"],
    [{ tags: [" "] }, "Escribe la etiqueta"],
    [{ tags: Array.from({ length: 31 }, (_, i) => `t${i}`) }, "Como mucho 30 etiquetas"],
    [{ emails: ["a".repeat(255)] }, null],
    [{ emails: ["a".repeat(256)] }, "Usa como mucho 255 caracteres"],
    [{ phones: ["6".repeat(40)] }, null],
    [{ phones: ["6".repeat(41)] }, "Usa como mucho 40 caracteres"],
    [{ phones: Array.from({ length: 21 }, () => "6") }, "Como mucho 20"],
    [{ language: "es" }, null],
    [{ language: "" }, null],
    [{ language: null }, null],
    [{ language: "E" }, "Usa el código de idioma de dos letras"],
    [{ language: "esp" }, "Usa el código de idioma de dos letras"],
    [{ fullName: " " }, "Escribe el nombre"],
  ])("%o: %s", (fields, message) => expect(refusalOf(fields)).toBe(message));

  test("without more than a name has no roles, tags, addresses, numbers or consent", () => {
    expect(contactForm.parse({ fullName: " Ana ", language: "" })).toEqual({
      fullName: "Ana",
      roles: [],
      tags: [],
      emails: [],
      phones: [],
      hasConsent: false,
      sharesPhone: false,
    });
  });
});

describe("the acts on a contact", () => {
  test("an event was at an instant with its offset, and outgoing where nothing is said", () => {
    const call = { kind: "llamada", text: "Hablamos" };
    expect(eventForm.parse({ ...call, at: "2026-11-21T10:00:00+02:00" })).toMatchObject({ direction: "saliente" });
    expect(refusal(eventForm, { ...call, at: "ayer" })).toBe("Indica cuándo fue");
  });

  test("open deals go along with whoever is given to another", () =>
    expect(assignment.parse({ ownerId: null })).toEqual({ ownerId: null, withDeals: true }));

  test("a merge keeps what is kept unless it is chosen otherwise", () => {
    expect(mergeForm.parse({ keptId: ID, removedId: ID })).toMatchObject({ choices: {} });
    expect(refusal(mergeForm, { keptId: "1", removedId: ID })).toBe("Elige uno de la lista");
  });

  test("a notice has 10 to 100,000 letters", () => {
    const refusalOf = (length: number) => refusal(pastedNotice, { text: "a".repeat(length) });
    expect([refusalOf(9), refusalOf(10), refusalOf(100_000), refusalOf(100_001)]).toEqual([
      "Pega el texto del aviso",
      null,
      null,
      "El texto es demasiado largo",
    ]);
  });
});

describe("a demand", () => {
  const corner = (longitude: number, latitude: number) => ({
    zone: [
      [0, 0],
      [1, 0],
      [longitude, latitude],
    ],
  });

  test.each<[object, string | null]>([
    [{ places: ["a".repeat(120)] }, null],
    [{ places: ["a".repeat(121)] }, "Usa como mucho 120 caracteres"],
    [{ places: Array.from({ length: 31 }, () => "Ruzafa") }, "Como mucho 30"],
    [corner(180, 90), null],
    [corner(-180, -90), null],
    [corner(181, 0), "La zona no es válida"],
    [corner(0, 90.5), "La zona no es válida"],
    [corner(-181, 0), "La zona no es válida"],
    [corner(0, -90.5), "La zona no es válida"],
    [
      {
        zone: [
          [0, 0],
          [1, 1],
        ],
      },
      "Dibuja una zona de al menos tres puntos",
    ],
    [{ priceMin: 200, priceMax: 200 }, null],
    [{ priceMin: 201, priceMax: 200 }, "El precio máximo no puede ser menor que el mínimo"],
    [{ priceMin: 201 }, null],
    [{ priceMax: 0 }, "Introduce un precio mayor que cero"],
    [{ roomsMin: 100 }, "Introduce de 0 a 99 habitaciones"],
    [{ roomsMin: 99 }, null],
    [{ roomsMin: 0 }, null],
    [{ roomsMin: -1 }, "Introduce de 0 a 99 habitaciones"],
    [{ roomsMax: 99 }, null],
    [{ roomsMax: 0 }, null],
    [{ roomsMax: 100 }, "Introduce de 0 a 99 habitaciones"],
    [{ roomsMin: 3, roomsMax: 3 }, null],
    [{ roomsMin: 4, roomsMax: 3 }, "El máximo de habitaciones no puede ser menor que el mínimo"],
    [{ bathroomsMin: 0 }, null],
    [{ bathroomsMin: 99 }, null],
    [{ bathroomsMin: 100 }, "Introduce de 0 a 99 baños"],
    [{ priceMin: 0 }, null],
    [{ priceMin: BILLION }, null],
    [{ priceMin: BILLION + 1 }, "Introduce un precio"],
    [{ priceMax: 1 }, null],
    [{ priceMax: BILLION }, null],
    [{ priceMax: BILLION + 1 }, "Introduce un precio mayor que cero"],
    [{ areaMinM2: 0 }, "Introduce una superficie"],
    [{ areaMinM2: 1 }, null],
    [{ areaMinM2: 1_000_000 }, null],
    [{ areaMinM2: 1_000_001 }, "Introduce una superficie"],
    [{ currency: "" }, null],
    [{ currency: "EUR" }, null],
    [{ currency: "eur" }, "Pon la moneda con tres letras"],
    [{ currency: "EURO" }, "Usa como mucho 3 caracteres"],
    // The dialog offers up to a quarter of the budget.
    [{ tolerance: 0 }, null],
    [{ tolerance: 0.25 }, null],
    [{ tolerance: 0.26 }, "Elige un margen de 0 a 25 %"],
    [{ tolerance: -0.01 }, "Elige un margen de 0 a 25 %"],
    [{ note: "a".repeat(2000) }, null],
    [{ note: "a".repeat(2001) }, "Usa como mucho 2.000 caracteres"],
  ])("%j: %s", (fields, message) => expect(refusal(demandForm, fields)).toBe(message));
});

describe("deals", () => {
  test.each<[object, string | null]>([
    [{ title: "a".repeat(200) }, null],
    [{ title: "a".repeat(201) }, "Usa como mucho 200 caracteres"],
    [{ title: "" }, "Escribe de qué se trata"],
    [{ amount: 0.01 }, null],
    [{ amount: 0.0105 }, null],
    [{ amount: 0.009 }, "Introduce un importe mayor que cero"],
    [{ amount: BILLION }, null],
    [{ amount: BILLION + 1 }, "Introduce un importe mayor que cero"],
    [{ amount: null }, null],
    [{ feePercent: 0 }, null],
    [{ feePercent: 200 }, null],
    [{ feePercent: 200.5 }, "Introduce un porcentaje de 0 a 200"],
    [{ feePercent: -1 }, "Introduce un porcentaje de 0 a 200"],
    [{ feePercent: null }, null],
    [{ commission: 0 }, null],
    [{ commission: BILLION }, null],
    [{ commission: BILLION + 1 }, "Introduce la comisión"],
  ])("a change of %o: %s", (fields, message) => expect(refusal(dealChange, fields)).toBe(message));

  test("evidence is of at most fourteen stages, 10,000 letters each", () => {
    const evidence = (text: string, key = "oferta") =>
      refusal(stageChange, { stage: "oferta", evidence: { [key]: text } });
    // Two quotes are letters too.
    expect([evidence("a".repeat(9_998)), evidence("a".repeat(9_999))]).toEqual([null, "Es demasiado largo"]);
    expect([evidence("a", "k".repeat(40)), evidence("a", "k".repeat(41)) === null]).toEqual([null, false]);
    const stages = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${i}`, 1]));
    expect(refusal(stageChange, { stage: "oferta", evidence: stages(14) })).toBeNull();
    expect(refusal(stageChange, { stage: "oferta", evidence: stages(15) })).toBe("Pon como mucho 14");
  });

  test.each<[DealStage, object, string | null, DealKind?]>([
    ["contactado", { how: "a".repeat(500) }, null],
    ["contactado", { how: "a".repeat(501) }, "Usa como mucho 500 caracteres"],
    ["contactado", { eventId: ID }, null],
    ["contactado", {}, "Cuenta cómo fue la conversación, o elige la llamada o el mensaje"],
    ["cualificado", { need: "a".repeat(1000) }, null],
    ["cualificado", { need: "a".repeat(1001) }, "Usa como mucho 1.000 caracteres"],
    ["cualificado", { budget: 1 }, null],
    ["cualificado", { budget: 0.5 }, "Introduce un presupuesto mayor que cero"],
    ["cualificado", { homeId: ID }, null],
    ["cualificado", {}, "Indica qué busca, su presupuesto o el inmueble que vende"],
    ["visita", { on: "2026-11-21" }, null],
    ["visita", { on: "2026-11-21T18:00" }, null],
    ["visita", { on: "2026-11-21T18:000" }, "Indica el día de la visita"],
    ["visita", { on: "2026-02-30" }, "Indica el día de la visita"],
    ["oferta", { amount: 0.01 }, null],
    ["oferta", { amount: 0.009 }, "Indica el importe de la oferta"],
    ["oferta", { amount: BILLION }, null],
    ["oferta", { amount: BILLION + 1 }, "Indica el importe de la oferta"],
    ["arras", { amount: 5, on: "2026-13-01" }, "Indica el día de las arras"],
    ["arras", { amount: 5, on: "2026-11-211" }, "Indica el día de las arras"],
    ["firmado", { price: 1, on: "2026-11-21", commission: 0 }, null],
    ["firmado", { price: 1, on: "2026-11-21", commission: -1 }, "Indica la comisión"],
    ["perdido", { reason: "precio", note: "a".repeat(1000) }, null],
    ["perdido", { reason: "precio", note: "a".repeat(1001) }, "Usa como mucho 1.000 caracteres"],
    ["perdido", { reason: "nada" }, "Elige el motivo"],
    ["firmado", { price: 1, on: "2026-11-21", commission: 0, why: "nada" }, "Elige el motivo"],
    ["valoracion", { amount: 1, on: "2026-11-21" }, null, "propietario"],
    ["valoracion", { amount: 0, on: "2026-11-21" }, "Indica el valor que has presentado", "propietario"],
    ["propuesta", { price: 1, feePercent: 100 }, null, "propietario"],
    ["propuesta", { price: 1, feePercent: 101 }, "Introduce unos honorarios de 0 a 100 %", "propietario"],
    ["firmado", { on: "2026-11-21", mandate: "exclusiva", months: 120 }, null, "propietario"],
    [
      "firmado",
      { on: "2026-11-21", mandate: "exclusiva", months: 121 },
      "Indica cuántos meses dura, de 1 a 120",
      "propietario",
    ],
    [
      "firmado",
      { on: "2026-11-21", mandate: "exclusiva", months: 0 },
      "Indica cuántos meses dura, de 1 a 120",
      "propietario",
    ],
    ["firmado", { on: "2026-11-21", mandate: "otra", months: 6 }, "Elige si es en exclusiva", "propietario"],
    ["preparacion", { ready: "a".repeat(1000) }, null, "vendedor"],
    ["preparacion", { ready: "a".repeat(1001) }, "Usa como mucho 1.000 caracteres", "vendedor"],
    ["publicado", { on: "2026-11-21", where: "a".repeat(500) }, null, "vendedor"],
    ["publicado", { on: "2026-11-21", where: "a".repeat(501) }, "Usa como mucho 500 caracteres", "vendedor"],
    ["solvencia", { papers: "a".repeat(1000), income: 1 }, null, "inquilino"],
    ["solvencia", { papers: "a".repeat(1001) }, "Usa como mucho 1.000 caracteres", "inquilino"],
    ["solvencia", { papers: "a", income: 0 }, "Introduce unos ingresos mayores que cero", "inquilino"],
    ["reserva", { amount: 0, on: "2026-11-21" }, "Indica el importe de la reserva", "inquilino"],
  ])("%s with %o: %s", (stage, given, message, kind = "comprador") =>
    expect(refusal(questionOf(kind, stage)!.schema, given)).toBe(message),
  );

  test("the form asks for what a stage cannot do without", () => {
    const required = (kind: DealKind) =>
      Object.fromEntries(
        stagesOf(kind).flatMap((stage) => {
          const fields = questionOf(kind, stage)?.fields;
          return fields ? [[stage, fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)]] : [];
        }),
      );
    expect(required("comprador")).toEqual({
      contactado: [],
      cualificado: [],
      visita: ["on"],
      oferta: ["amount"],
      arras: ["amount", "on"],
      firmado: ["price", "on", "commission"],
      perdido: ["reason"],
    });
    expect(required("propietario")).toEqual({
      contactado: [],
      valoracion: ["amount", "on"],
      propuesta: ["price"],
      firmado: ["on", "mandate", "months"],
      perdido: ["reason"],
    });
    expect(required("inquilino")).toEqual({
      contactado: [],
      visita: ["on"],
      solvencia: ["papers"],
      reserva: ["amount", "on"],
      firmado: ["price", "on", "commission"],
      perdido: ["reason"],
    });
    expect(required("vendedor")).toEqual({
      preparacion: ["ready"],
      publicado: ["on"],
      visita: ["on"],
      oferta: ["amount"],
      arras: ["amount", "on"],
      firmado: ["price", "on", "commission"],
      perdido: ["reason"],
    });
  });

  test("a signature needs all that came before it, a loss its reason alone", () => {
    const fresh = { kind: "comprador", stage: "nuevo", evidence: {} } as const;
    expect(missingStages(fresh, "firmado")).toEqual([
      "contactado",
      "cualificado",
      "visita",
      "oferta",
      "arras",
      "firmado",
    ]);
    const proven = {
      kind: "comprador",
      stage: "nuevo",
      evidence: { contactado: { how: "x" }, visita: { on: "2026-11-21" } },
    } as const;
    expect(missingStages(proven, "oferta")).toEqual(["cualificado", "oferta"]);
    expect(missingStages(fresh, "nuevo")).toEqual([]);
    expect(checkMove(fresh, "perdido", { perdido: { reason: "precio" } })).toEqual({
      isAllowed: true,
      evidence: { perdido: { reason: "precio" } },
    });
  });
});

describe("rules that give deals", () => {
  const refusalOf = (conditions: object) => refusal(ruleConditions, conditions);

  test.each<[object, string | null]>([
    [{ sources: ["a"] }, null],
    [{ sources: ["a".repeat(81)] }, "Usa como mucho 80 caracteres"],
    [{ places: Array.from({ length: 50 }, () => "a") }, null],
    [{ places: Array.from({ length: 51 }, () => "a") }, "Como mucho 50"],
    [{ postalPrefixes: ["46"] }, null],
    [{ postalPrefixes: ["0123456789"] }, null],
    [{ postalPrefixes: ["01234567890"] }, "Usa el código postal o su principio: 46 o 46006"],
    [{ postalPrefixes: ["46-€"] }, "Usa el código postal o su principio: 46 o 46006"],
    [{ priceMin: 0, priceMax: BILLION }, null],
    [{ priceMax: 0 }, null],
    [{ priceMin: -1 }, "Introduce un precio"],
    [{ priceMin: BILLION + 1 }, "Introduce un precio"],
    [{ priceMax: BILLION + 1 }, "Introduce un precio"],
    [{ priceMin: BILLION }, null],
    [{ priceMin: 2, priceMax: 1 }, "El precio máximo no puede ser menor que el mínimo"],
    [{ priceMin: 2 }, null],
    [{ languages: ["es"] }, null],
    [{ languages: ["esp"] }, "Usa el código de dos letras"],
    [{ nationality: ["FR"] }, "Una de las condiciones no se admite"],
  ])("%j: %s", (conditions, message) => expect(refusalOf(conditions)).toBe(message));

  test("have a name of 120 letters and 50 assignees, and are put in order 500 at once", () => {
    const name = (length: number) => refusal(ruleForm, { name: "a".repeat(length) });
    expect([name(1), name(120), name(121), name(0)]).toEqual([
      null,
      null,
      "Usa como mucho 120 caracteres",
      "Escribe un nombre para la regla",
    ]);
    const people = (count: number) => refusal(ruleChange, { assignees: Array.from({ length: count }, () => ID) });
    expect([people(50), people(51)]).toEqual([null, "Como mucho 50 personas"]);
    const order = (count: number) => refusal(ruleOrder, { ids: Array.from({ length: count }, () => ID) });
    expect([order(500), order(501) === null]).toEqual([null, false]);
  });

  const rule = (conditions: object, assignees = ["ana", "eva"], given = 0) => ({
    id: "r",
    name: "Regla",
    conditions,
    assignees,
    given,
    isCatchAll: false,
    isActive: true,
  });
  const deal = {
    source: "waitlist_tours",
    kind: "comprador",
    operation: "venta",
    places: ["Ruzafa"],
    price: 0,
    homeOwnerId: "eva",
  } as const;
  const routed = (conditions: object, members = ["ana", "eva"]) => route(deal, [rule(conditions)], new Set(members));

  test.each<[object, string[] | null]>([
    [{ kinds: ["comprador"] }, ["Es de compra"]],
    [{ sources: ["waitlist_*"] }, ["Viene de Lista de espera: tours"]],
    [{ sources: ["waitlist_tours"] }, ["Viene de Lista de espera: tours"]],
    [{ sources: ["waitlist_tour"] }, null],
    [{ sources: ["waitlost_*"] }, null],
    [{ toHomeOwner: true }, ["El inmueble tiene responsable"]],
    // A price of zero is within bounds that begin at zero.
    [{ priceMax: 10 }, ["Su precio es 0\u00a0€"]],
    [{ priceMin: 1 }, null],
    [{}, ["La regla no pone condiciones"]],
  ])("%j: %j", (conditions, reasons) => expect(routed(conditions)?.reasons ?? null).toEqual(reasons));

  test("give to whose turn it is, skip who has left, and wait where nobody is there", () => {
    const owner = (given: number, members: string[], assignees = ["ana", "eva"]) =>
      route(deal, [rule({}, assignees, given)], new Set(members))?.ownerId;
    expect([owner(0, ["ana", "eva"]), owner(1, ["ana", "eva"]), owner(2, ["ana", "eva"])]).toEqual([
      "ana",
      "eva",
      "ana",
    ]);
    expect([owner(0, ["eva"]), owner(0, []), owner(0, ["ana"], [])]).toEqual(["eva", null, "ana"]);
  });
});

describe("settings", () => {
  const hours = (day: [number, number][]) => ({
    timeZone: "Europe/Madrid",
    openingHours: [day, [], [], [], [], [], []],
    holidays: [],
    answerMinutes: 60,
    commissionRate: 0.03,
  });
  const HOURS = "Revisa el horario: cada tramo empieza antes de acabar y no pisa al anterior";

  test.each<[[number, number][], string | null]>([
    [[[0, 1440]], null],
    [
      [
        [540, 840],
        [841, 1140],
      ],
      null,
    ],
    [
      [
        [540, 840],
        [840, 1140],
      ],
      HOURS,
    ],
    [[[540, 540]], HOURS],
    [[[0, 1441]], HOURS],
    [[], "Abre al menos un día"],
  ])("%j: %s", (day, message) => expect(refusal(settingsForm, hours(day))).toBe(message));

  test("say one thing of a week that is no week", () => {
    const short = settingsForm.safeParse({ ...hours([]), openingHours: [[]] });
    expect(short.error?.issues.map(({ message }) => message)).toEqual([HOURS]);
    expect(refusals(settingsForm, { ...hours([[540, 840]]), timeZone: "Marte" })).toEqual({
      timeZone: "No conozco esa zona horaria",
    });
    expect(refusal(settingsForm, { ...hours([[540, 840]]), timeZone: "a".repeat(65) })).toBe(
      "Usa como mucho 64 caracteres",
    );
  });
});
