/** Conversations as agents have them, each read by hand: what it says, and what it does not. */

export interface Example {
  name: string;
  country: string;
  zone: string;
  /** The people of the agent's side; none for notes. */
  agents: readonly string[];
  text: string;
  /** `kind: shown`, all of them and no others. */
  facts: readonly string[];
  /** Those that were replaced, as they were shown. */
  replaced?: readonly string[];
  /** `name: due`, by wall time of the zone. */
  commitments?: readonly string[];
  objections?: readonly string[];
  /** Beginnings of the messages whose question is open. */
  unanswered?: readonly string[];
}

export const EXAMPLES: readonly Example[] = [
  {
    name: "a buyer in Valencia who corrects the budget",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Laura Umbral"],
    text: `28/3/25, 9:01 - Los mensajes y las llamadas están cifrados de extremo a extremo.
28/3/25, 9:02 - Marta Gil: Hola! Busco piso en Ruzafa o Benimaclet, 3 habitaciones y con ascensor. No quiero bajos
28/3/25, 9:10 - Laura Umbral: Hola Marta, encantada. ¿Qué presupuesto manejáis?
28/3/25, 9:12 - Marta Gil: Unos 250
28/3/25, 9:12 - Marta Gil: perdón, 280
28/3/25, 9:15 - Laura Umbral: Perfecto. Tengo un piso de 2 habitaciones con terraza por 310.000 €, ¿os encajaría?
28/3/25, 9:20 - Marta Gil: Se nos va de precio. ¿Y la comunidad de ese cuánto es?
28/3/25, 9:21 - Laura Umbral: ¿Necesitáis hipoteca?
28/3/25, 9:25 - Marta Gil: Sí, la tenemos preconcedida. Lo tengo que hablar con mi marido y te digo algo el lunes
28/3/25, 9:30 - Laura Umbral: Genial. Mañana te envío tres opciones más`,
    facts: [
      "propertyType: piso",
      "zone: Ruzafa o Benimaclet",
      "rooms: 3 habitaciones",
      "features: con ascensor",
      "features: que no sea bajo",
      "budget: hasta 280.000 €",
      "financing: Financiación aprobada",
      "decider: Decide con su marido",
    ],
    replaced: ["hasta 250.000 €"],
    commitments: ["Marta Gil: 2025-03-31", "Laura Umbral: 2025-03-29"],
    objections: ["El precio le parece alto"],
    unanswered: ["Se nos va de precio"],
  },
  {
    name: "a visit in Madrid agreed over the change of clocks",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Pablo Inmobiliaria"],
    text: `[28/3/25, 21:20:10] Ana: Buenas tardes, he visto el anuncio del piso de Chamberí. ¿Sigue disponible?
[28/3/25, 21:24:00] Pablo Inmobiliaria: Buenas tardes Ana. Sí, sigue disponible
[28/3/25, 21:25:00] Ana: Genial! Podría verlo el lunes?
[28/3/25, 21:27:00] Pablo Inmobiliaria: Sí, ¿a las 18?
[28/3/25, 21:29:00] Ana: Perfecto, nos vemos entonces`,
    facts: ["visit: lunes 31 de marzo de 2025 a las 18:00"],
    commitments: ["Pablo Inmobiliaria: 2025-03-31T18:00"],
  },
  {
    name: "a seller in Sevilla",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Agencia Sur"],
    text: `3/2/25 10:00 - Carmen Ortiz: Hola, quiero vender mi piso en Triana. Son 95 m2, 3 habitaciones y 2 baños, con terraza
3/2/25 10:05 - Agencia Sur: Buenos días Carmen. ¿Por qué lo vende?
3/2/25 10:07 - Carmen Ortiz: Es una herencia, era de mi madre y somos tres hermanos
3/2/25 10:09 - Agencia Sur: Entiendo. ¿Y cuánto le gustaría pedir?
3/2/25 10:12 - Carmen Ortiz: Pues 240.000. No bajamos de 225.000
3/2/25 10:15 - Agencia Sur: ¿Podemos pasar a valorarlo el jueves a las 11?
3/2/25 10:20 - Carmen Ortiz: El jueves no puedo, mejor el viernes a las 12
3/2/25 10:22 - Agencia Sur: De acuerdo
3/2/25 10:23 - Carmen Ortiz: ¿Qué comisión cobran ustedes?`,
    facts: [
      "operation: vender",
      "propertyType: piso",
      "zone: Triana",
      "area: 95 m²",
      "rooms: 3 habitaciones",
      "features: 2 baños",
      "features: con terraza",
      "motive: Herencia",
      "decider: Decide con sus hermanos",
      "price: 240.000 €",
      "price: no menos de 225.000 €",
      "visit: viernes 7 de febrero de 2025 a las 12:00",
    ],
    commitments: ["Carmen Ortiz: 2025-02-07T12:00"],
    unanswered: ["¿Qué comisión cobran"],
  },
  {
    name: "a tenant in Barcelona with a dog",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Nuria"],
    text: `10/6/25, 17:00 - Jordi: Hola, estamos buscando piso de alquiler en Gràcia, 2 habitaciones, que admita mascotas. Máximo 1.300 al mes
10/6/25, 17:30 - Nuria: Hola Jordi! ¿Para cuándo lo necesitáis?
10/6/25, 17:31 - Jordi: Para el 1 de septiembre, se nos acaba el contrato
10/6/25, 17:33 - Nuria: ¿Qué ingresos tenéis?
10/6/25, 17:35 - Jordi: Entre los dos ganamos 3.600 al mes`,
    facts: [
      "operation: alquilar",
      "propertyType: piso",
      "zone: Gràcia",
      "rooms: 2 habitaciones",
      "features: admite mascotas",
      "budget: hasta 1.300 € al mes",
      "deadline: para el 1 de septiembre de 2025",
      "motive: Se acaba su contrato",
      "financing: Ingresos de 3.600 € al mes",
    ],
  },
  {
    name: "a landlord in Bilbao",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Iker Agente"],
    text: `4/3/25, 9:00 - Miren: Kaixo, tengo un piso en Deusto y lo quiero alquilar. Es de 70 metros, amueblado y con ascensor
4/3/25, 9:10 - Iker Agente: Muy bien. ¿Qué renta pides?
4/3/25, 9:12 - Miren: 950 al mes
4/3/25, 9:15 - Iker Agente: ¿Desde cuándo está libre?
4/3/25, 9:16 - Miren: Desde ya. Te mando las llaves con mi hijo mañana`,
    facts: [
      "operation: alquilar su vivienda",
      "propertyType: piso",
      "zone: Deusto",
      "area: 70 m²",
      "features: amueblado",
      "features: con ascensor",
      "price: 950 € al mes",
    ],
    commitments: ["Miren: 2025-03-05"],
  },
  {
    name: "Mexico: Infonavit, recámaras and enganche",
    country: "MX",
    zone: "America/Mexico_City",
    agents: ["Asesor Homes"],
    text: `[3/18/25, 10:00:00 AM] Luis Hdz: Buen día, busco depa en Narvarte de 2 recámaras con estacionamiento
[3/18/25, 10:05:00 AM] Asesor Homes: Buen día Luis, con gusto. ¿Cuál es su presupuesto?
[3/18/25, 10:06:00 AM] Luis Hdz: Hasta 3.5 millones
[3/18/25, 10:07:00 AM] Asesor Homes: ¿Cómo lo va a pagar?
[3/18/25, 10:09:00 AM] Luis Hdz: Con crédito Infonavit y tengo 400 mil de enganche
[3/18/25, 10:11:00 AM] Asesor Homes: Le mando opciones en la tarde
[3/18/25, 10:12:00 AM] Luis Hdz: Órale. ¿Aceptan mascotas?`,
    facts: [
      "propertyType: departamento",
      "zone: Narvarte",
      "rooms: 2 recámaras",
      "features: con estacionamiento",
      "budget: hasta $3,500,000 MXN",
      "financing: Crédito Infonavit",
      "savings: $400,000 MXN",
    ],
    commitments: ["Asesor Homes: null"],
    unanswered: ["Órale. ¿Aceptan"],
  },
  {
    name: "Mexico: a house to let in Querétaro",
    country: "MX",
    zone: "America/Mexico_City",
    agents: ["Sofía Bienes Raíces"],
    text: `5/5/25, 11:00 a. m. - Sofía Bienes Raíces: Hola, le atiende Sofía. ¿En qué le puedo ayudar?
5/5/25, 11:20 a. m. - Roberto: Quiero rentar mi casa en Juriquilla, es de 3 recámaras y 2 baños. Pido 18 mil al mes
5/5/25, 11:25 a. m. - Sofía Bienes Raíces: Perfecto, ¿le parece si paso a verla el miércoles a las 5 pm?
5/5/25, 11:40 a. m. - Roberto: Sí, me queda bien`,
    facts: [
      "operation: rentar su vivienda",
      "propertyType: casa",
      "zone: Juriquilla",
      "rooms: 3 recámaras",
      "features: 2 baños",
      "price: $18,000 MXN al mes",
      "visit: miércoles 7 de mayo de 2025 a las 17:00",
    ],
    commitments: ["Sofía Bienes Raíces: 2025-05-07T17:00"],
  },
  {
    name: "Colombia: millions without saying so",
    country: "CO",
    zone: "America/Bogota",
    agents: ["Camila Asesora"],
    text: `12/02/2025, 8:00 a. m. - Andrés: Buenos días, estoy interesado en comprar un apartamento en Cedritos, 3 alcobas, 2 baños y parqueadero
12/02/2025, 8:10 a. m. - Camila Asesora: Hola Andrés, ¿qué presupuesto tienes?
12/02/2025, 8:12 a. m. - Andrés: 450 millones más o menos
12/02/2025, 8:15 a. m. - Camila Asesora: ¿Y cuánto tienes de cuota inicial?
12/02/2025, 8:16 a. m. - Andrés: 130 millones, el resto con crédito hipotecario
12/02/2025, 8:20 a. m. - Andrés: Yo te confirmo el sábado por la tarde, lo hablo con mi esposa`,
    facts: [
      "operation: comprar",
      "propertyType: apartamento",
      "zone: Cedritos",
      "rooms: 3 dormitorios",
      "features: 2 baños",
      "features: con parqueadero",
      "budget: hasta $ 450.000.000 COP",
      "savings: $ 130.000.000 COP",
      "financing: Crédito hipotecario",
      "decider: Decide con su mujer",
    ],
    commitments: ["Andrés: 2025-02-15", "Andrés: 2025-02-15"],
  },
  {
    name: "Argentina: ambientes and dollars",
    country: "AR",
    zone: "America/Argentina/Buenos_Aires",
    agents: ["Martillero Gómez"],
    text: `7/4/25, 15:00 - Flor: Hola! Busco depto de 3 ambientes en Caballito o Almagro, con balcón y luminoso
7/4/25, 15:10 - Martillero Gómez: Hola Flor, ¿qué presupuesto manejás?
7/4/25, 15:12 - Flor: Hasta 120 mil dólares, al contado
7/4/25, 15:20 - Martillero Gómez: Tengo uno en Boedo. ¿Podés el jueves tipo 17 hs?
7/4/25, 15:22 - Flor: Dale, el jueves 17 hs me queda bien. Es muy ruidoso ese?
7/4/25, 15:25 - Martillero Gómez: No, da al contrafrente`,
    facts: [
      "propertyType: departamento",
      "rooms: 3 ambientes",
      "zone: Caballito o Almagro",
      "features: con balcón",
      "features: luminoso",
      "budget: hasta US$ 120.000",
      "financing: Al contado",
      "visit: jueves 10 de abril de 2025 a las 17:00",
    ],
    commitments: ["Flor: 2025-04-10T17:00"],
  },
  {
    name: "Argentina: to let for lucas",
    country: "AR",
    zone: "America/Argentina/Buenos_Aires",
    agents: ["Inmo Norte"],
    text: `7/4/25, 15:00 - Nico: Buenas, estoy buscando alquiler en Belgrano, monoambiente, hasta 600 lucas por mes
7/4/25, 15:01 - Inmo Norte: Hola Nico, ¿tenés garantía?
7/4/25, 15:05 - Nico: Sí, garantía propietaria de mi viejo. Me mudo a principios de mayo
7/4/25, 15:06 - Inmo Norte: Buenísimo, te paso opciones mañana`,
    facts: [
      "operation: alquilar",
      "financing: Con aval o garantía",
      "propertyType: estudio",
      "zone: Belgrano",
      "budget: hasta $ 600.000 ARS al mes",
      "deadline: para el 1 de mayo de 2025",
    ],
    commitments: ["Inmo Norte: 2025-04-08"],
  },
  {
    name: "Chile: UF and comuna",
    country: "CL",
    zone: "America/Santiago",
    agents: ["Corredora Paz"],
    text: `[08-05-25, 12:00:00] Javier: Hola, quiero comprar un departamento en la comuna de Ñuñoa, 2 dormitorios 2 baños, hasta 5500 UF
[08-05-25, 12:10:00] Corredora Paz: Hola Javier, ¿tienes el crédito preaprobado?
[08-05-25, 12:11:00] Javier: Sí, el crédito está preaprobado y tengo 20 millones de pie
[08-05-25, 12:15:00] Corredora Paz: Te llamo mañana a las 10 y media
[08-05-25, 12:16:00] Javier: Los gastos comunes son muy altos en ese edificio?`,
    facts: [
      "operation: comprar",
      "propertyType: departamento",
      "zone: Ñuñoa",
      "rooms: 2 dormitorios",
      "features: 2 baños",
      "budget: hasta UF 5.500",
      "financing: Financiación aprobada",
      "savings: $20.000.000 CLP",
    ],
    commitments: ["Corredora Paz: 2025-05-09T10:30"],
    unanswered: ["Los gastos comunes"],
  },
  {
    name: "United States: Doral in Spanish",
    country: "US",
    zone: "America/New_York",
    agents: ["Diana Realtor"],
    text: `[4/14/25, 9:00:00 AM] Rosa: Hola Diana, estamos buscando casa en Doral, 4 habitaciones y piscina, unos 650 mil
[4/14/25, 9:05:00 AM] Diana Realtor: Hola Rosa! ¿Ya tienen préstamo preaprobado?
[4/14/25, 9:06:00 AM] Rosa: Todavía no
[4/14/25, 9:07:00 AM] Diana Realtor: Les agendo con el banco. ¿Pueden el martes 22 a las 3 pm?
[4/14/25, 9:20:00 AM] Rosa: Sí, perfecto`,
    facts: [
      "propertyType: casa",
      "zone: Doral",
      "rooms: 4 dormitorios",
      "features: con piscina",
      "budget: hasta US$ 650.000",
    ],
    commitments: ["Diana Realtor: null", "Diana Realtor: 2025-04-22T15:00"],
  },
  {
    name: "dictated without stops",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Toni"],
    text: `1/9/25, 10:00 - Vero: hola toni mira te cuento estamos buscando un piso por la zona de benimaclet de tres habitaciones y que tenga garaje y nuestro presupuesto es de trescientos mil como mucho y tenemos que vender antes el nuestro
1/9/25, 10:30 - Toni: vale perfecto miro lo que hay y te digo el miércoles`,
    facts: [
      "propertyType: piso",
      "zone: Benimaclet",
      "rooms: 3 habitaciones",
      "features: con garaje",
      "budget: hasta 300.000 €",
      "homeToSell: Tiene una vivienda que vender",
    ],
    commitments: ["Toni: 2025-09-03"],
  },
  {
    name: "slips of the keyboard and shorthands",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Eva inmo"],
    text: `1/9/25, 10:00 - Raul: ola q tal busco piso d 2 habitacines x la zona de Patraix cn acensor, presupueto 180k
1/9/25, 10:30 - Eva inmo: ¿Te va bien verlo pasado mañana por la tarde, a las 7?
1/9/25, 10:31 - Raul: vale 👍`,
    facts: [
      "propertyType: piso",
      "rooms: 2 habitaciones",
      "zone: Patraix",
      "features: con ascensor",
      "budget: hasta 180.000 €",
      "visit: miércoles 3 de septiembre de 2025 a las 19:00",
    ],
    commitments: ["Eva inmo: 2025-09-03T19:00"],
  },
  {
    name: "a transcript of a call",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["AGENTE"],
    text: `AGENTE: Buenos días, le llamo de la inmobiliaria. ¿Qué busca exactamente?
CLIENTE: Pues un ático en el Eixample con terraza, de unos 100 metros.
AGENTE: ¿Y de presupuesto?
CLIENTE: Podríamos llegar a seiscientos mil euros.
AGENTE: ¿Quién toma la decisión?
CLIENTE: Los dos, mi mujer y yo.`,
    facts: [
      "propertyType: ático",
      "zone: Eixample",
      "features: con terraza",
      "area: 100 m²",
      "budget: hasta 600.000 €",
      "decider: Deciden los dos",
    ],
  },
  {
    name: "notes without speakers",
    country: "ES",
    zone: "Europe/Madrid",
    agents: [],
    text: `Cliente busca chalet en Pozuelo
Presupuesto: hasta 900.000
4 habitaciones, piscina y garaje
Tel. 612 345 678
Quiere mudarse antes de septiembre`,
    facts: [
      "propertyType: chalet",
      "zone: Pozuelo",
      "budget: hasta 900.000 €",
      "rooms: 4 habitaciones",
      "features: con piscina",
      "features: con garaje",
      "phone: +34612345678",
      "deadline: antes de septiembre de 2025",
    ],
  },
  {
    name: "a buyer who changes the zone",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Clara: Busco piso en Patraix, 2 habitaciones
2/4/25, 9:05 - Luis: Tomo nota
2/4/25, 9:30 - Clara: Mejor en Campanar, Patraix ya no
2/4/25, 9:31 - Clara: y al final 3 habitaciones mínimo`,
    facts: ["propertyType: piso", "zone: Campanar", "rooms: 3 habitaciones o más"],
    replaced: ["Patraix", "2 habitaciones"],
  },
  {
    name: "a counter-offer",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Luis: El propietario pide 320.000 €
2/4/25, 9:05 - Clara: Es muy caro. Ofrezco 295.000 €
2/4/25, 9:06 - Luis: Se lo digo y te llamo esta tarde a las 6`,
    facts: ["offer: Ofrece 295.000 €"],
    commitments: ["Luis: 2025-04-02T18:00"],
    objections: ["El precio le parece alto"],
  },
  {
    name: "a meeting that is cancelled and one that is moved",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Luis: ¿Quedamos el viernes a las 10 para ver el piso?
2/4/25, 9:05 - Clara: Vale
3/4/25, 9:00 - Clara: Luis, ¿podemos cambiarla al lunes a las 11?
3/4/25, 9:05 - Luis: Sin problema, perfecto`,
    facts: ["visit: lunes 7 de abril de 2025 a las 11:00"],
    commitments: ["Clara: 2025-04-07T11:00"],
  },
  {
    name: "an offer to call that is taken, and one that is not",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Luis: ¿Te llamo mañana a las 10?
2/4/25, 9:05 - Clara: Sí, genial
2/4/25, 9:06 - Luis: Si quieres te preparo un estudio
2/4/25, 9:10 - Clara: No hace falta, gracias`,
    facts: [],
    commitments: ["Luis: 2025-04-03T10:00"],
  },
  {
    name: "what does not matter and what was only asked",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Clara: Hola, ¿el piso de la calle Cuba tiene ascensor? ¿Y cuánto piden?
2/4/25, 9:05 - Luis: Tiene ascensor y piden 210.000 €
2/4/25, 9:06 - Clara: No necesito garaje. Vivo en Torrent y trabajo en Valencia`,
    facts: [],
  },
  {
    name: "a million and two hundred thousand said short",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Clara: Queremos una casa en Pozuelo, nuestro tope es un millón dos
2/4/25, 9:05 - Luis: ¿Tenéis que vender antes?
2/4/25, 9:06 - Clara: Sí`,
    facts: [
      "propertyType: casa",
      "zone: Pozuelo",
      "budget: hasta 1.200.000 €",
      "homeToSell: Tiene una vivienda que vender",
    ],
  },
  {
    name: "Canaries: the clock of the islands",
    country: "ES",
    zone: "Atlantic/Canary",
    agents: ["Yeray Inmobiliaria"],
    text: `2/7/25, 9:00 - Ona: Buenas, me gustaría visitar el apartamento el sábado
2/7/25, 9:05 - Yeray Inmobiliaria: Buenas Ona, ¿a las 10:30?
2/7/25, 9:06 - Ona: ok`,
    facts: ["visit: sábado 5 de julio de 2025 a las 10:30"],
    commitments: ["Yeray Inmobiliaria: 2025-07-05T10:30"],
  },
  {
    name: "an investor who asks much",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Marc: Busco local para inversión en Valencia, entre 100 y 150 mil
2/4/25, 9:01 - Marc: ¿Qué rentabilidad dan? ¿Está alquilado?
2/4/25, 9:20 - Luis: Está alquilado hasta 2027. La rentabilidad te la confirmo el 5`,
    facts: ["propertyType: local", "motive: Inversión", "zone: Valencia", "budget: entre 100.000 € y 150.000 €"],
    commitments: ["Luis: 2025-04-05"],
    unanswered: ["¿Qué rentabilidad dan"],
  },
  {
    name: "Peru: a room more and soles",
    country: "PE",
    zone: "America/Lima",
    agents: ["Agente Inmobiliaria"],
    text: `15/01/2025, 14:00 - Karla: Buenas tardes, busco departamento en alquiler en Miraflores, 2 dormitorios, amoblado, hasta 2500 soles
15/01/2025, 14:10 - Agente Inmobiliaria: Claro Karla. ¿Cuándo se mudaría?
15/01/2025, 14:15 - Karla: En marzo, me trasladan por trabajo. Mi correo es karla.r@correo.example`,
    facts: [
      "operation: alquilar",
      "propertyType: departamento",
      "zone: Miraflores",
      "rooms: 2 dormitorios",
      "features: amueblado",
      "budget: hasta S/ 2,500 al mes",
      "deadline: en marzo de 2025",
      "motive: Traslado o trabajo",
      "email: karla.r@correo.example",
    ],
  },
  {
    name: "the agent's words are not the client's",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis"],
    text: `2/4/25, 9:00 - Luis: Tengo un ático en Ruzafa de 3 habitaciones por 400.000 € con garaje y piscina. ¿Lo quieres ver?
2/4/25, 9:05 - Clara: No me convence la zona, gracias`,
    facts: [],
    objections: ["No le convence la zona"],
  },
  {
    name: "a group with two of the agency",
    country: "ES",
    zone: "Europe/Madrid",
    agents: ["Luis", "Marta Inmo"],
    text: `2/4/25, 8:59 - Luis creó el grupo “Venta Alboraya”
2/4/25, 9:00 - Luis: Buenos días a todos
2/4/25, 9:02 - Pepe: Queremos vender la casa de Alboraya antes de verano
2/4/25, 9:03 - Rosa: Y por menos de 300.000 no la vendemos
2/4/25, 9:04 - Marta Inmo: Os preparo la valoración para el lunes
2/4/25, 9:05 - Rosa: Gracias. Yo busco las escrituras esta tarde`,
    facts: [
      "operation: vender",
      "propertyType: casa",
      "zone: Alboraya",
      "deadline: antes de verano",
      "price: no menos de 300.000 €",
    ],
    commitments: ["Marta Inmo: 2025-04-07", "Rosa: 2025-04-02"],
  },
];
