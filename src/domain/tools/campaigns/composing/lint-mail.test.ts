import { expect, test } from "vitest";
import type { Home } from "../../../portfolio/homes/home.ts";
import type { CampaignMessage } from "../campaign-message.ts";
import type { EmailBlock } from "../email-block.ts";
import { isBlocked, lintCampaign, lintMail, MAIL_BYTES_MAX } from "./lint-mail.ts";
import type { ToldHome } from "./mail-parts.ts";
import { START_IDS } from "./start-ids.ts";
import { startOf } from "./starts.ts";

const ID = "6d3f0f61-6c30-4f0e-9d2f-0d3a8a3f1a01";
const told = (changes: Partial<ToldHome> = {}, home: Partial<Home> = {}): ToldHome => ({
  id: ID,
  title: "Piso en Ruzafa",
  place: "Valencia",
  price: "240.000 €",
  facts: "80 m²",
  legal: null,
  over: null,
  cover: { src: "https://u.example/a.jpg", alt: "Salón" },
  photos: new Map(),
  href: "https://u.example/compartir/a",
  home: {
    country: "ES",
    operation: "venta",
    type: "piso",
    currency: "EUR",
    price: 240_000,
    energyRating: "D",
    ...home,
  } as Home,
  ...changes,
});
const TEXT: EmailBlock = {
  id: "t",
  kind: "texto",
  text: "Hay viviendas nuevas en Ruzafa y queremos que las conozcas pronto.",
};
const lint = (changes: Partial<CampaignMessage>, { homes = [told()], bytes = 20_000 } = {}) =>
  lintMail({
    message: { afterHours: 0, subject: "Novedades en Ruzafa", blocks: [TEXT], ...changes },
    number: 0,
    homes: new Map(homes.map((one) => [one.id, one])),
    bytes,
  }).map(({ level, blockId, field, title }) => `${level} ${blockId ?? field}: ${title}`);
const block = (one: EmailBlock, homes = [told()]) => lint({ blocks: [TEXT, one] }, { homes });

test("a good mail has no problem", () => expect(lint({})).toEqual([]));

test.each([
  ["", "bloquea asunto: Falta el asunto"],
  ["OFERTA EN RUZAFA", "avisa asunto: El asunto está en mayúsculas"],
  ["Piso!! en Ruzafa", "avisa asunto: El asunto repite signos"],
  [
    "Nueva vivienda con terraza, garaje y trastero en el centro de la ciudad",
    "avisa asunto: El asunto tiene 71 caracteres",
  ],
  ["Mira, {nombre}", "avisa asunto: El nombre va en medio del asunto"],
  ["Piso solo españoles", "bloquea asunto: Frase que excluye a personas"],
  ["Abierto el [día]", "bloquea asunto: Falta rellenar [día]"],
  ["Nueva en Chamberí {apellido}", "bloquea asunto: {apellido} no existe"],
])("subject «%s»", (subject, problem) => {
  expect(
    lint({ subject }).map((one) =>
      one.startsWith("bloquea asunto: Frase") || problem.includes("excluye") ? one.slice(0, 14) : one,
    ),
  ).toEqual([problem.includes("excluye") ? problem.slice(0, 14) : problem]);
});

test("words that exclude are named once, and what mends them follows", () => {
  const [problem] = lintMail({
    message: { afterHours: 0, subject: "Piso solo españoles", blocks: [TEXT] },
    number: 0,
    homes: new Map(),
    bytes: 20_000,
  });
  expect(problem).toMatchObject({
    title: "Frase que excluye a personas («solo españoles»)",
    fix: "Quita la frase. Deja fuera a personas por lo que son.",
  });
});

test("a name at the beginning is fine, two equal subjects are none", () => {
  expect(lint({ subject: "{nombre}, mira esto" })).toEqual([]);
  expect(lint({ otherSubject: "Novedades en Ruzafa" })).toEqual(["bloquea otro-asunto: Los dos asuntos son el mismo"]);
});

test("words in braces that nobody fills are told where they stand, and those of a reader are not", () => {
  expect(block({ id: "x", kind: "texto", text: "{saludo}\n\nPara {nombre} {apellidos}." })).toEqual([
    "bloquea x: {apellidos} no existe",
  ]);
  expect(block({ id: "x", kind: "titulo", text: "{ nombre }" })).toEqual(["bloquea x: { nombre } no existe"]);
  expect(lint({ preheader: "{zona} y {nombre}" })).toEqual(["bloquea mensaje: {zona} no existe (texto de entrada)"]);
});

test("links that lead nowhere, are unsafe or unencrypted", () => {
  expect(block({ id: "b", kind: "boton", label: "", href: "" })).toEqual([
    "bloquea b: El botón no dice nada",
    "bloquea b: El botón no lleva a ningún sitio",
  ]);
  expect(block({ id: "b", kind: "boton", label: "Ver", href: "javascript:alert(1)" })).toEqual([
    "bloquea b: El botón no se puede abrir",
  ]);
  expect(block({ id: "b", kind: "boton", label: "Ver", href: "http://a.es" })).toEqual([
    "avisa b: El botón abre una página sin cifrar",
  ]);
  expect(block({ id: "b", kind: "boton", label: "Ver", href: "https://a.es" })).toEqual([]);
  expect(block({ id: "b", kind: "texto", text: "[a](javascript:x)" })).toEqual([
    "bloquea b: El enlace «javascript:x» no se puede abrir",
  ]);
});

