import { describe, expect, test } from "vitest";
import { grammarOf } from "./compose.ts";
import { type HomeFacts, TONES, type Variety } from "./facts.ts";
import type { Saying } from "./grammar.ts";
import { asRead, FLAT, FULL_FLAT, HOUSE, linesOf, OFF_PLAN, plainSaying, SHOP } from "./writing.test-data.ts";

/** Everything that is no running text: titles, the home in one line, points, law and calls, read as a whole. */
const saying = (facts: HomeFacts, variety: Variety, changes: Partial<Saying> = {}) =>
  plainSaying(facts, { variety, ...changes });

describe("the points of a flat of which everything is known", () => {
  test.each([
    [
      "es-ES",
      `
94 m² construidos (82 m² útiles)
3 habitaciones y 2 baños
Tercera planta con ascensor
Seis plantas en total
Última planta
Exterior
Orientación sur
Vistas al parque Central
Terraza de 12 m²
Jardín
Piscina
Plaza de aparcamiento incluida
Trastero
Armarios empotrados
Portero
Calefacción de gas individual
Aire acondicionado
Amueblado
En buen estado
Construido en 1965
Reformado en 2021
Metro Bailén a 4 minutos
Mercado de Ruzafa a 300 m
Precio: 320.000 €
Gastos de comunidad: 80 € al mes
Certificado energético: E
`,
    ],
    [
      "es-MX",
      `
94 m² de construcción (82 m² útiles)
3 recámaras y 2 baños
Tercer piso con elevador
Seis pisos en total
Último piso
Exterior
Orientación sur
Vistas al parque Central
Terraza de 12 m²
Jardín
Alberca
Estacionamiento incluido
Bodega
Clósets
Portero
Calefacción de gas individual
Aire acondicionado
Amueblado
En buen estado
Construido en 1965
Reformado en 2021
Metro Bailén a 4 minutos
Mercado de Ruzafa a 300 m
Precio: 320,000 €
Cuota de mantenimiento: 80 € al mes
Certificado energético: E
`,
    ],
    [
      "es-AR",
      `
94 m² cubiertos (82 m² útiles)
3 dormitorios y 2 baños
Tercer piso con ascensor
Seis pisos en total
Último piso
Exterior
Orientación sur
Vistas al parque Central
Terraza de 12 m²
Jardín
Pileta
Cochera incluida
Baulera
Placares
Encargado
Calefacción de gas individual
Aire acondicionado
Amueblado
En buen estado
Construido en 1965
Reformado en 2021
Metro Bailén a 4 minutos
Mercado de Ruzafa a 300 m
Precio: 320.000 €
Expensas: 80 € al mes
Certificado energético: E
`,
    ],
    [
      "es-CO",
      `
94 m² construidos (82 m² útiles)
3 alcobas y 2 baños
Tercer piso con ascensor
Seis pisos en total
Último piso
Exterior
Orientación sur
Vistas al parque Central
Terraza de 12 m²
Jardín
Piscina
Parqueadero incluido
Depósito
Clósets
Portería
Calefacción de gas individual
Aire acondicionado
Amoblado
En buen estado
Construido en 1965
Reformado en 2021
Metro Bailén a 4 minutos
Mercado de Ruzafa a 300 m
Precio: 320.000 €
Administración: 80 € al mes
Certificado energético: E
`,
    ],
    [
      "es-CL",
      `
94 m² construidos (82 m² útiles)
3 dormitorios y 2 baños
Tercer piso con ascensor
Seis pisos en total
Último piso
Exterior
Orientación sur
Vistas al parque Central
Terraza de 12 m²
Jardín
Piscina
Estacionamiento incluido
Bodega
Clósets
Conserjería
Calefacción de gas individual
Aire acondicionado
Amoblado
En buen estado
Construido en 1965
Reformado en 2021
Metro Bailén a 4 minutos
Mercado de Ruzafa a 300 m
Precio: 320.000 €
Gastos comunes: 80 € al mes
Certificado energético: E
`,
    ],
    [
      "en",
      `
94 m² built (82 m² usable)
3 bedrooms and 2 bathrooms
Third floor with lift
Building of six storeys
Top floor
Outward-facing
South-facing
Views of parque Central
12 m² terrace
Garden
Swimming pool
Parking space
Storage room
Fitted wardrobes
Concierge
Individual gas heating
Air conditioning
Furnished
In good condition
Built in 1965
Renovated in 2021
Metro Bailén, 4 minutes away
Mercado de Ruzafa, 300 m away
Price: €320,000
Community fees: €80 per month
Energy rating: E
`,
    ],
  ] as const)("%s", (variety, expected) => {
    expect(linesOf(grammarOf(variety).bullets(saying(FULL_FLAT, variety)).map(asRead))).toBe(expected);
  });
});

