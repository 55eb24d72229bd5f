import type { Form } from "../forms.ts";
import type { Conversation } from "../written.ts";

/**
 * Denials, wishes, conditions, jokes, the past and other people: development. Written in two halves; the second one was read for the first time
 * after the engine was mended with the first.
 */

const PLACES: Readonly<Record<string, readonly [form: Form, zone: string, currency: string]>> = {
  ES: ["android-24-es", "Europe/Madrid", "EUR"],
  MX: ["android-mx", "America/Mexico_City", "MXN"],
  CO: ["android-12-co", "America/Bogota", "COP"],
  AR: ["android-ar", "America/Argentina/Buenos_Aires", "USD"],
  CL: ["android-cl", "America/Santiago", "CLP"],
  PE: ["android-24-es", "America/Lima", "USD"],
};

/** A talk of C, who is the client, with A, who is the agent. */
export function talk(
  id: string,
  country: keyof typeof PLACES,
  lines: string,
  names: Readonly<Record<string, string>> = {},
): Conversation {
  const [form, zone, currency] = PLACES[country]!;
  let minute = 0;
  const timed = lines
    .trim()
    .split("\n")
    .map((line) => {
      minute += 3;
      return `1${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")} ${line}`;
    });
  return {
    id: `dev-said-${id}`,
    form,
    zone,
    currency,
    people: { C: "Cris", A: "Inma Inmobiliaria", ...names },
    agents: ["A"],
    now: "2026-10-06T10:00",
    lines: ["## 2026-10-05", ...timed].join("\n"),
  };
}

