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

Este piso de Ruzafa (Valencia) tiene ascensor y vistas al parque Central. El piso se distribuye en tres habitaciones y dos baños. Tiene 94 m² construidos, 82 m² de ellos útiles. Se encuentra en buen estado. La vivienda se reformó en 2021; el edificio es de 1965.

La vivienda tiene terraza de 12 m² y orientación sur. La climatización: calefacción de gas individual y aire acondicionado.

El piso se encuentra en la tercera planta de un edificio de seis plantas y es exterior. El precio, 320.000 €, incluye plaza de garaje. El piso cuenta con armarios empotrados y trastero.

En la zona: mercado de Ruzafa a 300 m y metro Bailén a 4 minutos. Gastos de comunidad: 80 € al mes.

Calificación energética: E. Di qué día puedes y te enseñamos el piso.

— Este piso de Ruzafa (Valencia) tiene ascensor, vistas al parque Central y terraza de 12 m². El piso es exterior y está en la tercera planta de un edificio de seis plantas. Mira al sur. 94 m² construidos repartidos en tres habitaciones y dos baños. La vivienda cuenta con plaza de garaje incluida, trastero y armarios empotrados. Se reformó en 2021.

En la zona: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m. El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad. Certificado energético: E. Pide tu visita por teléfono o por mensaje.

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

Si buscas un piso con terraza de 12 m² en Ruzafa (Valencia), mira este. Son tres dormitorios y dos baños. Son 94 m² construidos, con 82 m² útiles. El edificio es de 1965 y la vivienda se reformó en 2021. El piso se encuentra en buen estado.

La vivienda tiene calefacción de gas individual y aire acondicionado. El piso es exterior y está en la tercera planta de un edificio de seis plantas, con ascensor. Tiene vistas al parque Central y mira al sur. Y además, armarios empotrados, garaje incluido y trastero.

En los alrededores, metro Bailén a 4 minutos y mercado de Ruzafa a 300 m. Precio: 320.000 €, con 80 € al mes de gastos de comunidad.

Calificación energética: E. ¿Te encaja? Escríbenos y vamos a ver el piso.

— En Ruzafa (Valencia), un piso reformado de 94 m² con ascensor y terraza de 12 m². Tiene orientación sur. Las vistas dan al parque Central. Tres dormitorios y dos baños en 94 m² construidos, 82 m² de ellos útiles. La vivienda cuenta con trastero, armarios empotrados y garaje incluido. El piso es exterior. La vivienda se reformó en 2021. Se vende por 320.000 €, con 80 € al mes de gastos de comunidad.

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

En Ruzafa (Valencia), un departamento de 94 m² con terraza de 12 m².

Cerca: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m. El departamento dispone de tres recámaras y dos baños. Son 94 m² de construcción, con 82 m² útiles. Las vistas dan al parque Central; la orientación, al sur.

Se encuentra en el tercer piso de un edificio de seis pisos, con elevador. La vivienda es exterior.

La vivienda tiene además estacionamiento incluido, clósets y bodega. Tiene calefacción de gas individual y aire acondicionado. Está en buen estado: se reformó en 2021. El edificio es de 1965.

Se vende por 320,000 €, con 80 € al mes de cuota de mantenimiento. Calificación energética: E. Solicite una visita privada.

— Ruzafa (Valencia): departamento exterior de 94 m² con elevador y vistas al parque Central. Tiene 94 m² de construcción, 82 m² de ellos útiles. Son tres recámaras y dos baños. El departamento tiene orientación sur. Son 12 m² de terraza. La vivienda cuenta con estacionamiento incluido, clósets y bodega. El departamento se reformó en 2021; el edificio es de 1965.

Se vende por 320,000 €, con 80 € al mes de cuota de mantenimiento. Calificación energética: E. Concertamos la visita con usted.

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

Departamento de tres dormitorios en Ruzafa (Valencia), reformado y con vistas al parque Central y ascensor. Son 94 m² construidos, con 82 m² útiles y dos baños. Tercer piso exterior. El edificio es de seis pisos. El departamento está en el último piso del edificio.

La vivienda mira al sur. Para estar al aire libre hay terraza de 12 m², jardín de uso común y pileta de uso común.

Para el invierno hay calefacción de gas individual; para el verano, aire acondicionado. La última reforma es de 2021 y el edificio, de 1965. El departamento está en buen estado. Tiene además placares, baulera, cochera incluida y encargado. La vivienda se entrega amueblada.

La cocina da a la terraza. Cerca: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m. Se vende por 320.000 €, con 80 € al mes de expensas.

Calificación energética: E. ¿Te interesa? Escribinos y coordinamos la visita.

— Si buscás un departamento con vistas al parque Central en Ruzafa (Valencia), mirá este. El edificio tiene seis pisos y ascensor; el departamento está situado en el tercer piso. La vivienda está en el último piso del edificio. Con 94 m² construidos y 82 m² útiles, se reparte en tres dormitorios y dos baños.

Fuera hay terraza de 12 m², jardín de uso común y pileta de uso común. El departamento tiene además encargado, placares, baulera y cochera incluida. La última reforma es de 2021 y el edificio, de 1965. Precio: 320.000 €, con 80 € al mes de expensas. Calificación energética: E. Contanos cuándo podés y te mostramos el departamento.

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

Casa de cinco alcobas en Torrent, con terraza y piscina. Para estar al aire libre hay jardín.

