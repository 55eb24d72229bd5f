import type { CounterpartKind, Move } from "#domain/tools/negotiation/rehearsal.ts";

type Phrases = readonly [string, string, string];

/**
 * The sentences of the rehearsed buyer. `{p}` is the price that they offer: no other figure ever stands in their words.
 */
export const PHRASES: Record<CounterpartKind, Record<Move, Phrases>> = {
  urgente: {
    opens: [
      "Tenemos que mudarnos pronto. Podemos ofrecer {p}.",
      "Nos encaja y no queremos esperar. Empezamos en {p}.",
      "El colegio empieza y hay que decidir. Damos {p}.",
    ],
    raises: [
      "De acuerdo, subimos a {p} si la fecha se cumple.",
      "Podemos llegar a {p}. ¿Cuándo firmaríamos?",
      "{p}, y dejamos la señal esta semana.",
    ],
    stands: ["Seguimos en {p}.", "Nos quedamos en {p} por ahora.", "Hoy no pasamos de {p}."],
    last: [
      "{p} es nuestra última cifra: hay otra vivienda que nos vale.",
      "No tenemos más tiempo. {p} y cerramos.",
      "Con {p} firmamos mañana. Si no, miramos la otra.",
    ],
    accepts: ["{p}. Hecho: mándanos los papeles.", "De acuerdo, {p}. ¿A dónde va la señal?", "{p}, trato hecho."],
    leaves: [
      "No llegamos. Nos quedamos con la otra.",
      "No puede ser a ese precio. Gracias por el tiempo.",
      "Tenemos que decidir hoy y no nos encaja. Suerte.",
    ],
  },
  racional: {
    opens: [
      "Hemos mirado lo que se vende en la zona. Ofrecemos {p}.",
      "Con lo que piden las viviendas parecidas, nuestra oferta es {p}.",
      "Después de hacer números ofrecemos {p}.",
    ],
    raises: [
      "Si hay movimiento, también por nuestra parte: {p}.",
      "Es razonable. Podemos subir a {p}.",
      "Acercamos posturas: {p}, con financiación aprobada.",
    ],
    stands: [
      "Si el precio no se mueve, nosotros tampoco: {p}.",
      "Seguimos en {p}. ¿Qué justifica la diferencia?",
      "No vemos un motivo nuevo. Mantenemos {p}.",
    ],
    last: [
      "{p} es lo que sale de nuestros números. No hay más.",
      "Nuestra última cifra es {p}.",
      "Hasta aquí llegamos: {p}.",
    ],
    accepts: ["{p} nos parece justo. Adelante.", "De acuerdo en {p}. Vamos con el contrato.", "Aceptamos {p}."],
    leaves: [
      "No sale a cuenta. Lo dejamos aquí.",
      "Los números no dan. Gracias por la transparencia.",
      "Preferimos esperar a otra vivienda.",
    ],
  },
  especulador: {
    opens: [
      "Pago sin hipoteca y sin preguntas: {p}.",
      "Compro varias al año. Por esta doy {p}.",
      "{p}, hoy mismo y sin condiciones.",
    ],
    raises: ["Puedo estirarme a {p}, poco más.", "Por cerrar rápido, {p}.", "{p}. A cambio firmo en una semana."],
    stands: ["Sigo en {p}. Tengo paciencia.", "Si baja tan deprisa, espero. {p}.", "Nada ha cambiado: {p}."],
    last: [
      "{p} y no vuelvo a llamar.",
      "Última cifra: {p}. Tengo otras dos en la mesa.",
      "{p}. Mañana ese dinero está en otra parte.",
    ],
    accepts: ["{p}. Cierro.", "Vale, {p}. Mañana en la notaría.", "{p}, y me llevo las llaves."],
    leaves: [
      "A ese precio no gano nada. Paso.",
      "Vendré cuando lleve seis meses anunciada.",
      "Hay más viviendas. Hasta otra.",
    ],
  },
};
