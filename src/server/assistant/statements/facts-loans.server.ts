import type { Statement } from "#domain/assistant/answers/statement.ts";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { countryFacts, ownCityFacts } from "#domain/shared/places/city-facts-abroad.ts";
import { COUNTRY_CODES, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { monthNameOf } from "#domain/shared/time/calendar-names.ts";
import { EARLY_REPAYMENT_FEES } from "#domain/tools/mortgage/early-repayment-fee.ts";
import { EURIBOR_MONTHLY, latestEuribor } from "#domain/tools/mortgage/euribor.ts";
import { INDEX_UNIT_CODES, INDEX_UNITS } from "#domain/tools/mortgage/index-units.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { sourced } from "./dated-words.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

const onCapacity = factsOn({ url: borrowingCapacity.path, title: borrowingCapacity.title });
const onSavings = factsOn({
  url: "/blog/ingresos-o-ahorro",
  title: "Cuánto puede pagar un comprador: ingresos o ahorro",
});
const onRates = factsOn({
  url: "/blog/hipoteca-fija-o-variable",
  title: "Hipoteca fija o variable: la cuenta con el euríbor",
});
const onLatam = factsOn({ url: "/latam/calculadora-capacidad", title: "Calculadora de crédito y capacidad de compra" });

/** Cities abroad with facts of their own. */
const CITIES = {
  "ciudad-de-mexico": "Ciudad de México, CDMX",
  "guadalajara-mexico": "Guadalajara, Jalisco",
  monterrey: "Monterrey, Nuevo León",
  puebla: "Puebla",
  queretaro: "Querétaro",
  "buenos-aires": "Buenos Aires, CABA",
  bogota: "Bogotá",
  "santiago-de-chile": "Santiago de Chile",
  "ciudad-de-panama": "Ciudad de Panamá",
  montevideo: "Montevideo",
} as const;

/**
 * Conventions of mortgages, the euríbor, fees, and loans of Latin America.
 *
 * @param today ISO date: the newest euríbor is the last that was complete then
 */
export function loanFacts(today: string): Statement[] {
  return [...conventions(), ...euribor(today), ...fees(), ...abroad()];
}

function conventions(): Statement[] {
  const { loanToValue, maxIncomeShare, maxAgeAtEnd, years } = borrowingCapacity.defaults as Record<string, number>;
  const share = (percent: number | undefined) => formatPercent((percent ?? 0) / 100);
  const practice = "Es práctica bancaria, no ley: por comprobar con tu banco. En la calculadora se cambia.";
  return [
    ...stated(
      onSavings,
      `
loan.ratio · hipoteca, préstamo, financiación · qué parte se financia · how-much
El banco suele prestar hasta el ${share(loanToValue)} del menor entre precio y tasación en vivienda habitual. ${practice}
? qué porcentaje financia el banco | cuánto presta el banco de una casa | cuánto me financian | hasta qué porcentaje dan hipoteca
+ porcentaje LTV ratio entrada financia presta

loan.down-payment · entrada, pie, enganche, pronto, cuota inicial · cuánto hace falta · how-much
Con un préstamo del ${share(loanToValue)} hace falta el ${share(100 - (loanToValue ?? 0))} de entrada, más los impuestos y gastos: por eso se oye «el 30\u00a0% del precio».
? cuánto hay que dar de entrada | cuánto ahorro hace falta para comprar | cuánto pie necesito | cuánto enganche se pide | cuota inicial para comprar

loan.income-share · cuota, esfuerzo, ingresos · máximo prudente · how-much
Lo prudente es que todas las cuotas no pasen del 30 al ${share(maxIncomeShare)} de los ingresos netos. ${practice}
? qué parte del sueldo puede ir a la hipoteca | ratio de endeudamiento | cuánto de mi nómina para la cuota | qué porcentaje de los ingresos
+ ratio endeudamiento esfuerzo sueldo nómina mensualidad dividendo
`,
    ),
    ...stated(
      onCapacity,
      `
loan.age · hipoteca, edad · edad al terminar · how-much when
La calculadora supone que el préstamo acaba antes de cumplir los ${maxAgeAtEnd} años: una edad mayor acorta el plazo. Puedes cambiarlo.
? hasta qué edad dan hipoteca | edad máxima para una hipoteca | tengo 60 años, me dan hipoteca

loan.years · hipoteca, plazo · años · how-much
La calculadora parte de ${years} años de plazo. Puedes cambiarlo.
? a cuántos años se calcula la hipoteca | qué plazo usa la calculadora | plazo de la hipoteca
`,
    ),
  ];
}

function euribor(today: string): Statement[] {
  const latest = latestEuribor(today);
  const byYear = Map.groupBy(EURIBOR_MONTHLY, ({ validFrom }) => validFrom.slice(0, 4));
  return [
    ...(latest
      ? [
          ...stated(
            onRates,
            `
loan.euribor · euríbor · último conocido · how-much
El último euríbor a 12 meses que tenemos es el ${formatPercent(latest.value, 3)}, ${latest.validFrom === latest.validTo ? `valor del ${formatDate(latest.validFrom)}` : uncapitalised(latest.label.replace(/^[^,]*, /, ""))}. Fuente: ${latest.source.title}.${latest.note ? ` ${latest.note}` : ""}
? a cuánto está el euríbor | euríbor de hoy | cuánto está el euribor | valor actual del euríbor
+ euribor índice hipoteca variable interés hoy actual
`,
          ),
        ]
      : []),
    ...[...byYear].map(([year, means]) =>
      onRates(
        `loan.euribor-${year}`,
        `euríbor de ${year}`,
        "medias de cada mes",
        `Euríbor a 12 meses en ${year}, media de cada mes: ${listed(means.map(({ validFrom, value }) => `${monthNameOf(validFrom)} ${formatPercent(value, 3)}`))}. Fuente: ${means[0]!.source.title}.`,
        {
          forms: ["how-much", "which"],
          asked: [`euríbor en ${year}`, `cómo estuvo el euríbor en ${year}`, `media del euríbor de ${year}`],
        },
      ),
    ),
  ];
}

function fees(): Statement[] {
  const LOANS = { fixed: "tipo fijo", variable: "tipo variable", conversion: "cambio de variable a fijo" } as const;
  return EARLY_REPAYMENT_FEES.map((fact) =>
    onRates(
      `loan.fee-${fact.id}`,
      `comisión por amortización anticipada, ${LOANS[fact.loan]}`,
      fact.label,
      `${fact.label}: la comisión por devolver antes es como mucho el ${formatPercent(fact.value.rate, 2)} de lo que se devuelve. ${sourced(fact)}`,
      {
        forms: ["how-much"],
        keywords: "cancelar amortizar adelantar devolver antes penalización",
        asked: [
          `comisión por amortizar antes una hipoteca a ${LOANS[fact.loan]}`,
          "cuánto cobran por cancelar la hipoteca antes",
          "penalización por amortización anticipada",
        ],
      },
    ),
  );
}

function abroad(): Statement[] {
  const units = INDEX_UNIT_CODES.map((code) =>
    onLatam(
      `loan.unit-${code}`,
      `${code}, ${INDEX_UNITS[code]}`,
      "qué es",
      `${code} es la ${INDEX_UNITS[code]}: sube con la inflación, y con ella la deuda. La calculadora admite préstamos en ella.`,
      {
        forms: ["what", "yes-no"],
        asked: [`qué es la ${code}`, `puedo calcular un crédito en ${code}`, `hipoteca en ${code}`],
      },
    ),
  );
  const countries = COUNTRY_CODES.flatMap((country) =>
    countryFacts(country).map((fact) => {
      const { name } = LATIN_AMERICA[country];
      return onLatam(
        `loan.${fact.id}`,
        `${uncapitalised(fact.label)}, ${name}`,
        fact.label,
        `${fact.label} en ${name}: ${uncapitalised(fact.value)}. ${sourced(fact)} No hemos leído sus normas.`,
        {
          forms: ["how-much", "which", "who"],
          keywords: "crédito hipotecario préstamo banco impuesto cuota enganche pie inicial",
          asked: [`${uncapitalised(fact.label)} en ${name}`, `cuál es: ${uncapitalised(fact.label)} ${name}`],
        },
      );
    }),
  );
  const cities = Object.entries(CITIES).flatMap(([slug, name]) =>
    ownCityFacts(slug).map((fact) =>
      onLatam(
        `loan.${fact.id}`,
        `${fact.label}, ${name}`,
        fact.label,
        `${fact.label}: ${uncapitalised(fact.value)} (${name}). ${sourced(fact)}`,
        {
          forms: ["how-much", "which"],
          asked: [`${uncapitalised(fact.label)} en ${name.split(",")[0]}`, `${name}: ${uncapitalised(fact.label)}`],
        },
      ),
    ),
  );
  return [...units, ...countries, ...cities];
}
