import type { Conversation } from "../written.ts";

/** Owners, mails, transcripts and notes: development. */

const MADRID = "Europe/Madrid";

export const OTHERS: readonly Conversation[] = [
  { id: "dev-owner-price", form: "android-24-es", zone: MADRID, people: { P: "Pepe Propietario", A: "Alba" }, agents: ["A"], now: "2026-02-27T10:00", lines: `
## 2026-02-23
10:31 P: Buenos dias Alba, queria vender mi piso de la calle Larga {{operation vend; ?propertyType piso}}
10:32 P: pido 189.000 y de ahi no bajo {{price 189000}}
10:45 A: Buenos días Pepe. ¿Tiene hipoteca pendiente?
10:50 P: me quedan 32.000 con unicaja {{?financing 32}}
10:51 P: necesito tenerlo vendido antes de verano que me voy a vivir con mi hijo {{deadline verano; motive hijo}}
11:00 A: De acuerdo. ¿Tiene el certificado energético?
11:04 P: eso que es
11:10 A: Se lo explico por teléfono, le llamo esta tarde a las 17:30 {{task A 2026-02-23T17:30}}
11:11 P: vale pero que no me cueste dinero ehh {{?objection coste|dinero}}` },
  { id: "dev-mail-offer", form: "mail-eml", zone: MADRID, title: "Oferta calle Sierpes 14", people: { C: "Clara Montes", J: "Julio Inmobiliaria Sur" }, agents: ["J"], now: "2026-03-20T10:00", lines: `
## 2026-03-16
09:12 C: Buenos días, Julio:
| Después de la visita nos gustaría ofrecer 228.000 euros por el piso. {{price 228000}}
| Pagaríamos 70.000 con ahorros y el resto con hipoteca de Ibercaja. {{savings 70000; financing hipoteca|Ibercaja}}
| ¿Los muebles de la cocina se quedan?
## 2026-03-16
13:40 J: Hola, Clara:
| Traslado la oferta a la propiedad y os respondo antes del miércoles. {{?task J 2026-03-18}}
| La cocina se queda equipada.
## 2026-03-18
18:02 J: Clara, la propiedad pide 235.000. ¿Cómo lo veis? {{?price 235000}}
## 2026-03-19
08:25 C: Lo hablamos con mi marido este fin de semana y te decimos el lunes. {{decider marido; task C 2026-03-23}}` },
  { id: "dev-mail-rental", form: "mail-mbox", zone: MADRID, title: "Alquiler ático Salamanca", people: { H: "Hugo Prada", N: "Nerea Gestión" }, agents: ["N"], now: "2026-03-30T10:00", lines: `
## 2026-03-25
16:00 H: Hola, me interesa el ático. ¿Aceptan contrato de un año? {{operation alquil|contrato}}
## 2026-03-26
09:05 N: Hola, Hugo. Sí, prorrogable. La renta es de 1.150 euros y la fianza de un mes. {{?price 1150}}
## 2026-03-26
21:48 H: Me encaja si baja a 1.050, es mi límite. Somos dos y un perro. {{budget ..1050; objection precio}}
| ¿Admiten mascotas? {{ask}}
| Puedo pasar a verlo el sábado 28 por la mañana.` },
  { id: "dev-transcript-call", form: "transcript-names", zone: MADRID, people: { A: "Agente", C: "Cliente" }, agents: ["A"], now: "2026-04-01T10:00", lines: `
A: Inmobiliaria Norte, dígame.
C: Hola, sí, llamaba por el anuncio del chalé de Las Rozas.
A: Ah, muy bien. ¿Buscan algo en concreto?
C: Pues mire, queríamos cuatro habitaciones y jardín, y no pasar de quinientos mil. {{rooms 4..; features jardín; budget ..500000}}
A: El de Las Rozas está en quinientos veinte.
C: Ya, es que quinientos es el tope. Somos cinco en casa. {{?objection precio}}
A: ¿Y para cuándo lo necesitarían?
C: Para el curso que viene, antes de septiembre. {{deadline septiembre}}
A: ¿Tienen que vender su vivienda actual?
C: Sí, un piso en Moratalaz, eso también nos lo podría llevar usted. {{homeToSell piso|Moratalaz}}` },
  { id: "dev-transcript-times", form: "transcript-times", zone: "America/Mexico_City", currency: "MXN", people: { S: "Asesor", K: "Sra. Karen" }, agents: ["S"], now: "2026-04-01T10:00", lines: `
S: Buenas tardes, habla Luis de la inmobiliaria.
K: Ay sí, gracias por marcar. Es por la casa de Coyoacán.
S: ¿La quiere para vivir o para invertir?
K: Para vivir, mi esposo y yo nos jubilamos este año. {{motive jubil}}
S: ¿Cuál sería su presupuesto, más o menos?
K: Entre cuatro y cuatro y medio millones, de contado. {{budget 4000000..4500000; financing contado}}
S: Perfecto. ¿De un piso o de dos?
K: De un piso nada más, por las rodillas. {{features piso|planta}}` },
  { id: "dev-notes", form: "notes", zone: MADRID, people: { A: "Agente" }, agents: ["A"], now: "2026-04-01T10:00", lines: `
*: Llamada con Sr. Roca. Busca ático en Chamberí o Argüelles. {{zone Chamberí|Argüelles; propertyType ático}}
*: Presupuesto máx. 650.000 €, al contado. {{budget ..650000; financing contado}}
*: Decide él con su hija. {{decider hija}}
*: Imprescindible garaje. {{features garaje}}
*: Le preocupa la derrama del ascensor. {{objection derrama}}` },
  { id: "dev-missed-calls", form: "android-24-es", zone: MADRID, people: { L: "+34 622 33 44 55", R: "Raquel Ventas" }, agents: ["R"], now: "2026-07-02T10:00", lines: `
## 2026-06-29
09:00 *: Llamada de voz perdida
09:05 L: te he llamado
09:30 R: Perdona, estaba en una visita. Dime
09:31 L: q me gusta el duplex pero mi novia lo tiene que ver {{decider novia; ?propertyType dúplex}}
09:32 L: puede ser el miercoles a las 7 de la tarde?
09:40 R: Miércoles a las 19h, apuntado {{?visit; appointment R 2026-07-01T19:00}}
09:41 L: y otra cosa, la hipoteca no la tengo mirada todavia {{financing hipoteca}}
09:45 R: Te pongo en contacto con nuestro financiero` },
  { id: "dev-midnight", form: "android-12-es", zone: MADRID, people: { I: "Iván", O: "Olga" }, agents: ["O"], now: "2026-01-08T10:00", lines: `
## 2025-12-31
23:58 I: feliz año Olga!
## 2026-01-01
00:03 O: ¡Feliz año Iván!
00:05 I: este año compro casa sí o sí 😂 en Getafe {{zone Getafe; operation compr; propertyType casa}}
12:30 O: Jajaja vamos a ello
## 2026-01-07
12:15 I: ahora en serio, con 210.000 qué hay? {{budget ..210000; ask}}` },
  { id: "dev-multi-line", form: "ios-24-en", zone: MADRID, people: { F: "Fátima", B: "Bruno House" }, agents: ["B"], now: "2026-05-15T10:00", lines: `
## 2026-05-12
17:00 F: Te hago la lista:
| - 2 habitaciones mínimo {{rooms 2..}}
| - luz: mucha, orientación sur {{features luz|lumin|sur}}
| - nada de bajos {{?features bajo}}
| - precio: hasta 195.000 {{budget ..195000}}
| gracias!
17:20 B: Perfecto. Nota: la zona, ¿la misma?
17:25 F: sí: Arganzuela {{zone Arganzuela}}
17:26 B: <image>
17:30 B: <document Plano.pdf>` },
  { id: "dev-agent-offers", form: "android-24-es", zone: MADRID, people: { V: "Vicent", E: "Eva Costa" }, agents: ["E"], now: "2026-06-05T10:00", lines: `
## 2026-06-01
12:00 E: Hola Vicent, tengo una villa con piscina y 5 habitaciones en Dénia por 780.000, ¿te interesa?
12:30 V: Hola Eva, no, yo busco apartamento pequeño, 1 o 2 habitaciones {{propertyType apartamento; rooms 1..2}}
12:31 V: en primera línea {{features primera línea|playa|mar}}
12:40 E: Hay uno de 2 habitaciones por 240.000 con parking
12:41 V: el parking no lo necesito, y pensaba en 200.000 o así {{budget ..200000}}
12:50 E: Vale, hablo con el propietario y mañana te cuento {{task E 2026-06-02}}` },
  { id: "dev-cancelled-visit", form: "ios-24-es", zone: MADRID, people: { G: "Gema L.", M: "Mario Agente" }, agents: ["M"], now: "2026-10-08T10:00", lines: `
## 2026-10-05
10:00 M: Gema, te confirmo la visita mañana a las 11:00
10:05 G: perfecto
18:30 G: ay Mario lo siento, mañana no puedo, la cancelamos
18:35 M: No te preocupes. ¿Otro día?
18:40 G: te digo algo cuando pueda
## 2026-10-07
09:00 G: podemos el viernes 9 a las 12:00?
09:10 M: Hecho, viernes 12:00 {{?visit; appointment M 2026-10-09T12:00}}` },
  { id: "dev-ec-quito", form: "android-iso", zone: "America/Guayaquil", currency: "USD", people: { T: "Tatiana", W: "Wilson Bienes" }, agents: ["W"], now: "2026-08-14T10:00", lines: `
## 2026-08-11
14:00 T: Buenas tardes, estoy interesada en arrendar una suite en La Carolina {{operation arrend; zone La Carolina; propertyType suite}}
14:01 T: hasta 450 dólares con alícuota incluida {{budget ..450}}
14:20 W: Buenas tardes, ¿desde cuándo la necesita?
14:25 T: desde el 1 de septiembre {{deadline 2026-09-01}}
14:30 W: Le agendo visita el jueves a las 15:00, ¿le parece?
14:31 T: sí, el jueves a las 15 {{?visit; appointment W 2026-08-13T15:00}}` },
]; // biome-ignore format: a conversation is read as it was written

