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

Un piso exterior de tres habitaciones en Ruzafa, Valencia, con vistas al parque Central, terraza de 12 m² y plaza de aparcamiento incluida. La reforma es de 2021 y el piso está en buen estado. Son 94 m² construidos, 82 de ellos útiles, con dos baños y armarios empotrados.

El piso tiene orientación sur. De la temperatura se encargan la calefacción de gas individual y el aire acondicionado; también hay trastero.

A 4 minutos queda el metro Bailén y a 300 m, el mercado de Ruzafa. La vivienda se encuentra en la tercera planta de un edificio de seis alturas construido en 1965, con ascensor.

Se vende por 320.000 €, con 80 € al mes de gastos de comunidad. Calificación energética: E.

Para ver el parque Central desde dentro, llámanos y elegimos hora.

— El parque Central, a la vista. Y una terraza de 12 m²: así es este piso de Ruzafa (Valencia). En 94 m² construidos (82 útiles) hay tres habitaciones, dos baños y armarios empotrados. El piso se encuentra en la tercera planta de un edificio de seis alturas construido en 1965, con ascensor. Hay plaza de aparcamiento incluida y un trastero. El precio es de 320.000 € y los gastos de comunidad, de 80 € al mes. Certificado energético: E. Llámanos, dinos qué día y abrimos la terraza para la visita.

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

Desde este piso de Ruzafa (Valencia) se ve el parque Central. Es exterior, mira al sur y tiene una terraza de 12 m².

Los 94 m² construidos (82 útiles) dan para tres dormitorios y dos baños, con armarios empotrados. El piso se reformó en 2021 y está en buen estado. Tiene calefacción de gas individual y aire acondicionado.

Subes en ascensor hasta la tercera planta de un edificio de seis alturas construido en 1965. Hay plaza de aparcamiento incluida y un trastero. El metro Bailén te queda a 4 minutos y el mercado de Ruzafa, a 300 m.

El precio es de 320.000 € y los gastos de comunidad, de 80 € al mes. Calificación energética: E.

Dinos qué día te viene bien y te esperamos con la terraza abierta.

— Desde este piso de Ruzafa (Valencia) se ve el parque Central. La vivienda es exterior y mira al sur. Y cuando apetezca aire libre, ahí tienes una terraza de 12 m². Dentro tienes 94 m² construidos (82 útiles), con tres dormitorios, dos baños y armarios empotrados. Son 320.000 €, más 80 € al mes de gastos de comunidad. Calificación energética: E. Dinos qué día te viene bien y te esperamos con la terraza abierta.

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

Este departamento exterior de tres recámaras está en Ruzafa, Valencia, con vistas al parque Central, terraza de 12 m² y estacionamiento incluido. Son 94 m² de construcción, 82 de ellos útiles, con dos baños y clósets. El departamento se reformó en 2021 y está en buen estado. Del confort se encargan la calefacción de gas individual y el aire acondicionado; también hay bodega.

La vivienda tiene orientación sur. El departamento se encuentra en el tercer piso de un edificio de seis niveles construido en 1965, con elevador.

El metro Bailén está a 4 minutos y el mercado de Ruzafa, a 300 m. El precio de venta es de 320,000 €, y la cuota de mantenimiento, de 80 € al mes. Calificación energética: E.

Solicite su visita: la terraza es un buen lugar para empezarla.

— Este departamento exterior de tres recámaras está en Ruzafa, Valencia, con vistas al parque Central, terraza de 12 m² y estacionamiento incluido. Son 94 m² de construcción, 82 de ellos útiles, con dos baños y clósets. El departamento se encuentra en el tercer piso de un edificio de seis niveles construido en 1965, con elevador. El precio de venta es de 320,000 €, y la cuota de mantenimiento, de 80 € al mes. Certificado energético: E. La visita se hace con tiempo y acaba en la terraza: solicite su cita.

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

Desde este departamento de Ruzafa (Valencia) se ve el parque Central. Es exterior, mira al sur y tiene una terraza de 12 m², jardín y pileta.

La reforma es de 2021 y la vivienda está en buen estado. Los 94 m² construidos (82 útiles) se reparten en tres dormitorios y dos baños, con placares. Los muebles van incluidos, y hay calefacción de gas individual y aire acondicionado.

El departamento está en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y encargado. A 4 minutos queda el metro Bailén y a 300 m, el mercado de Ruzafa. El precio incluye la cochera; hay también una baulera. La cocina da a la terraza.

Son 320.000 €, más 80 € al mes de expensas. Calificación energética: E.

Vení a ver el parque Central desde aquí. Escribinos y buscamos hora.

— Vivir en Ruzafa (Valencia) y tener el parque Central a la vista: para eso está este departamento. Al aire libre hay jardín, pileta y una terraza de 12 m². Tres dormitorios, dos baños y placares en 94 m² construidos (82 útiles). La vivienda está en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y encargado. El precio incluye la cochera; hay también una baulera. Son 320.000 €, más 80 € al mes de expensas. Certificado energético: E. Vení a ver el parque Central desde aquí. Escribinos y buscamos hora.

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

Una casa de cinco alcobas en Torrent, con terraza, jardín y piscina. Es de 1978 y se vende para reformar. Tiene 210 m² construidos en dos pisos, con un baño, sobre un lote de 640 m².

