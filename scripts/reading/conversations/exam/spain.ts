import type { Conversation } from "../written.ts";

/** Chats of Spain: exam. */

const MADRID = "Europe/Madrid";

export const EXAM_SPAIN: readonly Conversation[] = [
  { id: "x-tired-couple", form: "ios-24-es", zone: MADRID, people: { C: "Cris 🐢", S: "Santi Tu Casa" }, agents: ["S"], now: "2026-04-17T12:00", lines: `
## 2026-04-14
22:47 C: Santi perdona las horas
22:48 C: llevamos 8 meses mirando y estamos agotados, de verdad {{?motive meses}}
22:50 C: resumen: benicalap o campanar, 3 hab, 2 baños, y q no pase de 215 {{zone Benicalap|Campanar; rooms 3..; features baños; budget ..215000}}
## 2026-04-15
08:55 S: Buenos días Cris. Lo tengo claro. Esta semana entran dos nuevos
09:02 S: Uno en Campanar a 209.000 y otro en Mislata a 180.000
09:15 C: mislata no, que mi chico trabaja en el centro y tarda mucho {{objection Mislata|zona|lejos|distancia}}
09:16 C: el de campanar cuándo se puede ver?
09:30 S: Pasado mañana a las 13:30 si podéis
09:41 C: podemos!! 💃 {{?visit; appointment S 2026-04-17T13:30}}` },
  { id: "x-widow", form: "android-24-es", zone: MADRID, people: { E: "Emilia Vda. Torres", G: "Gonzalo" }, agents: ["G"], now: "2026-02-06T18:00", lines: `
## 2026-02-02
12:15 E: Buenos dias soy Emilia la señora del quinto
12:17 E: mi marido fallecio en octubre y quiero vender el piso, se me hace grande {{operation vend; motive grande|marido|fallec}}
12:19 E: mis hijos estan de acuerdo pero vive uno en alemania, tiene que firmar tambien verdad?
12:40 G: Lo siento mucho, Emilia. Sí, firman todos los herederos, aunque puede dar un poder en el consulado
12:44 E: el notario dice que aun no esta hecha la herencia
12:50 G: Entonces es lo primero. Le busco yo la lista de papeles y se la llevo el jueves a las 12 {{task G 2026-02-05T12:00}}
12:51 E: dios te lo pague hijo
12:55 E: y cuanto vale mi piso? {{ask}}` },
  { id: "x-irony-price", form: "android-12-es", zone: MADRID, people: { L: "Lluís", P: "Pau Immo" }, agents: ["P"], now: "2026-10-02T10:00", lines: `
## 2026-09-28
20:10 P: Bona tarda Lluís, ja has pensat lo del dúplex?
20:30 L: Te contesto en castellano que lo lee mi mujer
20:31 L: 490.000 por un dúplex con humedades... una ganga, vamos 🙄 {{objection precio|humedad}}
20:32 L: Si lo dejan en 430 hablamos {{budget ..430000}}
20:45 P: Lo comento con la propiedad
20:46 L: y que pinten, eh, que las paredes dan pena
## 2026-09-29
09:10 P: La propiedad baja a 465.000
09:40 L: 430 es 430 {{?budget ..430000; objection precio}}` },
  { id: "x-two-clients", form: "ios-24-es", zone: MADRID, title: "Busca Majadahonda", isGroup: true, people: { A: "Almudena", B: "Borja", D: "Dani (Urbania)" }, agents: ["D"], now: "2026-05-29T10:00", lines: `
## 2026-05-25
18:00 *: Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas en este chat pueden leerlos.
18:00 *: Dani (Urbania) creó este grupo
18:03 D: Os leo por aquí los dos 🙂
18:10 B: Yo quiero adosado con jardín {{propertyType adosado; features jardín}}
18:11 A: y yo que esté andando del tren
18:12 B: presupuesto medio kilo máximo {{budget ..500000}}
18:15 A: 4 habitaciones porque teletrabajo {{rooms 4..; motive teletrabajo}}
18:20 D: ¿Majadahonda solo o también Pozuelo?
18:22 A: solo majadahonda {{zone Majadahonda}}
18:30 D: Os mando tres fichas antes del viernes {{task D 2026-05-29}}
18:31 B: 👌` },
  { id: "x-owner-exclusive", form: "android-dots", zone: MADRID, people: { R: "Ramón Nave", Y: "Yolanda CASA10" }, agents: ["Y"], now: "2026-01-30T10:00", lines: `
## 2026-01-26
10:20 R: yolanda la exclusiva no te la firmo, con otra agencia me fue fatal {{objection exclusiva}}
10:31 Y: Lo entiendo Ramón. ¿Y si la hacemos de 3 meses con salida libre?
10:40 R: y los honorarios? el 5 me parece un atraco {{objection honorarios|comisión}}
10:45 Y: Podemos hablar del 4 si salimos al precio de tasación
10:46 R: quiero 240.000 limpios {{price 240000}}
10:50 Y: ¿Nos vemos mañana a las 16:00 en la oficina y lo ponemos por escrito?
10:58 R: alli estare {{appointment Y 2026-01-27T16:00}}` },
  { id: "x-wrong-weekday", form: "android-24-es", zone: MADRID, people: { O: "Oriol", T: "Tere" }, agents: ["T"], now: "2026-11-20T10:00", lines: `
## 2026-11-16
11:00 O: el estudio de Sants me encaja, cuando lo puedo ver? {{zone Sants; propertyType estudio}}
11:05 T: ¿El 19 a las 20:15, que el inquilino sale de trabajar?
11:06 O: perfecto el jueves 19 a las 20.15 {{?visit; appointment T 2026-11-19T20:15}}
11:08 O: lo quiero para alquilarlo yo después {{motive alquil}}
11:09 O: rentabilidad minimo 6 si no no me sale` },
  { id: "x-silence", form: "ios-24-es", zone: MADRID, people: { N: "Noa", H: "Hogares Martín" }, agents: ["H"], now: "2026-07-20T10:00", lines: `
## 2026-07-13
09:00 H: Buenos días Noa, ¿qué tal la visita de ayer?
## 2026-07-15
10:00 H: Hola Noa, ¿pudiste hablarlo con tu pareja? {{ask}}` },
  { id: "x-photo-flood", form: "ios-24-es", zone: MADRID, people: { V: "Vane", J: "Javi Pisos" }, agents: ["J"], now: "2026-06-12T10:00", lines: `
## 2026-06-09
17:00 J: <image>
17:00 J: <image>
17:01 J: <video>
17:02 J: <image> Cocina reformada en 2022
17:10 V: madre mia que cocina
17:11 V: pero el baño no tiene ventana? 
17:12 J: No, tiene extractor
17:15 V: puf, eso a mi marido no le va a gustar {{objection baño|ventana; decider marido}}
17:16 V: si baja a 155 nos lo pensamos {{budget ..155000}}` },
  { id: "x-reservation", form: "android-24-es", zone: MADRID, people: { K: "Kiko & Lola", I: "Isa Gestora" }, agents: ["I"], now: "2026-03-09T09:00", lines: `
## 2026-03-04
13:10 K: nos lo quedamos!!! 🎉
13:12 I: ¡Qué alegría! Para la reserva son 3.000 €, ¿os va bien transferencia?
13:15 K: sí, la hacemos mañana por la mañana {{task K 2026-03-05}}
13:16 K: el banco nos da el 90 porque somos jóvenes, aval ICO {{financing banco|aval|ICO}}
13:20 I: Perfecto. El contrato de arras os lo mando el lunes {{task I 2026-03-09}}
13:22 K: y la firma cuando sería?
13:25 I: La propiedad quiere firmar antes del 30 de abril {{?deadline 2026-04-30}}
13:26 K: nos va bien` },
  { id: "x-typos", form: "android-24-es", zone: MADRID, people: { Q: "Qarim", W: "Wenceslao Inmobles" }, agents: ["W"], now: "2026-08-21T10:00", lines: `
## 2026-08-17
16:02 Q: ola buenas keria preguntar x el piso d alcorcon {{?zone Alcorcón}}
16:03 Q: somo 4 i nesesitamos 3 avitasiones minimo {{rooms 3..}}
16:04 Q: puedo pagar 900 al mes d alkiler no mas {{budget ..900; operation alk|alquil}}
16:20 W: Buenas tardes Qarim. El de Alcorcón está en 950
16:22 Q: 950 es muxo {{objection precio}}
16:23 Q: tengo contrato fijo i mi mujer tb
16:24 Q: cuando lo podria ber?
16:40 W: Mañana a las 10:45, pregunta por mí
16:41 Q: ok mañana 10.45 {{?visit; appointment W 2026-08-18T10:45}}` },
  { id: "x-forwarded-advert", form: "android-24-es", zone: MADRID, people: { B: "Bea", U: "Urko" }, agents: ["U"], now: "2026-05-14T10:00", lines: `
## 2026-05-11
21:00 B: mira lo que me ha pasado una amiga:
| "Piso en Deusto, 4 habitaciones, 375.000 euros, garaje opcional"
| qué te parece?
21:20 U: Está fuera de precio, Bea. ¿Es lo que buscas?
21:22 B: noo, yo con 2 tengo bastante y hasta 260.000 {{rooms 2..; budget ..260000}}
21:23 B: en Indautxu, o Abando si es interior {{zone Indautxu|Abando}}
21:24 B: es q m separo y necesito algo ya {{motive separ; ?deadline}}
21:30 U: Ánimo. Te busco y te llamo el miércoles a las 9:15 {{task U 2026-05-13T09:15}}` },
  { id: "x-not-a-budget", form: "ios-12-es", zone: MADRID, people: { F: "Félix", M: "Maite" }, agents: ["M"], now: "2026-09-18T10:00", lines: `
## 2026-09-14
12:02 F: gano 2.400 al mes y mi novia 1.900
12:03 F: pagamos 1.100 de alquiler ahora
12:04 F: ¿hasta cuánto podríamos comprar?
12:30 M: Con esos ingresos, unos 290.000 con un 20 % de entrada. ¿Cuánto tenéis ahorrado?
12:40 F: 48.000 {{savings 48000}}
12:41 F: entonces 240 como máximo, que hay que pagar impuestos {{budget ..240000}}
12:50 M: Exacto
12:51 F: la zona nos da igual si hay metro {{features metro}}` },
  { id: "x-christmas", form: "android-24-es", zone: MADRID, people: { R: "Rosa 🌹", A: "Abel" }, agents: ["A"], now: "2027-01-05T10:00", lines: `
## 2026-12-30
19:45 R: Abel q pases buena noche mañana
19:47 A: Igualmente Rosa
19:50 R: cuando pasen los reyes quiero mirar cosas en Alcalá, 2 dormitorios {{zone Alcalá; rooms 2..}}
19:51 R: 165 o 170 todo lo más {{budget ..170000}}
## 2027-01-02
10:00 A: Feliz año. Te llamo el 7 a las 11 y lo vemos {{task A 2027-01-07T11:00}}
10:20 R: ole` },
  { id: "x-lawyer", form: "ios-24-en", zone: MADRID, people: { J: "James Whitmore", C: "Costa Homes Pilar" }, agents: ["C"], now: "2026-02-20T10:00", lines: `
## 2026-02-16
15:00 J: Hola Pilar, disculpe mi español
15:01 J: mi mujer y yo queremos una casa en Jávea para vivir jubilados {{zone Jávea; propertyType casa; motive jubil|vivir}}
15:02 J: piscina necesaria, 3 dormitorios {{features piscina; rooms 3..}}
15:03 J: tenemos 420.000 euros de la venta en Bristol, sin hipoteca {{?savings 420000; ?budget ..420000; financing sin hipoteca|venta}}
15:20 C: Muy bien James. ¿Tienen NIE?
15:25 J: nuestro abogado lo pide esta semana {{?task J}}
15:30 C: ¿Les va bien ver tres casas el martes 24 a partir de las 10:00?
15:32 J: Sí, martes 24 a las 10 {{?visit; appointment C 2026-02-24T10:00}}` },
  { id: "x-already-bought", form: "android-24-es", zone: MADRID, people: { S: "Sonia G", L: "Luismi" }, agents: ["L"], now: "2026-06-26T10:00", lines: `
## 2026-06-22
18:00 L: Sonia, tengo el piso que querías en Arganzuela, 2 hab y terraza
18:30 S: ay Luismi, que ya hemos comprado con otra agencia 😬
18:31 S: gracias por todo igual
18:35 L: ¡Enhorabuena! Para lo que necesites` },
  { id: "x-colon-text", form: "android-24-es", zone: MADRID, people: { D: "Dr. Peña: consulta", B: "Blanca" }, agents: ["B"], now: "2026-10-30T10:00", lines: `
## 2026-10-26
14:00 D: Nota: el despacho tiene que ser planta baja {{features baja}}
14:01 D: Presupuesto: hasta 1.400 al mes de renta {{budget ..1400; operation renta|alquil}}
| Ubicación: cerca del hospital, barrio de la Flota {{zone Flota}}
14:30 B: Recibido: le preparo opciones para el jueves {{task B 2026-10-29}}` },
]; // biome-ignore format: a conversation is read as it was written
