import type { Conversation } from "../written.ts";

/** Calls and notes: the exam's second half. */

const MADRID = "Europe/Madrid";

export const SECOND_CALLS: readonly Conversation[] = [
  { id: "second-call-seller", form: "transcript-names", zone: MADRID, people: { A: "Agente", M: "Maruja" }, agents: ["A"], now: "2026-06-03T10:00", key: { has: ["Triana"] }, lines: `
A: Buenos días, Maruja. Me dijeron que quería usted vender.
M: Sí, hijo, el piso de Triana, que no puedo con las escaleras. {{operation vend|venta; ?zone Triana; motive escaleras; ?propertyType piso; ?homeToSell Triana}}
A: ¿Tiene pensado un precio?
M: A mi vecina le dieron doscientas treinta mil. Yo por menos de doscientas veinte no lo doy. {{price 220000; ?price 230000}}
A: ¿Y después se quedaría en el barrio?
M: Me voy con mi hija a Mairena, ya está hablado. {{?motive hija|Mairena; ?zone Mairena}}
A: ¿Quién figura en la escritura?
M: Yo y mi hermano Paco, la mitad cada uno. Él firma lo que yo diga. {{?decider Paco|hermano}}` },
  { id: "second-call-callback", form: "transcript-times", zone: MADRID, people: { S: "Sergio (asesor)", R: "Rebeca" }, agents: ["S"], now: "2026-06-03T10:00", key: { has: ["Arganzuela"] }, lines: `
S: Rebeca, te llamo por lo de la hipoteca.
R: Ay, sí. El banco me da el ochenta por ciento y yo tengo cincuenta y cinco mil. {{financing banco|hipoteca|ochenta; savings 55000}}
S: Entonces, ¿hasta dónde subimos?
R: Hasta doscientos cuarenta. Más me ahogo. {{budget ..240000}}
S: ¿Sigues con la idea de Arganzuela?
R: Sí, o Carabanchel si está cerca del metro de Oporto. {{zone Arganzuela|Carabanchel; ?features metro}}
S: Te mando hoy mismo cuatro pisos al correo. {{task S}}
R: Vale, al de siempre no, a este otro: rebeca punto nieto arroba correo punto example. {{?email}}` },
  { id: "second-call-complaint", form: "transcript-names", zone: MADRID, people: { C: "Coordinadora", I: "Inquilino" }, agents: ["C"], now: "2026-06-03T10:00", isTalk: true, lines: `
C: Buenas tardes, dígame.
I: Que el del cuarto sigue con la humedad, que ya se lo conté.
C: Sí, lo tengo apuntado. Aviso al seguro esta tarde y le llamo yo. {{task C; ?task C}}
I: ¿Y quién me paga el techo que se ha caído? {{ask}}` },
  { id: "second-call-ar", form: "transcript-names", zone: "America/Argentina/Buenos_Aires", currency: "USD", people: { V: "Vendedora", N: "Norberto" }, agents: ["V"], now: "2026-06-03T10:00", key: { has: ["Olivos"] }, lines: `
V: Hola Norberto, ¿qué estás buscando?
N: Mirá, un PH sin expensas en Olivos o en Florida. {{propertyType PH; zone Olivos|Florida; features expensas}}
V: ¿De cuántos ambientes?
N: Tres, somos mi pareja, el nene y yo. {{rooms 3..; ?motive nene|pareja}}
V: ¿Y el presupuesto?
N: Ciento treinta mil dólares, ponele ciento treinta y cinco si está impecable. {{?budget ..135000; ?budget ..130000; ?budget 130000..135000}}
V: ¿Tenés que vender?
N: Ya vendí el de Munro, la plata está. {{?financing vend|contado; ?homeToSell Munro}}
V: Bárbaro.
N: Lo único, que no sea pasillo largo, a mi mujer le da miedo. {{?objection pasillo; ?features pasillo; ?decider mujer}}` },
  { id: "second-call-mx", form: "transcript-times", zone: "America/Mexico_City", currency: "MXN", people: { E: "Ejecutivo", L: "Licenciada Robles" }, agents: ["E"], now: "2026-06-03T10:00", key: { has: ["Polanco"] }, lines: `
E: Licenciada, buenas tardes, ¿me permite dos minutos?
L: Rapidito, que entro a audiencia.
E: ¿La oficina la quiere rentar o comprar?
L: Rentar, en Polanco, para despacho de seis personas. {{operation rent|alquil; zone Polanco; motive despacho; propertyType oficina|despacho}}
E: ¿Hasta cuánto al mes?
L: Treinta y cinco mil más IVA, pero con dos cajones. {{budget ..35000; features cajones|estacionamiento}}
E: ¿Para qué fecha?
L: El primero de julio ya me corren de donde estoy. {{deadline 2026-07-01; ?motive corren}}` },
  { id: "second-notes-first-call", form: "notes", zone: MADRID, people: { A: "Agente" }, agents: ["A"], now: "2026-06-03T10:00", key: { has: ["Sarrià"] }, lines: `
*: Llamada Sr. Puigdomènech (recomendado por Clínica Dental).
*: Piso en Sarrià o Tres Torres, con portero y parking doble. {{zone Sarrià|Tres Torres; propertyType piso; features portero|parking}}
*: 160 m2 para arriba. {{area 160..}}
*: Presupuesto 1,1 M€, compra con sociedad. {{budget ..1100000; ?financing sociedad; operation compra}}
*: Descarta bajos y entresuelos. {{?objection bajo|entresuelo; ?features bajo}}` },
  { id: "second-notes-owner", form: "notes", zone: MADRID, people: { A: "Agente" }, agents: ["A"], now: "2026-06-03T10:00", lines: `
*: Captación C/ Sol 14, 2.º izq. Propietaria Sra. Olmedo. {{?propertyType piso}}
*: Pide 149.000, yo le he dicho 138.000. {{price 149000}}
*: Vende porque se va a una residencia. {{operation vend|venta; motive residencia}}
*: El sobrino (abogado) revisa todo antes de firmar nada. {{decider sobrino}}
*: Exclusiva no quiere ni oír hablar. {{objection exclusiva}}
*: Móvil 677 45 12 09 {{phone 677451209}}` },
  { id: "second-notes-visits", form: "notes", zone: "America/Bogota", currency: "COP", people: { A: "Asesor" }, agents: ["A"], now: "2026-06-03T10:00", lines: `
*: Visita apto Chicó con familia Restrepo
*: Les encantó la terraza; el parqueadero les parece estrecho {{?features terraza; objection parqueadero|estrecho}}
*: Ofrecen 890 millones, piden 940 {{offer 890000000; ?price 940000000}}
*: Recursos propios y crédito Davivienda {{financing recursos propios|Davivienda|crédito}}` },
]; // biome-ignore format: a conversation is read as it was written

