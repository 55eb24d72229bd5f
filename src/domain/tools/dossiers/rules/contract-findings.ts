import { formatDate, formatMoney, formatNumber } from "../../../shared/format/format.ts";
import type { Finding } from "../reading.ts";
import { firstOf, hasAny, phrases } from "../text/find.ts";
import { BASIS } from "./basis.ts";
import { dateOf, type Facts, fieldOf, moneyOf, quoteAt, quotesOf, textOf } from "./findings.ts";
import { leaseFindings } from "./lease-findings.ts";

/** Everything that an agreement of this kind lacks or has too much of. */
export function contractFindings(facts: Facts): Finding[] {
  switch (facts.reading.kind) {
    case "arras":
      return [...arrasKind(facts), ...arrasAmount(facts), ...deadlines(facts), ...spouse(facts)];
    case "reserva":
      return deadlines(facts);
    case "arrendamiento":
      return leaseFindings(facts);
    case "certificado-comunidad":
      return community(facts);
    case "encargo-venta":
      return mandate(facts);
    default:
      return [];
  }
}

const FORFEIT = phrases("duplicad* · dobladas · el doble · perdera · perdiendo* · perdida de las arras · allanarse");
const CONFIRMS = phrases("arras confirmatorias · confirmatori*");
const WITHDRAWS = phrases(
  "arras penitenciales · penitencial* · articulo 1454 · art. 1454 · art 1454 · articulo 1.454 · art. 1.454",
);
const PUNISHES = phrases("arras penales · clausula penal · en concepto de pena");

function arrasKind(facts: Facts): Finding[] {
  const { flat } = facts.known;
  const spans = [firstOf(flat, WITHDRAWS), firstOf(flat, CONFIRMS), firstOf(flat, PUNISHES)].filter(
    (one) => one !== undefined,
  );
  const question = {
    ask: "¿Podrá cada parte desistir? Escribid el tipo de arras y, si son penitenciales, el art. 1454.",
    whom: "a las partes y a su abogado",
  };
  if (spans.length === 0) {
    const forfeit = firstOf(flat, FORFEIT);
    return [
      {
        level: "amber",
        rule: "arras-kind-missing",
        title: "Tipo de arras ambiguo",
        text: forfeit
          ? "Habla de perderlas o devolverlas dobladas, pero no dice que sean penitenciales ni cita el art. 1454."
          : "No dice si son penitenciales, confirmatorias o penales; en la duda se leen como confirmatorias y nadie puede desistir.",
        basis: BASIS.arrasUnequivocal,
        quotes: forfeit ? quoteAt(facts, forfeit) : quotesOf(facts.reading, "depositAmount"),
        question,
      },
    ];
  }
  if (spans.length > 1 && firstOf(flat, WITHDRAWS) && firstOf(flat, CONFIRMS))
    return [
      {
        level: "amber",
        rule: "arras-kind-contradictory",
        title: "Dos tipos de arras en el mismo contrato",
        text: "Las llama penitenciales y confirmatorias: una deja desistir y la otra no.",
        basis: BASIS.arras1454,
        quotes: spans.flatMap((span) => quoteAt(facts, span)),
        question,
      },
    ];
  return [];
}

/** Fraction of the price above which a deposit is unusual. */
const USUAL_DEPOSIT = 0.1;

function arrasAmount({ reading }: Facts): Finding[] {
  const price = moneyOf(reading, "price");
  const deposit = moneyOf(reading, "depositAmount");
  if (!price || !deposit || price.amount <= 0 || price.currency !== deposit.currency) return [];
  const share = deposit.amount / price.amount;
  if (share <= USUAL_DEPOSIT + 1e-6) return [];
  const isOdd = share >= 1;
  return [
    {
      level: isOdd ? "review" : "amber",
      rule: "arras-high",
      title: `Las arras son el ${formatNumber(share * 100, 1)} % del precio`,
      text: isOdd
        ? "Son tanto como el precio: mira cuál es cuál."
        : `${formatMoney(deposit.amount, deposit.currency)} de ${formatMoney(price.amount, price.currency)}; lo habitual no pasa del 10 %.`,
      basis: BASIS.arrasUsual,
      quotes: quotesOf(reading, "depositAmount", "price"),
      question: { ask: "¿Sabe el comprador que puede perder esa cantidad?", whom: "al comprador" },
    },
  ];
}

