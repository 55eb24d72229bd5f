import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { addMonths } from "../../../shared/time/local-time.ts";
import { KINDS } from "../kinds/registry.ts";
import type { ChargeKind, ChargeReading, DocumentReading, Finding } from "../reading.ts";
import { BASIS } from "./basis.ts";

interface ChargeRule {
  /** As it begins a sentence. */
  name: string;
  level: "red" | "amber";
  what: string;
  basis: Finding["basis"];
  ask: string;
  whom: string;
}

const CHARGES: Record<ChargeKind, ChargeRule> = {
  mortgage: {
    name: "Hipoteca",
    level: "amber",
    what: "Se cancela antes de la firma o en ella; pagarla no basta, hay que cancelarla en el registro.",
    basis: BASIS.mortgage,
    ask: "¿Cuánto queda por pagar y cuándo se firma la cancelación? Pide el certificado de saldo o de deuda cero.",
    whom: "al propietario y a su banco",
  },
  seizure: {
    name: "Embargo",
    level: "red",
    what: "No se firma sin levantarlo o sin que el notario retenga lo que cubre.",
    basis: BASIS.seizure,
    ask: "¿A cuánto asciende hoy la deuda y quién pide al juzgado o a la administración que lo cancele?",
    whom: "al propietario y a quien embargó",
  },
  "tax-lien": {
    name: "Afección fiscal",
    level: "amber",
    what: "La finca responde de un impuesto durante un plazo; pide el justificante de que se pagó.",
    basis: BASIS.taxLien,
    ask: "¿Está pagado el impuesto? Pide la carta de pago.",
    whom: "al propietario o al notario",
  },
  easement: {
    name: "Servidumbre",
    level: "amber",
    what: "Sigue con la finca; el comprador tiene que conocerla antes de ofertar.",
    basis: null,
    ask: "¿Cómo se usa hoy y a qué obliga?",
    whom: "al propietario",
  },
  usufruct: {
    name: "Usufructo o derecho de uso",
    level: "amber",
    what: "Quien lo tiene también firma, o la vivienda se vende con él dentro.",
    basis: BASIS.usufruct,
    ask: "¿Vive quien tiene el usufructo y firmará la venta?",
    whom: "al propietario",
  },
  "resolutory-condition": {
    name: "Condición resolutoria",
    level: "red",
    what: "Si no se paga lo aplazado, la venta anterior se deshace; cancélala antes de firmar.",
    basis: null,
    ask: "¿Está pagado el precio aplazado y quién otorga la cancelación?",
    whom: "al propietario y al notario",
  },
  option: {
    name: "Opción o derecho de adquisición preferente",
    level: "red",
    what: "Otra persona puede comprar antes o en lugar del comprador.",
    basis: null,
    ask: "¿Está vigente y renuncia quien lo tiene? Pide la renuncia por escrito.",
    whom: "a quien tiene el derecho",
  },
  lease: {
    name: "Arrendamiento",
    level: "red",
    what: "Hay o puede haber inquilino: se vende con él o con su renuncia.",
    basis: BASIS.preemption,
    ask: "¿Hasta cuándo dura el contrato y renuncia el inquilino al tanteo?",
    whom: "al propietario y al inquilino",
  },
  "protected-housing": {
    name: "Vivienda protegida",
    level: "red",
    what: "Puede haber precio máximo y hacer falta autorización.",
    basis: BASIS.protectedHousing,
    ask: "¿Hasta cuándo dura la protección, cuál es el precio máximo y hay autorización para vender?",
    whom: "a la comunidad autónoma",
  },
  claim: {
    name: "Demanda anotada",
    level: "red",
    what: "Un pleito puede cambiar quién es dueño o qué vale.",
    basis: null,
    ask: "¿En qué estado está el pleito?",
    whom: "al propietario y a su abogado",
  },
  insolvency: {
    name: "Concurso",
    level: "red",
    what: "La venta necesita a la administración concursal o al juzgado.",
    basis: null,
    ask: "¿Quién puede vender y con qué autorización?",
    whom: "a la administración concursal",
  },
  prohibition: {
    name: "Prohibición de disponer",
    level: "red",
    what: "El propietario no puede vender mientras dure.",
    basis: null,
    ask: "¿De dónde viene, hasta cuándo dura y quién puede levantarla?",
    whom: "al registro y al propietario",
  },
  urban: {
    name: "Afección o expediente urbanístico",
    level: "amber",
    what: "Puede haber obras, pagos o un uso que no se permite.",
    basis: null,
    ask: "¿En qué estado está el expediente y cuánto queda por pagar?",
    whom: "al ayuntamiento",
  },
  other: {
    name: "Otra carga",
    level: "amber",
    what: "Mira qué es antes de firmar.",
    basis: null,
    ask: "¿Qué significa esta carga para quien compra?",
    whom: "al registro o a un abogado",
  },
};

