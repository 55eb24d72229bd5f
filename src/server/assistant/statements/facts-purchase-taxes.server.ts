import { PROVINCES } from "#content/places/provinces.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { factOn } from "#domain/shared/dated-fact.ts";
import { formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { OTHER_PROVINCE_NAMES } from "#domain/shared/places/other-names.ts";
import {
  COMMUNITIES,
  COMMUNITY_CODES,
  COUNTRY_CODES,
  type Community,
  communityOfMunicipality,
  LATIN_AMERICA,
} from "#domain/shared/places/tax-places.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { STAMP_DUTY_GENERAL, VALUE_ADDED_TAXES, valueAddedJurisdiction } from "#domain/tools/tax/new-home-tax.ts";
import {
  AGENCY_FEE,
  APPRAISAL_FEE,
  DEED_DISCOUNT,
  HOME_DISCOUNT,
  NOTARY_EXTRAS,
  NOTARY_SCALE,
  REGISTRY_EXTRAS,
  REGISTRY_SCALE,
  SERVICES_VAT,
  tariffAmount,
} from "#domain/tools/tax/notary-registry.ts";
import { reliefOptionsFor } from "#domain/tools/tax/relief-catalogue.ts";
import type { Scale } from "#domain/tools/tax/scale.ts";
import { TRANSFER_TAX_ALTERNATIVES, TRANSFER_TAX_GENERAL } from "#domain/tools/tax/transfer-tax.ts";
import { sourced } from "./dated-words.server.ts";
import { capitalised, factsOn, uncapitalised } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

const onTable = factsOn({
  url: "/blog/itp-por-comunidad-2026",
  title: "ITP por comunidad en 2026: tipo general y tramos",
});
const onHelp = factsOn({
  url: "/help-center/articulo/impuestos-de-la-calculadora",
  title: "Qué impuestos cuenta la calculadora",
});
const onCapacity = factsOn({ url: "/calculadora-capacidad", title: "Calculadora de capacidad de compra" });

/** Names of a community besides its own, with those of its provinces. */
const OTHER_NAMES: Partial<Record<Community, string>> = {
  "ES-CT": "Catalunya",
  "ES-VC": "Comunidad Valenciana, Valencia",
  "ES-PV": "Euskadi",
  "ES-IB": "Baleares, Islas Baleares",
  "ES-MD": "Comunidad de Madrid",
  "ES-MC": "Región de Murcia",
  "ES-NC": "Nafarroa",
  "ES-CN": "Islas Canarias",
  "ES-AS": "Principado de Asturias",
};

const provincesOf = (community: Community) =>
  PROVINCES.filter(({ code }) => communityOfMunicipality(`${code}001`) === community)
    .flatMap(({ code, name }) => [name, ...(OTHER_PROVINCE_NAMES[code] ?? [])])
    .join(" ");

const namesOf = (place: Community) => [COMMUNITIES[place], OTHER_NAMES[place]].filter(Boolean).join(", ");
/** `en La Rioja`, `en el País Vasco`. */
const inside = (place: Community) => {
  if (place === "ES-PV" || place === "ES-VC")
    return place === "ES-PV" ? "en el País Vasco" : "en la Comunitat Valenciana";
  return `en ${COMMUNITIES[place]}`;
};

const withoutPoint = (text: string) => text.replace(/\.$/, "");

/** A scale as a sentence says it: `el 10 % hasta 600.000 €, el 11 % hasta 900.000 € y el 12 % por el resto`. */
export function scaleInWords(scale: Scale): string {
  if (scale.kind === "flat") return `el ${formatPercent(scale.rate, 3)}`;
  const parts = scale.brackets.map(({ upTo, rate }) =>
    upTo === null
      ? `el ${formatPercent(rate, 3)} ${scale.kind === "step" ? "si vale más" : "desde ahí"}`
      : `el ${formatPercent(rate, 3)} hasta ${formatMoney(Math.round(upTo))}`,
  );
  return scale.kind === "step" ? `${listed(parts)}, sobre todo el valor` : `${listed(parts)}, por tramos`;
}

/**
 * Taxes and costs of buying, from the dated tables.
 *
 * @param today ISO date: rows that are not in force then are no facts
 */
export function purchaseTaxFacts(today: string): Statement[] {
  return [
    ...COMMUNITY_CODES.flatMap((place) => [
      ...transferTax(place, today),
      ...stampDuty(place, today),
      ...newHomeTax(place, today),
      ...reliefs(place),
    ]),
    ...rankings(today),
    ...COUNTRY_CODES.map(abroad),
    ...costFacts(),
  ];
}

const TRANSFER_WORDS =
  "impuesto de transmisiones patrimoniales ITP piso usado segunda mano vivienda usada porcentaje tipo";

function transferTax(place: Community, today: string): Statement[] {
  const fact = factOn(
    TRANSFER_TAX_GENERAL.filter(({ jurisdiction }) => jurisdiction === place),
    today,
  );
  if (!fact) return [];
  const name = COMMUNITIES[place];
  return [
    ...stated(
      onTable,
      `
tax.${place}.itp · ITP, impuesto de transmisiones, ${namesOf(place)} · tipo general de vivienda usada · how-much which
El ITP de una vivienda usada ${inside(place)} es ${scaleInWords(fact.value)}. ${sourced(fact)}
? cuánto es el ITP en ${name} | qué ITP se paga en ${name} | impuesto por comprar un piso usado en ${name} | qué porcentaje de transmisiones hay en ${name} | tipo del ITP ${name}
+ ${TRANSFER_WORDS} ${provincesOf(place)}
`,
    ),
  ];
}

function stampDuty(place: Community, today: string): Statement[] {
  const fact = factOn(
    STAMP_DUTY_GENERAL.filter(({ jurisdiction }) => jurisdiction === place),
    today,
  );
  if (!fact) return [];
  const name = COMMUNITIES[place];
  return [
    ...stated(
      onHelp,
      `
tax.${place}.ajd · AJD, actos jurídicos documentados, ${namesOf(place)} · tipo de vivienda nueva · how-much which
Los actos jurídicos documentados (AJD) de una vivienda nueva ${inside(place)} son ${scaleInWords(fact.value)}. ${sourced(fact)}
? cuánto es el AJD en ${name} | actos jurídicos documentados en ${name} | qué AJD paga una vivienda nueva en ${name}
+ AJD actos jurídicos obra nueva escritura primera transmisión ${provincesOf(place)}
`,
    ),
  ];
}

function newHomeTax(place: Community, today: string): Statement[] {
  const name = COMMUNITIES[place];
  const jurisdiction = valueAddedJurisdiction(place);
  const asked = [
    `qué impuesto paga una vivienda nueva en ${name}`,
    `IVA de obra nueva en ${name}`,
    `impuestos de comprar piso nuevo en ${name}`,
  ];
  const keywords = `obra nueva a estrenar promotor sobre plano IVA IGIC IPSI ${provincesOf(place)}`;
  const fact = factOn(
    VALUE_ADDED_TAXES.filter((row) => row.jurisdiction === jurisdiction),
    today,
  );
  const stamp = factOn(
    STAMP_DUTY_GENERAL.filter((row) => row.jurisdiction === place),
    today,
  );
  const subject = `vivienda nueva, obra nueva, ${namesOf(place)}`;
  if (!fact)
    return [
      onHelp(
        `tax.${place}.new-home`,
        subject,
        "impuesto",
        `No tenemos una tabla comprobada del impuesto de una vivienda nueva ${inside(place)}: en la calculadora escribes tú el porcentaje.`,
        { forms: ["how-much", "which"], keywords, asked },
      ),
    ];
  const tax = fact.label.split(" ")[0]!;
  return [
    onHelp(
      `tax.${place}.new-home`,
      subject,
      "impuesto",
      `Una vivienda nueva ${inside(place)} paga ${tax} al ${scaleInWords(fact.value).replace("el ", "")}${stamp ? ` y además AJD: ${scaleInWords(stamp.value)}` : ""}. ${sourced(fact)}`,
      { forms: ["how-much", "which"], keywords, asked },
    ),
  ];
}

function reliefs(place: Community): Statement[] {
  const name = COMMUNITIES[place];
  const taxes = [
    ["itp", "ITP"],
    ["ajd", "AJD"],
    ["iva", place === "ES-CN" ? "IGIC" : "IVA"],
  ] as const;
  return taxes.flatMap(([tax, label]) => {
    // The relief of IVA is the same everywhere: one fact says it.
    const options = reliefOptionsFor(place, tax).filter((option) => option.place === place);
    if (options.length === 0) return [];
    const whole = onHelp(
      `tax.${place}.${tax}-reliefs`,
      `${label} reducido, bonificaciones, ${namesOf(place)}`,
      "tipos reducidos",
      `Tipos reducidos del ${label} ${inside(place)}:\n${options.map(({ label: row, condition }) => `– ${row}. ${condition}.`).join("\n")}\nNinguno se aplica solo: comprueba los requisitos.`,
      {
        forms: ["which", "how-much", "what"],
        keywords: `rebaja bonificación deducción descuento jóvenes familia numerosa discapacidad VPO primera vivienda ${provincesOf(place)}`,
        asked: [
          `qué tipos reducidos de ${label} hay en ${name}`,
          `bonificaciones del ${label} en ${name}`,
          `rebajas de impuestos al comprar en ${name}`,
        ],
      },
    );
    const each = options.map((option) =>
      onHelp(
        `tax.${place}.${option.id}`,
        `${label} reducido, ${namesOf(place)}`,
        option.label,
        `${capitalised(inside(place))} hay un ${label} reducido: ${uncapitalised(option.label)}. Condición: ${uncapitalised(option.condition)}. Comprueba los requisitos en la norma.`,
        {
          forms: ["how-much", "which", "yes-no"],
          keywords: `rebaja reducido bonificación ${provincesOf(place)}`,
          asked: [
            `${label} en ${name} ${uncapitalised(option.label.replace(/^[^:]*: /, ""))}`,
            `cuánto pago de ${label} en ${name} si soy: ${uncapitalised(option.label.replace(/^[^:]*: /, ""))}`,
          ],
        },
      ),
    );
    return [whole, ...each];
  });
}

/** Highest and lowest, and all of them in a line. */
function rankings(today: string): Statement[] {
  const rows = COMMUNITY_CODES.flatMap((place) => {
    const fact = factOn(
      TRANSFER_TAX_GENERAL.filter(({ jurisdiction }) => jurisdiction === place),
      today,
    );
    return fact ? [{ place, scale: fact.value }] : [];
  });
  const firstRate = (scale: Scale) => (scale.kind === "flat" ? scale.rate : scale.brackets[0]!.rate);
  const lastRate = (scale: Scale) => (scale.kind === "flat" ? scale.rate : scale.brackets.at(-1)!.rate);
  const lowest = Math.min(...rows.map(({ scale }) => firstRate(scale)));
  const highest = Math.max(...rows.map(({ scale }) => lastRate(scale)));
  const namesWhere = (holds: (scale: Scale) => boolean) =>
    listed(rows.filter(({ scale }) => holds(scale)).map(({ place }) => COMMUNITIES[place]));
  return [
    ...stated(
      onTable,
      `
tax.itp.lowest · ITP, impuesto de transmisiones · el más bajo · which where how-much
El ITP general más bajo es el ${formatPercent(lowest, 2)}, en ${namesWhere((scale) => lastRate(scale) === lowest)}.
? dónde se paga menos ITP | qué comunidad tiene el ITP más bajo | el ITP más barato

tax.itp.highest · ITP, impuesto de transmisiones · el más alto · which where how-much
El ITP general llega al ${formatPercent(highest, 2)} en su último tramo, en ${namesWhere((scale) => lastRate(scale) === highest)}.
? dónde se paga más ITP | qué comunidad tiene el ITP más alto | el ITP más caro

tax.itp.all · ITP, impuesto de transmisiones, comunidades · tipos generales · which how-much what
ITP general de vivienda usada:\n${rows.map(({ place, scale }) => `${COMMUNITIES[place]}: ${scaleInWords(scale)}`).join("\n")}
? ITP por comunidades | tabla del ITP | cuánto es el ITP en España | tipos del impuesto de transmisiones
`,
    ),
  ];
}

function abroad(country: (typeof COUNTRY_CODES)[number]): Statement {
  const fact = costTemplate(country);
  const { name } = LATIN_AMERICA[country];
  return onCapacity(
    `tax.${country}.costs`,
    `gastos de compra, impuestos, ${name}`,
    "gastos e impuestos de comprar",
    `En ${name}, quien compra suele pagar entre el ${formatPercent(fact.value.low)} y el ${formatPercent(fact.value.high)} del precio en impuestos y gastos. ${fact.note ?? ""} Es orientativo: sale de ${uncapitalised(fact.source.title)}, y no hemos leído sus normas.`,
    {
      forms: ["how-much", "which"],
      keywords: "escrituración notaría alcabala ISAI sellos traspaso costos de cierre gastos notariales enganche",
      asked: [
        `cuánto cuesta escriturar en ${name}`,
        `gastos de comprar una casa en ${name}`,
        `qué impuestos se pagan al comprar en ${name}`,
        `costos de cierre en ${name}`,
        `gastos notariales en ${name}`,
      ],
    },
  );
}

function costFacts(): Statement[] {
  const at = 200_000;
  const notary = tariffAmount(NOTARY_SCALE.value, at);
  const registry = tariffAmount(REGISTRY_SCALE.value, at);
  return [
    ...stated(
      onHelp,
      `
cost.notary · notaría, notario, escritura · cuánto cuesta · how-much
El arancel del notario sale de una escala oficial: de una vivienda de ${formatMoney(at)} son ${formatMoney(notary, "EUR", 2)} antes de rebajas e IVA, y unos ${formatMoney(NOTARY_EXTRAS.value)} de folios y copias (${uncapitalised(withoutPoint(NOTARY_EXTRAS.note ?? ""))}). Fuente: ${NOTARY_SCALE.source.title}.
? cuánto cuesta la notaría | cuánto cobra el notario por una compraventa | gastos de notaría al comprar
+ notario arancel honorarios escritura compraventa

cost.registry · Registro de la Propiedad, inscripción · cuánto cuesta · how-much
El arancel del Registro sale de una escala oficial: de una vivienda de ${formatMoney(at)} son ${formatMoney(registry, "EUR", 2)} antes de rebajas e IVA, y unos ${formatMoney(REGISTRY_EXTRAS.value)} de asientos y notas. Fuente: ${REGISTRY_SCALE.source.title}.
? cuánto cuesta inscribir en el Registro | gastos de registro al comprar | cuánto cobra el Registro de la Propiedad
+ registrador inscribir inscripción arancel

cost.agency · gestoría · cuánto cuesta · how-much
La gestoría de una compraventa cuesta unos ${formatMoney(AGENCY_FEE.value)}. ${AGENCY_FEE.note} Fuente: ${AGENCY_FEE.source.title}.
? cuánto cuesta la gestoría | precio de la gestoría al comprar casa

cost.appraisal · tasación, avalúo del banco · cuánto cuesta · how-much who
Una tasación cuesta unos ${formatMoney(APPRAISAL_FEE.value)}. ${sourced(APPRAISAL_FEE)}
? cuánto cuesta la tasación | quién paga la tasación | precio de una tasación para la hipoteca
+ tasador avalúo banco hipoteca
`,
    ),
    ...[DEED_DISCOUNT, SERVICES_VAT, NOTARY_EXTRAS, REGISTRY_EXTRAS].map((fact) =>
      onHelp(
        `cost.${fact.id}`,
        `${fact.label}, gastos de compra`,
        "cuánto es",
        `${fact.label}: ${fact.unit === "fracción" ? formatPercent(fact.value) : `unos ${formatMoney(fact.value)}`}. ${sourced(fact)}`,
        {
          forms: ["how-much"],
          asked: [`cuánto es: ${uncapitalised(fact.label)}`, `${uncapitalised(fact.label)} al comprar`],
        },
      ),
    ),
    ...TRANSFER_TAX_ALTERNATIVES.map((fact) =>
      onTable(
        `tax.${fact.jurisdiction}.${fact.id}`,
        `${fact.label}, otra lectura`,
        fact.title,
        `${fact.label}: ${scaleInWords(fact.value)}. ${sourced(fact)}`,
        { forms: ["how-much", "which"], asked: [uncapitalised(fact.title), fact.label] },
      ),
    ),
    ...stated(
      onHelp,
      `
cost.notary-discount · rebaja de aranceles · cuánto es · how-much yes-no
La compraventa de vivienda tiene una rebaja del ${formatPercent(HOME_DISCOUNT.value)} en los aranceles, según el ${HOME_DISCOUNT.source.title}. ${HOME_DISCOUNT.note} En la calculadora es una casilla.
? hay descuento en los gastos de notaría | rebaja del 25 por ciento en aranceles
`,
    ),
    ...stated(
      onTable,
      `
tax.itp.base · ITP, impuesto de transmisiones, valor de referencia · base · what how which
El ITP se paga sobre la mayor de tres cantidades: el precio, el valor declarado y el valor de referencia del Catastro. Si el valor de referencia supera el precio, manda él.
? sobre qué valor se paga el ITP | qué es el valor de referencia | se paga ITP por el valor de referencia o por el precio | base del impuesto de transmisiones

tax.itp.who · ITP, impuesto de transmisiones · quién lo paga · who where what
El ITP lo paga quien compra una vivienda usada, en la comunidad donde está la vivienda. La nueva paga IVA y actos jurídicos documentados.
? quién paga el ITP | el ITP lo paga el comprador o el vendedor | qué es el ITP | en qué comunidad se paga el ITP

tax.itp.when · ITP, impuesto de transmisiones, modelo 600 · cuándo se paga · when how
El ITP se paga con el modelo 600 o el equivalente de tu comunidad, en un mes o treinta días hábiles según el lugar. Confírmalo en la oficina que lo cobra.
? cuándo se paga el ITP | qué plazo hay para pagar el ITP | qué modelo se presenta para transmisiones | cómo se paga el impuesto de transmisiones
`,
    ),
    ...reliefOptionsFor("ES-MD", "iva").map(({ id, label, condition }) =>
      onHelp(
        `tax.ES.${id}`,
        "IVA reducido, vivienda protegida, VPO",
        label,
        `El IVA de una vivienda nueva tiene un tipo reducido en la Península y Baleares: ${label}. Condición: ${uncapitalised(condition)}.`,
        {
          forms: ["how-much", "which"],
          asked: ["IVA de una vivienda protegida", "qué IVA paga una VPO", "IVA reducido de obra nueva"],
        },
      ),
    ),
    ...stated(
      onHelp,
      `
tax.which · impuestos de comprar · cuáles hay · which what
Una vivienda usada paga el impuesto de transmisiones (ITP) de su comunidad. Una nueva paga IVA, o IGIC en Canarias, y además actos jurídicos documentados (AJD). Notaría, registro y gestoría van aparte.
? qué impuestos se pagan al comprar una casa | qué gastos tiene comprar un piso | ITP o IVA, cuál pago | impuestos de comprar vivienda nueva y usada
`,
    ),
  ];
}
