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
Piso de tres habitaciones con terraza en Ruzafa

Desde este piso de Ruzafa (Valencia) se ve el parque Central. Dentro hay tres habitaciones, dos baños y armarios empotrados, en 94 m² construidos, 82 de ellos útiles.

Fuera hay una terraza de 12 m², donde caben una mesa y unas tumbonas. El piso es exterior y tiene orientación sur. Tiene calefacción de gas individual para el invierno y aire acondicionado para el verano.

La vivienda, reformada en 2021 y en buen estado, se encuentra en la tercera planta de un edificio de 1965 con seis alturas y ascensor. El piso incluye plaza de garaje y trastero. A 4 minutos queda el metro Bailén; a 300 m, el mercado de Ruzafa.

El precio es de 320.000 €; los gastos de comunidad, de 80 € al mes. Calificación energética: E. Elige una hora de buen tiempo y hacemos la visita con la terraza abierta.

— El parque Central a la vista y una terraza de 12 m²: así es este piso de Ruzafa (Valencia). En 94 m² construidos, 82 de ellos útiles, hay tres habitaciones, dos baños y armarios empotrados. La vivienda es exterior y tiene orientación sur. El precio incluye la plaza de garaje, y hay también un trastero. El piso, reformado en 2021 y en buen estado, está en la tercera planta de un edificio de 1965 con seis alturas y ascensor. Precio: 320.000 €, más 80 € al mes de gastos de comunidad. Calificación energética: E. Escríbenos y quedamos en la puerta.

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
Piso con vistas al parque Central y terraza en Ruzafa

Si buscas vistas al parque Central, mira este piso de Ruzafa (Valencia). Es exterior y mira al sur. En 94 m² construidos, 82 de ellos útiles, hay tres dormitorios, dos baños y armarios empotrados.

Para estar al aire libre hay terraza de 12 m². La vivienda cuenta con calefacción de gas individual y aire acondicionado.

El piso, reformado en 2021 y en buen estado, se encuentra en la tercera planta de un edificio de 1965 con seis alturas y ascensor. El precio incluye el garaje, y hay también un trastero. A 4 minutos queda el metro Bailén; a 300 m, el mercado de Ruzafa.

El precio es de 320.000 €; los gastos de comunidad, de 80 € al mes. Calificación energética: E. Ven con un metro y prueba dónde cabe cada mueble.

— Desde este piso de Ruzafa (Valencia) se ve el parque Central. Dentro tienes 94 m² construidos, 82 de ellos útiles, con tres dormitorios, dos baños y armarios empotrados. El piso tiene terraza de 12 m². La vivienda, reformada en 2021 y en buen estado, se encuentra en la tercera planta de un edificio de 1965 con seis alturas y ascensor. Se vende por 320.000 €, con 80 € al mes de gastos de comunidad. Certificado energético: E. Ven con un metro y prueba dónde cabe cada mueble.

— Se vende piso reformado de 94 m² y tres dormitorios en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €. Calificación energética: E.

— Piso reformado de 94 m² y tres dormitorios en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €.
`,
  ],
  [
    FLAT,
    "es-MX",
    "premium",
    3,
    `
Departamento de tres recámaras con terraza en Ruzafa

Una terraza de 12 m² y vistas al parque Central distinguen a este departamento de Ruzafa (Valencia). La vivienda es exterior y tiene orientación sur.

Dispone de 94 m² de construcción, 82 de ellos útiles, distribuidos en tres recámaras y dos baños, con clósets. La calefacción es individual de gas y hay aire acondicionado.

El departamento, reformado en 2021 y en buen estado, se encuentra en el tercer piso de un edificio de 1965 con seis niveles y elevador. Completan la propiedad un estacionamiento y una bodega. Para las compras está el mercado de Ruzafa, a 300 m; para moverse, el metro Bailén, a 4 minutos.

El precio es de 320,000 €; la cuota de mantenimiento, de 80 € al mes. Certificado energético: E. Concertamos la visita a la hora que usted prefiera.

— Las vistas al parque Central presiden este departamento de Ruzafa (Valencia). La terraza, de 12 m², prolonga la vivienda hacia el exterior. Son 94 m² de construcción, 82 de ellos útiles, con tres recámaras, dos baños y clósets. La vivienda, reformada en 2021 y en buen estado, está en el tercer piso de un edificio de 1965 con seis niveles y elevador. El departamento incluye estacionamiento y bodega. Se vende por 320,000 €, con 80 € al mes de cuota de mantenimiento. Calificación energética: E. Visitas con cita previa.

— Se vende departamento reformado de 94 m² y tres recámaras en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320,000 €. Calificación energética: E.

— Se vende departamento reformado de 94 m² y tres recámaras en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320,000 €.
`,
  ],
  [
    FULL_FLAT,
    "es-AR",
    "cercano",
    4,
    `
Departamento en último piso con terraza en Ruzafa

