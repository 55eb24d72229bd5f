import { formatArea, formatDate, formatMoney, formatPercent } from "../../../shared/format/format.ts";
import { listed } from "../../../shared/format/listed.ts";
import type { ChargeKind, DocumentKind, Finding } from "../reading.ts";
import { type DossierDocument, owners, type Placed, quoteOf, theName } from "./across-owners.ts";
import { BASIS } from "./basis.ts";
import { chargeName } from "./charge-findings.ts";
import { dateOf, fieldOf, moneyOf, numberOf } from "./findings.ts";

/** A home as its portfolio has it, to be compared with its papers. */
export interface KnownHome {
  cadastralReference?: string | undefined;
  builtAreaM2?: number | undefined;
}

const REGISTERS: readonly DocumentKind[] = [
  "nota-simple",
  "co-certificado-tradicion",
  "cl-dominio-vigente",
  "ar-informe-dominio",
];
const SALES: readonly DocumentKind[] = ["arras", "reserva", "escritura-compraventa", "mx-escritura"];

/** Contradictions between the documents of one home. */
export function acrossFindings(documents: readonly DossierDocument[], home: KnownHome): Finding[] {
  const placed = documents.map((one, document) => ({ ...one, document }));
  const of = (kinds: readonly DocumentKind[]) =>
    placed.filter(({ reading }) => reading.kind !== null && kinds.includes(reading.kind));
  // The newest extract counts; an older one tells what was.
  const registers = newestFirst(of(REGISTERS));
  const register = registers[0];
  return [
    ...sameHome(placed, home),
    ...areas(placed, register, home),
    ...(register ? of(SALES).flatMap((sale) => owners(register, sale)) : []),
    ...(register ? of(["encargo-venta"]).flatMap((mandate) => owners(register, mandate)) : []),
    ...(register ? of([...SALES, "encargo-venta"]).flatMap((sale) => deniedCharges(register, sale)) : []),
    ...(register ? of(["arras"]).flatMap((sale) => olderThanSale(register, sale)) : []),
    ...prices(of(["arras", "reserva", "escritura-compraventa"])),
    ...tenant(of(["arrendamiento"]), of([...SALES, "encargo-venta"])),
    ...(register === undefined && of(SALES).length > 0 ? [noRegister(of(SALES)[0]!)] : []),
  ];
}

const newestFirst = (documents: readonly Placed[]): Placed[] =>
  [...documents].sort((a, b) =>
    (dateOf(b.reading, "issuedOn") ?? "").localeCompare(dateOf(a.reading, "issuedOn") ?? ""),
  );

