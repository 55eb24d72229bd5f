import type { Conversation } from "../written.ts";

/** Chats of Latin America: exam. */

export const EXAM_ABROAD: readonly Conversation[] = [
  { id: "x-mx-monterrey", form: "ios-12-mx", zone: "America/Monterrey", currency: "MXN", people: { A: "Arq. Treviño", M: "Mariana Inmuebles" }, agents: ["M"], now: "2026-03-20T10:00", lines: `
## 2026-03-17
10:12 A: Qué tal Mariana, ando viendo casa en San Pedro o Valle Oriente {{zone San Pedro|Valle Oriente; propertyType casa}}
10:13 A: traigo entre 8 y 9 millones {{budget 8000000..9000000}}
10:20 M: ¡Qué tal arquitecto! ¿La quiere en privada?
10:22 A: de preferencia, y con cuarto de servicio {{features privada|servicio}}
10:23 A: la quiero pagar mitad contado mitad Banorte {{financing contado|Banorte|mitad}}
10:40 M: Tengo una de 8.7, ¿la vemos el jueves 19 a las 5 pm?
10:45 A: jalo, 5 pm {{?visit; appointment M 2026-03-19T17:00}}` },
  { id: "x-mx-roommate", form: "android-mx", zone: "America/Mexico_City", currency: "MXN", people: { V: "Vale UNAM", R: "Renta Fácil" }, agents: ["R"], now: "2026-08-07T10:00", lines: `
## 2026-08-03
12:31 V: holaa busco cuarto o depa chico cerca de CU {{zone CU; propertyType depa|cuarto}}
12:32 V: 6500 máximo ya con servicios {{budget ..6500}}
12:33 V: me mudo el 15 de agosto {{deadline 2026-08-15}}
12:50 R: Hola Vale, ¿tienes aval en CDMX?
12:52 V: no :( sólo póliza jurídica, me la aceptan? {{ask}}
## 2026-08-04
09:00 V: sigue disponible el de Copilco? {{ask}}` },
  { id: "x-ar-credito", form: "android-ar", zone: "America/Argentina/Cordoba", currency: "USD", people: { M: "Maxi", L: "Lore Inmobiliaria" }, agents: ["L"], now: "2026-06-12T10:00", lines: `
## 2026-06-08
23:10 M: Lore buenas, salió el crédito uva del nación!!! {{financing crédito|uva|nación}}
23:11 M: nos dan 70 lucas verdes y tenemos 25 ahorradas {{?budget ..95000; savings 25000}}
23:12 M: queremos casa con patio en Alta Córdoba o Cofico {{zone Alta Córdoba|Cofico; propertyType casa; features patio}}
## 2026-06-09
09:00 L: Felicitaciones Maxi!! Cuánto tiempo tienen para señar?
09:30 M: el banco nos da 60 días {{?deadline 2026-08-07}}
09:45 L: El sábado a las 11 te muestro dos
09:46 M: dale joya {{?visit; appointment L 2026-06-13T11:00}}` },
  { id: "x-ar-owner", form: "android-ar", zone: "America/Argentina/Buenos_Aires", currency: "USD", people: { S: "Silvia Propietaria", N: "Nico" }, agents: ["N"], now: "2026-04-02T10:00", lines: `
## 2026-03-30
17:00 S: Nico mirá, yo pido 120 mil, la vecina vendió en 118 {{price 120000; operation vend|pido}}
17:05 N: Silvia, la tasación nos dio 108
17:06 S: ni loca, a ese precio la alquilo {{objection tasación|precio}}
17:10 N: Probemos un mes en 119 y vemos
17:12 S: bueno pero un mes eh, hasta el 30 de abril {{deadline 2026-04-30}}
17:13 S: mi hermano también figura en la escritura {{decider hermano}}` },
  { id: "x-co-bogota", form: "android-12-co", zone: "America/Bogota", currency: "COP", people: { J: "Doña Janeth", E: "Edison" }, agents: ["E"], now: "2026-07-10T10:00", lines: `
## 2026-07-06
07:20 J: Buenos días, necesito vender para comprarle a mi hija en Cajicá {{homeToSell vend; motive hija; ?zone Cajicá}}
07:22 J: la casa del barrio Cedritos, pido 780 millones {{price 780000000; ?zone Cedritos}}
07:40 E: Buenos días doña Janeth. ¿Está libre de hipoteca?
07:42 J: gracias a Dios sí
07:45 E: Mañana a las 2 p. m. paso a tomar las fotos {{task E 2026-07-07T14:00}}
07:50 J: bueno señor, lo espero` },
  { id: "x-co-medellin", form: "ios-us", zone: "America/Bogota", currency: "COP", people: { D: "Dave & Paola", F: "Fabio Poblado" }, agents: ["F"], now: "2026-02-11T10:00", lines: `
## 2026-02-05
18:40 D: Hola Fabio! buscamos apto en El Poblado, 2 alcobas, para airbnb {{zone Poblado; rooms 2..; propertyType apto|apartamento; motive airbnb}}
18:41 D: hasta 600 millones {{budget ..600000000}}
## 2026-02-06
09:02 F: Hola! ¿El edificio tiene que permitir renta corta, verdad?
09:03 D: obvio, si no no sirve {{features renta corta|airbnb|corta}}
09:10 F: Listo, el lunes les mando tres {{task F 2026-02-09}}` },
  { id: "x-cl-parcela", form: "android-cl", zone: "America/Santiago", currency: "CLP", people: { I: "Ignacio", P: "Pancha Parcelas" }, agents: ["P"], now: "2026-01-16T10:00", lines: `
## 2026-01-12
13:00 I: hola, por la parcela de Lampa, en cuánto está?
13:15 P: Hola Ignacio! 145 millones de pesos {{?price 145000000}}
13:20 I: tengo 120 en efectivo y ni uno más {{budget ..120000000; financing efectivo}}
13:21 I: y el camino es de tierra po {{objection camino}}
13:40 P: La dueña está apurada, le pregunto hoy mismo {{task P 2026-01-12}}
13:41 I: ya, y tiene rol propio? {{ask}}` },
  { id: "x-cl-depto", form: "ios-24-es", zone: "America/Santiago", currency: "CLF", people: { T: "Tefi", O: "Osvaldo CL" }, agents: ["O"], now: "2026-11-12T10:00", lines: `
## 2026-11-09
21:00 T: Hola! El subsidio DS1 me salió 🙌 {{financing subsidio}}
21:01 T: busco depto de hasta 2.200 UF en Maipú o La Florida {{budget ..2200; zone Maipú|La Florida; propertyType depto}}
21:02 T: ahorro tengo 300 UF {{savings 300}}
21:20 O: ¡Felicidades! El subsidio vence en 24 meses
21:21 T: sí pero quiero mudarme antes de marzo {{deadline marzo}}
21:30 O: Te llamo el miércoles a las 18:30 {{task O 2026-11-11T18:30}}` },
  { id: "x-pe-lima", form: "android-12-es", zone: "America/Lima", currency: "PEN", people: { C: "Señora Carmela", G: "Gino" }, agents: ["G"], now: "2026-05-15T10:00", lines: `
## 2026-05-11
09:10 C: señor Gino buenos días, el alquiler de la tienda en Gamarra cuánto es
09:20 G: Buenos días señora, 3,500 soles {{?price 3500}}
09:22 C: no pues, yo pago máximo 2,800 {{budget ..2800; objection precio}}
09:23 C: y quiero contrato de dos años {{?features contrato}}
09:40 G: Voy a conversar con el dueño y le aviso mañana {{task G 2026-05-12}}
09:41 C: ya. mi celular es 987 654 321 {{phone 987654321}}` },
  { id: "x-ec-casa", form: "android-iso", zone: "America/Guayaquil", currency: "USD", people: { M: "Marlene Z.", A: "Andrés Samborondón" }, agents: ["A"], now: "2026-10-09T10:00", lines: `
## 2026-10-05
19:30 M: Hola Andrés, mi esposo consiguió crédito Biess {{financing Biess|crédito}}
19:31 M: casa de 3 dormitorios en Samborondón o Daule, urbanización cerrada {{rooms 3..; zone Samborondón|Daule; propertyType casa; features cerrada|urbanización}}
19:32 M: hasta 130 mil {{budget ..130000}}
19:50 A: Hola Marlene. ¿Jueves 8 a las 16:30 para ver el modelo?
19:52 M: confirmado jueves 16h30 {{?visit; appointment A 2026-10-08T16:30}}` },
  { id: "x-uy-punta", form: "android-24-es", zone: "America/Montevideo", currency: "USD", people: { R: "Rodrigo UY", C: "Caro Rambla" }, agents: ["C"], now: "2026-12-18T10:00", lines: `
## 2026-12-14
11:00 R: Hola Caro. Apto en Pocitos, un dormitorio, con balcón {{zone Pocitos; rooms 1..; propertyType apto; features balcón}}
11:01 R: entre 140 y 160 mil dólares {{budget 140000..160000}}
11:05 C: ¡Hola Rodrigo! ¿Con garaje?
11:06 R: no hace falta
11:07 R: ah y con gastos comunes bajos, más de 6 mil pesos no pago {{?objection gastos; ?features gastos}}
11:20 C: Te armo una recorrida para el viernes a las 15:00
11:21 R: bárbaro {{?visit; appointment C 2026-12-18T15:00}}` },
  { id: "x-us-ambiguous", form: "android-en-us", zone: "America/New_York", currency: "USD", people: { L: "Lupe Díaz", H: "Henry HomeTeam" }, agents: ["H"], now: "2026-06-12T10:00", lines: `
## 2026-06-05
08:05 L: Buenos días Henry
08:06 L: seguimos con lo de Kissimmee, casa con alberca, 350 mil máximo {{zone Kissimmee; propertyType casa; features alberca|piscina; budget ..350000}}
## 2026-06-08
12:10 H: Buenos días Lupe, estoy en eso
## 2026-06-10
19:00 L: ya nos aprobaron el préstamo FHA {{financing FHA|préstamo}}
19:05 H: Excelente. Mañana te mando los listings {{task H 2026-06-11}}` },
]; // biome-ignore format: a conversation is read as it was written
