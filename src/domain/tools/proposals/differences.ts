import { formatNumber } from "../../shared/format/format.ts";
import { type ProposalDocument, SECTION_NAMES } from "./proposal-document.ts";

/** A field that two versions say differently; null where one of them does not have it. */
export interface Difference {
  name: string;
  before: string | null;
  after: string | null;
}

const yesNo = (said: boolean | null) => (said === null ? null : said ? "Sí" : "No");
const figure = (value: number | null) => (value === null ? null : formatNumber(value, 2));

const FEE_TAX_WORDS = { aparte: "Más impuesto", incluido: "Impuesto incluido", sin: "Sin impuesto" } as const;

/** All that a document says, field by field, each with its name. */
function fieldsOf(document: ProposalDocument): Map<string, string | null> {
  const { home, value, fee, net, terms, signing, link } = document;
  const money = (amount: number | null) => (amount === null ? null : `${figure(amount)} ${document.currency}`);
  const listed = <Member extends { id: string }>(name: string, all: readonly Member[], text: (one: Member) => string) =>
    all.map((one, i): [string, string] => [`${name} ${i + 1}`, text(one)]);
  const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");
  return new Map<string, string | null>([
    ["Título", document.title],
    ["Para", document.ownerName],
    ["Carta", document.letter],
    ["Vivienda", home.name],
    ["Dirección", home.address],
    ...listed("Dato de la vivienda", home.facts, ({ label, value: said }) => `${label}: ${said}`),
    ["Precio de salida", money(value.price)],
    ["Valor, por lo bajo", money(value.low)],
    ["Valor, por lo alto", money(value.high)],
    ["Texto del valor", value.words],
    ["De dónde sale el valor", value.source?.title ?? null],
    ...listed("Acción del plan", document.plan, ({ what, when, where }) => joined(what, when, where)),
    ...listed(
      "Servicio",
      document.services,
      ({ text, isIncluded }) => `${text} (${isIncluded ? "incluido" : "no incluido"})`,
    ),
    [
      "Honorarios, en porcentaje",
      fee.kind === "porcentaje" && fee.percent !== null ? `${figure(fee.percent)}\u00a0%` : null,
    ],
    ["Honorarios, importe fijo", fee.kind === "fijo" ? money(fee.amount) : null],
    ["Impuesto de los honorarios", fee.tax === null ? null : FEE_TAX_WORDS[fee.tax]],
    ["Tipo del impuesto", fee.tax === "aparte" && fee.taxPercent !== null ? `${figure(fee.taxPercent)}\u00a0%` : null],
    ["Cuándo se pagan", fee.when],
    ["El propietario mueve los honorarios", yesNo(fee.ownerMoves)],
    ["Deuda", money(net.debt)],
    ["Cancelación de la deuda", money(net.cancellation)],
    ["Plusvalía o impuesto local", money(net.landGainTax)],
    ["Impuesto de la ganancia", money(net.gainTax)],
    ["Otros gastos", money(net.otherCosts)],
    ...listed("Equipo", document.team, ({ name, role, phone, email }) => joined(name, role, phone, email)),
    ...listed("Testimonio", document.testimonials, ({ text, name }) => `«${text}» ${name}`),
    ["Exclusiva", yesNo(terms.isExclusive)],
    ["Plazo en meses", figure(terms.months)],
    ["Desistimiento", terms.withdrawal],
    ["Otras condiciones", terms.more],
    ...listed("Firmante", signing.signers, ({ name, email }) => joined(name, email)),
    ["Firma también el agente", yesNo(signing.agentSigns)],
    ["Al aceptar, enviar a firmar", yesNo(signing.sendsAtOnce)],
    ["Se firma como encargo", yesNo(signing.isMandate)],
    ["Días que vale el enlace", figure(link.days)],
    ["Pide un código", yesNo(link.asksCode)],
    ["Orden", document.order.map((section) => SECTION_NAMES[section]).join(", ")],
    ["Secciones ocultas", document.hidden.map((section) => SECTION_NAMES[section]).join(", ")],
  ]);
}

/** The fields in which a newer document differs, in the order of the form. */
export function differences(before: ProposalDocument, after: ProposalDocument): Difference[] {
  const [older, newer] = [fieldsOf(before), fieldsOf(after)];
  const names = [...newer.keys(), ...[...older.keys()].filter((name) => !newer.has(name))];
  return names.flatMap((name) => {
    const was = older.get(name) || null;
    const is = newer.get(name) || null;
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}