/** Cadastral references and codes of the registry that cannot be of one home. */
function sameHome(placed: readonly Placed[], home: KnownHome): Finding[] {
  const found: Finding[] = [];
  for (const field of ["cadastralReference", "cru"] as const) {
    const told = placed.flatMap((one) =>
      one.reading.fields.flatMap((reading) =>
        reading.field === field && reading.value.type === "identifier" && reading.value.isValid
          ? [{ one, reading, text: reading.value.text }]
          : [],
      ),
    );
    // A paper may name the garage too: homes differ only where no reference of the one is in the other.
    const byDocument = new Map<number, typeof told>();
    for (const each of told) byDocument.set(each.one.document, [...(byDocument.get(each.one.document) ?? []), each]);
    const groups = [...byDocument.values()];
    const same = (a: string, b: string) =>
      field === "cru" ? a === b : a.slice(0, Math.min(a.length, b.length)) === b.slice(0, Math.min(a.length, b.length));
    const [first, ...others] = groups;
    const other = first && others.find((group) => !group.some((x) => first.some((y) => same(x.text, y.text))));
    // Told once, by the reference that everybody knows.
    const isToldAlready = found.some(({ rule, level }) => rule === "home-differs" && level === "red");
    if (first && other && !isToldAlready) {
      const [a, b] = [first[0]!, other[0]!];
      const isSameParcel = field === "cadastralReference" && a.text.slice(0, 14) === b.text.slice(0, 14);
      found.push({
        level: isSameParcel ? "amber" : "red",
        rule: "home-differs",
        title: isSameParcel
          ? "Dos referencias catastrales del mismo edificio"
          : `Dos ${field === "cru" ? "códigos registrales" : "referencias catastrales"}: los documentos hablan de dos inmuebles`,
        text: `${field === "cru" ? "CRU" : "Referencia catastral"}: ${theName(a.one)} dice ${a.text}; ${theName(b.one)}, ${b.text}.`,
        basis: null,
        quotes: [quoteOf(a.one, a.reading), quoteOf(b.one, b.reading)],
        question: { ask: "¿Cuál es el inmueble que se vende?", whom: "al propietario" },
      });
    }
    const ofHome = field === "cadastralReference" ? home.cadastralReference : undefined;
    if (
      ofHome !== undefined &&
      first &&
      !found.some(({ rule }) => rule === "home-differs") &&
      !told.some(({ text }) => same(text, ofHome.toUpperCase().replace(/\s/g, "")))
    )
      found.push({
        level: "amber",
        rule: "home-not-this",
        title: "La referencia catastral no es la de tu ficha",
        text: `La ficha tiene ${ofHome}; ${theName(first[0]!.one)}, ${first[0]!.text}.`,
        basis: null,
        quotes: [quoteOf(first[0]!.one, first[0]!.reading)],
        question: { ask: "¿Es este documento de la misma vivienda?", whom: "al propietario" },
      });
  }
  return found;
}

const MEASURED: readonly DocumentKind[] = [
  "recibo-ibi",
  "certificado-energetico",
  "cedula-habitabilidad",
  "escritura-compraventa",
  "escritura-herencia",
];

/** Difference of areas above which it is told. */
const AREA_GAP = 0.1;

function areas(placed: readonly Placed[], register: Placed | undefined, home: KnownHome): Finding[] {
  if (!register) return [];
  const registered = numberOf(register.reading, "builtAreaM2");
  if (!registered) return [];
  const found: Finding[] = [];
  for (const other of placed) {
    if (!MEASURED.includes(other.reading.kind!)) continue;
    const measured = numberOf(other.reading, "builtAreaM2");
    if (!measured || gapOf(registered, measured) <= AREA_GAP) continue;
    found.push({
      ...areaFinding(registered, measured, theName(register), theName(other)),
      quotes: [
        quoteOf(register, fieldOf(register.reading, "builtAreaM2")!),
        quoteOf(other, fieldOf(other.reading, "builtAreaM2")!),
      ],
    });
  }
  if (found.length === 0 && home.builtAreaM2 && gapOf(registered, home.builtAreaM2) > AREA_GAP)
    found.push({
      ...areaFinding(registered, home.builtAreaM2, theName(register), "tu ficha"),
      quotes: [quoteOf(register, fieldOf(register.reading, "builtAreaM2")!)],
    });
  return found;
}

const gapOf = (registered: number, measured: number): number => Math.abs(measured - registered) / registered;

const areaFinding = (registered: number, measured: number, a: string, b: string): Omit<Finding, "quotes"> => ({
  level: "amber",
  rule: "area-differs",
  title: `Superficies distintas: ${formatPercent(gapOf(registered, measured), 1)}`,
  text: `Según ${a}, ${formatArea(registered)} construidos; según ${b}, ${formatArea(measured)}. Puede haber obra sin declarar o metros comunes contados en una de las dos.`,
  basis: BASIS.cadastre,
  question: {
    ask: "¿Hay ampliaciones sin declarar, o cuenta una de las dos los elementos comunes?",
    whom: "al propietario y al catastro",
  },
});

/** Charges that do not stop a sale, as they are paid off at the signature or stay with the home: the contract names them. */
const BEARABLE: readonly ChargeKind[] = ["mortgage", "tax-lien", "easement", "urban"];

