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
Piso reformado con vistas al parque Central en Ruzafa

Desde este piso de Ruzafa (Valencia) se ve el parque Central. El piso es exterior, mira al sur y sale al aire libre por una terraza de 12 m². Está en la tercera planta de un edificio de 1965, con ascensor.

La vivienda se reformó en 2021, mucho después de que se levantara el edificio. Dispone de 94 m² construidos (82 útiles), tres habitaciones y dos baños.

El metro Bailén está a 4 minutos y el mercado de Ruzafa, a 300 m. Además de un trastero, el precio incluye la plaza de aparcamiento.

El precio es de 320.000 € y los gastos de comunidad, de 80 € al mes. Calificación energética: E. Llámanos y ven a comprobar lo que se ve desde el piso.

— Lo que distingue a este piso de Ruzafa (Valencia) es la terraza: 12 m² al aire libre. El piso es exterior, con orientación sur y vistas al parque Central, y se encuentra en la tercera planta de un edificio de 1965, con ascensor. La vivienda dispone de 94 m² construidos (82 útiles), tres habitaciones y dos baños. Precio: 320.000 €; gastos de comunidad: 80 € al mes. Certificado energético: E. Llámanos y empezamos la visita por la terraza.

— Se vende piso reformado de 94 m² y tres habitaciones en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €. Calificación energética: E.

— Piso reformado de 94 m² y tres habitaciones en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €.
`,
  ],
  [
    FLAT,
    "es-ES",
    "cercano",
    2,
    `
Piso de tres dormitorios con terraza en Ruzafa

Este piso de Ruzafa (Valencia) no se acaba en la ventana: sales a una terraza de 12 m². El piso es exterior, con orientación sur y vistas al parque Central, y está en la tercera planta de un edificio de 1965, con ascensor.

La vivienda se reformó en 2021, mucho después de que se levantara el edificio. Tiene 94 m² construidos (82 útiles), tres dormitorios y dos baños.

El metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m. Hay un trastero y una plaza de aparcamiento incluida en el precio.

Son 320.000 €; los gastos de comunidad, 80 € al mes. Calificación energética: E. Escríbenos y empezamos la visita por fuera, en la terraza.

— Entrar sin obra por delante: este piso de Ruzafa (Valencia) tiene una reforma de 2021, en un edificio de 1965. Son 94 m² construidos (82 útiles), con tres dormitorios, dos baños y una terraza de 12 m². Se encuentra en la tercera planta, con ascensor; es exterior, con orientación sur y vistas al parque Central. Son 320.000 €; los gastos de comunidad, 80 € al mes. Calificación energética: E.

— Piso reformado de 94 m² y tres dormitorios en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €. Certificado energético: E.

— Se vende piso reformado de 94 m² y tres dormitorios en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €.
`,
  ],
  [
    FLAT,
    "es-MX",
    "premium",
    3,
    `
Departamento de tres recámaras con terraza en Ruzafa

Este departamento de Ruzafa (Valencia) se distingue por sus vistas al parque Central. El departamento es exterior, mira al sur y sale al aire libre por una terraza de 12 m². Está en el tercer piso de un edificio de 1965, con elevador.

Suma 94 m² de construcción (82 útiles), con tres recámaras y dos baños. El departamento se reformó en 2021. El metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m. Hay una bodega y un estacionamiento incluido en el precio.

El precio de venta es de 320,000 €, y la cuota de mantenimiento, de 80 € al mes. Certificado energético: E. Agende la visita de día, para apreciar también lo que se ve desde el departamento.

— Este departamento de Ruzafa (Valencia) se distingue por sus vistas al parque Central. El departamento es exterior, mira al sur y sale al aire libre por una terraza de 12 m². Suma 94 m² de construcción (82 útiles), con tres recámaras y dos baños. El precio de venta es de 320,000 €, y la cuota de mantenimiento, de 80 € al mes. Certificado energético: E. Las vistas al parque Central se aprecian en persona: agende una visita con luz de día.

— Se vende departamento reformado de 94 m² y tres recámaras en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320,000 €. Calificación energética: E.

— Departamento reformado de 94 m² y tres recámaras en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320,000 €.
`,
  ],
  [
    FULL_FLAT,
    "es-AR",
    "cercano",
    4,
    `
Departamento en último piso con terraza en Ruzafa

Este departamento de Ruzafa (Valencia) no se acaba en la ventana: salís a una terraza de 12 m². La vivienda está en el tercer y último piso de un edificio de 1965, con encargado, jardín y pileta: se llega en ascensor y no hay vecinos encima. Es exterior, con orientación sur y vistas al parque Central.

El departamento tiene 94 m² cubiertos (82 útiles), tres dormitorios y dos baños. La obra ya está hecha: la reforma es de 2021. El departamento se entrega amueblado.

El metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m. Hay una baulera y una cochera incluida en el precio. La cocina da a la terraza.

Se vende por 320.000 €, con 80 € al mes de expensas. Certificado energético: E. ¿Empezamos por la terraza? Escribinos y ponemos día.