describe("the points of other homes", () => {
  test.each([
    [
      "es-ES",
      HOUSE,
      `
210 m² construidos
Parcela de 640 m²
5 habitaciones y 1 baño
Dos plantas en total
Terraza
Jardín
Piscina
Chimenea
Para reformar
Construida en 1978
Precio: 415.000 €
Exenta de certificado energético
`,
    ],
    [
      "es-ES",
      OFF_PLAN,
      `
120 m² construidos
Planta 17 con ascensor
Obra nueva
Entrega prevista en 2028
Certificado energético en trámite
`,
    ],
    [
      "es-ES",
      SHOP,
      `
64 m² útiles
1 estancia y 1 baño
Planta baja
En buen estado
Construido en 1990
Reforma prevista en 2027
Precio: 950 € al mes
Gastos de comunidad: 45 € al mes
Renta del contrato anterior: 900 € al mes
Índice de referencia: 12,5 € al mes
Número de registro: ESFCTU 0801
`,
    ],
    [
      "en",
      HOUSE,
      `
210 m² built
Plot of 640 m²
5 bedrooms and 1 bathroom
Two storeys
Terrace
Garden
Swimming pool
A fireplace
To renovate
Built in 1978
Price: €415,000
Exempt from the energy certificate
`,
    ],
    [
      "en",
      OFF_PLAN,
      `
120 m² built
17th floor with lift
New-build
Completion planned for 2028
Energy certificate pending
`,
    ],
    [
      "en",
      SHOP,
      `
64 m² usable
1 room and 1 bathroom
Ground floor
In good condition
Built in 1990
Renovation planned for 2027
Price: €950 per month
Community fees: €45 per month
Rent under the previous contract: €900 per month
Reference index: €12.5 per month
Registration number: ESFCTU 0801
`,
    ],
  ] as const)("%s, %o", (variety, facts, expected) => {
    expect(linesOf(grammarOf(variety).bullets(saying(facts, variety)).map(asRead))).toBe(expected);
  });
});

describe("titles, the likeliest first; those that always fit come last", () => {
  test.each([
    [
      "es-ES",
      FULL_FLAT,
      `
Piso con vistas al parque Central y terraza en Ruzafa
Piso en última planta con vistas al parque Central y terraza en Ruzafa
Piso de tres habitaciones con vistas al parque Central en Ruzafa
Piso de tres habitaciones con terraza en Ruzafa
Piso en última planta con vistas al parque Central en Ruzafa
Piso de tres habitaciones en última planta en Ruzafa
Piso de tres habitaciones en última planta en Ruzafa
Piso con vistas al parque Central en Ruzafa
Piso de 94 m² en Ruzafa
Piso en venta en Ruzafa
Piso con vistas al parque Central
Piso en venta
`,
    ],
    [
      "es-ES",
      HOUSE,
      `
Casa con terraza y piscina en Torrent
Casa para reformar con terraza y piscina en Torrent
Casa de cinco habitaciones con terraza en Torrent
Casa de cinco habitaciones con piscina en Torrent
Casa para reformar con terraza en Torrent
Casa de cinco habitaciones para reformar en Torrent
Casa de cinco habitaciones para reformar en Torrent
Casa con terraza en Torrent
Casa de 210 m² en Torrent
Casa en venta en Torrent
Casa con terraza
Casa en venta
`,
    ],
    [
      "es-ES",
      OFF_PLAN,
      `
Ático de obra nueva
Ático con ascensor
Ático con ascensor
Ático en venta
`,
    ],
    [
      "es-ES",
      SHOP,
      `
Local de una estancia en Gràcia
Local en alquiler en Gràcia
Local en alquiler
`,
    ],
    [
      "en",
      FULL_FLAT,
      `
Three-bedroom apartment with views of parque Central and a 12 m² terrace in Ruzafa
Top-floor three-bedroom apartment with views of parque Central in Ruzafa
Top-floor three-bedroom apartment for sale in Ruzafa
94 m² apartment with views of parque Central in Ruzafa
Ruzafa: three-bedroom apartment with views of parque Central
Three-bedroom apartment in Ruzafa
Apartment in Ruzafa
Apartment with views of parque Central
Apartment for sale
`,
    ],
    [
      "en",
      OFF_PLAN,
      `
Penthouse with a lift
New-build penthouse with a lift
New-build penthouse for sale
120 m² penthouse with a lift
Penthouse with a lift
Penthouse for sale
`,
    ],
    [
      "en",
      SHOP,
      `
One-room commercial unit in Gràcia
One-room commercial unit in Gràcia
One-room commercial unit to let in Gràcia
Gràcia: one-room commercial unit
One-room commercial unit in Gràcia
Commercial unit in Gràcia
Commercial unit to let
`,
    ],
  ] as const)("%s, %o", (variety, facts, expected) => {
    expect(linesOf(grammarOf(variety).titles(saying(facts, variety)).map(asRead))).toBe(expected);
  });
});