Si buscás vistas al parque Central, mirá este departamento de Ruzafa (Valencia). Dentro tenés 94 m² construidos, 82 de ellos útiles, con tres dormitorios, dos baños y placares. La calefacción es individual de gas y hay aire acondicionado.

El departamento es exterior y mira al sur: el sol entra a mediodía. Para estar al aire libre hay terraza de 12 m², jardín y pileta. El mercado de Ruzafa está a 300 m y el metro Bailén, a 4 minutos.

La vivienda está en el tercer piso, sin vecinos encima, en un edificio de 1965 con seis pisos, ascensor y encargado. Se reformó en 2021 y se conserva en buen estado. Incluye cochera y baulera. El departamento está amueblado. La cocina da a la terraza.

El precio es de 320.000 €; las expensas, de 80 € al mes. Calificación energética: E. Pedí hora y asomate: las vistas no caben en las fotos.

— ¿Desayunar con el parque Central a la vista? En este departamento de Ruzafa (Valencia), sí. Son 94 m² construidos, 82 de ellos útiles, que dan para tres dormitorios, dos baños y placares. Cuenta con terraza de 12 m², jardín y pileta. El departamento, reformado en 2021 y en buen estado, está en el tercer piso, el último, de un edificio de 1965 con seis pisos, ascensor y encargado. El precio es de 320.000 €; las expensas, de 80 € al mes. Calificación energética: E. Llamanos y empezamos la visita por el jardín.

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
Casa de cinco alcobas con terraza en Torrent

Con jardín, piscina y terraza en un lote de 640 m², esta casa está en Torrent, con jardín. En dos pisos y 210 m² construidos hay cinco alcobas y un baño.

La casa cuenta con chimenea. La vivienda es exterior. La casa es de 1978 y está por reformar: la cocina, los suelos y los acabados se eligen desde cero.

Precio: 415.000 €. Exenta de certificado energético. Llámenos y elija día para ver la casa.

— Esta casa de Torrent tiene jardín, piscina y terraza, en un lote de 640 m². La vivienda tiene 210 m² construidos en dos pisos, con cinco alcobas y un baño. Hay chimenea. La casa es exterior. La casa es de 1978 y necesita reforma. Precio: 415.000 €. Exenta de certificado energético. Elija una hora de buen tiempo y hacemos la visita con la terraza abierta.

— Casa de 210 m² y cinco alcobas para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €. Exenta de certificado energético.

— Se vende casa de 210 m² y cinco alcobas para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €.
`,
  ],
  [
    HOUSE,
    "es-ES",
    "inversion",
    6,
    `
Casa para reformar con piscina en Torrent

Casa de 210 m² en Torrent por 415.000 €. Dentro hay cinco dormitorios y un baño. La parcela mide 640 m².

Se reparte en dos plantas. La casa es exterior. La casa es de 1978 y necesita reforma. Hay chimenea.

Para estar al aire libre hay terraza, jardín y piscina. Exenta de certificado energético. Pide la documentación y haz tus números.

— A 1.976 €/m² se vende una casa en Torrent. Precio: 415.000 €. Los 210 m² construidos se reparten en dos plantas, con cinco dormitorios y un baño, sobre una parcela de 640 m². La casa es de 1978 y necesita reforma. Hay chimenea. Fuera hay terraza, jardín y piscina. Exenta de certificado energético. Escríbenos y te mandamos los datos.

— Casa de 210 m² y cinco dormitorios para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €. Exenta de certificado energético.

— Casa de 210 m² y cinco dormitorios para reformar en Torrent, con un baño, terraza y piscina, por 415.000 €.
`,
  ],
  [
    OFF_PLAN,
    "es-ES",
    "neutro",
    7,
    `
Ático de obra nueva

Este ático es de obra nueva, con entrega prevista en 2028. El ático mide 120 m² construidos.

El edificio tiene ascensor. La vivienda está en la planta 17. Certificado energético en trámite. Escríbenos y te enseñamos los planos.

— De obra nueva y con entrega prevista en 2028, este ático se vende, en una planta 17 con ascensor. La superficie es de 120 m² construidos. Certificado energético en trámite. Llámanos y elige día para ver el ático.

— Se vende ático de 120 m² de obra nueva, con ascensor. Certificado energético en trámite.

— Ático de 120 m² de obra nueva, con ascensor.
`,
  ],
  [
    SHOP,
    "es-CL",
    "premium",
    8,
    `
Local de una estancia en Gràcia

Local en arriendo en Gràcia (Barcelona). El local está en planta baja, en un edificio de 1990.

Son 64 m² útiles, con una estancia y un baño. La reforma está prevista en 2027. El inmueble está en buen estado.

El precio del arriendo es de 950 € al mes; los gastos comunes, de 45 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Concertamos la visita a la hora que usted prefiera.

— En Gràcia, Barcelona, se arrienda un local. Dispone de 64 m² útiles distribuidos en una estancia y un baño. La reforma está prevista en 2027. Se arrienda por 950 € al mes, con 45 € al mes de gastos comunes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801. Concertamos la visita a la hora que usted prefiera.

