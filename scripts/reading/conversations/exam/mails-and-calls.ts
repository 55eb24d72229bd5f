import type { Conversation } from "../written.ts";

/** Mails, calls and notes: exam. */

const MADRID = "Europe/Madrid";

export const EXAM_MAILS: readonly Conversation[] = [
  { id: "x-mail-relocation", form: "mail-eml", zone: MADRID, title: "Traslado a Zaragoza", people: { I: "Irene Lahoz", P: "Pilar Casas Ebro" }, agents: ["P"], now: "2026-03-13T10:00", lines: `
## 2026-03-09
10:05 I: Estimada Pilar:
| En la empresa me trasladan a Zaragoza y empiezo el 4 de mayo, así que necesitaría mudarme antes. {{motive traslad|empresa; deadline 2026-05-04}}
| Somos tres y buscamos alquiler de unos 80 m2 por el Actur, hasta 950 euros. {{operation alquil; ?area 80..; zone Actur; budget ..950}}
| Un saludo,
| Irene
## 2026-03-10
12:30 P: Estimada Irene:
| Gracias por escribirnos. ¿Tendrían mascotas?
## 2026-03-10
23:02 I: No, ninguna. ¿Se puede visitar por videollamada? {{ask}}` },
  { id: "x-mail-quarrel", form: "mail-mbox", zone: MADRID, title: "Retraso en la firma", people: { V: "Víctor Salas", N: "Noelia Hogar21" }, agents: ["N"], now: "2026-03-27T10:00", lines: `
## 2026-03-23
08:40 V: Noelia, llevamos tres semanas esperando los papeles de la comunidad. Estoy muy decepcionado. {{objection retraso|papeles|espera}}
| Si el viernes no está, me retiro de la compra.
## 2026-03-23
11:00 N: Víctor, lo siento de verdad. Esta tarde llamo al administrador y le escribo con lo que me diga. {{task N 2026-03-23}}
## 2026-03-24
09:00 N: Me confirman que el certificado estará el jueves.
## 2026-03-24
09:30 V: De acuerdo. ¿Y la cancelación de la hipoteca del vendedor quién la paga? {{ask}}` },
  { id: "x-mail-heirs", form: "mail-eml", zone: MADRID, title: "Venta casa de Llanes", people: { H: "Hermanos Cueto", A: "Aurora Asturias" }, agents: ["A"], now: "2026-03-06T10:00", lines: `
## 2026-03-02
20:15 H: Buenas tardes, Aurora:
| Los cuatro hermanos hemos decidido vender la casa de Llanes. {{operation vend; decider hermanos}}
| Nos gustaría sacarla en 295.000 euros. {{price 295000}}
## 2026-03-03
09:45 A: Buenos días:
| Perfecto. ¿Les viene bien que vaya a medirla el viernes 6 a las 12:00?
## 2026-03-03
14:20 H: El viernes 6 a las 12 está bien. Abre mi hermana Covadonga. {{?visit; appointment A 2026-03-06T12:00}}` },
  { id: "x-mail-ar", form: "mail-mbox", zone: "America/Argentina/Buenos_Aires", currency: "USD", title: "Departamento Palermo", people: { G: "Gustavo Ledesma", R: "Romina Propiedades" }, agents: ["R"], now: "2026-03-20T10:00", lines: `
## 2026-03-16
10:30 G: Hola Romina, vi el 3 ambientes de Palermo. Mi tope son 145.000 dólares al contado. {{zone Palermo; ?rooms 3..; budget ..145000; financing contado}}
## 2026-03-16
15:10 R: Hola Gustavo, el propietario pide 155.000 pero escucha ofertas. {{?price 155000}}
## 2026-03-17
19:20 G: Ofrezco 142.000, con escritura en 45 días. ¿Puede ser? {{price 142000; ask}}` },
  { id: "x-call-inherit", form: "transcript-names", zone: MADRID, people: { J: "Jaime (agente)", D: "Dolores" }, agents: ["J"], now: "2026-05-04T10:00", lines: `
J: Dígame, Dolores, ¿en qué le puedo ayudar?
D: Que quiero comprarle un pisito a mi nieta, que se casa en junio. {{motive nieta|casa; operation compr; deadline junio}}
J: ¡Qué bien! ¿Por qué zona?
D: Por aquí, por el Polígono de San Pablo, que la quiero cerquita. {{zone San Pablo}}
J: ¿Y de dinero, qué le parece?
D: Yo tengo noventa mil, y de ahí tienen que salir los gastos también. {{savings 90000; ?budget ..90000}}
J: ¿Dos dormitorios?
D: Con dos va que chuta. Y bajito, un primero como mucho. {{rooms 2..; features primero|bajo}}
J: Su nieta, ¿lo tiene que ver?
D: La que decide es ella, hijo, yo solo pago. {{decider nieta|ella}}` },
  { id: "x-call-busy", form: "transcript-times", zone: MADRID, people: { N: "Agente Nuria", C: "Cliente" }, agents: ["N"], now: "2026-05-04T10:00", lines: `
N: Hola, le llamo de Umbral por el local de la calle Mayor.
C: Ah, sí. Es que ahora me pilla conduciendo.
N: ¿Le llamo en otro momento?
C: No, dígame rápido. El local me interesa, pero mil ochocientos de renta es mucho. {{objection renta|precio; ?operation renta|alquil}}
N: ¿Cuánto podría pagar?
C: Mil quinientos, ni un euro más. {{budget ..1500}}
N: ¿Para qué actividad es?
C: Una clínica dental. Necesito salida de humos no, pero sí dos baños. {{motive clínica|dental; features baños}}` },
  { id: "x-call-mx", form: "transcript-names", zone: "America/Mexico_City", currency: "MXN", people: { A: "Asesora", P: "Prospecto" }, agents: ["A"], now: "2026-05-04T10:00", lines: `
A: Buenas tardes, ¿con quién tengo el gusto?
P: Con Rubén. Mire, quiero vender mi casa de Metepec para irme a Querétaro. {{operation vend; ?homeToSell Metepec; motive Querétaro; ?zone Querétaro}}
A: Muy bien, don Rubén. ¿Cuánto espera por ella?
P: Pues cuatro millones doscientos mil. {{price 4200000}}
A: ¿Tiene algún adeudo?
P: Debo como trescientos mil al banco todavía.
A: Le puedo hacer una opinión de valor sin costo.
P: No, primero quiero hablarlo con mi esposa, está a nombre de los dos. {{decider esposa}}` },
  { id: "x-notes-visit", form: "notes", zone: MADRID, people: { A: "Agente" }, agents: ["A"], now: "2026-05-04T10:00", lines: `
*: Visita con los Echevarría, piso Gran Vía 40.
*: Les gusta la luz. No les gusta el portal, sin rampa (silla de su padre). {{objection portal|rampa; ?features rampa}}
*: Irían hasta 415.000. {{budget ..415000}}
*: Venden antes uno en Barakaldo. {{homeToSell Barakaldo}}
*: Quieren estar dentro en Navidad. {{deadline Navidad}}` },
  { id: "x-notes-short", form: "notes", zone: MADRID, people: { A: "Agente" }, agents: ["A"], now: "2026-05-04T10:00", lines: `
*: Sra. Bou, llamó ella. Alquiler habitación para su hijo (Granada, cerca de Ciencias). {{operation alquil; zone Granada|Ciencias; ?motive hijo}}
*: 350 €/mes con gastos, tope. {{budget ..350}}
*: tel. 644 10 20 30 {{phone 644102030}}` },
]; // biome-ignore format: a conversation is read as it was written
