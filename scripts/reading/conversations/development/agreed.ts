import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Conversations in which people agree, promise and ask, first half: development. */

const MX = {
  zone: "America/Mexico_City",
  form: "android-mx",
  people: { C: "Gaby R.", A: "Héctor Bienes Raíces" },
} as const;
const CO = { zone: "America/Bogota", form: "android-12-co", people: { C: "Yuli", A: "Óscar Inmobiliaria" } } as const;
const AR = {
  zone: "America/Argentina/Buenos_Aires",
  form: "android-ar",
  people: { C: "Belén", A: "Fede Prop." },
} as const;
const CL = { zone: "America/Santiago", form: "android-cl", people: { C: "Cata Muñoz", A: "Pedro Corredor" } } as const;
const PE = { zone: "America/Lima", form: "android-24-es", people: { C: "Rosa Quispe", A: "Iván Asesor" } } as const;

export const AGREED: readonly Conversation[] = [
  talk("talk-later-hour", "2026-11-24T20:00", `
## 2026-11-24
A: Quedamos el jueves a las 18:00?
C: Vale
A: Uy, mejor a las 19:00, que antes tengo firma
C: ok {{appointment A 2026-11-26T19:00}}`, { key: { has: ["jueves", "19:00"], not: ["18:00"] }, draft: { has: ["jueves 26 de noviembre", "19:00"] } }),
  talk("talk-monday-no", "2026-11-27T20:00", `
## 2026-11-27
C: Hola, me gustaría ver los depas de Narvarte
A: Claro Gaby, te los muestro el lunes a las 17?
C: Lunes no que tengo mediación
A: Y el martes a las 17?
C: va, el martes sí {{appointment A 2026-12-01T17:00}}`, { ...MX, key: { has: ["martes", "17:00"], not: ["lunes"] } }),
  talk("talk-client-cancels", "2026-11-25T10:00", `
## 2026-11-24
A: ¿Te enseño el piso el jueves a las 18?
C: Vale
C: Perdona Laura, al final no puedo el jueves, ya te digo`, { key: { not: ["18:00"] } }),
  talk("talk-owner-cancels", "2026-11-25T10:00", `
## 2026-11-24
C: Podemos verlo esta semana?
A: Sí, el jueves a las 12:30 te va bien?
C: perfecto
## 2026-11-25
A: Marta, me anula el propietario la visita del jueves. Te digo algo en cuanto sepa otra fecha {{?task A}}`, { key: { not: ["a las 12:30"] } }),
  talk("talk-same-hour", "2026-11-24T20:00", `
## 2026-11-23
A: Visita el miércoles a las 16:30, os va bien?
C: Sí
C: uff el miércoles se me complica, mejor el viernes a la misma hora?
A: Hecho {{appointment C 2026-11-27T16:30}}`, { key: { has: ["viernes", "16:30"], not: ["miércoles"] } }),
  talk("talk-half-hour-later", "2026-11-24T20:00", `
## 2026-11-24
A: Nos vemos mañana a las 17:00 en el portal
C: Genial. Podría ser media hora más tarde? salgo justa del curro
A: Sin problema {{appointment C 2026-11-25T17:30}}`, { key: { has: ["17:30"], not: ["17:00"] } }),
  talk("talk-second-one", "2026-11-24T20:00", `
## 2026-11-24
A: Tengo dos huecos para la visita: el jueves a las 18 o el viernes a las 19. ¿Cuál te va mejor?
C: la segunda {{appointment A 2026-11-27T19:00}}`),
  talk("talk-we-see-it", "2026-11-24T20:00", `
## 2026-11-24
C: oye y lo d la terraza es verdad?
A: Sí, de 12 metros. ¿Lo vemos mañana a las 10:00?
C: vale {{appointment A 2026-11-25T10:00}}`),
  talk("talk-still-on", "2026-11-28T20:00", `
## 2026-11-25
C: el domingo podría
A: El domingo te lo enseño entonces, ¿a las 10:00?
C: Ok {{appointment A 2026-11-29T10:00}}
## 2026-11-28
C: lo del domingo sigue en pie?
A: Sí, domingo a las 10:00`, { key: { has: ["domingo", "10:00"] }, draft: null }),
  talk("talk-leaves-room", "2026-11-24T20:00", `
## 2026-11-24
C: tengo q dejar mi habitacion el dia 15 voy un poco agobiada
A: Vale, miro lo que hay por tu zona {{?task A}}
C: gracias`),
  talk("talk-tells-nothing-owed", "2026-11-18T10:00", `
## 2026-11-16
C: Buenas tardes, alguna novedad?
A: Buenas tardes doña Yuli. Le cuento que el inquilino entregó el viernes y dejó todo al día
C: ay qué bueno, gracias a Dios`, { ...CO, draft: null }),
  talk("talk-three-follow", "2026-11-24T20:00", `
## 2026-11-24
A: Te paso las tres que hablamos:
A: https://ejemplo.example/1
A: https://ejemplo.example/2
C: gracias!! las miro con calma {{?task C}}`, { draft: null }),
  talk("talk-condition", "2026-11-24T20:00", `
## 2026-11-24
C: Si me toca la lotería te llamo jajaja
A: Jajaja ojalá`, { draft: null }),
  talk("talk-fulfilled", "2026-11-26T20:00", `
## 2026-11-23
A: Mañana te mando el contrato
C: Perfecto
## 2026-11-24
A: Aquí va el contrato
A: <document Contrato.pdf>
C: recibido, gracias`, { draft: null }),
  talk("talk-two-promises", "2026-11-24T10:00", `
## 2026-11-23
C: Y lo de las humedades del baño?
A: Mando al pintor el miércoles y el viernes le paso la cotización {{task A 2026-11-25; task A 2026-11-27}}
C: Listo, quedo pendiente`, { ...CO }),
  talk("talk-asked-and-accepted", "2026-11-24T12:00", `
## 2026-11-24
C: me mandas la nota simple?
A: Sí, mañana sin falta {{task A 2026-11-25}}`, { draft: null }),
  talk("talk-bring-the-power", "2026-12-02T10:00", `
## 2026-12-01
A: Tráeme el poder para el 20 si puedes
C: ok, lo llevo {{task C 2026-12-20}}`),
  talk("talk-at-the-latest", "2026-11-26T10:00", `
## 2026-11-25
C: ya sabe si aceptan la mascota?
A: El lunes a más tardar le tengo la respuesta {{task A 2026-11-30}}`, { ...MX }),
  talk("talk-fee", "2026-11-24T20:00", `
## 2026-11-24
C: Buenas tardes, estoy pensando en vender el piso de mi madre
A: Buenas tardes. ¿Podría decirme la dirección y los metros?
C: C/ Feria 12, 90 metros. Y ustedes cuánto cobran? {{ask}}`, { draft: { has: ["¿Ustedes cuánto cobran?", "[tu respuesta]"], not: ["lo compruebo", "preguntabas"] } }),
  talk("talk-two-questions", "2026-11-24T20:00", `
## 2026-11-24
A: Hola Miguel Ángel, te paso el enlace: https://ejemplo.example/9
C: Hola, sobre el piso de la calle Mayor. tiene balcón? y admite empadronarse? {{ask}}`, { people: { C: "Miguel Ángel Ruiz", A: "Laura Inmo" }, draft: { has: ["Hola, Miguel Ángel:", "¿Tiene balcón?", "¿Admite empadronarse?"] } }),
  talk("talk-doctor", "2026-11-24T20:00", `
## 2026-11-24
A: Buenas tardes, Dr. ¿Qué presupuesto maneja?
C: unos 300. Tiene cochera la casa? te lo pregunto porque tengo dos carros {{ask}}`, { ...MX, people: { C: "Dr. Salas", A: "Héctor Bienes Raíces" }, draft: { has: ["preguntaba «"], not: ["preguntabas", "te lo digo"] } }),
  talk("talk-settled-question", "2026-11-21T10:00", `
## 2026-11-16
A: ¿Os lo enseño el jueves 19?
C: el jueves no puedo, el viernes 20
A: Viernes 20 a las 18:00 entonces
C: vale {{appointment A 2026-11-20T18:00}}`, { draft: null }),
  talk("talk-marta", "2026-11-24T20:00", `
## 2026-11-24
A: Luego te llamo {{?task A}}
C: Marta??`, { people: { C: "Lucía", A: "Marta Sanchis" }, draft: null }),
  talk("talk-but-dark", "2026-11-24T20:00", `
## 2026-11-23
C: Marta, nos ha gustado mucho pero es un poco oscuro y el baño hay q reformarlo
C: ofreceríamos 250
A: Se lo traslado al propietario y te digo mañana {{task A 2026-11-24}}`, { people: { C: "Lucía", A: "Marta Sanchis" }, key: { has: ["gustado mucho pero", "oscuro", "250"] } }),
  talk("talk-mail-condition", "2026-11-27T10:00", `
## 2026-11-26
A: Buenos días, Ramón: os adjunto el contrato de exclusiva con los honorarios del 5 % + IVA.
C: Buenos días:
| Nos parece bien firmar con vosotros, pero el 5 % + IVA lo vemos alto, otra agencia nos lo hace al 3%.
| Si bajáis al 4% firmamos la exclusiva por 4 meses, no 6.
| Un saludo,`, { form: "mail-eml", title: "Contrato", people: { C: "Ramón Ibáñez", A: "Marta Sanchis" }, key: { has: ["Si bajáis al 4%", "pero el 5"] } }),
  talk("talk-first-monday", "2026-11-24T10:00", `
## 2026-11-23
C: cuando me dices algo de la tasacion?
A: El primer lunes de diciembre le mando el informe {{task A 2026-12-07}}
C: ok`),
  talk("talk-today-in-eight", "2026-11-24T10:00", `
## 2026-11-23
A: De hoy en ocho te confirmo la fecha de firma {{task A 2026-11-30}}
C: sale`, { ...MX }),
  talk("talk-no-such-day", "2026-11-24T10:00", `
## 2026-11-23
A: te mando los papeles el 31 de febrero jajaja {{?task A}}
C: jajaja qué malo`),
  talk("talk-before-the-30", "2026-11-24T10:00", `
## 2026-11-23
A: Antes del 30 te envío la propuesta {{task A 2026-11-30}}
C: perfecto, gracias`, { draft: null }),
  talk("talk-moved-by-agent-cl", "2026-11-24T20:00", `
## 2026-11-23
A: Cata, te agendo la visita el miércoles a las 11:00?
C: Dale, perfecto
A: Me piden moverla, ¿podría ser el jueves a las 12:00?
C: Ya, no hay drama, jueves 12 {{appointment A 2026-11-26T12:00}}`, { ...CL, key: { has: ["jueves", "12:00"], not: ["miércoles"] } }),
  talk("talk-two-hours", "2026-11-24T20:00", `
## 2026-11-24
A: El sábado tengo las dos visitas, a las 9 en Surco y a las 11 en Barranco. ¿Te va bien?
C: si, las dos {{appointment A 2026-11-28T09:00; appointment A 2026-11-28T11:00}}`, { ...PE }),
  talk("talk-explains-later", "2026-11-24T20:00", `
## 2026-11-23
C: Sábado a las 11 entonces
A: Perfecto {{appointment C 2026-11-28T11:00}}
A: El sábado se lo explico todo con calma. Antes del viernes le paso un informe {{task A 2026-11-27; ?task A}}
C: muy bien`, { ...AR }),
]; // biome-ignore format: a conversation is read as it was written
