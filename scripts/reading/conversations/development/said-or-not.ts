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
C: el banco aún no nos ha aprobado la hipoteca, estamos esperando la tasación {{?financing sin|pendiente}}`),
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
C: Vallecas no, Carabanchel sí {{zone Carabanchel; ?zone}}`),
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
C: buenas tardes, tengo un apartamento en Laureles y quiero arrendarlo en 2 millones 300 {{?zone Laureles; propertyType apartamento; ?price 2300000; operation arrend}}
C: si es por 2.200 lo dejo {{?price 2200000}}`),
  talk("house-number", "ES", `
C: Hola, os escribo por el piso de la calle Sagunto 45 {{?propertyType}}
C: queremos 3 habitaciones y terraza, hasta 260 {{rooms 3..; features terraza; budget ..260000}}`),
  talk("co-carrera", "CO", `
C: busco casa en Cedritos, por la 147 con 15 o cerca {{zone Cedritos; propertyType casa}}
C: presupuesto 650 millones {{budget ..650000000}}
C: ya no queremos por la 80, mucho trancón`),
  talk("uf-holds", "CL", `
C: hola, vendo mi depto en ñuñoa, pido 5.900 UF {{operation vend; ?price 5900CLF; ?zone Ñuñoa; propertyType depto|departamento}}
C: pero si es al tiro por 5.600 lo dejo {{?price 5600CLF}}`),
  talk("pe-dollars", "PE", `
C: buenas, busco depa en Barranco, hasta $ 140,000 {{zone Barranco; budget ..140000; propertyType depa|departamento}}
C: 2 dormitorios, con vista al mar {{rooms 2..; features vista}}`),
  talk("pesos-in-spain", "ES", `
C: Licenciada le escribo de Guadalajara, traemos 4 millones de pesos para un departamento en Valencia {{zone Valencia; budget ..4000000MXN; propertyType piso|departamento}}
C: con 2 recámaras {{rooms 2..}}`),
  talk("granted-mortgage", "ES", `
C: presupuesto hasta 260, como mucho 270 si tiene garaje {{budget ..270000; ?features}}
C: el banco nos ha dicho que sí hasta 220.000 {{financing}}
C: ahorrados tenemos 60.000 {{savings 60000}}`),
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

export const SAID_OR_NOT_SECOND: readonly Conversation[] = [
  talk("bank-said-no", "ES", `
C: buenas, busco piso en Delicias de 2 hab, hasta 130 {{zone Delicias; rooms 2..; propertyType piso; budget ..130000}}
C: el santander me ha denegado la hipoteca, ahora miro con otro banco {{?financing Con|sin; objection financiación}}`),
  talk("if-approved", "ES", `
C: si me conceden la hipoteca compramos en Alcorcón, 3 habitaciones {{?zone Alcorcón; ?rooms 3..; ?operation; ?financing Con|sin}}
C: presupuesto 245.000 {{budget ..245000}}`),
  talk("never-cash", "CO", `
C: Buenas tardes, busco apartamento en Suba, hasta 280 millones {{zone Suba; propertyType apartamento; budget ..280000000}}
C: de contado no, toca con crédito hipotecario {{financing crédito}}`),
  talk("no-pets-tenant", "ES", `
C: hola busco piso en alquiler en Gracia, máximo 1100 al mes {{zone Gracia; propertyType piso; operation alquil; budget ..1100}}
C: no tenemos mascotas ni fumamos`),
  talk("zones-mixed", "ES", `
A: ¿Por dónde buscáis?
C: Nervión me encanta, Los Remedios también, Macarena ni hablar {{zone Nervión|Los Remedios; ?zone}}
C: 3 dormitorios y tope 320.000 {{rooms 3..; budget ..320000}}`),
  talk("zone-not-liked", "MX", `
C: ando buscando depa en la Roma Norte o la Condesa {{zone Roma Norte|Condesa; propertyType depa|departamento}}
C: la Doctores no me late, está feo {{?zone; objection zona}}
C: hasta 4 millones y medio {{budget ..4500000}}`),
  talk("was-looking", "ES", `
C: antes buscaba en Usera pero ahora miro en Getafe {{zone Getafe; ?zone}}
C: piso de 3 habitaciones, llego a 235 {{propertyType piso; rooms 3..; budget ..235000}}`),
  talk("brother-bought", "ES", `
C: mi hermano compró en Mislata por 160.000 un piso con terraza
C: yo quiero algo parecido en Quart de Poblet, hasta 175.000 {{zone Quart de Poblet; budget ..175000}}`),
  talk("lottery", "ES", `
C: si me toca el gordo me compro el ático de 900.000 jajaja
C: de momento busco piso por 180.000 en Torrevieja {{zone Torrevieja; propertyType piso; budget ..180000}}`),
  talk("rent-short", "ES", `
C: buenas, me interesa la habitacion grande, el piso de Delicias a 620 {{?zone Delicias; ?propertyType; ?budget}}
A: Hola, piden fianza de un mes y dos nóminas
C: tengo contrato indefinido, llego a 600 {{financing ingresos|nómina|indefinido; budget ..600}}`),
  talk("rent-short-pair", "ES", `
A: El de Lavapiés son 1.150 al mes, fianza de dos meses
C: puf, nosotros como mucho 1000, y sin ascensor no lo quiero {{budget ..1000; ?features ascensor; ?zone Lavapiés}}`),
  talk("seller-was-tenant", "ES", `