— Asomate: desde este departamento de Ruzafa (Valencia) se ve el parque Central. El departamento está en el tercer y último piso de un edificio de 1965, con encargado, jardín y pileta: se llega en ascensor y no hay vecinos encima. Es exterior y mira al sur, y tiene una terraza de 12 m². Dentro hay 94 m² cubiertos (82 útiles), tres dormitorios y dos baños. Hay una baulera y una cochera incluida en el precio. Son 320.000 €; las expensas, 80 € al mes. Certificado energético: E. Escribinos y vení a asomarte.

— Departamento de 94 m² y tres dormitorios en último piso en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €. Certificado energético: E.

— Departamento de 94 m² y tres dormitorios en último piso en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €.
`,
  ],
  [
    HOUSE,
    "es-CO",
    "neutro",
    5,
    `
Casa con terraza y piscina en Torrent

En esta casa de Torrent la obra está por hacer; el jardín, la piscina y la terraza ya están. La casa cuenta con 210 m² construidos en dos pisos, con cinco alcobas y un baño, sobre un lote de 640 m².

Es de 1978 y tiene chimenea.

Se vende por 415.000 €. Exenta de certificado energético. Si quiere venir con quien vaya a hacer la obra, díganos qué día y abrimos la casa para tomar medidas.

— En esta casa de Torrent la obra está por hacer; el jardín, la piscina y la terraza ya están. Son 210 m² construidos en dos pisos, con cinco alcobas y un baño, sobre un lote de 640 m². Es de 1978 y dispone de chimenea. Precio: 415.000 €. Exenta de certificado energético. Para visitar la casa, llámenos o escríbanos.

— Se vende casa de 210 m² y cinco alcobas para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €. Exenta de certificado energético.

— Se vende casa de 210 m² y cinco alcobas para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €.
`,
  ],
  [
    HOUSE,
    "es-ES",
    "inversion",
    6,
    `
Casa de cinco dormitorios con piscina en Torrent

Esta casa de Torrent sale a 1.976 €/m² sin reformar: 415.000 € por 210 m² construidos, a los que hay que sumar la obra. Cinco dormitorios y un baño se reparten en dos plantas. La parcela es de 640 m², con jardín, piscina y terraza.

Es de 1978 y tiene chimenea. Exenta de certificado energético. Llámanos y concertamos una visita para medir y presupuestar la obra.

— Esta casa de Torrent sale a 1.976 €/m² sin reformar: 415.000 € por 210 m² construidos, a los que hay que sumar la obra. Cinco dormitorios y un baño se reparten en dos plantas. La parcela es de 640 m², con jardín, piscina y terraza. Exenta de certificado energético. Ven con quien vaya a presupuestar la obra: con su cifra y esta se hacen las cuentas.

— Se vende casa de 210 m² y cinco dormitorios para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €. Exenta de certificado energético.

— Se vende casa de 210 m² y cinco dormitorios para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €.
`,
  ],
  [
    OFF_PLAN,
    "es-ES",
    "neutro",
    7,
    `
Ático de obra nueva

Este ático es de obra nueva, con entrega prevista en 2028. Mide 120 m² construidos.

El ático se encuentra en la planta 17, con ascensor. Certificado energético en trámite. Si buscas estrenar, escríbenos y hablamos de la entrega.

— Sin estrenar: este ático es de obra nueva, con entrega prevista en 2028. La superficie es de 120 m² construidos. Certificado energético en trámite. Si buscas estrenar, escríbenos y hablamos de la entrega.

— Ático de 120 m² de obra nueva, con ascensor. Certificado energético en trámite.

— Se vende ático de 120 m² de obra nueva, con ascensor.
`,
  ],
  [
    SHOP,
    "es-CL",
    "premium",
    8,
    `
Local de una estancia en Gràcia

Este local de Gràcia (Barcelona) está en planta baja. Dispone de 64 m² útiles, una estancia y un baño.

El local está en buen estado. La reforma está prevista en 2027. El local se construyó en 1990.

El arriendo es de 950 € al mes, y los gastos comunes, de 45 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Díganos qué actividad tiene en mente y coordinamos una visita.

— Este local, en planta baja, está en Gràcia (Barcelona). Dispone de 64 m² útiles, una estancia y un baño. La reforma está prevista en 2027. El arriendo es de 950 € al mes, y los gastos comunes, de 45 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Díganos qué actividad tiene en mente y coordinamos una visita.

— Local de una estancia en Gràcia (Barcelona), con un baño, por 950 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801.

— Se arrienda local de una estancia en Gràcia (Barcelona), con un baño, por 950 € al mes.
`,
  ],
  [
    FLAT,
    "en",
    "neutro",
    9,
    `
Three-bedroom apartment with a parking space in Ruzafa

In Ruzafa, Valencia, a three-bedroom apartment with views of parque Central, a parking space and a 12 m² terrace. The apartment is on the third floor of a six-storey building from 1965, with a lift. It is outward-facing. The aspect is south.

Inside there are 94 m² built (82 m² usable), with two bathrooms and fitted wardrobes. Individual gas heating takes care of winter and air conditioning of summer.

It comes with a storage room. It was renovated in 2021 and is in good condition. Metro Bailén is 4 minutes away and Mercado de Ruzafa 300 m.