describe("the home in one line, with 0, 2, 5 and 9 features", () => {
  test.each([
    [
      "es-ES",
      FULL_FLAT,
      `
Piso en Ruzafa (Valencia)
Piso de 94 m² y tres habitaciones en última planta en Ruzafa (Valencia)
Piso de 94 m² y tres habitaciones en última planta en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m²
Piso de 94 m² y tres habitaciones en última planta en Ruzafa (Valencia), con dos baños, vistas al parque Central, terraza de 12 m², ascensor, plaza de aparcamiento incluida, piscina y jardín
`,
    ],
    [
      "es-MX",
      FULL_FLAT,
      `
Departamento en Ruzafa (Valencia)
Departamento de 94 m² y tres recámaras en último piso en Ruzafa (Valencia)
Departamento de 94 m² y tres recámaras en último piso en Ruzafa (Valencia), con dos baños, vistas al parque Central y terraza de 12 m²
Departamento de 94 m² y tres recámaras en último piso en Ruzafa (Valencia), con dos baños, vistas al parque Central, terraza de 12 m², elevador, estacionamiento incluido, alberca y jardín
`,
    ],
    [
      "es-ES",
      HOUSE,
      `
Casa en Torrent
Casa de 210 m² y cinco habitaciones para reformar en Torrent
Casa de 210 m² y cinco habitaciones para reformar en Torrent, con un baño, terraza y piscina
Casa de 210 m² y cinco habitaciones para reformar en Torrent, con un baño, terraza, piscina y jardín
`,
    ],
    [
      "es-ES",
      SHOP,
      `
Local en Gràcia (Barcelona)
Local de una estancia en Gràcia (Barcelona), con un baño
Local de una estancia en Gràcia (Barcelona), con un baño
Local de una estancia en Gràcia (Barcelona), con un baño
`,
    ],
    [
      "en",
      FULL_FLAT,
      `
Apartment for sale in Ruzafa, Valencia
Apartment for sale in Ruzafa, Valencia: 94 m² and three bedrooms
Apartment for sale in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central and a 12 m² terrace
Apartment for sale in Ruzafa, Valencia: 94 m², three bedrooms, two bathrooms, views of parque Central, a 12 m² terrace, a lift, a parking space, a swimming pool and a garden
`,
    ],
    [
      "en",
      HOUSE,
      `
House for sale in Torrent
House for sale in Torrent: 210 m² and five bedrooms
House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace and a swimming pool
House for sale in Torrent: 210 m², five bedrooms, one bathroom, a terrace, a swimming pool and a garden
`,
    ],
  ] as const)("%s, %o", (variety, facts, expected) => {
    const lines = [0, 2, 5, 9].map((features) =>
      asRead(grammarOf(variety).summary(saying(facts, variety), features, false)),
    );
    expect(linesOf(lines)).toBe(expected);
  });
});

test("law, in both languages; nothing of what is not known", () => {
  const lines = (["es-ES", "en"] as const).flatMap((variety) =>
    [FLAT, HOUSE, OFF_PLAN, SHOP].map((facts) => {
      const c = saying(facts, variety);
      const grammar = grammarOf(variety);
      return grammar.legalLines(c).map(asRead).join("; ");
    }),
  );
  expect(linesOf(lines)).toBe(`
certificado energético: E
exenta de certificado energético
certificado energético en trámite
renta del contrato anterior: 900 € al mes; índice de referencia: 12,5 € al mes; número de registro: ESFCTU 0801
energy rating: E
exempt from the energy certificate
energy certificate pending
rent under the previous contract: €900 per month; reference index: €12.5 per month; registration number: ESFCTU 0801
`);
});