C: hola, vendo un piso en Zaragoza, ahora está alquilado por 600 al mes {{operation vend; propertyType piso; zone Zaragoza; ?price 600; ?features}}
C: pido 145.000 {{price 145000}}`),
  talk("landlord-mx", "MX", `
C: buen día, tengo un depa en la Narvarte y quiero rentarlo en 18 mil {{price 18000; propertyType depa|departamento; zone Narvarte; operation rent}}
C: no acepto mascotas {{?features mascotas}}`),
  talk("street-number-mx", "MX", `
C: vi la casa de avenida Universidad 1200
C: me interesa algo así, presupuesto 5.2 {{budget ..5200000}}`),
  talk("floor-and-door", "ES", `
C: es el piso 4 puerta 12 de la calle Colón 60, lo queremos vender {{operation vend; propertyType piso; ?zone}}
C: precio 299.000 {{price 299000}}`),
  talk("bogota-streets", "CO", `
C: busco apto entre la 100 y la 127, arriba de la 15 {{propertyType apto|apartamento; ?zone}}
C: hasta 520 millones, 3 alcobas {{budget ..520000000; rooms 3..}}`),
  talk("lima-dollars", "PE", `
C: buenas tardes, estoy vendiendo mi departamento de San Borja en $ 210,000 {{operation vend; propertyType departamento; zone San Borja; price 210000}}
C: menos de 200 no lo dejo {{?price 200000..}}`),
  talk("lima-soles", "PE", `
C: busco alquilar depa en Jesús María, hasta 1,800 soles {{operation alquil; propertyType depa|departamento; budget ..1800PEN; zone Jesús María}}`),
  talk("chilean-peso-uf", "CL", `
C: buenas, busco depto en providencia de 2 dormitorios, hasta 6.200 UF {{zone Providencia; rooms 2..; propertyType depto|departamento; budget ..6200CLF}}
C: el banco me preaprobó el 80% {{financing}}`),
  talk("argentine-offer", "AR", `
C: vimos el PH de Villa Crespo, nos gustó
C: le ofrecemos 115 mil dólares de contado {{offer 115000; financing contado}}`),
  talk("mexican-in-spain", "ES", `
C: soy de Monterrey y quiero comprar un piso en Madrid, como 6 millones de pesos {{zone Madrid; propertyType piso; operation compr; budget ..6000000MXN}}`, { C: "+52 81 1234 5678" }),
  talk("granted-only", "ES", `
C: el banco nos da hasta 190.000 de hipoteca {{financing}}
C: y tenemos 45.000 guardados, buscamos en Paterna {{savings 45000; zone Paterna}}`),
  talk("no-lift-wish", "ES", `
C: buscamos casa con jardín en Mairena, no queremos piscina {{propertyType casa; zone Mairena; features jardín; ?features piscina}}
C: trastero sí o sí {{features trastero}}`),
  talk("friend-pregnant", "ES", `
C: mi amiga está embarazada y nos vamos a verla el domingo, por eso no puedo
C: busco estudio en Malasaña hasta 170.000 {{propertyType estudio; zone Malasaña; budget ..170000}}`),
  talk("not-separated", "AR", `
C: no nos separamos eh, buscamos más grande, 4 ambientes en Almagro {{rooms 3..; zone Almagro; ?motive espacio|grande}}
C: hasta palo y medio... mentira, 160 mil dólares {{budget ..160000}}`),
  talk("wife-says", "CO", `
C: mi esposa dice 300 máximo, ella es la que decide {{budget ..300000000; decider mujer}}
C: queremos casa en Envigado {{propertyType casa; zone Envigado}}`),
  talk("ex-signs", "ES", `
C: quiero vender la casa de Chiclana, falta que mi exmujer firme {{operation vend; propertyType casa; zone Chiclana; decider ex; ?motive}}`),
  talk("separating", "ES", `
C: me estoy separando y necesito un piso pequeño de alquiler por Móstoles {{motive separa; propertyType piso; operation alquil; zone Móstoles}}
C: 750 como mucho {{budget ..750}}`),
  talk("no-hurry-date", "ES", `
C: no hace falta que sea antes de junio, vamos sin prisa {{deadline prisa}}
C: chalet en Las Rozas con 4 habitaciones, entre 600 y 700 {{propertyType chalet; zone Las Rozas; rooms 4..; budget 600000..700000}}`),
  talk("own-home-small", "ES", `
C: mi piso es muy pequeño y mis hijos hacen mucho ruido jaja, necesitamos 4 habitaciones {{rooms 4..; ?motive espacio}}
C: en Sant Andreu, más de 300 no nos gastamos {{zone Sant Andreu; budget ..300000}}`),
  talk("ten-thousand-notes", "ES", `
C: tope 420.000, hipoteca pendiente de tasación {{budget ..420000; ?financing Con|sin|pendiente}}
C: busca ático en Getxo {{propertyType ático; zone Getxo}}`),
  talk("lunch-joke", "MX", `
C: por 1 millón me lo llevo ahorita jajaja ya quisiera
C: en serio, mi presupuesto es de 3.8 millones, en Coyoacán {{budget ..3800000; zone Coyoacán}}`),
]; // biome-ignore format: a conversation is read as it was written