— Local de una estancia en Gràcia (Barcelona), con un baño, por 950 € al mes. Renta del contrato anterior: 900 € al mes. Índice de referencia: 12,5 € al mes. Número de registro: ESFCTU 0801.

— Local de una estancia en Gràcia (Barcelona), con un baño, por 950 € al mes.
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

— Apartment in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central and a 12 m² terrace. €320,000. Energy certificate: E.

— Apartment in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central and a 12 m² terrace. €320,000.
`,
  ],
  [
    HOUSE,
    "en",
    "inversion",
    10,
    `
Five-bedroom house for sale in Torrent

In Torrent, a five-bedroom house with a terrace. At €415,000, the price works out at €1,976 per m². It measures 210 m² and has one bathroom. The home stands on a plot of 640 m².

The house dates from 1978. The house needs renovating and is arranged over two storeys. The house is exterior-facing.

Fitted with a fireplace. For time outdoors there is a garden and a swimming pool. Exempt from the energy certificate. Call us to go through the numbers.

— A 210 m² five-bedroom house in Torrent with a swimming pool and a terrace. The home is for sale at €415,000. It measures 210 m² and has one bathroom. The house stands on a plot of 640 m². It needs renovating. The outdoor space is a garden. Exempt from the energy certificate. Ask us for the paperwork and run your own numbers.

— House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace and a swimming pool. €415,000. Exempt from the energy certificate.

— House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace and a swimming pool. €415,000.
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

The property has one bathroom. Usable area: 64 m². Community fees are €45 per month. It is to let at €950 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Come and see it.

— A one-room commercial unit in Gràcia, Barcelona. There is one bathroom. The renovation is planned for 2027. It is on the ground floor. The property is to let at €950 per month, with community fees of €45 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801. Like the sound of it? Let us show you round.

— Commercial unit in Gràcia, Barcelona: one room and one bathroom. €950 per month. Rent under the previous contract: €900 per month. Reference index: €12.5 per month. Registration number: ESFCTU 0801.

— Commercial unit to let in Gràcia, Barcelona: one room and one bathroom. €950 per month.
`,
  ],
  [
    FULL_FLAT,
    "es-ES",
    "inversion",
    12,
    `
Piso de tres dormitorios en última planta en Ruzafa

Piso en Ruzafa (Valencia) a 3.404 €/m². Precio: 320.000 €, más 80 € al mes de gastos de comunidad.

94 m² construidos, 82 de ellos útiles: tres dormitorios, dos baños y armarios empotrados. Exterior, con orientación sur y vistas al parque Central. El piso, reformado en 2021 y en buen estado, se encuentra en la tercera planta, la última, de un edificio de 1965 con seis alturas, ascensor y servicio de conserjería.

El precio incluye el garaje, y hay también un trastero. La vivienda está amueblada. Tiene calefacción de gas individual y aire acondicionado. Cuenta con terraza de 12 m², jardín y piscina. A 4 minutos queda el metro Bailén; a 300 m, el mercado de Ruzafa. La cocina da a la terraza. Certificado energético: E. Llámanos y vemos los números contigo.

— Por 320.000 € se vende un piso en Ruzafa (Valencia). Son 94 m² construidos, 82 de ellos útiles, con tres dormitorios, dos baños y armarios empotrados. Exterior, con orientación sur y vistas al parque Central. El piso se encuentra en la tercera planta, la última, de un edificio de 1965 con seis alturas, ascensor y servicio de conserjería. El precio incluye el garaje, y hay también un trastero. Para estar al aire libre hay terraza de 12 m², jardín y piscina. Certificado energético: E. Llámanos y vemos los números contigo.

— Se vende piso de 94 m² y tres dormitorios en última planta en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €. Calificación energética: E.

— Piso de 94 m² y tres dormitorios en última planta en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m², por 320.000 €.
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
Desde este piso de Ruzafa (Valencia) se ve el parque Central. Es exterior y mira al sur. Mide 94 m² construidos. Son 82 m² útiles. La vivienda tiene dos baños. Tiene tres habitaciones.

Fuera hay una terraza de 12 m², donde caben una mesa y unas tumbonas. El piso tiene aire acondicionado. La calefacción es individual de gas.

El edificio tiene seis plantas. Hay ascensor. La vivienda es una tercera planta, en un edificio de 1965. Se reformó en 2021. Está en buen estado: se entra a vivir sin obras. Hay armarios empotrados. El coche tiene su sitio: la plaza de garaje va con el precio. El piso cuenta con un trastero. El mercado de Ruzafa le queda a 300 m y el metro Bailén, a 4 minutos.

Se vende por 320.000 €. Gastos de comunidad: 80 € al mes. Certificado energético: E. ¿Le interesa? Escríbanos y vamos a ver el piso.
`);
});