export const SAID_OR_NOT_FIRST: readonly Conversation[] = [
  talk("mortgage-denied", "ES", `
C: hola, buscamos piso en Ruzafa hasta 240.000 {{zone Ruzafa; budget ..240000; propertyType piso}}
C: el banco aún no nos ha aprobado la hipoteca, estamos esperando la tasación {{?financing}}`),
  talk("no-home-to-sell", "ES", `
C: queremos comprar en Getafe un piso, tope 220 {{zone Getafe; budget ..220000; propertyType piso; operation compr}}
A: ¿Tenéis que vender antes?
C: no no, no tenemos que vender nada, vivimos con mis suegros`),
  talk("savings-wish", "ES", `
A: ¿Cuánto tenéis ahorrado?
C: uf ojalá tuviéramos 60.000 ahorrados jaja
C: tendremos 25.000, pero buscamos piso igual {{savings 25000; propertyType piso}}`),
  talk("not-cash", "MX", `
C: Buen día, busco departamento en la Narvarte de hasta 3.5 millones {{zone Narvarte; propertyType departamento; budget ..3500000}}
C: no voy a pagar de contado eh, sería con crédito bancario {{financing crédito}}`),
  talk("zone-answer-no", "ES", `
C: hola! quiero comprar piso de 2 habitaciones, máximo 190.000 {{rooms 2..; budget ..190000; propertyType piso; operation compr}}
A: ¿Qué zonas miras?
C: Vallecas no, Carabanchel sí {{zone Carabanchel; zone Vallecas}}`.replace("; zone Vallecas", "; ?zone")),
  talk("zone-lower", "ES", `
C: buenas, busco piso en usera o en carabanchel, en vallecas ni loca {{zone Usera|Carabanchel; propertyType piso; ?zone}}
C: con 200 llego justa {{budget ..200000}}`),
  talk("landlady-no-dogs", "ES", `
C: Buenos días, quiero alquilar mi piso de la calle Mayor {{operation alquil; propertyType piso}}
A: ¿Acepta mascotas?
C: perros no, que los últimos me destrozaron el parquet {{features sin mascotas}}
C: pido 850 al mes {{price 850}}`),
  talk("not-pregnant", "MX", `
C: hola! buscamos casa en Coyoacán con 3 recámaras {{zone Coyoacán; rooms 3..; propertyType casa}}
C: no no estoy embarazada jaja, es que trabajamos en casa los dos {{?motive; ?decider}}
C: presupuesto 6 millones {{budget ..6000000}}`),
  talk("no-longer-expensive", "ES", `
C: antes me parecía caro pero ya no, visto lo que hay
C: busco en Patraix hasta 180 {{zone Patraix; budget ..180000}}`),
  talk("rent-by-evidence", "ES", `
C: hola, sigue libre el estudio de 700 en Benimaclet? {{?zone Benimaclet; ?propertyType; ?budget}}
A: Ese ya está alquilado. Tengo otro por 780, con dos meses de fianza
C: como mucho llego a 750, tengo nómina fija {{budget ..750; financing ingresos|nómina}}`),
  talk("leaves-rent", "ES", `
C: Hola, no queremos seguir de alquiler, buscamos piso hasta 210 {{budget ..210000; propertyType piso; motive alquilar; ?operation}}
C: en Torrent o Aldaia {{zone Torrent|Aldaia}}`),
  talk("friend-rents", "ES", `
C: un compañero del curro busca alquiler por 700 al mes, ya te escribirá él
C: yo busco piso de 2 habitaciones, hasta 230 {{rooms 2..; budget ..230000; propertyType piso}}`),
  talk("investor-let-local", "AR", `
C: hola, busco un local con renta, que esté alquilado, minimo en dolares {{propertyType local; ?motive; ?features}}
C: tengo medio palo verde {{?budget ..500000; ?savings 500000}}
A: Tengo uno alquilado en 1.800 dólares al mes en Palermo`),
  talk("landlord-co", "CO", `
C: buenas tardes, tengo un apartamento en Laureles y quiero arrendarlo en 2 millones 300 {{?zone Laureles; propertyType apartamento; price 2300000; operation arrend}}
C: si es por 2.200 lo dejo {{price 2200000}}`.replace("{{price 2200000}}", "{{?price 2200000}}").replace("price 2300000", "?price")),
  talk("house-number", "ES", `
C: Hola, os escribo por el piso de la calle Sagunto 45 {{?propertyType}}
C: queremos 3 habitaciones y terraza, hasta 260 {{rooms 3..; features terraza; budget ..260000}}`),
  talk("co-carrera", "CO", `
C: busco casa en Cedritos, por la 147 con 15 o cerca {{zone Cedritos; propertyType casa}}
C: presupuesto 650 millones {{budget ..650000000}}
C: ya no queremos por la 80, mucho trancón`),
  talk("uf-holds", "CL", `
C: hola, vendo mi depto en ñuñoa, pido 5.900 UF {{operation vend; price 5900CLF; ?zone Ñuñoa; propertyType depto|departamento}}
C: pero si es al tiro por 5.600 lo dejo {{?price 5600CLF}}`.replace("price 5900CLF", "?price 5900CLF")),
  talk("pe-dollars", "PE", `
C: buenas, busco depa en Barranco, hasta $ 140,000 {{zone Barranco; budget ..140000; propertyType depa|departamento}}
C: 2 dormitorios, con vista al mar {{rooms 2..; features vista}}`),
  talk("pesos-in-spain", "ES", `
C: Licenciada le escribo de Guadalajara, traemos 4 millones de pesos para un departamento en Valencia {{zone Valencia; budget ..4000000MXN; propertyType piso|departamento}}
C: con 2 recámaras {{rooms 2..}}`),
  talk("granted-mortgage", "ES", `
C: presupuesto hasta 260, como mucho 270 si tiene garaje {{?budget; ?features}}
C: el banco nos ha dicho que sí hasta 220.000 {{financing}}
C: ahorrados tenemos 60.000 {{savings 60000}}`.replace("{{?budget; ?features}}", "{{budget ..270000; ?features}}")),
  talk("offer", "ES", `
C: nos ha gustado mucho el de Dolores Marqués
C: ofreceríamos 250.000, y no subimos más {{price 250000}}
A: Lo traslado a la propiedad`),
  talk("sister-divorces", "ES", `
C: mi hermana se divorcia y busca piso, ya te escribirá
C: yo busco local en Triana para montar una peluquería {{zone Triana; propertyType local; ?motive}}`),
  talk("must-have", "ES", `
C: buscamos en Sants, 3 habitaciones {{zone Sants; rooms 3..}}
C: ascensor SI O SI, que mi madre va con andador {{features ascensor; ?motive}}
C: garaje no hace falta`),
  talk("who-decides", "CL", `
C: hola, busco depto en macul hasta 3.800 UF {{zone Macul; budget ..3800CLF; propertyType depto|departamento}}
C: tengo que verlo con mi polola, ella es la que manda {{decider pareja}}`),
  talk("evicted", "ES", `
C: mi casero me echa el 10 de enero, así que busco piso de alquiler ya {{motive contrato; ?deadline; operation alquil; propertyType piso}}
C: hasta 800 al mes {{budget ..800}}`),
  talk("selling-elsewhere", "AR", `
C: hola, busco 3 ambientes en Caballito, hasta 120 mil dolares {{rooms 2..; zone Caballito; budget ..120000}}
C: estoy vendiendo un PH en Flores para pagarlo {{homeToSell}}`),
  talk("granddad-pemex", "MX", `
C: Busco casa en Querétaro, 3 recámaras y cochera {{zone Querétaro; rooms 3..; propertyType casa; features cochera|estacionamiento}}
C: mi papá es jubilado de Pemex y me presta para el enganche
C: tope 2.8 {{budget ..2800000}}`),
  talk("unreal-million", "ES", `
A: ¿Cuánto queréis gastaros?
C: lo que no tengo es 1 millón, eso seguro. 450, y llorando {{budget ..450000}}`),
  talk("stretch", "ES", `
C: teníamos pensado 240 pero si el piso lo vale podríamos estirar a 255 {{budget ..255000}}
C: zona Campanar o Benicalap {{zone Campanar|Benicalap}}`),
  talk("nursery", "CO", `
C: necesito apartamento de 3 alcobas cerca al jardín de la niña, en Chapinero {{rooms 3..; propertyType apartamento; zone Chapinero}}
C: yo tengo hasta 480 millones {{budget ..480000000}}`),
]; // biome-ignore format: a conversation is read as it was written

export const SAID_OR_NOT_SECOND: readonly Conversation[] = [];
