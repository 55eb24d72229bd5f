import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Wishes and reservations in everyday words, third part: written before it was measured for the first time. */

const ES = { isTalk: false } as const;
const IOS = { isTalk: false, form: "ios-24-es" } as const;
const MX = { isTalk: false, zone: "America/Mexico_City", form: "android-mx", currency: "MXN" } as const;
const CO = { isTalk: false, zone: "America/Bogota", form: "android-en-us", currency: "COP" } as const;
const AR = { isTalk: false, zone: "America/Argentina/Buenos_Aires", form: "android-ar", currency: "USD" } as const;
const CL = { isTalk: false, zone: "America/Santiago", form: "android-cl", currency: "CLF" } as const;
const PE = { isTalk: false, zone: "America/Lima", form: "android-12-es", currency: "USD" } as const;
const CR = { isTalk: false, zone: "America/Costa_Rica", form: "android-12-co", currency: "USD" } as const;
const PY = { isTalk: false, zone: "America/Asuncion", form: "android-24-es", currency: "USD" } as const;
const NOW = "2026-11-27T20:00";

export const EVERYDAY_THIRD: readonly Conversation[] = [
  talk("three-seville-pair", NOW, `
## 2026-11-02
C: Hola Laura, te contacto de parte de Merche, la de la ferretería
C: mira, Quique y yo llevamos tiempo detrás de un piso por Nervión o San Bernardo {{propertyType piso; zone Nervión|San Bernardo}}
A: ¡Hola! Cuéntame qué necesitáis
C: tres habitaciones, dos baños, y si puede ser con trastero {{rooms 3..; features baño; features trastero}}
C: el dinero que manejamos son unos 310.000 {{budget 310000}}
A: ¿Os hace falta hipoteca?
C: sí, el 70% más o menos, Quique ya ha hablado con Unicaja {{financing hipoteca|banco}}
A: Tengo uno en Ciudad Jardín que os puede gustar, 298.000
C: Ciudad Jardín nos pilla a desmano del trabajo de los dos {{objection lejos; ?zone}}
C: y la última palabra la tiene él, que yo me enamoro de todo jajaja {{decider Quique|él|persona}}`, { ...ES, key: { has: ["310.000"] } }),
  talk("three-owner-flat-bilbao", NOW, `
## 2026-11-03
C: Egun on! queremos poner a la venta el piso de Santutxu, 92 metros, tres habitaciones y camarote {{operation vend; propertyType piso; zone Santutxu; area 92; rooms 3; ?features}}
A: Egun on Arantza. ¿Por qué lo vendéis?
C: nos vamos a Vitoria, a mi marido le han dado plaza en Txagorritxu {{motive trabajo|ciudad}}
A: ¿Y en cuánto lo valoráis?
C: habíamos pensado 325 {{price 325000}}
A: Os soy sincero, yo saldría en 305
C: uf, 305... con lo que nos costó la reforma {{objection precio|bajo}}
C: y otra cosa, no nos hace mucha gracia que venga gente a todas horas, tenemos dos críos {{objection visitas}}
A: Se organizan las visitas en bloque
C: lo hablo con Iker y te digo {{decider Iker|persona|pareja; ?objection; ?task C}}`, { ...IOS }),
  talk("three-mx-first-home", NOW, `
## 2026-11-04
C: hola q tal, me interesa comprar mi primera casa, ahorita vivo con mis papás {{operation compr; propertyType casa; motive primera}}
A: Hola Édgar! ¿Qué zona te interesa?
C: Ecatepec no porfa jaja, de preferencia Tecámac u Ojo de Agua {{zone Tecámac|Ojo de Agua; ?zone}}
C: tengo 850 mil de crédito infonavit y unos 120 ahorrados {{financing Infonavit; ?financing; savings 120000; ?budget}}
A: Hay casas de 2 recámaras desde 980 mil
C: perfecto, 2 recámaras está bien, y que tenga dónde meter el coche {{rooms 2..; features cochera|estacionamiento|garaje}}
C: lo que sí me da cosa es que la zona se inunda no? {{objection zona|inunda}}
C: mi novia tiene que verla también eh {{decider novia|pareja}}`, { ...MX }),
  talk("three-co-medellin", NOW, `
## 2026-11-05
C: Buenos días, somos una pareja de pensionados y buscamos apartamento en Envigado o Sabaneta {{propertyType apartamento; zone Envigado|Sabaneta; motive jubil|pension}}
C: que tenga ascensor y portería 24 horas {{features ascensor; features portería|portero}}
A: Buenos días, ¿qué presupuesto tienen?
C: cuatrocientos veinte millones, ni un peso más {{budget ..420000000}}
A: Les tengo uno en El Poblado en 510
C: No mija, eso está carísimo y además El Poblado es pura loma {{objection precio}}
C: Vendimos la casa de Rionegro, así que es de contado {{financing contado}}
C: dos habitaciones nos bastan, una para nosotros y otra para los nietos {{rooms 2..}}`, { ...CO }),
  talk("three-ar-rental", NOW, `
## 2026-11-06
C: Buenas! Busco alquilar 2 amb por Almagro o Boedo, hasta 650 mil pesos {{operation alquil; rooms 1..; zone Almagro|Boedo; budget ..650000ARS}}
A: Hola Nico! Tengo uno en Boedo, 700 más expensas. Piden garantía propietaria
C: uh se me va, y garantía propietaria no tengo, puede ser seguro de caución? {{objection precio; ?financing caución; ?ask}}
A: Le pregunto al dueño y te confirmo mañana {{task A 2026-11-07}}
C: dale. Me mudo sí o sí antes de fin de año porque me vence el contrato {{deadline 2026-12-31; motive contrato}}
C: ah y no a la calle porfa, que sea contrafrente, tengo el sueño liviano {{features tranquil|contrafrente|interior; ?objection}}`, { ...AR }),
  talk("three-cl-family", NOW, `
## 2026-11-07
C: Hola Pedro, vimos la casa de Peñalolén el sábado
A: Hola! qué les pareció?
C: linda la casa pero a mi señora no la convenció el barrio {{objection pareja|zona}}
C: aparte los niños están en el colegio en La Reina y el taco en la mañana es terrible {{objection lejos|taco}}
A: ¿Buscamos en La Reina entonces?
C: sí, La Reina o Las Condes bajo, casa de 4 dormitorios con patio {{zone La Reina|Las Condes; propertyType casa; rooms 4..; features patio}}
C: hasta 14.000 UF estirándonos {{budget ..14000}}
C: nosotros tenemos que vender acá en Ñuñoa primero eso sí {{homeToSell; ?zone}}`, { ...CL }),
  talk("three-pe-office", NOW, `
## 2026-11-09
C: Buenos días, necesitamos una oficina en San Isidro o Surquillo para un estudio contable {{propertyType oficina; zone San Isidro|Surquillo; ?motive}}
A: Buenos días. ¿De qué área?
C: entre 80 y 100 m2, con dos cocheras {{area 80..100; features cochera}}
A: ¿Alquiler o compra?
C: Alquiler, máximo 1,400 dólares más IGV {{operation alquil; budget ..1400}}
A: Tengo una en Javier Prado, piso 14, a 1,650
C: Está fuera de nuestro rango, y mis socios no quieren un piso tan alto {{objection precio; ?decider}}
C: Los tres socios firmamos el contrato {{decider socio|persona|varias}}`, { ...PE }),
  talk("three-cr-beach", NOW, `
## 2026-11-10
C: Pura vida! Ando viendo opciones de lote en Sámara o Nosara pa' hacer unas cabinas y alquilarlas {{propertyType terreno|lote; zone Sámara|Nosara; motive inver|alquil}}
A: Pura vida! Hay uno de 1200 metros en Nosara a 145 mil
C: tuanis pero se me sale del presu, yo máximo 110 {{objection precio; budget ..110000}}
C: que tenga agua legal y calle pública, sin eso ni modo {{?features}}
A: En Sámara tengo uno a 98 mil, sin agua todavía
C: diay sin agua no me sirve mae {{objection agua}}
C: el banco me aprobó 70 y el resto es ahorro {{financing banco|aprob|hipoteca; ?savings}}`, { ...CR }),
  talk("three-py-landlord", NOW, `
## 2026-11-11
C: Hola, soy propietaria de un departamento en Villa Morra y se me va el inquilino a fin de mes {{propertyType departamento; zone Villa Morra; ?operation; ?deadline; ?motive}}
C: quiero alquilarlo de nuevo, en 600 dólares {{operation alquil; price 600}}
A: Hola! ¿Tiene cochera?
C: sí, cochera y piscina en el edificio, dos dormitorios {{features cochera|garaje; features piscina; rooms 2}}
A: Cobramos un mes de comisión
C: me parece mucho un mes, otras me piden la mitad {{objection comisión|honorarios}}
C: y no quiero perros, el anterior me rompió las puertas {{features mascotas|perr}}`, { ...PY }),
  talk("three-divorce-two-homes", NOW, `
## 2026-11-12
C: hola, estoy en trámites de divorcio y tengo que dejar la casa familiar antes de Navidad {{motive divorci|separa; deadline}}
A: Vaya, lo siento. ¿Qué necesitas?
C: un piso de alquiler con dos habitaciones, que la custodia es compartida {{operation alquil; propertyType piso; rooms 2..; ?motive}}
C: por Arroyo de la Miel o Torremolinos, para no cambiar a los niños de cole {{zone Arroyo de la Miel|Torremolinos; ?motive}}
A: ¿Cuánto podrías pagar?
C: 850, 900 si incluye garaje {{budget ..900; ?features}}
A: Te piden dos nóminas y 3 meses de fianza
C: tres meses de golpe me deja temblando {{objection fianza|garantía}}
C: trabajo en el ayuntamiento, soy funcionaria {{financing ingresos|funcionari}}`, { ...ES }),
  talk("three-heirs-land", NOW, `
## 2026-11-13
C: Buenas tardes, hemos heredado mis hermanas y yo una finca rústica en Yecla con una casita {{motive heren; propertyType finca|casa; zone Yecla; ?decider}}
C: ninguna la queremos, así que la vendemos {{operation vend}}
A: ¿Superficie de la finca?
C: dos hectáreas, y la casita unos 60 metros {{?area}}
A: ¿Y el precio?
C: 75.000, aunque Lola, la pequeña, cree que es poco y es la que más pegas pone {{price 75000; ?objection; ?decider}}
A: Nuestra comisión es del 6% en rústico
C: el 6 lo veo un poco subido {{objection comisión|honorarios}}
C: ¿hace falta cédula para vender? {{ask}}`, { ...IOS }),
  talk("three-ex-tenant-call", NOW, `
A: Inmobiliaria Costa, dígame
C: Sí, buenas, mire, llamo por el anuncio de la casa adosada de El Campello
A: ¿La de 289.000?
C: Esa. Es que verá, nosotros estábamos pensando en algo así, pero lo que no nos encaja es que no tenga dormitorio abajo, que mi madre vive con nosotros {{objection; ?motive}}
A: Tengo otra con habitación en planta baja, en Mutxamel
C: ¿Y por cuánto anda?
A: Trescientos quince mil
C: Uy, no, trescientos quince se nos escapa. Nosotros doscientos ochenta, ochenta y cinco si me apura {{objection precio; budget ..285000}}
A: ¿Tienen alguna vivienda que vender?
C: No, estamos de alquiler
A: ¿Cuántas habitaciones necesitan?
C: Pues cuatro, o tres y un despachito {{rooms 3..4}}
A: ¿Y de zona?
C: El Campello o San Juan Pueblo, más lejos no {{zone El Campello|San Juan Pueblo}}`, { ...ES, form: "transcript-times" }),
  { id: "three-mail-investor", form: "mail-eml", zone: "Europe/Madrid", title: "Cartera de pisos", people: { C: "Marcos Villar", A: "Elena Fincas" }, agents: ["A"], now: NOW, lines: `
## 2026-11-09
08:50 C: Hola, Elena:
| 
| Gracias por la llamada. Te resumo: busco pisos para reformar y alquilar por habitaciones en Usera, Puente de Vallecas o Villaverde. {{propertyType piso; motive inver|alquil; zone Usera|Puente de Vallecas|Villaverde; features reformar}}
| Entre 120.000 y 160.000 €, pago al contado. {{budget 120000..160000; financing contado}}
| No quiero bajos ni nada con okupas. {{features bajo; ?objection; ?features}}
| 
| Marcos
12:10 A: Hola, Marcos: tengo uno en San Diego por 149.000, tercero sin ascensor, para reformar. ¿Te interesa verlo?
13:00 C: El tercero sin ascensor me lo pone difícil para alquilar después, y con 149 más 40 de obra los números no me dan. {{objection precio}}
| Si aceptan 130, hablamos. {{?offer 130000}}` },
  { id: "three-notes-visit", form: "notes", zone: "Europe/Madrid", people: { A: "Yo" }, agents: ["A"], now: NOW, lines: `
A: Teresa Lago, 2ª visita piso Rosalía de Castro
A: Le encanta, pero la comunidad de 190 le parece un disparate {{objection gastos|comunidad}}
A: Busca 2 hab con garaje en zona Rosalía o San Lázaro {{rooms 2..; features garaje; zone Rosalía|San Lázaro}}
A: Máximo 240.000. Hipoteca aprobada por Abanca {{budget ..240000; financing aprob|hipoteca}}
A: Quiere que lo vea su hijo, que es aparejador, antes de decidirse {{decider hijo}}` },
  talk("three-teacher-rent", NOW, `
## 2026-11-16
C: Hola! soy profe y me han destinado a Cuenca a partir de enero, necesito estudio o apartamento de alquiler {{motive trabajo|traslad; deadline enero; propertyType estudio|apartamento; operation alquil; zone Cuenca}}
A: Hola! ¿Cuánto te gustaría gastar?
C: no más de 450, que sea amueblado y con calefacción que allí hace un frío... {{budget ..450; features amueblado; features calefacción}}
A: Tengo uno en el casco antiguo a 430
C: el casco es precioso pero subir esas cuestas cada día con los libros no me apetece {{objection}}
C: mejor por la zona de Villa Román o el Instituto {{zone Villa Román|Instituto}}
A: Ok, te mando fotos esta tarde {{task A 2026-11-16}}`, { ...ES }),
  talk("three-rich-buyer", NOW, `
## 2026-11-17
C: Buenas tardes. Mi socio y yo buscamos villa en Altea o Moraira, vista mar, mínimo 5 dormitorios {{propertyType chalet|villa; zone Altea|Moraira; features vista; rooms 5..}}
C: hasta dos millones y medio {{budget ..2500000}}
A: Le propongo Altea Hills, 2.750.000, piscina infinity
C: Altea Hills está demasiado lejos del pueblo para mi mujer {{objection lejos; ?zone}}
C: y 2.750 es pedir por pedir {{objection precio}}
A: ¿Podría negociar?
C: a mi mujer le tiene que entrar por los ojos, si no, no hay nada que hacer {{decider mujer}}`, { ...ES }),
  talk("three-young-doubt", NOW, `
## 2026-11-18
A: Hola Claudia, ¿te has decidido con el estudio de Gràcia?
C: ay hola, pues es que no sé, me lo estoy pensando {{objection}}
C: por un lado me encanta pero por otro 35 metros son 35 metros {{objection pequeñ}}
A: Si quieres busco algo más grande
C: igual mejor me espero unos meses y ahorro un poco más {{objection}}
C: de momento tengo 28.000 y con eso el banco me llega a 180 {{savings 28000; ?financing; ?budget}}
C: mis padres me podrían ayudar pero me da palo pedirles {{?objection; ?financing}}`, { ...IOS }),
  talk("three-no-mortgage-needed", NOW, `
## 2026-11-19
A: Buenos días Julián, ¿qué está buscando?
C: un apartamentito en Peñíscola o Alcossebre para el verano y algún puente {{propertyType apartamento|piso; zone Peñíscola|Alcossebre; motive segunda|vacacion|verano}}
A: ¿Presupuesto?
C: 140.000, y si lo vale 150 {{budget ..150000}}
A: ¿Lo financiaría?
C: qué va, tengo el dinero de la indemnización {{financing contado; ?savings; ?motive}}
A: ¿Primera línea?
C: no hace falta, pero que se vea el mar aunque sea de lejos {{features vistas|mar}}
C: y sin cuestas, que la parienta está operada de la cadera {{?features; ?motive}}`, { ...ES }),
  talk("three-couple-disagree", NOW, `
## 2026-11-20
C: hola Laura, nosotros por la casa de Boadilla estaríamos interesados pero hay que ver el precio {{?objection precio; ?zone}}
D: yo la verdad veo mucho jardín que cuidar {{objection jardín|mantenimiento}}
C: bueno eso lo hago yo
D: jajaja ya, como el gimnasio. Además a mí Majadahonda me gusta más {{zone Majadahonda}}
A: ¿Qué presupuesto tenéis?
C: 650 con gastos {{budget ..650000}}
D: eso si vendemos lo de Las Tablas a buen precio, que está por ver {{homeToSell; ?zone}}
A: Os paso opciones en Majadahonda el lunes {{task A 2026-11-23}}`, { ...ES, isGroup: true, title: "Casa nueva", people: { C: "Guille", D: "Bea Ruiz", A: "Laura Inmo" } }),
  talk("three-student-mother", NOW, `
## 2026-11-21
C: Hola buenas, busco habitación o piso compartido no, mejor estudio, para mi hija que empieza el máster en Salamanca en febrero {{propertyType estudio; motive estudi; zone Salamanca; deadline febrero; ?operation}}
A: Hola! ¿De alquiler?
C: claro, sí {{operation alquil}}
C: cerca de la facultad de Derecho y que no sea un cuchitril {{?features}}
C: 500 con gastos como mucho {{budget ..500}}
A: Por 500 solo hay interiores
C: interior no, que luego se me deprime {{features exterior|interior; ?objection}}
C: yo soy quien paga, así que la que decide soy yo 😄 {{decider}}`, { ...ES }),
  talk("three-seller-hurry", NOW, `
## 2026-11-23
C: Buenas, mi padre entra en una residencia y hay que vender su piso de Cuatro Caminos para pagarla {{motive; operation vend; propertyType piso; zone Cuatro Caminos}}
A: ¿Qué características tiene?
C: segundo con ascensor, 70 metros, dos dormitorios, para reformar {{features ascensor; area 70; rooms 2; features reformar}}
A: ¿Qué precio esperan?
C: lo que sea pero rápido, sobre 290 {{price 290000; deadline}}
A: Tengo un inversor que ofrecería 255 al contado
C: 255 me parece un abuso la verdad {{objection precio|bajo}}
C: consultaré con mi hermana, que es la tutora legal {{decider hermana; ?task C}}`, { ...ES }),
  talk("three-nothing-at-all", NOW, `
## 2026-11-24
C: Laura, una cosa, ¿me puedes mandar otra vez el certificado energético? {{ask}}
C: es que en la gestoría dicen que el PDF está en blanco
C: y otra duda, el del seguro me dice que necesita los metros construidos, eso dónde sale? {{ask}}
C: por cierto muy bonito el anuncio que habéis puesto del piso de mi vecina del cuarto`, { ...ES }),
]; // biome-ignore format: a conversation is read as it was written