function deadlines(facts: Facts): Finding[] {
  const { reading, today } = facts;
  const found: Finding[] = [];
  const deed = fieldOf(reading, "deedDeadline");
  const deedOn = dateOf(reading, "deedDeadline");
  const loan = fieldOf(reading, "mortgageDeadline");
  const loanOn = dateOf(reading, "mortgageDeadline");
  if (deedOn && loanOn && deedOn < loanOn)
    found.push({
      level: Math.min(deed!.certainty, loan!.certainty) >= 0.6 ? "red" : "review",
      rule: "deadline-before-mortgage",
      title: "La escritura vence antes que la hipoteca",
      text: `Hay que firmar el ${formatDate(deedOn)} y el banco tiene hasta el ${formatDate(loanOn)}: el comprador puede perder las arras sin culpa.`,
      basis: BASIS.arras1454,
      quotes: quotesOf(reading, "deedDeadline", "mortgageDeadline"),
      question: { ask: "¿Se puede llevar la escritura más allá de la respuesta del banco?", whom: "a las partes" },
    });
  const hasTerm =
    deedOn !== null ||
    hasAny(
      facts.known.flat,
      phrases("plazo maximo · dias naturales · dias habiles · plazo de · meses desde · dias desde"),
    );
  if (reading.kind === "arras" && !hasTerm)
    found.push({
      level: "amber",
      rule: "deadline-missing",
      title: "Sin fecha para la escritura",
      text: "El contrato no dice hasta cuándo hay que firmar.",
      basis: null,
      quotes: [],
      question: { ask: "¿Hasta qué día se firma la escritura?", whom: "a las partes" },
    });
  if (reading.kind === "arras" && deedOn && deedOn < today)
    found.push({
      level: "amber",
      rule: "deadline-past",
      title: `El plazo para la escritura acabó el ${formatDate(deedOn)}`,
      text: "Si no se firmó, hace falta una prórroga por escrito.",
      basis: null,
      quotes: quotesOf(reading, "deedDeadline"),
      question: { ask: "¿Hay prórroga firmada?", whom: "a las partes" },
    });
  return found;
}

function spouse(facts: Facts): Finding[] {
  const sellers = facts.reading.parties.filter(({ role }) => role === "seller");
  const [only] = sellers;
  if (sellers.length !== 1 || !only) return [];
  const page = facts.known.flat.pages.find(({ number }) => number === only.quote.page);
  if (!page) return [];
  // Around that person, in the text as it is searched.
  const from = facts.known.flat.at.findIndex((place) => place >= page.from + only.quote.start);
  const married = firstOf(
    facts.known.flat,
    phrases("casado · casada · regimen de gananciales · sociedad de gananciales"),
    from,
    from + 320,
  );
  if (!married) return [];
  if (
    hasAny(
      facts.known.flat,
      phrases("separacion de bienes · con el consentimiento de su conyuge · consentimiento del conyuge"),
      from,
      from + 420,
    )
  )
    return [];
  return [
    {
      level: "amber",
      rule: "spouse-consent",
      title: "Vende una persona casada y no firma su cónyuge",
      text: "Si es ganancial o la vivienda familiar, hace falta su firma o su consentimiento.",
      basis: BASIS.spouse,
      quotes: quoteAt(facts, married),
      question: { ask: "¿Cuál es el régimen matrimonial y es la vivienda familiar?", whom: "al vendedor" },
    },
  ];
}

const PAID_UP = phrases(
  "al corriente · no adeuda · no tiene deuda* · no existe* deuda* · sin deuda* · no presenta deuda* · no mantiene deuda* · nada adeuda · no consta deuda* · no constan deuda* · libre de deudas",
);

function community(facts: Facts): Finding[] {
  const { reading } = facts;
  const debt = moneyOf(reading, "communityDebt");
  const paid = firstOf(facts.known.flat, PAID_UP);
  const not = firstOf(
    facts.known.flat,
    phrases("no se encuentra al corriente · no esta al corriente · no se halla al corriente"),
  );
  if (debt && debt.amount > 0 && (!paid || not))
    return [
      {
        level: "amber",
        rule: "community-debt",
        title: `Deuda con la comunidad: ${formatMoney(debt.amount, debt.currency, 2)}`,
        text: "La del año en curso y los tres anteriores va con el piso.",
        basis: BASIS.community,
        quotes: quotesOf(reading, "communityDebt"),
        question: {
          ask: "¿Se paga antes de la firma o se descuenta del precio?",
          whom: "al propietario y al administrador",
        },
      },
    ];
  if (paid && !not)
    return [
      {
        level: "green",
        rule: "community-paid",
        title: "Al corriente con la comunidad",
        text: "Pide otro certificado con la fecha de la firma.",
        basis: BASIS.community,
        quotes: quoteAt(facts, paid),
        question: null,
      },
    ];
  return [
    {
      level: "review",
      rule: "community-unclear",
      title: "No se lee si hay deuda con la comunidad",
      text: "Mira el certificado: ni dice que esté al corriente ni cuánto debe.",
      basis: BASIS.community,
      quotes: [],
      question: { ask: "¿Está al corriente y hay derramas aprobadas?", whom: "al administrador" },
    },
  ];
}

function mandate({ reading, today }: Facts): Finding[] {
  const until = dateOf(reading, "mandateEndsOn");
  if (until === null || until >= today) return [];
  return [
    {
      level: "amber",
      rule: "mandate-over",
      title: `El encargo terminó el ${formatDate(until)}`,
      text:
        textOf(reading, "mandateKind") === "exclusivo"
          ? "Ya no hay exclusiva si no se renovó."
          : "Hay que renovarlo para seguir.",
      basis: null,
      quotes: quotesOf(reading, "mandateEndsOn"),
      question: { ask: "¿Se renueva el encargo?", whom: "al propietario" },
    },
  ];
}