La casa mide 210 m² construidos y tiene un baño. La parcela mide 640 m². Se desarrolla en dos pisos. La vivienda es exterior. La construcción es de 1978 y la casa necesita reforma. La vivienda cuenta con chimenea.

El precio de venta es de 415.000 €. Exenta de certificado energético. Pida una visita y conozca la casa por dentro.

— Se vende casa en Torrent, con terraza. La vivienda tiene dos pisos. La casa dispone de cinco alcobas y un baño. 210 m² construidos sobre una parcela de 640 m². La vivienda tiene chimenea. La vivienda ofrece jardín y piscina. La construcción es de 1978 y la casa necesita reforma. Precio: 415.000 €. Exenta de certificado energético. Pida una visita y conozca la casa por dentro.

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

Casa en Torrent a 1.976 €/m², con piscina, jardín y terraza.

Se distribuye en cinco dormitorios y un baño. La parcela mide 640 m². La superficie construida es de 210 m². Se vende por 415.000 €.

Se reparte en dos plantas. La vivienda es exterior. La construcción es de 1978 y la casa necesita reforma. La casa tiene chimenea.

Exenta de certificado energético. Pide la documentación y haz tus números.

— Casa en Torrent a 1.976 €/m², con piscina y terraza. 210 m² construidos repartidos en cinco dormitorios y un baño. Se levanta sobre una parcela de 640 m². Se vende por 415.000 €. La construcción es de 1978 y la vivienda necesita reforma. La casa tiene chimenea. Para estar al aire libre hay jardín. Exenta de certificado energético. Pide la documentación y haz tus números.

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

Ático con ascensor.

Es obra nueva, con entrega prevista en 2028. Está en la planta 17. El ático mide 120 m² construidos.

Certificado energético en trámite. Pide tu visita por teléfono o por mensaje.

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

Se arrienda por 950 € al mes, con 45 € al mes de gastos comunes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Concertamos la visita con usted.

— Local de una estancia en Gràcia (Barcelona). El local cuenta con un baño. El inmueble está en planta baja. La construcción es de 1990 y el local está en buen estado. La reforma está prevista en 2027. El precio del arriendo es de 950 € al mes, con 45 € al mes de gastos comunes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Solicite una visita privada.

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

— In Ruzafa, Valencia, a three-bedroom apartment with a 12 m² terrace and a lift. There is 94 m² of built area and 82 m² of usable area, with two bathrooms. Exterior-facing, on the third floor. South-facing, with views of parque Central. Built in 1965, renovated in 2021. You also get a storage room, fitted wardrobes and a parking space.

Close at hand: Mercado de Ruzafa, 300 m away; Metro Bailén, 4 minutes away. The apartment is for sale at €320,000, with community fees of €80 per month. Energy rating: E. Call us to see it.

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

— A 210 m² five-bedroom house in Torrent with a swimming pool and a terrace. The home is for sale at €415,000. It measures 210 m² and has one bathroom. The house stands on a plot of 640 m². The house was built in 1978. It needs renovating. For comfort through the year: a fireplace. The outdoor space is a garden. Exempt from the energy certificate. Ask us for the paperwork and run your own numbers.

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

— A one-room commercial unit in Gràcia, Barcelona. There is one bathroom. Usable area: 64 m². The building was built in 1990. The renovation is planned for 2027. It is on the ground floor. The property is to let at €950 per month, with community fees of €45 per month.

Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Like the sound of it? Let us show you round.

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

Piso reformado con vistas al parque Central, garaje incluido y ascensor en Ruzafa (Valencia). Mide 94 m² construidos, de los que 82 m² son útiles. Se divide en tres dormitorios. La vivienda cuenta con dos baños. De gastos de comunidad se pagan 80 € al mes. Se vende por 320.000 €, es decir, a 3.404 €/m².

Es exterior y está en la tercera planta de un edificio de seis plantas. Encima no vive nadie: es la última planta. La última reforma es de 2021 y el edificio, de 1965. El piso está en buen estado. Lleva aire acondicionado y armarios empotrados. La vivienda se calienta con calefacción de gas individual.

Al aire libre tiene terraza de 12 m², jardín comunitario y piscina comunitaria. El piso tiene orientación sur. La vivienda cuenta con trastero y servicio de conserjería. El piso está amueblado.

La cocina da a la terraza. Cerca: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m. Calificación energética: E. Escríbenos y te mandamos los datos.

— Piso de tres dormitorios en Ruzafa (Valencia), con vistas al parque Central y ascensor. La superficie construida es de 94 m². La vivienda tiene dos baños. El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad. Está en la última planta del edificio. La última reforma es de 2021 y el edificio, de 1965.

El piso dispone de terraza de 12 m², jardín comunitario y piscina comunitaria. Tiene además garaje incluido, trastero y servicio de conserjería. Certificado energético: E. Pide la documentación y haz tus números.

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
Tres habitaciones y terraza de 12 m² en un piso reformado de Ruzafa (Valencia).

La vivienda tiene dos baños. La superficie útil es de 82 m². El piso mide 94 m² construidos. El edificio es de 1965. La reforma es de 2021. El piso está en buen estado.

Para el invierno hay calefacción de gas individual; para el verano, aire acondicionado. Tercera planta exterior, con ascensor. El edificio tiene seis plantas. La vivienda tiene orientación sur. Tiene vistas al parque Central. También hay plaza de garaje incluida, trastero y armarios empotrados.

En la zona: mercado de Ruzafa a 300 m y metro Bailén a 4 minutos. El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad.

Certificado energético: E. Venga a ver el piso: le esperamos.
`);
});
