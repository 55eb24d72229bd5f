import type { Objection } from "./summary.ts";

/** The subject of a reservation. Words as they stand in `line` of a clause. */

interface Aspect {
  topic: Objection["topic"];
  /** Words that speak of it without saying anything against it; a reservation that names them is about it. */
  about: string;
  /** The words that judge it badly, behind «es», «me parece», «demasiado». */
  bad?: string;
}

const ENDS = "[oa]s?";

/** High of a sum: «carito», «pasado de precio». Fees and costs of a building are judged by the same words. */
const DEAR = `car${ENDS}|car(?:isim|it|ill|et)${ENDS}|altic${ENDS}|altit${ENDS}|elevad${ENDS}|elevadisim${ENDS}|inflad${ENDS}|subid${ENDS}|subidit${ENDS}|excesiv${ENDS}|disparad${ENDS}|desorbitad${ENDS}|disparatad${ENDS}|prohibitiv${ENDS}|salad${ENDS}|saladit${ENDS}|picad${ENDS}|sobrevalorad${ENDS}|sobrad${ENDS} de precio|sobrevaluad${ENDS}|abusiv${ENDS}|desproporcionad${ENDS}|inasumibles?|inalcanzables?|por las nubes|en las nubes|fuera de (?:mercado|precio|rango|presupuesto)|pasad${ENDS} de precio|mucho (?:dinero|para)|exagerad${ENDS}|un monton|grande de precio`;