Se calienta con chimenea. Precio: 415.000 €. Exenta de certificado energético.

Llámenos, díganos qué día y abrimos la terraza para la visita.

— Una casa de cinco alcobas en Torrent, con terraza, jardín y piscina. Los 210 m² construidos se reparten en dos pisos, con un baño, sobre un lote de 640 m². Precio: 415.000 €. Exenta de certificado energético. Si quiere venir con quien vaya a hacer la obra, díganos qué día y abrimos la casa para tomar medidas.

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

Casa para reformar en Torrent por 415.000 €, a 1.976 €/m². En dos plantas y 210 m² construidos hay cinco dormitorios y un baño, sobre una parcela de 640 m². La casa es de 1978.

Cuenta con chimenea. El exterior suma jardín, piscina y terraza. Exenta de certificado energético.

Si las cifras te encajan, llámanos y vemos la casa.

— Cinco dormitorios por 415.000 € en Torrent: esta casa sale a 1.976 €/m². Tiene 210 m² construidos en dos plantas, con un baño, sobre una parcela de 640 m². El exterior suma jardín, piscina y terraza. Exenta de certificado energético. ¿Te cuadran las cuentas? Escríbenos y las repasamos contigo antes de la visita.

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

El ático se encuentra en la planta 17, con ascensor. Certificado energético en trámite.

Si buscas estrenar, escríbenos y te enseñamos el ático.

— Sin estrenar: este ático es de obra nueva, con entrega prevista en 2028. La superficie es de 120 m² construidos. Certificado energético en trámite. Si buscas estrenar, escríbenos y te enseñamos el ático.

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

Este local de Gràcia (Barcelona) está en planta baja. Los interiores suman 64 m² útiles y reúnen una estancia y un baño.

El local es de 1990 y está en buen estado. La reforma está prevista en 2027. El arriendo es de 950 € al mes, y los gastos comunes, de 45 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801.

Díganos qué actividad tiene en mente y concertamos una visita.

— Este local, en planta baja, está en Gràcia (Barcelona). Sus 64 m² útiles se ordenan en una estancia y un baño. La reforma está prevista en 2027. El arriendo es de 950 € al mes, y los gastos comunes, de 45 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Díganos qué actividad tiene en mente y concertamos una visita.

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

The home is for sale at €320,000, with community fees of €80 per month. Energy certificate: E.

To see the views of parque Central, get in touch and we will arrange a viewing.

— A 94 m² three-bedroom apartment in Ruzafa, Valencia, with views of parque Central and a parking space. The apartment is on the third floor of a six-storey building from 1965, with a lift. With a south aspect, the apartment offers a 12 m² terrace. The apartment has 94 m² built (82 m² usable), with two bathrooms and fitted wardrobes. Asking price: €320,000, with community fees of €80 per month. Energy rating: E. Call us for a viewing, which can begin with the views of parque Central.

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

Outside: a garden and a swimming pool. Exempt from the energy certificate.

Call us to go through the numbers.

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

There are 64 m² of usable space, with one bathroom. The commercial unit is to let at €950 per month, with community fees of €45 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801.

Tell us when suits you and we will show you round.

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

Piso de 94 m² en Ruzafa, Valencia, a 4 minutos del metro Bailén y a 300 m del mercado de Ruzafa, por 320.000 €. La cocina da a la terraza. Gastos de comunidad: 80 € al mes.

La vivienda tiene 82 m² útiles, con tres dormitorios, dos baños y armarios empotrados. Reformado en 2021, el piso está en buen estado. Exterior y orientado al sur, el piso tiene vistas al parque Central, una terraza de 12 m², jardín y piscina.

La vivienda está en la tercera y última planta de un edificio de seis alturas construido en 1965, con ascensor y portero. Tiene calefacción de gas individual y aire acondicionado. El precio incluye la plaza de aparcamiento; hay también un trastero. El piso está amueblado. Calificación energética: E.

Si las cifras te encajan, llámanos y vemos el piso.

— 320.000 € por 94 m² construidos en Ruzafa (Valencia): este piso sale a 3.404 €/m². 82 m² útiles: tres dormitorios, dos baños y armarios empotrados. El piso es exterior y está en la tercera y última planta de un edificio de seis alturas construido en 1965, con ascensor y portero. Orientada al sur, la vivienda tiene vistas al parque Central, una terraza de 12 m², jardín y piscina. El precio incluye la plaza de aparcamiento; hay también un trastero. Calificación energética: E. Llámanos y vemos los números contigo.

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

El piso tiene dos baños. Tiene tres habitaciones. Son 82 m² útiles. La vivienda mide 94 m² construidos, y tiene calefacción de gas individual y aire acondicionado. Se reformó en 2021. El edificio se construyó en 1965. La vivienda se conserva en buen estado.

El metro Bailén le queda a 4 minutos y el mercado de Ruzafa, a 300 m. Hay ascensor. El piso es exterior. El edificio tiene seis plantas. El piso está en la tercera planta. Hay armarios empotrados. El coche tiene su sitio: la plaza de aparcamiento va con el precio. La vivienda cuenta con un trastero.

Gastos de comunidad: 80 € al mes. Son 320.000 €. Calificación energética: E.

Podemos quedar en el metro Bailén e ir juntos hasta el piso: escríbanos.
`);
});