test("a mail of pictures alone, and an empty one, do not go", () => {
  const photo: EmailBlock = { id: "f", kind: "foto", homeId: ID, photoId: null, alt: "Salón con balcón", href: "" };
  expect(lint({ blocks: [photo] })).toEqual(["bloquea mensaje: El mensaje es solo imágenes"]);
  expect(lint({ blocks: [] })).toEqual(["bloquea mensaje: El mensaje está vacío"]);
  expect(lint({ blocks: [{ id: "s", kind: "firma", closing: "" }] })).toEqual([
    "bloquea mensaje: El mensaje está vacío",
  ]);
});

test("a photo without words is told", () => {
  const plain = [told({ cover: { src: "https://u.example/a.jpg", alt: "Foto de Piso en Ruzafa" } })];
  expect(block({ id: "f", kind: "foto", homeId: ID, photoId: null, alt: "", href: "" }, plain)).toEqual([
    "avisa f: La foto no tiene texto alternativo",
  ]);
  expect(block({ id: "f", kind: "foto", homeId: null, photoId: null, alt: "", href: "" })).toEqual([
    "bloquea f: Falta elegir la foto",
  ]);
});

test("homes: gone, sold, without rating, page or photo", () => {
  const card: EmailBlock = { id: "v", kind: "vivienda", homeId: ID, note: "" };
  expect(block(card)).toEqual([]);
  expect(block(card, [])).toEqual(["bloquea v: Una vivienda ya no está en tu cartera"]);
  expect(block(card, [told({ over: "Vendida" })])).toEqual(["bloquea v: «Piso en Ruzafa» ya no se ofrece: vendida"]);
  expect(block(card, [told({}, { energyRating: undefined })])[0]).toMatch(
    /^bloquea v: Piso en Ruzafa: certificado energético/,
  );
  expect(block(card, [told({}, { energyRating: undefined, energyStatus: "en_tramite" })])).toEqual([]);
  expect(block(card, [told({}, { energyRating: undefined, country: "AR" })])).toEqual([]);
  expect(block(card, [told({ href: null, cover: null })])).toEqual([
    "avisa v: «Piso en Ruzafa» no tiene página que abrir",
    "avisa v: «Piso en Ruzafa» no tiene fotos",
  ]);
  expect(block({ id: "p", kind: "pareja", homeIds: [] })).toEqual(["bloquea p: Falta elegir las viviendas"]);
});

test("a mail that Gmail cuts off does not go", () => {
  expect(lint({}, { bytes: 90 * 1024 })).toEqual(["avisa mensaje: El correo pesa 90 KB"]);
  expect(lint({}, { bytes: MAIL_BYTES_MAX + 1 })).toEqual(["bloquea mensaje: El correo pesa 103 KB"]);
});

const BRAND = {
  name: "Casa",
  colour: null,
  logo: null,
  licence: null,
  postalAddress: "Calle 1",
  agent: { name: "Ana", role: null, phone: null, email: null },
};

test("a campaign needs a sender with an address, and somebody to write to", () => {
  const good = {
    kind: "envio" as const,
    messages: [],
    brand: BRAND,
    hasSender: true,
    audience: { fits: 3, mayBeWritten: 2 },
  };
  const titles = (changes: Partial<Parameters<typeof lintCampaign>[0]>) =>
    lintCampaign({ ...good, ...changes }).map(({ title }) => title);
  expect(titles({})).toEqual([]);
  expect(titles({ hasSender: false })).toEqual(["Falta el remitente"]);
  expect(titles({ brand: { ...BRAND, postalAddress: " " } })).toEqual(["Falta la dirección postal del remitente"]);
  expect(titles({ audience: { fits: 0, mayBeWritten: 0 } })).toEqual(["No encaja nadie"]);
  expect(titles({ audience: { fits: 3, mayBeWritten: 0 } })).toEqual(["No puedes escribir a nadie de la lista"]);
  const check = (verdict: "bien" | "falta" | "no-se-sabe") => ({ verdict, words: "", found: null, toSet: null });
  const well = { spf: check("bien"), dkim: check("bien"), dmarc: check("no-se-sabe") };
  expect(titles({ sender: { checks: well, lastError: null } })).toEqual([]);
  expect(titles({ sender: { checks: null, lastError: null } })).toEqual([
    "El dominio del remitente está sin comprobar",
  ]);
  const bad = { checks: { ...well, spf: check("falta"), dkim: check("falta") }, lastError: "No contesta" };
  expect(titles({ sender: bad })).toEqual([
    "Al dominio del remitente le falta SPF, DKIM",
    "El servidor del remitente no ha funcionado la última vez",
  ]);
  expect(isBlocked(lintCampaign({ ...good, sender: bad }))).toBe(false);
  const messages = [0, 0].map((afterHours) => ({ afterHours, subject: "a", blocks: [] }));
  expect(titles({ kind: "secuencia", messages })).toEqual(["El mensaje 2 no dice cuándo sale"]);
});

test.each(START_IDS)("the start %s blocks only by what it leaves to the agent", (id) => {
  const homes = [{ id: ID, title: "Piso en Ruzafa", price: "240.000 €", place: "Ruzafa" }];
  for (const chosen of [[], homes, [...homes, { ...homes[0]!, id: ID.replace(/1$/, "2") }]]) {
    for (const [number, message] of startOf(id, chosen).messages.entries()) {
      const found = lintMail({
        message,
        number,
        homes: new Map([told(), told({ id: ID.replace(/1$/, "2") })].map((one) => [one.id, one])),
        bytes: 20_000,
      }).filter(({ level, title }) => level === "bloquea" && !/^Falta (rellenar|elegir)/.test(title));
      expect(found).toEqual([]);
      expect(isBlocked(found)).toBe(false);
    }
  }
});