export const SECOND_SHORT: readonly Conversation[] = [
  { id: "second-spam", form: "android-24-es", zone: MADRID, people: { P: "+34 600 55 12 31", G: "Gala" }, agents: ["G"], now: "2026-03-12T10:00", isTalk: true, lines: `
## 2026-03-10
11:00 P: Somos FotoInmo 360: reportaje y plano por 89 €. ¡Aprovecha la promo de marzo!
11:30 G: Gracias, ya tenemos fotógrafo. Un saludo` },
  { id: "second-keys", form: "ios-24-es", zone: MADRID, people: { B: "Begoña Prop. Ático", L: "Luis Llaves" }, agents: ["L"], now: "2026-04-09T10:00", isTalk: true, draft: { has: ["caldera"] }, lines: `
## 2026-04-08
12:00 L: Begoña, necesito las llaves para la visita de mañana
12:20 B: te las dejo esta tarde en el bar de abajo {{task B 2026-04-08}}
12:21 L: Genial. Y yo te cuento mañana qué tal {{task L 2026-04-09}}
12:40 B: oye y la revisión de la caldera cuándo toca? {{ask}}
12:41 B: <image>` },
  { id: "second-deposit", form: "android-24-es", zone: MADRID, people: { T: "Tomás Vera", E: "Eli Castellón" }, agents: ["E"], now: "2026-09-24T10:00", isTalk: true, draft: { not: ["20.000"] }, lines: `
## 2026-09-22
10:00 E: Tomás, las arras las firmamos el viernes 25 a las 18:30, ¿vale?
10:05 T: vale, el viernes ahí estoy {{appointment E 2026-09-25T18:30}}
10:06 T: la transferencia de 12.000 te la hago el jueves para que llegue {{task T 2026-09-24}}
10:15 E: Perfecto. Te envío el borrador hoy antes de las 20:00 {{task E 2026-09-22T20:00}}
10:20 T: 👍
10:22 T: y si el banco dice que no, lo recupero? {{ask}}` },
  { id: "second-no-commitment", form: "android-24-es", zone: MADRID, people: { S: "Saray", O: "Óscar Vega Pisos" }, agents: ["O"], now: "2026-07-22T10:00", isTalk: true, lines: `
## 2026-07-20
17:00 S: si algún día baja me avisas
17:05 O: Claro, Saray {{?task O}}
17:06 S: el año pasado quedamos el 14 y no apareciste jajaja
17:08 O: ¡Me acuerdo! Atasco monumental
17:10 S: bueno, ya veremos en septiembre` },
  { id: "second-group-closing", form: "android-24-es", zone: MADRID, title: "Firma Pérez-Lozano", isGroup: true, people: { A: "Amparo Lozano", B: "Banco Mari Luz", C: "Charo Fincas", P: "Pérez hijo" }, agents: ["C"], now: "2026-10-14T10:00", isTalk: true, lines: `
## 2026-10-12
09:00 *: Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas en este chat pueden leerlos.
09:01 C: Buenos días a todos. ¿Cómo va la tasación?
09:30 B: El tasador pasa el miércoles 14 por la mañana {{?appointment B 2026-10-14; ?task B 2026-10-14}}
09:31 B: y yo subo la FEIN el lunes 19 {{task B 2026-10-19}}
09:40 P: Yo llevo el certificado energético mañana {{task P 2026-10-13}}
09:45 A: mi DNI está caducado, pasa algo? {{ask}}
09:50 C: Pediré hora en la notaría para el 29 {{task C}}` },
  { id: "second-answered-late", form: "ios-12-mx", zone: "America/Mexico_City", currency: "MXN", people: { F: "Fernanda Q.", J: "Julio Lofts" }, agents: ["J"], now: "2026-02-20T10:00", isTalk: true, draft: null, lines: `
## 2026-02-16
22:10 F: ¿cuánto es de depósito?
22:11 F: ¿y aceptan a mi roomie?
## 2026-02-17
09:00 J: Buenos días Fer. El depósito es un mes, y sí aceptamos a tu roomie con su identificación
09:20 F: mil gracias!! eso era todo 🙌` },
]; // biome-ignore format: a conversation is read as it was written
