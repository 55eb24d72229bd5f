/** A conversation that nobody had, for visitors: it is read and summed up by the same engine as a real one. */
export const DEMO_TITLE = "Chat de ejemplo con Ana";
export const DEMO_DAY = "2025-03-28";
export const DEMO_CONVERSATION = `[27/3/25, 18:02:11] Ana: Hola, vi el piso de la calle Cuba. Buscamos en Ruzafa, con 3 habitaciones.
[27/3/25, 18:20:40] Marta Inmobiliaria: Hola, Ana. Sigue disponible. ¿Qué presupuesto tenéis?
[27/3/25, 18:26:03] Ana: Hasta 240.000 €, y tiene que tener ascensor.
[27/3/25, 18:31:57] Marta Inmobiliaria: Entendido. Os enseño ese y otro parecido.
[28/3/25, 09:05:12] Ana: Lo hemos hablado y llegaríamos hasta 250.000 €. La hipoteca la tenemos preaprobada.
[28/3/25, 09:41:30] Marta Inmobiliaria: Perfecto. Te envío la nota simple mañana.
[28/3/25, 21:14:45] Ana: El de la calle Cuba me parece muy caro para lo que es.
[28/3/25, 21:29:08] Marta Inmobiliaria: Lo vemos con calma en la visita. El lunes a las 18 nos vemos en el portal.
[28/3/25, 21:33:50] Ana: Vale. ¿Los gastos de comunidad cuánto son?
`;