export const SHORT_ONES: readonly Conversation[] = [
  { id: "dev-short-area", form: "android-24-es", zone: MADRID, people: { A: "Amaia", B: "Bego Agencia" }, agents: ["B"], now: "2026-09-10T10:00", lines: `
## 2026-09-07
11:00 A: kaixo, buscamos piso de al menos 90 metros en Deusto {{area 90..; zone Deusto; propertyType piso}}
11:01 A: somos pareja y decidimos los dos {{decider dos|pareja}}
11:10 B: ¡Hola! ¿Presupuesto?
11:12 A: 330.000 más gastos {{budget ..330000}}` },
  { id: "dev-short-negative", form: "android-en-us", zone: "America/Bogota", currency: "COP", people: { N: "Natalia", C: "Camilo Raíz" }, agents: ["C"], now: "2026-05-22T10:00", lines: `
## 2026-05-18
08:15 N: Buenos días, el apto que me mostró no me gustó, muy oscuro {{objection oscuro}}
08:16 N: y en ese barrio me da miedo por la noche {{objection barrio|inseguridad|zona}}
08:40 C: Entiendo, ¿qué barrio prefiere?
08:42 N: Laureles {{zone Laureles}}
08:43 N: Y no quiero pagar más de 420 millones {{budget ..420000000}}` },
  { id: "dev-short-investor", form: "ios-24-es", zone: MADRID, people: { Z: "Zoe", K: "Kepa" }, agents: ["K"], now: "2026-03-27T10:00", lines: `
## 2026-03-24
19:00 Z: quiero invertir unos 120.000, algo para alquilar por habitaciones {{budget ..120000; motive invert}}
19:01 Z: me da igual la zona mientras rente un 7%
19:20 K: ¿Con hipoteca?
19:22 Z: no, al contado {{financing contado}}
19:25 K: Te llamo el lunes a las 10 {{task K 2026-03-30T10:00}}` },
  { id: "dev-short-edited", form: "ios-24-es", zone: MADRID, people: { H: "Helena", T: "Tomás Piso" }, agents: ["T"], now: "2026-11-06T10:00", lines: `
## 2026-11-03
13:00 H: mi máximo son 175.000 <edited> {{budget ..175000}}
13:01 H: <deleted>
13:05 T: Perfecto Helena
13:06 H: en Vallecas, cerca del metro {{zone Vallecas; features metro}}` },
  { id: "dev-short-home-to-sell", form: "android-24-es", zone: MADRID, people: { Y: "Yago", L: "Lara Fincas" }, agents: ["L"], now: "2026-04-24T10:00", lines: `
## 2026-04-20
16:30 Y: antes de comprar tengo que vender el mío, un 2º sin ascensor en Teis {{homeToSell Teis|2º|mío; ?zone Teis; ?operation}}
16:32 L: Claro. ¿Cuánto esperas por él?
16:35 Y: unos 95.000 {{?price 95000}}
16:36 Y: podrías venir a tasarlo?
16:50 L: Sí, ¿el jueves a las 9:30?
16:52 Y: ok jueves 9.30 {{?visit; appointment L 2026-04-23T09:30}}` },
  { id: "dev-short-two-questions", form: "android-24-es", zone: MADRID, people: { U: "Unai", M: "Miren Etxeak" }, agents: ["M"], now: "2026-12-04T10:00", lines: `
## 2026-12-01
09:00 U: tiene calefacción central?
09:01 U: y cuánto se paga de comunidad?
09:30 M: La comunidad son 85 € al mes
09:31 U: vale y lo de la calefacción? {{ask}}` },
]; // biome-ignore format: a conversation is read as it was written