function deniedCharges(register: Placed, sale: Placed): Finding[] {
  const alive = register.reading.charges.charges.filter(({ state }) => state !== "cancelled");
  const { said, saidAt } = sale.reading.charges;
  if (said !== "none" || alive.length === 0) return [];
  return [
    {
      level: alive.every(({ kind }) => BEARABLE.includes(kind)) ? "amber" : "red",
      rule: "charges-denied",
      title: "Dice «libre de cargas» y el registro tiene cargas",
      text: `En ${theName(register)} consta: ${listed([...new Set(alive.map(({ kind }) => chargeName(kind).toLowerCase()))])}.`,
      basis: BASIS.extract,
      quotes: [
        ...(saidAt ? [{ ...saidAt, document: sale.document }] : []),
        ...alive.map((charge) => ({ ...charge.quote, document: register.document })),
      ],
      question: { ask: "¿Se cancelan antes de la firma? Escribid quién las paga y cuándo.", whom: "a las partes" },
    },
  ];
}

function olderThanSale(register: Placed, sale: Placed): Finding[] {
  const issued = dateOf(register.reading, "issuedOn");
  const signed = dateOf(sale.reading, "signedOn");
  if (!issued || !signed || issued >= signed) return [];
  return [
    {
      level: "amber",
      rule: "extract-before-sale",
      title: "La nota simple es anterior al contrato",
      text: `Es del ${formatDate(issued)} y el contrato, del ${formatDate(signed)}.`,
      basis: BASIS.extractAge,
      quotes: [
        quoteOf(register, fieldOf(register.reading, "issuedOn")!),
        quoteOf(sale, fieldOf(sale.reading, "signedOn")!),
      ],
      question: { ask: "Pide otra nota simple.", whom: "al registro de la propiedad" },
    },
  ];
}

function prices(sales: readonly Placed[]): Finding[] {
  const told = sales.flatMap((one) => {
    const price = moneyOf(one.reading, "price");
    return price ? [{ one, price }] : [];
  });
  const [first] = told;
  const other =
    first &&
    told.find(
      ({ price }) => price.currency === first.price.currency && Math.abs(price.amount - first.price.amount) > 1,
    );
  if (!first || !other) return [];
  return [
    {
      level: "amber",
      rule: "price-differs",
      title: "El precio no es el mismo en los dos contratos",
      text: `${formatMoney(first.price.amount, first.price.currency)} en ${theName(first.one)} y ${formatMoney(other.price.amount, other.price.currency)} en ${theName(other.one)}.`,
      basis: null,
      quotes: [
        quoteOf(first.one, fieldOf(first.one.reading, "price")!),
        quoteOf(other.one, fieldOf(other.one.reading, "price")!),
      ],
      question: { ask: "¿Qué precio vale?", whom: "a las partes" },
    },
  ];
}

function tenant(leases: readonly Placed[], sales: readonly Placed[]): Finding[] {
  const [lease] = leases;
  if (!lease || sales.length === 0) return [];
  const until = dateOf(lease.reading, "leaseEnd");
  return [
    {
      level: "amber",
      rule: "tenant-preemption",
      title: "Hay un contrato de arrendamiento",
      text: `${until ? `Dura hasta el ${formatDate(until)}. ` : ""}El inquilino puede tener tanteo y retracto si no renunció.`,
      basis: BASIS.preemption,
      quotes: quotesOfParties(lease),
      question: {
        ask: "¿Sigue el inquilino? Notifícale la venta o pide su renuncia.",
        whom: "al propietario y al inquilino",
      },
    },
  ];
}

const quotesOfParties = (lease: Placed): Finding["quotes"] =>
  lease.reading.parties.filter(({ role }) => role === "tenant").map((party) => quoteOf(lease, party));

const noRegister = (sale: Placed): Finding => ({
  level: "review",
  rule: "extract-missing",
  title: "Falta la nota simple",
  text: `Sin ella no se sabe si quien vende en ${theName(sale)} es titular ni qué cargas hay.`,
  basis: BASIS.extract,
  quotes: [],
  question: { ask: "Pide una nota simple.", whom: "al registro de la propiedad" },
});
