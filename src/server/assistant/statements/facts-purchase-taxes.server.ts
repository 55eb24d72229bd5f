import { PROVINCES } from "#content/places/provinces.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { factOn } from "#domain/shared/dated-fact.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { OTHER_PROVINCE_NAMES } from "#domain/shared/places/other-names.ts";
import {
  COMMUNITIES,
  COMMUNITY_CODES,
  type Community,
  communityOfMunicipality,
} from "#domain/shared/places/tax-places.ts";
import { STAMP_DUTY_GENERAL, VALUE_ADDED_TAXES, valueAddedJurisdiction } from "#domain/tools/tax/new-home-tax.ts";
import { reliefOptionsFor } from "#domain/tools/tax/relief-catalogue.ts";
import type { Scale } from "#domain/tools/tax/scale.ts";
import { TRANSFER_TAX_GENERAL } from "#domain/tools/tax/transfer-tax.ts";
import { scaleInWords, sourced } from "./dated-words.server.ts";
import { capitalised, factsOn, uncapitalised } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

export const onTable = factsOn({
  url: "/blog/itp-por-comunidad-2026",
  title: "ITP por comunidad en 2026: tipo general y tramos",
});
export const onHelp = factsOn({
  url: "/help-center/articulo/impuestos-de-la-calculadora",
  title: "Qué impuestos cuenta la calculadora",
});

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

/**
 * Taxes of buying by community, from the dated tables.
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
