import { talk } from "../talk.ts";
import type { Conversation } from "../written.ts";

/** Conversations in which people agree, promise and ask, second half: written before it was measured for the first time. */

const MX = {
  zone: "America/Mexico_City",
  form: "ios-12-mx",
  people: { C: "Sra. Lupita Cano", A: "Toño Realtor" },
} as const;
const CO = {
  zone: "America/Bogota",
  form: "android-12-co",
  people: { C: "Wilmer", A: "Diana - Arriendos Medellín" },
} as const;
const AR = {
  zone: "America/Argentina/Buenos_Aires",
  form: "android-ar",
  people: { C: "Nacho", A: "Caro Inmuebles" },
} as const;
const CL = { zone: "America/Santiago", form: "android-cl", people: { C: "Javiera", A: "Corredora Paz" } } as const;
const PE = { zone: "America/Lima", form: "android-24-es", people: { C: "Percy", A: "Asesora Milagros" } } as const;

export const AGREED_MORE: readonly Conversation[] = [
  talk("more-swap-day", "2026-12-01T20:00", `
## 2026-11-30
C: buenas, el ático sigue en venta?
A: Hola Marta! Sí. Puedes pasarte el miércoles sobre las 17:30?
C: el miércoles imposible, trabajo. el jueves?
A: El jueves me va perfecto, misma hora
C: genial, allí estaré {{appointment A 2026-12-03T17:30}}`, { key: { has: ["jueves 3", "17:30"], not: ["miércoles"] } }),
  talk("more-quarter-earlier", "2026-12-01T20:00", `
## 2026-12-01
A: Le espero el viernes a las 11:00 en la oficina para la firma de la reserva
C: Muy bien
C: Podría ser una hora antes? Tengo médico a las 12
A: Sí, sin problema {{appointment C 2026-12-04T10:00}}`, { key: { has: ["10:00"], not: ["11:00"] } }),
  talk("more-tenant-out", "2026-12-01T20:00", `
## 2026-12-01
C: el casero nos echa el 10 de enero, necesitamos algo ya
A: Tranquilo, esta tarde te paso opciones {{task A 2026-12-01}}
C: graciasss`, { ...CO }),
  talk("more-agent-sick", "2026-12-02T20:00", `
## 2026-12-01
C: ¿podemos ver la casa mañana a las 12?
A: Sí, mañana a las 12 te la enseño
C: ok
## 2026-12-02
A: Nacho perdón, estoy con fiebre, hay que suspender la visita de hoy. Te escribo cuando me recupere {{?task A}}
C: tranqui, mejorate`, { ...AR, key: { not: ["12:00"] }, draft: null }),
  talk("more-first-one", "2026-12-01T20:00", `
## 2026-12-01
A: Tengo disponible el sábado a las 10:00 o el domingo a las 12:00, ¿cuál prefiere?
C: mejor el primero por favor {{appointment A 2026-12-05T10:00}}`, { ...MX, draft: { has: ["sábado 5 de diciembre", "10:00"], not: ["domingo"] } }),
  talk("more-day-then-hour", "2026-12-01T20:00", `
## 2026-12-01
C: Cuándo la puedo ir a ver?
A: ¿Te tinca el jueves?
C: ya po, jueves
A: ¿A las 16:00?
C: dale {{appointment A 2026-12-03T16:00}}`, { ...CL, key: { has: ["jueves 3", "16:00"] } }),
  talk("more-ambiguous-yes", "2026-12-01T20:00", `
## 2026-12-01
A: Puedo el martes a las 18 o el miércoles a las 19
C: perfecto
A: ¿Cuál de los dos? {{ask}}`, { key: { not: ["acordada"] } }),
  talk("more-no-show", "2026-12-04T20:00", `
## 2026-12-02
A: Os confirmo la visita mañana jueves a las 17:00
C: ok perfecto
## 2026-12-03
C: Perdona Laura nos ha surgido una cosa y no vamos a poder ir, lo dejamos para la semana que viene?
A: Claro, decidme qué día os va bien`, { key: { not: ["17:00"] }, draft: null }),
  talk("more-telling-news", "2026-12-01T20:00", `
## 2026-12-01
C: qué tal las visitas del finde?
A: Te cuento: vinieron tres parejas y el sábado una pidió segunda visita
C: pues genial`, { draft: null }),
  talk("more-confirm-that", "2026-12-01T20:00", `
## 2026-12-01
A: Le confirmo que la escritura quedó inscrita el viernes pasado
C: muchas gracias joven`, { ...MX, draft: null }),
  talk("more-hands-over", "2026-12-01T20:00", `
## 2026-12-01
C: me das el teléfono del conserje?
A: Sí, te dejo el número: 600 111 222
C: ok`, { draft: null }),
  talk("more-if-owner", "2026-12-01T20:00", `
## 2026-12-01
C: bajan algo?
A: Si el dueño acepta te lo reservo, pero no te prometo nada
C: va`, { ...MX, people: { C: "Memo", A: "Toño Realtor" } }),
  talk("more-if-can", "2026-12-01T20:00", `
## 2026-12-01
A: Si puedo, mañana te mando los planos {{?task A 2026-12-02}}
C: cuando puedas, sin prisa`),
  talk("more-asked-owner", "2026-12-03T20:00", `
## 2026-12-01
C: Admiten un gato?
A: Le pregunto a la propietaria y te digo
## 2026-12-02
A: La propietaria dice que gato sí, perro no
C: de lujo`, { draft: null }),
  talk("more-sent-already", "2026-12-03T20:00", `
## 2026-12-01
A: Esta tarde le mando la cotización
C: vale
## 2026-12-02
A: Ya le envié la cotización al correo
C: la reviso gracias`, { ...CO, draft: null }),
  talk("more-three-promises", "2026-12-01T20:00", `
## 2026-12-01
C: Qué falta para publicar?
A: El miércoles hago las fotos y el jueves publico el anuncio {{task A 2026-12-02; task A 2026-12-03}}
C: súper`),
  talk("more-send-me-video", "2026-12-01T20:00", `
## 2026-12-01
C: puedes mandarme el video del depa? no alcanzo a ir
A: Claro que sí, hoy en la noche {{task A 2026-12-01}}`, { ...PE }),
  talk("more-bring-id", "2026-12-01T20:00", `
## 2026-12-01
A: Mándeme la copia del predial antes del 15 por favor
C: ok yo la busco {{task C 2026-12-15}}`, { ...MX }),
  talk("more-wait-client", "2026-12-01T20:00", `
## 2026-12-01
A: ¿Qué os ha parecido el piso?
C: Nos gusta. Lo comento con mi pareja y os digo algo el domingo {{task C 2026-12-06}}
A: Perfecto`, { key: { has: ["domingo"] }, draft: null }),
  talk("more-commission", "2026-12-01T20:00", `
## 2026-12-01
A: Hola Pilar, ¿qué te parece si os hago una valoración?
C: vale. y qué comisión os lleváis vosotros? {{ask}}`, { people: { C: "María del Pilar Soto", A: "Laura Inmo" }, draft: { has: ["Hola, María del Pilar:", "¿Qué comisión os lleváis vosotros?", "[tu respuesta]"], not: ["compruebo"] } }),
  talk("more-pets-and-lift", "2026-12-01T20:00", `
## 2026-12-01
A: Te paso la ficha del de Delicias https://ejemplo.example/88
C: genial!! una cosa, tiene ascensor? {{ask}}
C: y cuánto se paga de comunidad? {{ask}}`, { draft: { has: ["¿Tiene ascensor?", "¿Cuánto se paga de comunidad?", "te lo digo"] } }),
  talk("more-usted-mx", "2026-12-01T20:00", `
## 2026-12-01
A: Buenas tardes, ¿en qué zona busca y qué presupuesto maneja?
C: En Coyoacán, unos 4 millones
A: Permítame revisar qué tenemos para usted {{?task A}}
C: Gracias. La casa que vi tiene cisterna? {{ask}}`, { ...MX, draft: { has: ["Hola:", "preguntaba «¿La casa que vi tiene cisterna?»", "se lo digo"] } }),
  talk("more-plural", "2026-12-01T20:00", `
## 2026-12-01
A: ¡Hola! ¿Qué os pareció el dúplex? ¿Tenéis alguna duda?
C: Nos encantó. El trastero va incluido? {{ask}}`, { people: { C: "Jorge y Ana", A: "Laura Inmo" }, draft: { has: ["preguntabais", "os lo digo"] } }),
  talk("more-speaker", "2026-12-01T10:00", `
A: Inmobiliaria Sol, dígame.
C: Sí, mire, llamaba por el piso de la calle Luna. ¿Tiene garaje? {{ask}}
A: Pues tendría que mirarlo. ¿A qué nombre le llamo?
C: Ramírez.`, { form: "transcript-names", people: { A: "Hablante 1", C: "Hablante 2" }, draft: { has: ["Hola:", "¿Tiene garaje?"], not: ["Hablante"] } }),
  talk("more-offer", "2026-12-01T20:00", `
## 2026-12-01
C: Lo hemos pensado y os hacemos una oferta de 198.000, pero con los muebles incluidos
A: Se la traslado a la propiedad y os digo mañana {{task A 2026-12-02}}
C: gracias Laura`, { key: { has: ["198.000", "pero con los muebles"] } }),
  talk("more-condition-buyer", "2026-12-01T20:00", `
## 2026-12-01
C: Hola buenas tardes a todos
C: Si nos dejan el lavadero firmamos esta semana, si no no
A: Entiendo, lo hablo hoy con ellos {{task A 2026-12-01}}`, { key: { has: ["Si nos dejan el lavadero firmamos"], not: ["buenas tardes a todos"] } }),
  talk("more-second-visit", "2026-12-02T20:00", `
## 2026-12-01
A: ¿El jueves 3 a las 9:30 para la tasación?
C: Sí perfecto {{appointment A 2026-12-03T09:30}}
C: Y la firma en notaría entonces cuándo?
A: El 17 de diciembre a las 12:00, ¿os cuadra?
C: apuntado {{appointment A 2026-12-17T12:00}}`),
  talk("more-still-on-no", "2026-12-05T20:00", `
## 2026-12-03
A: ¿Te va bien el sábado a las 13:00 para verlo?
C: sii
## 2026-12-05
A: Seguimos en pie para lo de hoy?
C: ay no, no puedo hoy lo siento, otro día`, { key: { not: ["13:00"] } }),
  talk("more-last-friday", "2026-12-01T20:00", `
## 2026-12-01
C: y cuando sale la nueva promo?
A: El último viernes de diciembre te mando la lista de precios {{task A 2026-12-25}}
C: oki`),
  talk("more-until-31", "2026-12-01T20:00", `
## 2026-11-30
C: Le pago la reserva antes del 31 {{task C 2026-12-31}}
A: Perfecto don Percy`, { ...PE, people: { C: "Percy Ramos", A: "Asesora Milagros" } }),
  talk("more-notes", "2026-12-01T20:00", `
*: Llamada con Begoña, vende piso en Indautxu
*: Quedamos el jueves 3 a las 10 para valorarlo {{appointment A 2026-12-03T10:00}}
*: Ojo, los miércoles no puede`, { form: "notes", agents: [], people: { A: "x" }, key: { has: ["jueves 3 de diciembre", "10:00"] } }),
  talk("more-superseded-by-client", "2026-12-01T20:00", `
## 2026-11-30
A: Nos vemos el martes a las 10 en el portal
C: ok
C: mejor a las 11 si puedes, que dejo al niño en el cole
A: Venga, a las 11 {{appointment C 2026-12-01T11:00}}
A: Es Calle Toro 5`, { key: { has: ["11:00"], not: ["10:00"] } }),
  talk("more-thanks-last", "2026-12-01T20:00", `
## 2026-12-01
C: hay alguna novedad del banco?
A: Sí, ya han aprobado la tasación, todo en orden
C: bieeen, gracias`, { draft: null }),
]; // biome-ignore format: a conversation is read as it was written
