import type { Statement } from "#domain/assistant/answers/statement.ts";
import { formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import { COUNTRY_CODES, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
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
import { TRANSFER_TAX_ALTERNATIVES } from "#domain/tools/tax/transfer-tax.ts";
import { scaleInWords, sourced } from "./dated-words.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { onHelp, onTable } from "./facts-purchase-taxes.server.ts";
import { stated } from "./stated.server.ts";

const onCapacity = factsOn({ url: "/calculadora-capacidad", title: "Calculadora de capacidad de compra" });

const withoutPoint = (text: string) => text.replace(/\.$/, "");

/** Costs of buying besides the taxes, and those of Latin America. */
export const purchaseCostFacts = (): Statement[] => [...COUNTRY_CODES.map(abroad), ...costFacts()];

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