describe("how a text ends names the home, so that no pronoun is left without one", () => {
  test.each([
    [
      "tu",
      `
Llámanos y concertamos una visita.
Para visitar el piso, llámanos o escríbenos.
Escríbenos y elegimos día para ver el piso.
Ven a ver viewsel parque Central desde aquí. Escríbenos y buscamos hora.
¿Empezamos la visita por hasTerracela terraza? Escríbenos y ponemos día.
Escríbenos y ven a conocer el piso.
Dinos qué día te viene bien y vamos a ver el piso.
¿Quieres ver el piso? Escríbenos y buscamos un día.
Las vistas viewsal parque Central se aprecian en persona. Solicita tu visita.
Solicita tu visita.
Concertamos la visita a la hora que prefieras.
Concierta una visita para conocer el piso.
Si las cifras te encajan, llámanos y vemos el piso.
Pide la documentación y haz tus números.
Para visitar el piso, llámanos.
Escríbenos y concertamos una visita.
Llámanos y vemos los números contigo.
`,
    ],
    [
      "vos",
      `
Llamanos y concertamos una visita.
Para visitar el piso, llamanos o escribinos.
Escribinos y elegimos día para ver el piso.
Vení a ver viewsel parque Central desde aquí. Escribinos y buscamos hora.
¿Empezamos la visita por hasTerracela terraza? Escribinos y ponemos día.
Escribinos y vení a conocer el piso.
Decinos qué día te viene bien y vamos a ver el piso.
¿Querés ver el piso? Escribinos y buscamos un día.
Las vistas viewsal parque Central se aprecian en persona. Solicitá tu visita.
Solicitá tu visita.
Concertamos la visita a la hora que prefieras.
Concertá una visita para conocer el piso.
Si las cifras te encajan, llamanos y vemos el piso.
Pedí la documentación y hacé tus números.
Para visitar el piso, llamanos.
Escribinos y concertamos una visita.
Llamanos y vemos los números con vos.
`,
    ],
    [
      "usted",
      `
Llámenos y concertamos una visita.
Para visitar el piso, llámenos o escríbanos.
Escríbanos y elegimos día para ver el piso.
Venga a ver viewsel parque Central desde aquí. Escríbanos y buscamos hora.
¿Empezamos la visita por hasTerracela terraza? Escríbanos y ponemos día.
Escríbanos y venga a conocer el piso.
Díganos qué día le viene bien y vamos a ver el piso.
¿Quiere ver el piso? Escríbanos y buscamos un día.
Las vistas viewsal parque Central se aprecian en persona. Solicite su visita.
Solicite su visita.
Concertamos la visita a la hora que usted prefiera.
Concierte una visita para conocer el piso.
Si las cifras le encajan, llámenos y vemos el piso.
Pida la documentación y haga sus números.
Para visitar el piso, llámenos.
Escríbanos y concertamos una visita.
Llámenos y vemos los números con usted.
`,
    ],
  ] as const)("by %s, in each tone", (person, expected) => {
    expect(linesOf(TONES.flatMap((tone) => grammarOf("es-ES").calls(saying(FLAT, "es-ES", { tone, person }))))).toBe(
      expected,
    );
  });

  test("in English, in each tone", () => {
    expect(linesOf(TONES.flatMap((tone) => grammarOf("en").calls(saying(FLAT, "en", { tone }))))).toBe(`
To see the views of viewsparque Central, get in touch and we will arrange a viewing.
Call us for a viewing, which can begin with the views of viewsparque Central.
Tell us when suits you and come and see the views of viewsparque Central for yourself.
Shall we start with the views of viewsparque Central? Write to us and we will show you round.
We would be pleased to show you the views of viewsparque Central: please contact us for an appointment.
Ask us for the paperwork and run your own numbers.
Write to us for the full figures.
Call us to go through the numbers.
`);
  });

  test("by the name that the country gives it", () => {
    const named = (facts: HomeFacts, variety: Variety, name: string) =>
      grammarOf(variety)
        .calls(saying(facts, variety))
        .some((line) => line.includes(` ${name}`));
    expect(named(HOUSE, "es-ES", "la casa")).toBe(true);
    expect(named(FLAT, "es-CO", "apartamento")).toBe(true);
    expect(named(SHOP, "es-MX", "el local comercial")).toBe(true);
  });
});
