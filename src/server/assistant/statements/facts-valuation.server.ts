import { MEASURED_ROWS } from "#content/valuation/measured-rows.ts";
import { DRAWN_SITUATIONS, type MeasuredSituation } from "#content/valuation/measured-situations.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMonth, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { ModelCard } from "#domain/tools/valuation/model.ts";
import { valuationCards } from "../../tools/facts/valuation-models.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

const onMethod = factsOn({ url: "/metodo/valoracion", title: "Método de valoración" });

/** The situation that the method page names first: eight comparables near the home. */
const USUAL = "al-azar-8";
const percent = (fraction: number) => formatPercent(fraction, 1, 1);

/** Methods, data and measured errors of the valuation, from the models' cards and the protocol's table. */
export function valuationFacts(): Statement[] {
  const cards = valuationCards();
  const drawn = MEASURED_ROWS.filter(
    ({ engine, situation }) => engine === "model" && DRAWN_SITUATIONS.includes(situation),
  );
  return [...general(cards), ...cards.flatMap(ofCity), ...drawn.flatMap(measured)];
}

function general(cards: readonly ModelCard[]): Statement[] {
  const cities = listed(cards.map(({ cityName }) => cityName));
  const typical = MEASURED_ROWS.filter(({ engine, situation }) => engine === "model" && situation === USUAL);
  return stated(
    onMethod,
    `
valuation.error · valoración, precisión, error, fiabilidad · cuánto se equivoca · how-much yes-no
Con ocho comparables cercanos, el error mediano es ${listed(typical.map(({ city, medianError }) => `del ${percent(medianError)} en ${city}`))}: la mitad de las viviendas erró menos. Se mide con viviendas que el modelo no había visto, frente al precio de oferta. En otras ciudades no está medido.
? qué error tiene la valoración | cuánto se equivoca | es fiable la valoración | qué precisión tiene | cuánto acierta el precio | qué tan exacto es el avalúo
+ exactitud acierta falla margen confianza fiable

valuation.cities · modelo de precios, ciudades · dónde lo hay · where which
El modelo de precios cubre ${cities}. En los demás sitios el precio sale de tus comparables, en cualquier país.
? en qué ciudades hay modelo | dónde funciona el modelo de precios | valora en Sevilla | cubre Ciudad de México | en qué ciudades valora

valuation.official · valoración, tasación oficial, avalúo · si lo es · yes-no
No: es una estimación estadística y orientativa. No es una tasación según la Orden ECO/805/2003 y no sirve para pedir una hipoteca; para eso hace falta una sociedad de tasación homologada o, en Latinoamérica, un perito habilitado.
? es una tasación oficial | sirve para la hipoteca | vale como avalúo | me lo acepta el banco | tiene validez legal la valoración

valuation.range · rango de la valoración, intervalo · qué significa · what
El rango está pensado para acoger el precio en 8 de cada 10 casos. Se ensancha cuando hay pocos comparables o no se ponen de acuerdo.
? qué significa el rango | qué es el intervalo del 80 % | por qué sale un rango y no un precio | por qué el rango es tan ancho

valuation.confidence · confianza de la valoración · alta, media o baja · what how-much
La confianza es el error mediano esperado: alta hasta el 8\u00a0%, media hasta el 13\u00a0%, baja más allá. Nunca es alta con menos de seis comparables.
? qué significa confianza media | cuándo es alta la confianza | por qué sale confianza baja

valuation.engines · valoración, motores · cómo calcula · how what
Dos motores miran la vivienda: uno compara con anuncios y cierres parecidos y cercanos, ajustados y llevados a hoy con el índice de su zona; el otro es un modelo de árboles que aprendió de anuncios antiguos y ayuda a ajustar diferencias. No interviene un modelo de lenguaje.
? cómo se calcula el precio | qué método usa la valoración | usa inteligencia artificial para valorar | cómo funciona el valorador

valuation.asking · precios de la valoración · de oferta o de cierre · which yes-no
Los modelos y la medida del error usan precios de oferta, que suelen quedar por encima de los de cierre. Los cierres que tú aportas pesan más que las ofertas.
? usa precios de oferta o de cierre | el precio es de venta real | precio de anuncio o de escritura
`,
  );
}

function ofCity({
  cityName,
  dataFrom,
  dataTo,
  trainingRows,
  trainingHomes,
  measured,
  pricesAre,
}: ModelCard): Statement[] {
  const all = measured.both[0];
  const error = all
    ? ` Medido en ${counted(measured.heldOutHomes, "vivienda apartada", "viviendas apartadas")}, su error mediano fue del ${percent(all.medianError)}.`
    : "";
  return stated(
    onMethod,
    `
valuation.model-${cityName} · modelo de precios, ${cityName} · de qué datos aprendió y cuánto erró · which when how-much
El modelo de ${cityName} aprendió de ${counted(trainingRows, "anuncio", "anuncios")} de ${counted(trainingHomes, "vivienda", "viviendas")}, de ${formatMonth(dataFrom)} a ${formatMonth(dataTo)}. Son ${uncapitalised(pricesAre)}${error}
? de qué datos sale el modelo de ${cityName} | de qué año son los datos de ${cityName} | error del modelo en ${cityName} | cuántos anuncios hay de ${cityName}
`,
  );
}

function measured({ city, situation, title, homes, medianError, coverage80 }: MeasuredSituation): Statement[] {
  return stated(
    onMethod,
    `
valuation.measured-${city}-${situation} · error del precio de hoy, ${city} · ${title} · how-much
En ${city}, con comparables así: ${uncapitalised(title)}, el error mediano es del ${percent(medianError)} y el rango del 80\u00a0% acogió el ${formatPercent(coverage80, 0)}, en ${counted(homes, "vivienda", "viviendas")}.
? qué error tiene en ${city} con ${uncapitalised(title)} | precisión de la valoración en ${city}, ${uncapitalised(title)}
`,
  );
}