/** The narrower ones stand first: of costs of a building nobody says that the home is dear. */
export const ASPECTS: readonly Aspect[] = [
  {
    topic: "No quiere pagar honorarios",
    about:
      "pagaros|pagarles|pagarle|comision|comisiones|honorarios|corretaje|vuestro porcentaje|su porcentaje|tu porcentaje|tu \\d %|vuestro \\d %",
    bad: `${DEAR}|alt${ENDS}|mucho|much${ENDS}|un abuso`,
  },
  {
    topic: "Los gastos le parecen altos",
    about:
      "comunidad|expensas|gastos comunes|gastos de comunidad|mantenimiento|administracion|alicuota|alicuotas|ibi|predial|contribuciones|cuota de la comunidad",
    bad: `${DEAR}|alt${ENDS}|altisim${ENDS}|mucho(?! mantenimiento)|una barbaridad|una locura|un disparate`,
  },
  {
    topic: "Las garantías le parecen excesivas",
    about:
      "requisitos|fianza|fianzas|deposito|depositos|aval|avales|avalista|garantia|garantias|fiador|fiadores|codeudor|codeudores|seguro de impago|poliza|tantas nominas|dos nominas|tres nominas|meses de adelanto|meses por adelantado",
    bad: `${DEAR}|alt${ENDS}|mucho|much${ENDS}|demasiad${ENDS}`,
  },
  { topic: "No quiere exclusiva", about: "exclusiva|exclusividad", bad: "" },
  { topic: "Falta ascensor", about: "ascensor|elevador|escaleras|escalones" },
  {
    topic: "Falta garaje",
    about: "garaje|parking|cochera|estacionamiento|parqueadero|aparcar|aparcamiento|estacionar|parquear",
  },
  {
    topic: "Le preocupa el ruido",
    about:
      "ruido|ruidos|trafico|autobuses|camiones|bar|bares|discoteca|pub|terraza del bar|via del tren|vias del tren|vias|autopista|autovia|carretera|aviones|aeropuerto|se oye|se oyen|se oia|se oian|se escucha|se escuchan|se escuchaba|barullo|bulla|botellon|dormir",
    bad: `ruidos${ENDS}|bullicios${ENDS}|bullanguer${ENDS}|escandalos${ENDS}`,
  },
  {
    topic: "Le preocupa el estado o la reforma",
    about:
      "reforma|reformas|obra|obras|reformar|reformarlo|remodelar|remodelacion|refaccion|refacciones|estado|humedad|humedades|goteras|tuberias|canerias|instalacion|instalaciones|electricidad|tejado|techo|fachada|arreglos|arreglar|arreglarlo|grietas|moho|suelos",
    bad: `viej${ENDS}|viejit${ENDS}|antigu${ENDS}|anticuad${ENDS}|descuidad${ENDS}|dejad${ENDS}|estropead${ENDS}|deteriorad${ENDS}|destrozad${ENDS}|hech${ENDS} (?:polvo|mierda|un asco|pedazos)|en mal estado|para actualizar|para reformar entero|para tirar|para entrar a tirar|de los (?:anos )?(?:60|70|80|sesenta|setenta|ochenta)|para reformar|para remodelar|muy tocad${ENDS}|destartalad${ENDS}|cochambros${ENDS}|suci${ENDS}|desfasad${ENDS}`,
  },
  {
    topic: "Le parece pequeño",
    about:
      "metros|m2|espacio|tamano|dormitorios|habitaciones|cuartos|recamaras|alcobas|distribucion|salon|cocina|armarios|pasillo",
    bad: `pequen${ENDS}|pequenit${ENDS}|pequenaj${ENDS}|chic${ENDS}|chiquit${ENDS}|chiquitic${ENDS}|chiquitit${ENDS}|estrech${ENDS}|apretad${ENDS}|apretadit${ENDS}|diminut${ENDS}|minuscul${ENDS}|enan${ENDS}|raquitic${ENDS}|canij${ENDS}|reducid${ENDS}|angost${ENDS}|just${ENDS} de (?:espacio|metros|tamano)|una caja de (?:cerillas|zapatos)|un zulo|una ratonera|un cuchitril`,
  },
  {
    topic: "Le parece oscuro",
    about: "luz|sol|luz natural|orientacion|orientacion norte|patio de luces|patinejo",
    bad: `oscur${ENDS}|oscurit${ENDS}|sombri${ENDS}|poco luminos${ENDS}|tenebros${ENDS}|lugubres?|un agujero|una cueva|interior`,
  },
  {
    topic: "Le queda lejos",
    about:
      "distancia|lejos|retirad[oa]|conduce|conducir|conduzco|manejar|hora de coche|horas de coche|autobus|bus|micro|metro|tren|trayecto|trayectos|km|kilometros|ubicacion|comunicad[oa]|comunicacion|transporte|trancon|trancones|atascos|tacos|a desmano",
    bad: `lejos|lejisimos|lejit${ENDS}|cuesta arriba|en cuesta|retirad${ENDS}|retiradit${ENDS}|alejad${ENDS}|apartad${ENDS}|a desmano|a trasmano|en el quinto pino|en el culo del mundo|en la quinta (?:porra|chimbamba)|en la loma|aislad${ENDS}|mal comunicad${ENDS}|mal conectad${ENDS}|incomunicad${ENDS}|a las afueras`,
  },
  {
    topic: "No le convence la zona",
    about:
      "zona|zonas|barrio|calle|callejon|colonia|sector|comuna|vecindario|vecinos|vecindad|ambiente|inseguridad|seguridad|delincuencia|por la noche|de noche|pueblo|urbanizacion|alrededores",
    bad: `peligros${ENDS}|insegur${ENDS}|conflictiv${ENDS}|fe${ENDS}|feit${ENDS}|feisim${ENDS}|chung${ENDS}|turbi${ENDS}|brav${ENDS}|picante|degradad${ENDS}|muert${ENDS}|desangelad${ENDS}|massificad${ENDS}|masificad${ENDS}`,
  },
  {
    topic: "No le convence la planta",
    about:
      "un bajo|planta baja|primer piso|un primero|entresuelo|un atico|ultimo piso|ultima planta|tan alto|pisos altos|sotano|semisotano",
  },
  { topic: "Falta terraza o patio", about: "terraza|balcon|patio|jardin|exterior" },
  { topic: "Falta trastero", about: "trastero|bodega|baulera" },
  {
    topic: "Le preocupan los papeles o las cargas",
    about:
      "papeles|cargas|embargo|embargos|escritura|escrituras|escriturar|usufructo|okupa|okupas|ocupas|inquilino dentro|con inquilino|licencia|legal|ilegal|juicio|herederos|deuda|deudas|sucesion sin",
  },
  {
    topic: "Le preocupan los impagos",
    about: "impago|impagos|impagados|morosos|no paguen|no pague|inquilinos|destrocen|destroce",
  },
  {
    topic: "Le preocupan las visitas",
    about: "visitas|desconocidos|curiosos|metan|meter gente|cualquier gente|ensenar|entre gente|cartel|cartelito",
  },
  {
    topic: "No le dan financiación",
    about:
      "hipoteca|hipotecas|banco|credito|prestamo|entrada|enganche|pie|cuota inicial|intereses|cuotas|letra|endeudarme|endeudarnos|euribor",
  },
  {
    topic: "La rentabilidad le parece baja",
    about: "rentabilidad|rendimiento|renta del|retorno|yield|cap rate|rinde|roi",
  },
  {
    topic: "No le encaja el plazo",
    about: "plazo|plazos|fecha|fechas|entrega|esperar|espera|tan tarde|tan pronto|tan rapido|prisas|meses para",
    bad: "muy tarde|muy pronto|demasiado tarde|demasiado pronto|muy precipitad[oa]|precipitad[oa]",
  },
  {
    topic: "El precio le parece alto",
    about:
      "precio|precios|dinero|plata|lana|billete|euros|pesos|dolares|soles|presupuesto|pagar|pagarlo|cuesta|cuestan|vale|valen|piden|pide|mil|millones|importe|cifra|renta|alquiler|arriendo|canon|mensualidad",
    bad: DEAR,
  },
];
