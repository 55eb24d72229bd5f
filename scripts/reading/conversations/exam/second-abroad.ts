import type { Conversation } from "../written.ts";

/** Chats of Latin America and the United States: the exam's second half. */

export const SECOND_ABROAD: readonly Conversation[] = [
  { id: "second-mx-guadalajara", form: "android-mx", zone: "America/Mexico_City", currency: "MXN", people: { K: "Karla Ibarra", J: "Jorge Bienes GDL" }, agents: ["J"], now: "2026-04-22T10:00", key: { has: ["Chapalita"] }, draft: { has: ["mantenimiento"], not: ["sin mantenimiento"] }, lines: `
## 2026-04-20
09:15 K: Buen día Jorge, mi esposo y yo queremos comprar en Chapalita o Ciudad del Sol {{operation compr; zone Chapalita|Ciudad del Sol; ?decider esposo}}
09:16 K: de 4.5 a 5 millones, casa de una sola planta por mi mamá {{budget 4500000..5000000; propertyType casa; features planta; motive mamá|mama}}
09:40 J: Buen día Karla. ¿Crédito bancario o Infonavit?
09:42 K: tenemos preautorizado con BBVA {{financing BBVA|preautoriz}}
10:05 J: Le mando dos fichas hoy por la tarde {{task J 2026-04-20}}
10:06 K: gracias. Y cuánto es el mantenimiento del coto? {{ask}}` },
  { id: "second-mx-tijuana", form: "ios-us", zone: "America/Tijuana", currency: "USD", people: { B: "Beto SD", L: "Lety Frontera Homes" }, agents: ["L"], now: "2026-10-15T10:00", key: { has: ["Rosarito"] }, lines: `
## 2026-10-12
16:00 B: Qué onda Lety, trabajo en San Diego y quiero rentar algo en Playas o Rosarito {{operation rent|alquil; zone Playas|Rosarito; ?motive San Diego|trabaj}}
16:01 B: 1,200 dólares tope, amueblado {{budget ..1200; features amueblad}}
16:20 L: ¡Hola Beto! ¿Para cuándo?
16:21 B: primero de noviembre {{deadline 2026-11-01}}
16:40 L: ¿Puedes el jueves a la 1 pm? Te enseño dos
16:42 B: thursday 1pm works, ahí nos vemos el jueves {{?visit; appointment L 2026-10-15T13:00}}` },
  { id: "second-ar-rosario", form: "android-ar", zone: "America/Argentina/Buenos_Aires", currency: "ARS", people: { F: "Flor Rosario", M: "Martu Alquileres" }, agents: ["M"], now: "2026-05-13T10:00", key: { has: ["Pichincha"], not: ["380.000 de presupuesto"] }, draft: { has: ["expensas"], not: ["incluye expensas"] }, lines: `
## 2026-05-11
20:30 F: holis, el monoambiente de Pichincha que publicaste a 380 mil sigue? {{zone Pichincha; ?price 380000; ?propertyType monoambiente; ?budget 380000}}
20:41 M: ¡Hola Flor! Sí, sigue. ¿Tenés garantía propietaria?
20:43 F: de mi viejo, en Funes
20:44 F: te soy sincera, más de 350 no puedo {{budget ..350000; ?objection precio|350}}
20:50 M: Le consulto al dueño y te escribo mañana {{task M 2026-05-12}}
## 2026-05-12
08:15 F: dale. y las expensas cuánto salen? {{ask}}` },
  { id: "second-ar-seller-usd", form: "ios-24-es", zone: "America/Argentina/Buenos_Aires", currency: "USD", people: { H: "Horacio Dpto Caballito", C: "Caro Brokers" }, agents: ["C"], now: "2026-09-16T10:00", key: { has: ["Caballito"] }, lines: `
## 2026-09-14
11:10 H: Carolina, el depto de Caballito lo bajamos a 98 mil dólares billete {{price 98000; ?zone Caballito; ?operation vend|venta; ?propertyType depto; ?homeToSell Caballito}}
11:11 H: mi señora no quiere saber nada con permutas {{?objection permuta; ?decider señora|mujer}}
11:30 C: Perfecto Horacio. ¿Escritura antes de fin de año?
11:32 H: tiene que ser antes del 20 de diciembre que nos vamos a Mendoza {{deadline 2026-12-20; motive Mendoza}}
11:40 C: El miércoles 16 a las 15:00 llevo a un interesado {{?task C 2026-09-16T15:00}}
11:41 H: ok, está la llave en portería {{?visit; ?appointment C 2026-09-16T15:00}}` },
  { id: "second-co-cali", form: "android-12-co", zone: "America/Bogota", currency: "COP", people: { W: "Wilson Caicedo", N: "Natalia Vivienda Cali" }, agents: ["N"], now: "2026-03-04T10:00", key: { has: ["Ciudad Jardín"] }, draft: { has: ["administración"] }, lines: `
## 2026-03-02
06:55 W: Buenos días, me interesa una casa de tres alcobas en Ciudad Jardín {{propertyType casa; rooms 3..; zone Ciudad Jardín}}
06:56 W: mi presupuesto son 520 millones, con leasing de Bancolombia {{budget ..520000000; financing leasing|Bancolombia}}
07:30 N: Buenos días don Wilson. ¿Es para vivir o invertir?
07:33 W: para vivir, se me casa la hija y le dejo el apartamento {{motive hija|vivir|casa}}
07:40 N: Le confirmo visita para el sábado 7 a las 10 a. m.?
07:41 W: sí señora, el sábado a las diez {{?visit; appointment N 2026-03-07T10:00}}
07:45 W: la administración cuánto vale? {{ask}}` },
  { id: "second-co-owner", form: "android-12-co", zone: "America/Bogota", currency: "COP", people: { O: "Doña Ofelia", R: "Ricardo Arriendos" }, agents: ["R"], now: "2026-06-03T10:00", key: { not: ["busca arriendo"] }, lines: `
## 2026-06-01
15:00 O: Ricardo, el apartaestudio de Laureles quedó desocupado, arriéndemelo {{operation arriend|arrend|alquil; ?zone Laureles; ?propertyType apartaestudio}}
15:02 O: en un millón ochocientos, administración incluida {{price 1800000}}
15:20 R: Claro doña Ofelia. ¿Recibe mascotas?
15:22 O: no, por la alfombra {{?objection mascota}}
15:30 R: Mañana martes a las 8 a. m. mando al fotógrafo {{?task R 2026-06-02T08:00}}
15:31 O: listo, yo le abro {{?appointment R 2026-06-02T08:00}}` },
  { id: "second-cl-concepcion", form: "android-cl", zone: "America/Santiago", currency: "CLP", people: { B: "Barbi", D: "Diego Corredor" }, agents: ["D"], now: "2026-07-15T10:00", key: { has: ["Concepción"] }, draft: { has: ["gatos"], not: ["se aceptan gatos"] }, lines: `
## 2026-07-13
10:00 B: hola! arriendo en el centro de Concepción, 2 dormitorios {{operation arriend|arrend|alquil; zone Concepción; ?zone centro; rooms 2..}}
10:01 B: hasta 450 lucas con gc incluidos {{budget ..450000; ?features gastos}}
10:15 D: Hola! Tienen contrato indefinido?
10:16 B: yo sí, mi pololo es boletero {{?financing contrato|indefinido|boletas}}
10:30 D: Ok. Te mando los requisitos en la tarde {{task D 2026-07-13}}
10:31 B: porfa. y pueden ser gatos? tengo dos {{ask; ?features gatos}}` },
  { id: "second-pe-arequipa", form: "android-12-es", zone: "America/Lima", currency: "USD", people: { E: "Ing. Elmer Quispe", S: "Susana Predios" }, agents: ["S"], now: "2026-08-12T10:00", key: { has: ["Yanahuara"] }, lines: `
## 2026-08-10
08:20 E: Buenos días Srta. Susana, busco terreno en Yanahuara o Cayma {{propertyType terreno; zone Yanahuara|Cayma}}
08:21 E: de 200 m2 para arriba, hasta 180 mil dólares al contado {{area 200..; budget ..180000; financing contado}}
08:22 E: que esté inscrito en Registros Públicos, sin líos {{features inscrito|Registros}}
08:50 S: Buenos días ingeniero. Tengo uno de 230 en 195,000 {{?price 195000; ?area 230}}
08:55 E: está caro pues, 195 no {{objection precio|caro}}
09:10 S: Converso con el propietario y le llamo el miércoles a las 9 a. m. {{task S 2026-08-12T09:00}}` },
  { id: "second-uy-colonia", form: "android-24-es", zone: "America/Montevideo", currency: "USD", people: { G: "Graciela BA", P: "Pepe Colonia" }, agents: ["P"], now: "2026-02-11T10:00", key: { has: ["Colonia"] }, draft: { has: ["barco"], not: ["a cinco minutos"] }, lines: `
## 2026-02-09
18:10 G: Hola Pepe, somos de Buenos Aires y queremos casa de fin de semana en Colonia, barrio histórico {{zone Colonia; ?zone barrio histórico; propertyType casa; motive fin de semana|finde}}
18:12 G: hasta 230 mil dólares {{budget ..230000}}
18:30 P: ¡Buenas Graciela! ¿Con parrillero?
18:31 G: obvio ja, y patio {{features parrillero|patio}}
18:32 G: compramos con la venta del campito de Luján, que se firma en abril {{homeToSell Luján; ?deadline abril; ?financing venta}}
18:50 P: Les preparo tres opciones para el viernes {{task P 2026-02-13}}
18:55 G: divino. ¿Se llega caminando al barco? {{ask}}` },
  { id: "second-ec-cuenca", form: "android-iso", zone: "America/Guayaquil", currency: "USD", people: { T: "Tatiana R.", F: "Freddy Bienes Raíces" }, agents: ["F"], now: "2026-11-04T10:00", key: { has: ["Cuenca"] }, lines: `
## 2026-11-02
07:40 T: Buenos días, departamento en arriendo en Cuenca, sector Remigio Crespo {{operation arriend|arrend|alquil; propertyType departamento; zone Cuenca; ?zone Remigio Crespo}}
07:41 T: máximo 420 dólares con alícuota {{budget ..420}}
07:55 F: Buenos días Tatiana, ¿cuántas personas?
07:56 F: y ¿desde cuándo?
08:00 T: mi bebé y yo, desde el 15 de noviembre {{deadline 2026-11-15; ?motive bebé}}
08:10 F: Mañana a las 16:00 le muestro uno en la Remigio
08:12 T: ya, perfecto {{?visit; appointment F 2026-11-03T16:00}}` },
  { id: "second-pa-city", form: "ios-us", zone: "America/Panama", currency: "USD", people: { C: "Capt. Morales", V: "Vielka Realty" }, agents: ["V"], now: "2026-09-09T10:00", key: { has: ["Costa del Este"] }, draft: { has: ["línea blanca"], not: ["incluye línea blanca"] }, lines: `
## 2026-09-07
13:00 C: Buenas tardes Vielka. Compañero jubilado de la naviera le recomienda
13:01 C: apartamento en Costa del Este, dos recámaras, vista al mar {{propertyType apartamento; zone Costa del Este; rooms 2..; features vista|mar}}
13:02 C: presupuesto 280 mil, no quiero deber nada a nadie {{budget ..280000; ?financing contado|sin}}
13:30 V: ¡Buenas tardes capitán! ¿Piso alto?
13:31 C: del 20 para arriba {{features piso alto|20|alto}}
13:45 V: El viernes 11 a las 4 p. m. le enseño dos torres
13:46 C: Confirmado viernes 1600 horas {{?visit; appointment V 2026-09-11T16:00}}
13:47 C: ¿Traen línea blanca? {{ask}}` },
  { id: "second-cr-heredia", form: "ios-12-es", zone: "America/Costa_Rica", currency: "CRC", people: { A: "Allan M", G: "Gaby Casas CR" }, agents: ["G"], now: "2026-12-02T10:00", key: { has: ["Heredia"] }, lines: `
## 2026-11-30
19:00 A: Buenas! mae vi la casa de Santo Domingo de Heredia en 92 millones {{zone Santo Domingo de Heredia; ?zone Heredia; ?price 92000000; ?propertyType casa; ?budget 92000000}}
19:01 A: el BAC nos presta 75 y tenemos 12 de prima {{financing BAC|presta; ?budget ..87000000; savings 12000000}}
19:20 G: Pura vida Allan! Están 5 abajo, ¿ofrecemos 87?
19:22 A: sí, ofrezca 87 {{offer 87000000; ?price 87000000}}
19:25 G: Mañana en la mañana le paso la oferta a la dueña {{task G 2026-12-01}}` },
  { id: "second-do-bavaro", form: "android-en-us", zone: "America/Santo_Domingo", currency: "USD", people: { Y: "Yolanda NY", J: "Junior Punta Cana" }, agents: ["J"], now: "2026-04-29T10:00", key: { has: ["Bávaro"] }, draft: { has: ["rentabilidad"], not: ["8 %", "garantizamos"] }, lines: `
## 2026-04-27
21:00 Y: Junior mi amor, quiero un apto en Bávaro para airbnb y pasar mis inviernos {{propertyType apto|apartamento; zone Bávaro; motive airbnb|inviernos}}
21:02 Y: 150 mil dólares, en plano con plazos {{budget ..150000; financing plazos|plano; ?features plano}}
21:20 J: ¡Doña Yolanda! Tengo uno que entrega en diciembre de 2027
21:22 Y: diciembre del 27 es mucho, lo quiero para el próximo invierno {{objection plazo|entrega|diciembre|mucho; ?deadline invierno}}
21:30 J: Le busco uno listo y le escribo el jueves {{task J 2026-04-30}}
21:33 Y: ok. Y la rentabilidad me la garantizan por escrito? {{ask}}` },
  { id: "second-bo-santacruz", form: "android-dots", zone: "America/La_Paz", currency: "USD", people: { R: "Rolando", L: "Lizeth Inmuebles" }, agents: ["L"], now: "2026-06-24T10:00", key: { has: ["Equipetrol"] }, lines: `
## 2026-06-22
09:00 R: Lizeth necesito anticrético en Equipetrol, 2 dormitorios {{?operation anticr|alquil; zone Equipetrol; rooms 2..}}
09:01 R: tengo 35 mil dólares {{?savings 35000; ?budget ..35000}}
09:20 L: Buen día Rolando. ¿Para cuándo?
09:21 R: el 1 de agosto le entrego mi casa a unos inquilinos, así que antes {{deadline 2026-08-01; ?motive inquilinos}}
09:30 L: Esta tarde le mando un video {{task L 2026-06-22}}
09:40 R: <image>
09:41 R: algo así` },
  { id: "second-us-houston", form: "android-en-us", zone: "America/Chicago", currency: "USD", people: { M: "Maribel", T: "Tony Realtor" }, agents: ["T"], now: "2026-03-11T10:00", key: { has: ["Katy"] }, draft: { has: ["HOA"], not: ["no tiene HOA"] }, lines: `
## 2026-03-09
08:00 M: Tony buenos días, mi esposo ya tiene su ITIN y nos prestan sin social {{financing ITIN|prestan}}
08:02 M: queremos casa en Katy por las escuelas, 4 cuartos {{propertyType casa; zone Katy; motive escuelas; rooms 4..}}
08:03 M: que no pase de 320 {{budget ..320000}}
08:30 T: Buenos días! ¿Down payment?
08:33 M: 30 mil ahorrados {{savings 30000}}
08:45 T: El sábado 14 a la 1:00 PM les enseño tres
08:47 M: sí, el sábado a la una {{?visit; appointment T 2026-03-14T13:00}}
08:48 M: de cuánto es el HOA ahí? {{ask}}` },
]; // biome-ignore format: a conversation is read as it was written
