import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Agents with buyers, owners and tenants, eighth part: written and labelled before the engine was mended with the seventh, and looked at afterwards. */

const ES = { isTalk: false } as const;
const IOS = { isTalk: false, form: "ios-24-es", people: { C: "Sara Mena", A: "Toni Pisos" } } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "android-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-12-co", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLF" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_EIGHTH: readonly Conversation[] = [
  talk(
    "eight-carabanchel",
    NOW,
    `
## 2026-11-10
C: Buenas tardes! Os escribo por el piso de General Ricardos
A: Buenas tardes Marta. ¿Qué buscáis?
C: Algo de dos habitaciones en Carabanchel o Usera, da igual la altura si hay ascensor {{rooms 2; zone Carabanchel|Usera; features ascensor}}
A: ¿Precio máximo?
C: 185.000, y ya apurando mucho {{budget ..185000}}
A: ¿Hipoteca?
C: Sí, al 80%. Nos la están estudiando en ING {{financing hipoteca|estud|pendiente}}
A: Este miércoles puedo enseñároslo a las 19:00
C: Genial, allí estaremos {{appointment C 2026-11-11T19:00; ?visit}}
C: por cierto, ¿qué pone en la ITE? {{ask}}`,
    { ...ES },
  ),
  talk(
    "eight-seller-gijon",
    NOW,
    `
## 2026-10-20
C: Hola, nos queremos deshacer de un piso en La Calzada, Gijón, que está vacío desde que falleció mi tía {{operation vend; propertyType piso; zone La Calzada; motive heren|falle|vac; ?zone}}
A: Hola, buenos días. ¿Metros, habitaciones?
C: 64 metros, dos habitaciones y un baño, sin ascensor {{area 64; rooms 2; ?features}}
A: ¿Qué precio esperáis?
C: Por menos de 90.000 no merece la pena {{price 90000..; ?price 90000}}
A: Lo veo el viernes a las 9:30 y os digo
C: El viernes a las 9:30 vale. Las llaves las tiene el bar de abajo {{appointment C 2026-10-23T09:30; ?visit}}
A: Perfecto. El lunes siguiente os mando la valoración por escrito {{task A 2026-10-26}}
C: somos tres sobrinos pero yo tengo poder de los otros dos {{decider poder|sobrin|tres}}`,
    { ...ES },
  ),
  talk(
    "eight-rent-couple",
    NOW,
    `
## 2026-11-12
C: hola!! el ático de Russafa se alquila todavía?
A: Hola, sí! ¿Para cuántos?
C: mi pareja y yo, los dos teletrabajamos
A: ¿Contrato indefinido?
C: ella sí, yo soy freelance pero facturo unos 2.800 al mes {{financing indefinid|freelance|autónom|ingresos}}
A: Son 1.250 al mes
C: nuestro tope son 1.200 {{budget ..1200}}
A: Lo consulto con la dueña y te digo algo mañana por la mañana {{task A 2026-11-13}}
C: vale. necesitaríamos entrar el 1 de enero {{deadline 2027-01-01}}
C: y un despachito aparte sería un puntazo {{features despacho}}
C: que si no nos quedamos en Benicalap donde estamos, que tampoco pasa nada`,
    { ...IOS },
  ),
  talk(
    "eight-villa-marbella",
    NOW,
    `
## 2026-11-02
C: Buenos días, busco villa en Nueva Andalucía o Guadalmina para pasar los inviernos {{propertyType villa|chalet; zone Nueva Andalucía|Guadalmina; motive segunda|invierno}}
A: Buenos días. ¿En qué rango de precio?
C: Entre un millón y medio y dos millones {{budget 1500000..2000000}}
A: ¿Dormitorios?
C: Mínimo cuatro, todos con baño, y piscina climatizada {{rooms 4..; features piscina; ?features}}
A: ¿Financiación?
C: Compro a través de una sociedad, sin hipoteca {{financing sin|contado|sociedad; ?decider}}
A: Tengo una en Guadalmina Baja por 2,2
C: Me parece exagerado ese precio para una villa de los 80 {{objection precio}}
A: Entonces le preparo un dossier y se lo envío el jueves {{task A 2026-11-05}}
C: Muy bien. Vuelo a Málaga el 18, podría ver cosas el 19 por la mañana
A: El 19 a las 10:00 le recojo en el hotel {{appointment A 2026-11-19T10:00; ?visit}}`,
    { ...ES },
  ),
  talk(
    "eight-lowball",
    NOW,
    `
## 2026-11-16
C: Toni, ¿qué te han dicho de los 150?
A: Que no, Sara. Quieren 165 como mínimo
C: 165 por un segundo sin ascensor y con las ventanas de hace 40 años? Anda ya {{objection}}
A: Súbeles un poco
C: 155. Es mi última oferta {{~offer 155000}}
A: Se la paso ahora mismo {{task A 2026-11-16}}
C: y si no, me quedo con el de Sants que es más luminoso {{?features; ?zone}}
## 2026-11-18
A: Aceptan 157 con los muebles
C: venga va. 157 {{offer 157000}}
A: ¿Firmamos la reserva mañana a las 18:00 en la oficina?
C: Mañana a las 18 no puedo, a las 19:30
A: Hecho, 19:30 {{appointment A 2026-11-19T19:30; ?visit}}`,
    { ...IOS },
  ),
  talk(
    "eight-widow-apartment",
    NOW,
    `
## 2026-11-04
C: Buenos días, mire, que mi madre ya no puede con las escaleras y vive en un cuarto {{motive madre|escaler|famil|mayor}}
A: Buenos días. ¿Venderían el suyo para comprar otro?
C: Claro, con lo que saquemos del suyo, que está en Santutxu {{homeToSell}}
A: ¿Y dónde lo quieren?
C: en Deusto, al lado de mi casa, para tenerla cerca {{zone Deusto; ?motive}}
A: ¿Presupuesto?
C: 240 o 250 mil {{budget 240000..250000; ?budget ..250000}}
A: ¿Habitaciones?
C: con dos sobra, eso sí, bañera no, plato de ducha y portal sin escalones {{rooms 2; ?features; features ducha|portal|accesib}}
A: Voy a valorar el de Santutxu el martes a las 16:30, ¿le viene?
C: Sí, el martes a esa hora {{appointment C 2026-11-10T16:30; ?visit}}`,
    { ...ES },
  ),
  talk(
    "eight-mx-monterrey",
    NOW,
    `
## 2026-11-09
C: Buenas tardes, busco casa en Cumbres o Contry, de 3 recámaras {{propertyType casa; zone Cumbres|Contry; rooms 3}}
A: Buenas tardes, ¿presupuesto y forma de pago?
C: 5 millones máximo, cofinavit con Banorte {{budget ..5000000; financing cofinavit|crédito|hipotec}}
A: ¿Ya tiene la precalificación?
C: apenas voy el jueves al banco {{task C 2026-11-12; ?financing}}
A: Tengo una en Contry de 5.2
C: se me va de las manos y aparte esa colonia se inunda {{objection precio|inund}}
A: Le mando opciones en Cumbres mañana {{task A 2026-11-10}}
C: que tenga patio para asador y cochera techada para 2 carros {{features patio; features cochera|garaje|estacionamiento}}
C: el contrato de renta se me acaba el 15 de enero {{deadline 2027-01-15; motive contrato|renta}}`,
    { ...MX },
  ),
  talk(
    "eight-co-medellin-lease",
    NOW,
    `
## 2026-11-11
C: Buenas, necesito arrendar un apartamento en Laureles o Estadio {{operation arrend|alquil; propertyType apartamento; zone Laureles|Estadio}}
A: Buenas, con gusto. ¿Canon máximo?
C: 2 millones 300 con administración {{budget ..2300000}}
A: ¿Alcobas?
C: dos, que tenga parqueadero y balcón {{rooms 2; features parqueadero|garaje; features balcón}}
A: ¿Tiene fiador con finca raíz?
C: fiador no tengo, pero puedo con póliza de El Libertador {{financing póliza|fiador|aval}}
A: El sábado a las 9 a. m. le muestro dos
C: el sábado trabajo hasta mediodía, ¿a las 2 de la tarde?
A: Listo, 2 p. m. {{appointment A 2026-11-14T14:00; ?visit}}
C: tengo que entregar el actual el 30 de este mes {{deadline 2026-11-30}}`,
    { ...CO },
  ),
  talk(
    "eight-ar-owner",
    NOW,
    `
## 2026-11-12
C: Hola, quiero poner en venta un departamento en Villa Urquiza, 2 ambientes con balcón {{operation vend; propertyType depart; zone Villa Urquiza; rooms 1; features balcón}}
A: Hola! ¿Cuántos metros?
C: 44 cubiertos y 5 de balcón {{area 44; ?area 49; ?features}}
A: ¿Y el valor que tenés en mente?
C: no menos de 110 mil dólares {{price 110000..; ?price 110000}}
A: La comisión es 3% + IVA
C: uh, me parece un montón. En otra me cobran 2 {{objection comisión|honorarios}}
A: ¿Te parece si el lunes 16 paso a tasarlo a las 11?
C: dale, te espero el lunes {{appointment C 2026-11-16T11:00; ?visit}}
C: lo vendo porque nos vamos a España en abril {{motive mud|España|traslad; deadline abril}}`,
    { ...AR },
  ),
  talk(
    "eight-cl-vitacura",
    NOW,
    `
## 2026-11-05
C: Buenas, mi señora y yo queremos cambiarnos a algo más chico, los hijos se fueron {{motive hijos|chico|pequeñ|familia}}
A: Buenas! ¿Dónde les gustaría?
C: Vitacura o Las Condes, cerca del Parque Bicentenario {{zone Vitacura|Las Condes; ?features; ?zone}}
A: ¿Presupuesto?
C: hasta 14.000 UF, depende de lo que nos den por la casa de La Reina {{budget ..14000; homeToSell}}
A: ¿Dormitorios?
C: 3 dormitorios, dos estacionamientos y bodega {{rooms 3; features estacionamiento|garaje; features bodega|trastero}}
A: Les mando propuestas el lunes {{task A 2026-11-09}}
C: lo que no queremos es primer piso ni gastos comunes sobre 400 lucas {{?features; ?objection}}`,
    { ...CL },
  ),
  talk(
    "eight-noise",
    NOW,
    `
## 2026-11-19
C: Hola Toni, el piso muy mono pero la calle es un infierno de ruido, fuimos a las 12 de la noche {{objection ruido}}
A: Es zona de bares, sí. ¿Buscamos otra cosa?
C: por favor, algo tranquilo en Sant Gervasi o el Putxet {{features tranquil; zone Sant Gervasi|Putxet}}
A: ¿Mismo presupuesto, 380?
C: no, nos han dado más, hasta 420 ahora {{budget ..420000; financing hipoteca|aprob|banco}}
A: Estupendo. El sábado os enseño dos, a las 11:00 y a las 12:00
C: el sábado no estamos. domingo?
A: El domingo a las 11 
C: perfecto {{appointment C 2026-11-22T11:00; ?visit}}
C: mi suegro es arquitecto y se viene, si no da el ok no compramos {{decider suegro}}`,
    { ...IOS },
  ),
  talk(
    "eight-land-owner",
    NOW,
    `
## 2026-11-03
C: Buenos días, tengo una finca rústica en Ronda con una casita y la quiero vender {{operation vend; propertyType finca; zone Ronda; ?propertyType casa}}
A: Buenos días. ¿Qué superficie?
C: 2 hectáreas de olivos y la casa serán 70 metros {{area 70; ?area 20000; ?features}}
A: ¿Está inscrita la casa?
C: La tierra sí, la casa no, nunca se hizo papel {{?objection; ?features}}
A: ¿Precio?
C: Un vecino vendió la suya por 120.000, yo pediría 135.000 {{price 135000}}
A: Habrá que ver el tema de la casa con el arquitecto. Voy con él el día 12 a las 10:30
C: Bien, el 12 estoy allí {{appointment C 2026-11-12T10:30; ?visit}}
C: A mi edad ya no puedo cuidarla, tengo 78 años {{motive edad|mayor|cuidar}}`,
    { ...ES },
  ),
  talk(
    "eight-paperwork-tenant",
    NOW,
    `
## 2026-11-23
A: Hola Sara, para el contrato me faltan las dos últimas nóminas y el DNI
C: El DNI te lo mando ahora, las nóminas esta tarde cuando llegue a casa {{task C 2026-11-23}}
C: <image>
A: Gracias. El contrato estará listo el miércoles {{task A 2026-11-25}}
C: ¿Y cuándo me das las llaves?
A: El 30 a las 17:00 en el piso
C: Vale, el 30 a las 5 {{appointment C 2026-11-30T17:00; ?visit}}
A: Tráete la fianza y el primer mes por transferencia
C: la transferencia la hago el viernes {{task C 2026-11-27}}
C: una cosa, ¿la lavadora funciona? {{ask}}`,
    { ...IOS, isTalk: true },
  ),
  talk(
    "eight-second-visit",
    NOW,
    `
## 2026-11-17
C: Hola Laura, ¿podríamos volver a ver el dúplex? Queremos llevar a un albañil
A: Claro. ¿Qué día os va bien?
C: esta semana solo el viernes a partir de las 4
A: Viernes 16:15?
C: ok 16:15 {{appointment C 2026-11-20T16:15; ?visit}}
C: nos preocupan las humedades del baño de abajo {{objection humedad}}
A: El propietario dice que eran de una fuga ya arreglada. Os busco la factura y os la paso {{task A}}
C: si la obra no pasa de 20.000 nos lo quedamos {{?savings; ?budget; ?offer}}
A: Perfecto
C: ah y el jueves nos dice el banco si nos da el 90% {{financing hipoteca|pendiente|banco|90; ?deadline}}`,
    { ...ES },
  ),
  talk(
    "eight-office-lawyer",
    NOW,
    `
## 2026-11-05
C: Buenos días, somos un despacho de abogados y buscamos oficina en el Eixample, de unos 200 m2 {{propertyType oficina; zone Eixample; area 200; ?motive}}
A: Buenos días. ¿Alquiler o compra?
C: Alquiler, no más de 3.500 mensuales con gastos {{operation alquil; budget ..3500}}
A: ¿Alguna condición más?
C: Recepción, sala de juntas, y edificio con conserje. Entreplantas no {{?features; features conserje|porter}}
A: Hay una en Rosselló, 210 m², 3.900
C: Se pasa de precio {{objection precio}}
A: Intentaré bajarla. Les digo el lunes {{task A 2026-11-09}}
C: La decisión la toma el socio director, señor Batlle {{decider socio|Batlle}}
C: nuestro contrato actual vence a finales de marzo {{deadline marzo; motive contrato}}`,
    { ...ES, people: { C: "Irene Batlle Abogados", A: "Laura Inmo" } },
  ),
  talk(
    "eight-typos",
    NOW,
    `
## 2026-11-13
C: ola wenas, el piso d la calle Mayor d Alcorcon sta libre??
A: Hola! Sí. ¿Lo quieres ver?
C: si xo antes t digo q solo puedo pagar 750 d alquiler {{operation alquil; budget ..750}}
A: Está en 800, puedo preguntar
C: pregunta porfa. somos 2 y 1 bebe, con 2 habs nos llega {{rooms 2}}
A: ¿Nóminas?
C: yo 1.400 y el 1.300, los 2 indefinidos {{financing indefinid|nómina|ingresos}}
A: Genial. ¿Mañana a las 11:30?
C: ok mañana 11:30 {{appointment C 2026-11-14T11:30; ?visit}}
C: tenemos q salir dl nuestro el 10 d diciembre {{deadline 2026-12-10}}`,
    { ...IOS },
  ),
  talk(
    "eight-deciding-late",
    NOW,
    `
## 2026-11-24
A: Buenos días Marta, ¿habéis tomado una decisión?
C: Aún no. Mi marido dice que sí y yo tengo dudas con el colegio {{objection coleg; ?decider; ?motive}}
A: ¿Qué duda tienes?
C: que no hay plaza en el concertado hasta septiembre
A: Puedo presentarte a la directora, es clienta mía. La llamo hoy {{task A 2026-11-24}}
C: ay pues sí. Y el precio, ¿hay alguna posibilidad de 310?
A: Lo intento. ¿Sería oferta en firme?
C: Si me dicen que sí a 310 lo cerramos el lunes {{offer 310000; ?task C 2026-11-30; ?deadline; ?appointment C 2026-11-30; ?visit}}
A: Hablo con ellos y te contesto antes del jueves {{task A 2026-11-26}}`,
    { ...ES },
  ),
  talk(
    "eight-short-notice",
    NOW,
    `
## 2026-11-26
C: buenas noches, me he separado y necesito algo ya {{motive separ|divorci}}
A: Lo siento, Marta. ¿Cuánto podrías pagar de alquiler?
C: 700 u 800, no más. Por Hortaleza, que está el cole de mis hijas {{budget 700..800; ?budget ..800; zone Hortaleza; ?motive}}
A: ¿Cuántas habitaciones?
C: dos me apaño {{rooms 2}}
A: Tengo uno en Pinar del Rey que se queda libre el día 5, 790 euros
C: ¡ese! ¿puedo verlo mañana?
A: Mañana a las 18:00
C: allí estaré, gracias de verdad {{appointment C 2026-11-27T18:00; ?visit}}
C: tengo contrato fijo en el ayuntamiento {{financing fij}}`,
    { ...ES },
  ),
  talk(
    "eight-developer",
    NOW,
    `
## 2026-11-06
C: Hola, ¿la promoción de Valdebebas cuándo se entrega?
A: Hola! Segundo trimestre de 2028. ¿Qué tipología te interesa?
C: 3 dormitorios con terraza, orientación sur, planta media {{rooms 3; features terraza; features sur|orient; ?features}}
A: Desde 560.000 + IVA
C: Se nos dispara. Nuestro límite es 500.000 con IVA {{objection precio; budget ..500000}}
A: Quedan dos bajos con jardín por 490
C: con niños un bajo con jardín no estaría mal… {{features jardín; ?features; ?motive}}
A: Os mando planos el lunes {{task A 2026-11-09}}
C: tenemos 150.000 en el banco y luego vender la casa del pueblo {{savings 150000; homeToSell}}`,
    { ...IOS },
  ),
  talk(
    "eight-neighbours",
    NOW,
    `
## 2026-11-16
C: Laura, el presidente de la comunidad me dice que hay votada una derrama de 9.000 por piso
A: ¿Cuándo la votaron?
C: el 3 de noviembre, y yo he firmado arras el 10, ¿quién la paga? {{?ask}}
A: Si vence después de la escritura, en principio quien sea dueño entonces, salvo pacto. Lo miro con el abogado y te digo el miércoles {{task A 2026-11-18}}
C: es que estoy enfadadísima, nadie me avisó {{objection derrama}}
A: Lo entiendo. Te llamo el miércoles a las 13:00
C: vale, espero tu llamada {{?appointment C 2026-11-18T13:00; ?task A 2026-11-18T13:00; ?visit}}
C: mientras voy pidiendo el acta al administrador {{task C}}`,
    { ...ES, isTalk: true },
  ),
  {
    id: "eight-group-friends",
    form: "android-24-es",
    zone: "Europe/Madrid",
    isGroup: true,
    title: "Piso Malasaña",
    people: { B: "Bea", L: "Lolo", R: "Rocío", A: "Toni Pisos" },
    agents: ["A"],
    now: NOW,
    lines: `
## 2026-11-09
20:01 B: Hola Toni! somos tres amigas… bueno dos amigas y Lolo jaja, buscamos piso para compartir {{operation alquil|compart; ?propertyType piso; ?decider; ?motive}}
20:03 L: 😂
20:05 A: Hola! ¿zona y precio?
20:06 R: Malasaña, Chueca o Lavapiés {{zone Malasaña|Chueca|Lavapiés}}
20:07 L: 1.800 entre todos como mucho {{budget ..1800}}
20:08 B: tres habitaciones de verdad, no un salón convertido {{rooms 3}}
20:12 A: ¿Trabajáis?
20:13 R: Bea y yo sí, Lolo está opositando pero le avala su padre {{financing aval|padre}}
20:20 A: Tengo uno en Espíritu Santo por 1.850. ¿El jueves a las 20:00?
20:21 B: sii
20:22 L: yo también puedo {{appointment L 2026-11-12T20:00; ?visit}}
20:30 A: Os mando fotos en un rato {{task A}}
20:31 R: tiene ascensor? que voy con muletas {{ask; features ascensor}}`,
  },
  {
    id: "eight-mail-company",
    form: "mail-eml",
    zone: "Europe/Madrid",
    title: "Nave industrial",
    people: { C: "Ramón Ferrer", A: "Alicia Naves" },
    agents: ["A"],
    now: NOW,
    lines: `
## 2026-11-03
09:10 C: Buenos días, Alicia:
| 
| Buscamos una nave en el Corredor del Henares, entre 1.500 y 2.000 metros, en alquiler. {{propertyType nave; zone Corredor del Henares; area 1500..2000; operation alquil}}
| No podemos pasar de 6.000 euros al mes. {{budget ..6000}}
| Necesitamos muelle de carga y despachos. {{?features; features muelle|carga|despacho}}
| El motivo es que se nos ha quedado pequeña la actual y el contrato vence el 31 de marzo de 2027. {{motive pequeñ|contrato; deadline 2027-03-31}}
| 
| Ramón Ferrer
11:30 A: Buenos días, Ramón: mañana le remito tres opciones. ¿Podríamos visitarlas el 10 a partir de las 9:30? {{task A 2026-11-04}}
16:05 C: El martes 10 a las 9:30 nos viene bien. {{appointment C 2026-11-10T09:30; ?visit}}
| La decisión final es de nuestra central en Barcelona. {{decider central|Barcelona}}`,
  },
  {
    id: "eight-mail-heir",
    form: "mail-eml",
    zone: "Europe/Madrid",
    title: "Venta casa de Llanes",
    people: { C: "Pilar Noriega", A: "Marcos Costa" },
    agents: ["A"],
    now: NOW,
    lines: `
## 2026-10-20
18:00 C: Hola, Marcos:
| 
| Mi hermana y yo hemos decidido vender la casa de Llanes que heredamos en 2021. {{operation vend; propertyType casa; zone Llanes; motive heren; decider herman}}
| Son 160 metros construidos, cuatro dormitorios, jardín y una cuadra que se podría rehabilitar. {{area 160; rooms 4; features jardín; ?features}}
| Pediríamos 290.000 euros, aunque por 275.000 la daríamos. {{price 275000; ?price 290000; ?price 275000..290000; ?price 275000..}}
| 
| Pilar
19:30 A: Hola, Pilar: me acerco el sábado 24 a las 11:00 si os va bien.
20:15 C: El 24 a las 11:00 estupendo. {{appointment C 2026-10-24T11:00; ?visit}}
| Te enviaré la escritura escaneada mañana. {{task C 2026-10-21}}`,
  },
  {
    id: "eight-notes",
    form: "notes",
    zone: "Europe/Madrid",
    people: { A: "Yo" },
    agents: ["A"],
    now: NOW,
    lines: `
A: Fátima y Yousef, alquiler en Lavapiés o Embajadores, hasta 1.100 {{operation alquil; zone Lavapiés|Embajadores; budget ..1100}}
A: Dos niños, 3 habitaciones imprescindible {{rooms 3; ?motive}}
A: Él cocinero con contrato indefinido, ella no trabaja; 1.900 netos {{financing indefinid|ingresos|1.900}}
A: Su casero les ha dicho que no renueva, deben irse el 31/01/2027 {{motive contrato; deadline 2027-01-31}}
A: El de Mesón de Paredes lo vieron pequeño y con humedades {{objection pequeñ|humedad}}
A: No quieren interior {{?features; ?objection}}
A: Correo: yousef.amrani@example.com {{email yousef.amrani@example.com}}`,
  },
  {
    id: "eight-call",
    form: "transcript-names",
    zone: "Europe/Madrid",
    people: { A: "Agente", C: "Cliente" },
    agents: ["A"],
    now: NOW,
    lines: `
A: Buenos días, ¿hablo con Ignacio?
C: Sí, soy yo
A: Le llamo de Fincas Prado, por el anuncio que puso de su piso en Moncloa
C: Ya. Mire, no quiero inmobiliarias, me han llamado ocho {{objection inmobiliaria|agencia}}
A: Lo entiendo. ¿Puedo preguntarle cuánto tiempo lleva anunciado?
C: Pues desde agosto. Y visitas muchas, pero ofertas ninguna
A: ¿Lo tiene en quinientos cuarenta mil?
C: Sí. Y de quinientos veinte no pienso bajar {{price 520000..; ?price 520000; ?price 540000}}
A: ¿Lo vende por algún motivo?
C: Para comprarle piso a mi hija, que se independiza {{motive hij|compra}}
A: ¿Le parece que pase el jueves a las seis y le enseño un comprador que tengo?
C: Bueno, el jueves a las seis, pero sin compromiso ninguno {{?appointment C; ?visit}}`,
  },
  talk(
    "eight-key-handover",
    NOW,
    `
## 2026-11-25
C: Toni mañana firmamos no?
A: Sí, mañana a las 13:00 en la notaría de Aragó 250
C: ok {{appointment C 2026-11-26T13:00; ?visit}}
C: llevo el cheque de 212.000 y el DNI {{?task C 2026-11-26; ?price; ?offer; ?savings}}
A: Perfecto. Los suministros los cambio yo esta semana {{task A}}
C: y el parking, ¿va en la misma escritura? {{ask}}
C: te mando el justificante de las arras esta noche {{task C 2026-11-25}}`,
    { ...IOS, isTalk: true },
  ),
  talk(
    "eight-uy-mvd",
    NOW,
    `
## 2026-11-10
C: Buenas! ando buscando apto en Pocitos o Punta Carretas, dos dormitorios con garaje {{propertyType apart; zone Pocitos|Punta Carretas; rooms 2; features garaje}}
A: Buenas! ¿Hasta cuánto podrías ir?
C: 230.000 dólares con gastos incluidos {{budget ..230000}}
A: ¿Con préstamo?
C: sí, el BHU me presta el 70 {{financing préstamo|BHU|hipotec|crédito}}
A: Tengo uno en Pocitos a dos cuadras de la rambla, 245
C: me queda grande de precio. Y de los gastos comunes qué me decís? {{objection precio; ?ask}}
A: 14.000 pesos
C: ah son carísimos {{objection gastos|comun}}
A: El jueves te mando otros {{task A 2026-11-12}}`,
    { isTalk: false, zone: "America/Montevideo", form: "android-24-es", currency: "USD" },
  ),
  talk(
    "eight-price-drop",
    NOW,
    `
## 2026-11-18
A: Marta, hay un comprador que ofrece 262.000
C: ¿y eso cuándo lo firmaría?
A: En diciembre, sin hipoteca
C: con 270 le doy las llaves mañana mismo {{price 270000}}
A: Se lo digo y te llamo esta noche {{task A 2026-11-18}}
## 2026-11-19
A: Sube a 267
C: Mira, que sean 268 y no se hable más {{price 268000; ?offer 268000}}
A: ¡Hecho! Arras el martes 24 a las 10:00
C: El martes a las 10 allí {{appointment C 2026-11-24T10:00; ?visit}}
A: Te mando hoy el borrador {{task A 2026-11-19}}
C: lo reviso con mi hermano que es abogado {{?task C; ?decider}}`,
    { ...ES },
  ),
  talk(
    "eight-questions-many",
    NOW,
    `
## 2026-11-20
C: Hola Toni, unas preguntas del piso de Poblenou
C: ¿cuánto se paga de IBI? ¿y de comunidad?
A: IBI 480 al año y comunidad 95 al mes
C: ¿tiene cédula de habitabilidad en vigor?
A: Sí, hasta 2031
C: ¿la finca ha pasado la ITE? {{ask}}
C: y lo más importante, ¿se puede poner aire acondicionado en la fachada? {{ask}}
A: Eso te lo confirmo el lunes, que hablo con el administrador {{task A 2026-11-23}}
C: 👌 si todo ok, hacemos oferta de 345 {{offer 345000}}
C: buscábamos 3 hab y este tiene 2 + despacho, nos vale {{rooms 2; ?rooms 3; ?features}}`,
    { ...IOS },
  ),
  talk(
    "eight-owner-tenant-inside",
    NOW,
    `
## 2026-11-12
C: Buenas, quiero vender un piso con inquilino dentro, en Vallcarca {{operation vend; propertyType piso; zone Vallcarca; ?features}}
A: Buenas Sara. ¿Hasta cuándo tiene contrato?
C: hasta octubre de 2029, paga 920 {{?deadline; ?price; ?features}}
A: Entonces compradores inversores. ¿Qué precio?
C: 310.000, es lo que me han valorado dos webs {{price 310000}}
A: Con inquilino hay que descontar, pon 270-280
C: ¿¿Tanto?? Eso es regalarlo {{objection precio|bajo}}
A: Te hago un estudio de rentabilidad para el miércoles {{task A 2026-11-18}}
C: vale. lo vendo porque necesito el dinero para el negocio de mi hijo {{motive dinero|negocio|hijo; ?features}}`,
    { ...IOS },
  ),
];