export const chargeName = (kind: ChargeKind): string => CHARGES[kind].name;

/** Months after which a fiscal charge says of itself that it ends. */
const TAX_LIEN_MONTHS = 60;

type Read = Pick<DocumentReading, "kind" | "charges">;

/** One finding a charge; what could not be read is to be looked at, never in order. */
export function chargeFindings({ kind, charges }: Read, isUnread: boolean, today: string): Finding[] {
  const found: Finding[] = charges.charges.map((charge) => ofCharge(charge, today));
  for (const quote of charges.unclear) {
    found.push({
      level: "review",
      rule: "charge-unclear",
      title: "Pasaje sobre cargas que no se lee con certeza",
      text: "Cuenta como carga viva hasta que alguien lo lea.",
      basis: null,
      quotes: [{ ...quote, document: 0 }],
      question: { ask: "¿Qué dice este pasaje y sigue vigente?", whom: "al registro" },
    });
  }
  const quotes = charges.saidAt ? [{ ...charges.saidAt, document: 0 }] : [];
  const mustTell = kind === null ? false : KINDS[kind].charges === "must";
  if (charges.said === "none" && !isUnread) {
    found.push({
      level: "green",
      rule: "charges-none",
      title: "Dice que no hay cargas",
      text: mustTell
        ? "Así constaba el día en que se expidió; pide otra justo antes de firmar."
        : "Lo dice una parte, no el registro: compruébalo con una nota simple.",
      basis: mustTell ? BASIS.extract : null,
      quotes,
      question: null,
    });
  } else if (charges.said === "unreadable" && charges.unclear.length === 0 && !isUnread) {
    found.push(unread("La parte de las cargas no se puede leer con certeza", "charges-unreadable"));
  } else if (charges.said === "silent" && mustTell) {
    found.push(unread("No se encuentra la parte que habla de las cargas", "charges-silent"));
  }
  return found;
}

const unread = (title: string, rule: string): Finding => ({
  level: "review",
  rule,
  title,
  text: "No quiere decir que no haya cargas: léela en el original o pide otra copia.",
  basis: null,
  quotes: [],
  question: { ask: "¿Puedes enviar una copia con texto o mejor escaneada?", whom: "a quien dio el documento" },
});

function ofCharge(charge: ChargeReading, today: string): Finding {
  const { name, level, what, basis, ask, whom } = CHARGES[charge.kind];
  const quotes = [{ ...charge.quote, document: 0 }];
  const detail = [
    charge.holder ? `a favor de ${charge.holder}` : "",
    charge.amount ? `por ${shownMoney(charge.amount)}` : "",
    charge.date ? `de ${formatDate(charge.date)}` : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
  const title = detail === "" ? name : `${name} ${detail}`;
  if (charge.state === "cancelled")
    return {
      level: "green",
      rule: "charge-cancelled",
      title: `${title}: cancelada`,
      text: "El documento la da por cancelada o caducada.",
      basis: null,
      quotes,
      question: null,
    };
  if (charge.state === "unclear")
    return {
      level: "review",
      rule: "charge-state-unclear",
      title: `${title}: no está claro si sigue viva`,
      text: `Cuenta como viva hasta que alguien lo compruebe. ${what}`,
      basis,
      quotes,
      question: { ask, whom },
    };
  if (charge.kind === "tax-lien" && charge.date && addMonths(charge.date, TAX_LIEN_MONTHS) < today)
    return {
      level: "green",
      rule: "tax-lien-over",
      title: `${title}: han pasado cinco años`,
      text: "Su plazo ha terminado; el registro la borra cuando alguien lo pide.",
      basis,
      quotes,
      question: null,
    };
  return { level, rule: `charge-${charge.kind}`, title, text: what, basis, quotes, question: { ask, whom } };
}

function shownMoney({ amount, currency }: { amount: number; currency: string }): string {
  if (currency === "ESP") return `${formatMoney(amount, "EUR").replace("€", "").trim()} pesetas`;
  return formatMoney(amount, currency, Number.isInteger(amount) ? 0 : 2);
}
