import { expect, test } from "vitest";
import { describe } from "./describe.ts";
import { FLAT, FULL_FLAT, HOUSE, OFF_PLAN, SHOP, THIS_YEAR } from "./writing.test-data.ts";

/**
 * Whole adverts, word for word: title, long text, and after a dash the medium, the short and that for search engines. A kept seed
 * must give the same text for ever: whoever changes one here raises the tool's version.
 */
test.each([
  [
    FLAT,
    "es-ES",
    "neutro",
    1,
    `
Ruzafa: piso reformado con plaza de garaje incluida

Piso de tres habitaciones en Ruzafa (Valencia), reformado, con ascensor y vistas al parque Central. De los 94 m² construidos, 82 m² son útiles, y hay dos baños. Para el frío hay calefacción de gas individual y para el calor, aire acondicionado.

El piso es exterior y está en la tercera planta de un edificio de seis plantas. Se orienta al sur, hacia el sol del mediodía.

Al aire libre están los 12 m² de la terraza. Con la vivienda van una plaza de garaje y un trastero, y dentro hay armarios empotrados.

El edificio es de 1965; la vivienda se reformó en 2021 y está en buen estado. Para el día a día, cerca quedan el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.

El precio es de 320.000 €; a eso se suman 80 € al mes de gastos de comunidad. Certificado energético: E. Pide una visita y mira el piso por dentro.

— Este piso de Ruzafa (Valencia) tiene ascensor, vistas al parque Central y terraza de 12 m². Mira al sur. 94 m² construidos repartidos en tres habitaciones y dos baños. La vivienda cuenta con plaza de garaje incluida, trastero y armarios empotrados. Se reformó en 2021. El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad. Certificado energético: E. Pide tu visita por teléfono o por mensaje.

— Piso en venta en Ruzafa (Valencia): 94 m², tres habitaciones, dos baños, vistas al parque Central y terraza de 12 m². 320.000 €. Calificación energética: E.

— Piso reformado en Ruzafa (Valencia): 94 m², tres habitaciones, dos baños, vistas al parque Central, terraza de 12 m² y ascensor. 320.000 €.
`,
  ],
  [
    FLAT,
    "es-ES",
    "cercano",
    2,
    `
Ruzafa: piso reformado con vistas al parque Central

Piso de tres dormitorios en Ruzafa (Valencia), con terraza de 12 m². De los 94 m² construidos, 82 m² son útiles, y hay dos baños. El piso tiene calefacción de gas individual para el invierno y aire acondicionado para el verano.

El edificio es de 1965 y tiene seis plantas y ascensor. La vivienda es exterior y está en la tercera planta. Las vistas dan al parque Central y la orientación es sur.

Con el piso van un garaje y un trastero, y dentro hay armarios empotrados. La vivienda se reformó en 2021 y está en buen estado.

Fuera, el mercado de Ruzafa queda a 300 m y el metro Bailén, a 4 minutos. Se vende por 320.000 €, y de gastos de comunidad se pagan 80 € al mes.

Calificación energética: E. Ven a ver el piso: te esperamos.

— En Ruzafa (Valencia), un piso reformado de 94 m² con ascensor y terraza de 12 m². Las vistas dan al parque Central. Tres dormitorios y dos baños en 94 m² construidos, 82 m² de ellos útiles. La vivienda cuenta con trastero, armarios empotrados y garaje incluido. La vivienda se reformó en 2021. Se vende por 320.000 €, con 80 € al mes de gastos de comunidad.

Certificado energético: E. ¿Te encaja? Escríbenos y vamos a ver el piso.

— Piso en Ruzafa (Valencia), 94 m², tres dormitorios, dos baños, vistas al parque Central, terraza de 12 m² y ascensor. 320.000 €. Calificación energética: E.

— Piso reformado en Ruzafa (Valencia): 94 m², tres dormitorios, dos baños, vistas al parque Central, terraza de 12 m², ascensor y garaje incluido. 320.000 €.
`,
  ],
  [
    FLAT,
    "es-MX",
    "premium",
    3,
    `
Departamento de 94 m² con terraza de 12 m² en Ruzafa

Este departamento de Ruzafa (Valencia) tiene elevador y vistas al parque Central. Los 94 m² de construcción dejan 82 m² útiles para tres recámaras y dos baños, y los clósets ya están hechos. La calefacción de gas individual se encarga del invierno y el aire acondicionado, del verano.

Es exterior y está en el tercer piso de un edificio de seis pisos. Se orienta al sur, hacia el sol del mediodía.

La terraza suma 12 m² al aire libre. Con el departamento van un estacionamiento y una bodega.

El edificio es de 1965 y la reforma, de 2021: la vivienda está en buen estado. El metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m.

El precio es de 320,000 €; a eso se suman 80 € al mes de cuota de mantenimiento. Calificación energética: E. Solicite una visita privada.

— Ruzafa (Valencia): departamento exterior de 94 m² con elevador y vistas al parque Central. Tiene 94 m² de construcción, 82 m² de ellos útiles. Son tres recámaras y dos baños. Son 12 m² de terraza. La vivienda cuenta con estacionamiento incluido, clósets y bodega. Se vende por 320,000 €, con 80 € al mes de cuota de mantenimiento. Calificación energética: E. Concertamos la visita con usted.

— Departamento en Ruzafa (Valencia), 94 m², tres recámaras, dos baños, vistas al parque Central y terraza de 12 m². 320,000 €. Calificación energética: E.

— Departamento en venta en Ruzafa (Valencia): 94 m², tres recámaras, dos baños, vistas al parque Central, terraza de 12 m² y elevador. 320,000 €.
`,
  ],
  [
    FULL_FLAT,
    "es-AR",
    "cercano",
    4,
    `
Departamento de tres dormitorios con ascensor en Ruzafa

Departamento de tres dormitorios en Ruzafa (Valencia), en último piso, con vistas al parque Central, cochera incluida y terraza de 12 m². De los 94 m² construidos, 82 m² son útiles, y hay dos baños.

El departamento es exterior y mira al sur, hacia el sol del mediodía. Fuera hay jardín de uso común y pileta de uso común.

El edificio es de 1965; la vivienda se reformó en 2021 y está en buen estado. La calefacción de gas individual se encarga del invierno y el aire acondicionado, del verano.

El departamento está en el tercer piso de un edificio de seis pisos y se sube en ascensor. Para guardar hay placares dentro y una baulera aparte. También hay encargado. La vivienda se entrega amueblada.

La cocina da a la terraza. Fuera, el metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m.

Se vende por 320.000 €, y de expensas se pagan 80 € al mes. Certificado energético: E. Contanos cuándo podés y te mostramos el departamento.

— Si buscás un departamento con vistas al parque Central en Ruzafa (Valencia), mirá este. El edificio tiene seis pisos y ascensor; el departamento está situado en el tercer piso. Con 94 m² construidos y 82 m² útiles, se reparte en tres dormitorios y dos baños. Fuera hay terraza de 12 m², jardín de uso común y pileta de uso común. El departamento tiene además encargado, placares, baulera y cochera incluida.

Precio: 320.000 €, con 80 € al mes de expensas. Calificación energética: E. Contanos cuándo podés y te mostramos el departamento.

— Departamento en último piso en Ruzafa (Valencia): 94 m², tres dormitorios, dos baños y vistas al parque Central. 320.000 €. Certificado energético: E.

— Departamento en último piso en venta en Ruzafa (Valencia): 94 m², tres dormitorios, dos baños, vistas al parque Central y terraza de 12 m². 320.000 €.
`,
  ],
  [
    HOUSE,
    "es-CO",
    "neutro",
    5,
    `
Torrent: casa de cinco alcobas con terraza

En Torrent se vende una casa de 210 m² con terraza.

Fuera hay jardín y piscina. La parcela mide 640 m² y la casa, 210 m² construidos en dos pisos, con cinco alcobas y un baño. En invierno calienta la chimenea.

La construcción es de 1978 y la casa está por reformar. La vivienda es exterior. El precio de venta es de 415.000 €.

Exenta de certificado energético. Pida una visita y conozca la casa por dentro.

— Se vende casa en Torrent, con terraza. La casa dispone de cinco alcobas y un baño. 210 m² construidos sobre una parcela de 640 m². La vivienda ofrece jardín y piscina. La construcción es de 1978 y la casa necesita reforma. Precio: 415.000 €. Exenta de certificado energético. Pida una visita y conozca la casa por dentro.

— Casa en venta en Torrent: 210 m², cinco alcobas, un baño, terraza, piscina y jardín. 415.000 €. Exenta de certificado energético.

— Casa en Torrent: 210 m², cinco alcobas, un baño, terraza, piscina y jardín. 415.000 €.
`,
  ],
  [
    HOUSE,
    "es-ES",
    "inversion",
    6,
    `
Torrent: casa de cinco dormitorios con terraza

Casa en Torrent a 1.976 €/m², con piscina, jardín y terraza. Los 210 m² construidos se reparten en cinco dormitorios y un baño. La parcela mide 640 m². Precio: 415.000 €.

La vivienda es exterior y se reparte en dos plantas. La construcción es de 1978 y la casa está por reformar. La chimenea se encarga del invierno.

Exenta de certificado energético. Pide la documentación y haz tus números.

— Casa en Torrent a 1.976 €/m², con piscina y terraza. 210 m² construidos repartidos en cinco dormitorios y un baño. Se levanta sobre una parcela de 640 m². Se vende por 415.000 €. La construcción es de 1978 y la vivienda necesita reforma. Para estar al aire libre hay jardín. Exenta de certificado energético. Pide la documentación y haz tus números.

— Casa en venta en Torrent: 210 m², cinco dormitorios, un baño, terraza, piscina y jardín. 415.000 €. Exenta de certificado energético.

— Casa en venta en Torrent, 210 m², cinco dormitorios, un baño, terraza, piscina y jardín. 415.000 €.
`,
  ],
  [
    OFF_PLAN,
    "es-ES",
    "neutro",
    7,
    `
Ático con ascensor

Ático de obra nueva en venta, con ascensor. La entrega está prevista en 2028. El ático mide 120 m² construidos.

Está en la planta 17. Certificado energético en trámite. Di qué día puedes y te enseñamos el ático.

— Se vende ático, con ascensor. La vivienda mide 120 m² construidos. Es obra nueva, con entrega prevista en 2028. Certificado energético en trámite. Escríbenos y quedamos para ver el ático.

— Ático: 120 m² y ascensor. Certificado energético en trámite.

— Ático de obra nueva en venta: 120 m² y ascensor.
`,
  ],
  [
    SHOP,
    "es-CL",
    "premium",
    8,
    `
Local de una estancia en Gràcia

Local de una estancia en Gràcia (Barcelona).

Está en planta baja. El local cuenta con un baño. De superficie útil tiene 64 m². La construcción es de 1990 y el inmueble está en buen estado. La reforma está prevista en 2027.

Se arrienda por 950 € al mes, y de gastos comunes se pagan 45 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Concertamos la visita con usted.

— Local de una estancia en Gràcia (Barcelona). El local cuenta con un baño. La reforma está prevista en 2027. El precio del arriendo es de 950 € al mes, con 45 € al mes de gastos comunes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Solicite una visita privada.

— Local en arriendo en Gràcia (Barcelona). Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801.

— Local en arriendo en Gràcia (Barcelona): una estancia y un baño. 950 € al mes.
`,
  ],
  [
    FLAT,
    "en",
    "neutro",
    9,
    `
94 m² apartment with views of parque Central in Ruzafa

A three-bedroom apartment in Ruzafa, Valencia, with a lift, a 12 m² terrace and a parking space. The building dates from 1965; the renovation was in 2021. The apartment is in good condition. It is on the third floor of a six-storey building. The apartment is exterior-facing.

There is 94 m² of built area and 82 m² of usable area, with two bathrooms. The home faces south, with views of parque Central. It has gas central heating and air conditioning.

It comes with fitted wardrobes and a storage room. Close at hand: Metro Bailén, 4 minutes away; Mercado de Ruzafa, 300 m away.

It is for sale at €320,000, with community fees of €80 per month. Energy certificate: E. Viewings by arrangement.

— In Ruzafa, Valencia, a three-bedroom apartment with a 12 m² terrace and a lift. There is 94 m² of built area and 82 m² of usable area, with two bathrooms. South-facing, with views of parque Central. Built in 1965, renovated in 2021. You also get a storage room, fitted wardrobes and a parking space. The apartment is for sale at €320,000, with community fees of €80 per month. Energy rating: E. Call us to see it.

— Apartment in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central, a 12 m² terrace and a lift. €320,000. Energy certificate: E.

— Apartment in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central, a 12 m² terrace, a lift and a parking space. €320,000.
`,
  ],
  [
    HOUSE,
    "en",
    "inversion",
    10,
    `
Five-bedroom house for sale in Torrent

In Torrent, a five-bedroom house with a terrace.

At €415,000, the price works out at €1,976 per m². It measures 210 m² and has one bathroom. The home stands on a plot of 640 m².

The house dates from 1978. The house needs renovating and is arranged over two storeys. The house is exterior-facing.

Fitted with a fireplace. For time outdoors there is a garden and a swimming pool. Exempt from the energy certificate. Call us to go through the numbers.

— A 210 m² five-bedroom house in Torrent with a swimming pool and a terrace. The home is for sale at €415,000. It measures 210 m² and has one bathroom. The house stands on a plot of 640 m². It needs renovating. The outdoor space is a garden. Exempt from the energy certificate. Ask us for the paperwork and run your own numbers.

— House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace, a swimming pool and a garden. €415,000. Exempt from the energy certificate.

— House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace, a swimming pool and a garden. €415,000.
`,
  ],
  [
    SHOP,
    "en",
    "cercano",
    11,
    `
One-room commercial unit in Gràcia

Looking for a one-room commercial unit in Gràcia, Barcelona? Here is one. It is in good condition. The building was built in 1990. The renovation is planned for 2027. The commercial unit is on the ground floor.

The property has one bathroom. Usable area: 64 m². Community fees are €45 per month. It is to let at €950 per month.

Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Come and see it.

— A one-room commercial unit in Gràcia, Barcelona. There is one bathroom. The renovation is planned for 2027. The property is to let at €950 per month, with community fees of €45 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Like the sound of it? Let us show you round.

— Commercial unit in Gràcia, Barcelona. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801.

— Commercial unit to let in Gràcia, Barcelona: one room and one bathroom. €950 per month.
`,
  ],
  [
    FULL_FLAT,
    "es-ES",
    "inversion",
    12,
    `
Piso de tres dormitorios con terraza de 12 m² en Ruzafa

Piso reformado con vistas al parque Central, garaje incluido y ascensor en Ruzafa (Valencia). De los 94 m² construidos, 82 m² son útiles y dan para tres dormitorios y dos baños. Se vende por 320.000 €, es decir, a 3.404 €/m². De gastos de comunidad se pagan 80 € al mes.

Es exterior y está en la tercera planta de un edificio de seis plantas. El piso es la última planta y encima no vive nadie. El edificio es de 1965 y la reforma, de 2021: la vivienda está en buen estado. La vivienda tiene calefacción de gas individual para el invierno y aire acondicionado para el verano.

Además de la terraza de 12 m², hay jardín comunitario y piscina comunitaria. El piso se orienta al sur, hacia el sol del mediodía. Para guardar hay armarios empotrados dentro y un trastero aparte. La vivienda cuenta con servicio de conserjería. El piso está amueblado.

La cocina da a la terraza. Fuera, el metro Bailén está a 4 minutos y el mercado de Ruzafa, a 300 m.

Certificado energético: E. Escríbenos y te mandamos los datos.

— Piso de tres dormitorios en Ruzafa (Valencia), con vistas al parque Central y ascensor. La superficie construida es de 94 m². El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad. La última reforma es de 2021 y el edificio, de 1965. El piso dispone de terraza de 12 m², jardín comunitario y piscina comunitaria. Tiene además garaje incluido, trastero y servicio de conserjería.

Certificado energético: E. Pide la documentación y haz tus números.

— Piso en venta en Ruzafa (Valencia): 94 m², tres dormitorios, dos baños, vistas al parque Central y terraza de 12 m². 320.000 €. Calificación energética: E.

— Piso en última planta en venta en Ruzafa (Valencia): 94 m², tres dormitorios, dos baños, vistas al parque Central, terraza de 12 m² y ascensor. 320.000 €.
`,
  ],
] as const)("%o in %s, %s, seed %d", (facts, variety, tone, seed, expected) => {
  const { title, long, medium, short, meta } = describe(facts, { variety, tone, seed, thisYear: THIS_YEAR });
  const parts = [title.plain, long.plain, `— ${medium.plain}`, `— ${short.plain}`, `— ${meta.plain}`];
  expect(`\n${parts.join("\n\n").replaceAll("\u00a0", " ")}\n`).toBe(expected);
});

test("a voice that was learned changes person and length", () => {
  const { long } = describe(FLAT, {
    variety: "es-ES",
    tone: "cercano",
    seed: 3,
    thisYear: THIS_YEAR,
    person: "usted",
    density: 0.3,
  });
  expect(`\n${long.plain.replaceAll("\u00a0", " ")}\n`).toBe(`
En Ruzafa (Valencia) se vende un piso reformado de 94 m² con terraza de 12 m². La vivienda se reparte en tres habitaciones. Son 94 m² construidos, con 82 m² útiles y dos baños. El edificio es de 1965. La reforma es de 2021. El piso está en buen estado.

Lleva aire acondicionado y armarios empotrados. Tiene calefacción de gas individual. La vivienda es exterior y está en la tercera planta de un edificio de seis plantas, con ascensor. Mira al sur y tiene vistas al parque Central. Y además, plaza de garaje incluida y trastero.

Cerca: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m. Precio: 320.000 €, con 80 € al mes de gastos de comunidad.

Calificación energética: E. Venga a ver el piso: le esperamos.
`);
});