The home is for sale at €320,000, with community fees of €80 per month. Energy certificate: E. To see the views of parque Central, get in touch and we will arrange a viewing.

— A 94 m² three-bedroom apartment in Ruzafa, Valencia, with views of parque Central and a parking space. The apartment is on the third floor of a six-storey building from 1965, with a lift. With a south aspect, the apartment offers a 12 m² terrace. It was renovated in 2021 and is in good condition. Asking price: €320,000, with community fees of €80 per month. Energy rating: E. Call us for a viewing, which can begin with the views of parque Central.

— Apartment for sale in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central and a 12 m² terrace. €320,000. Energy rating: E.

— Apartment for sale in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central and a 12 m² terrace. €320,000.
`,
  ],
  [
    HOUSE,
    "en",
    "inversion",
    10,
    `
Five-bedroom house for sale in Torrent

A five-bedroom house in Torrent at €1,976 per m², with a terrace. Asking price: €415,000.

Inside there are 210 m² built over two storeys, with one bathroom, on a plot of 640 m². The house was built in 1978. The home needs renovating. It has a fireplace.

Outside: a garden and a swimming pool. Exempt from the energy certificate. Call us to go through the numbers.

— A five-bedroom house in Torrent at €1,976 per m², with a garden, a terrace and a swimming pool. Asking price: €415,000. There are 210 m² built over two storeys, with one bathroom, on a plot of 640 m². The house needs renovating. The house dates from 1978. It has a fireplace. Exempt from the energy certificate. Call us to go through the numbers.

— House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace and a swimming pool. €415,000. Exempt from the energy certificate.

— House in Torrent: 210 m², five bedrooms, one bathroom, a terrace and a swimming pool. €415,000.
`,
  ],
  [
    SHOP,
    "en",
    "cercano",
    11,
    `
One-room commercial unit in Gràcia

A one-room commercial unit in Gràcia, Barcelona. The building was built in 1990. The renovation is planned for 2027. The commercial unit is in good condition. You will find it on the ground floor.

There are 64 m² of usable space, with one bathroom.

The commercial unit is to let at €950 per month, with community fees of €45 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Tell us when suits you and we will show you round.

— In Gràcia, Barcelona, a one-room commercial unit. There are 64 m² of usable space, with one bathroom. The renovation is planned for 2027. It is to let at €950 per month, with community fees of €45 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Tell us when suits you and we will show you round.

— Commercial unit to let in Gràcia, Barcelona: one room. €950 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801.

— Commercial unit to let in Gràcia, Barcelona: one room and one bathroom. €950 per month.
`,
  ],
  [
    FULL_FLAT,
    "es-ES",
    "inversion",
    12,
    `
Piso con terraza y vistas al parque Central en Ruzafa

A 3.404 €/m², este piso en Ruzafa (Valencia) tiene 94 m² construidos y cuesta 320.000 €. La cocina da a la terraza. Gastos de comunidad: 80 € al mes.

En 82 m² útiles hay tres dormitorios y dos baños. La vivienda se reformó en 2021, en un edificio de 1965. El piso se entrega amueblado. El piso está en la tercera y última planta, así que no hay vecinos encima, y se sube en ascensor. El edificio tiene portero, jardín y piscina. Es exterior, con orientación sur y vistas al parque Central, y tiene una terraza de 12 m².

Con la vivienda van una plaza de aparcamiento incluida en el precio y un trastero. El metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m. Calificación energética: E. Llámanos y vemos los números contigo.

— 320.000 € por 94 m² construidos en Ruzafa (Valencia): este piso sale a 3.404 €/m². En 82 m² útiles hay tres dormitorios y dos baños. El piso está en la tercera y última planta: se llega en ascensor y no hay vecinos encima. El edificio tiene portero, jardín y piscina. Es exterior, con orientación sur y vistas al parque Central, y tiene una terraza de 12 m². Con la vivienda van una plaza de aparcamiento incluida en el precio y un trastero. Certificado energético: E. Escríbenos y concertamos una visita.

— Piso de 94 m² y tres dormitorios en última planta en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €. Certificado energético: E.

— Se vende piso de 94 m² y tres dormitorios en última planta en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €.
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
Vivir en Ruzafa (Valencia) y tener el parque Central a la vista: para eso está este piso. El piso mira al sur. Fuera hay terraza de 12 m².

El piso tiene dos baños. Tiene tres habitaciones. Son 82 m² útiles. La vivienda mide 94 m² construidos. La calefacción es individual de gas y hay aire acondicionado. El edificio es de 1965 y la vivienda se reformó en 2021; hoy está en buen estado.

A 4 minutos queda el metro Bailén y a 300 m, el mercado de Ruzafa. El piso está en la tercera planta. El edificio tiene ascensor. El edificio tiene seis plantas. El piso es exterior. Hay armarios empotrados. El coche tiene su sitio: la plaza de aparcamiento va con el precio. La vivienda cuenta con un trastero.

Gastos de comunidad: 80 € al mes. Son 320.000 €. Calificación energética: E. ¿Quiere ver el piso? Escríbanos y buscamos un día.
`);
});
