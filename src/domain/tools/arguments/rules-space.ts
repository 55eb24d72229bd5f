import { HEATING_NAMES } from "../../shared/home-attributes/home-values.ts";
import type { FieldKey, HomeFacts } from "../writing/facts.ts";
import type { ArgumentRule, Stated, VisitStop, Weights } from "./rules.ts";
import { areaText, ofForm, wholeText } from "./words.ts";

/** Something that a home has or has not. */
export function having(
  field: FieldKey & keyof HomeFacts,
  feature: string,
  rest: Pick<ArgumentRule, "benefit" | "for" | "show"> & { stop: VisitStop; weights: Weights },
): ArgumentRule {
  return {
    id: field,
    ...rest,
    state: (known): Stated | undefined =>
      known.home[field] === true ? { feature, evidence: [ofForm(known, field)] } : undefined,
  };
}

const MEASURE = "El plano, o el metro en la mano.";

/** Arguments from the inside of the home and its outdoor spaces. */
export const SPACE_RULES: readonly ArgumentRule[] = [
  {
    id: "area",
    stop: "dentro",
    weights: [3, 5, 2, 3, 2, 1],
    state(known) {
      const { builtAreaM2, usableAreaM2 } = known.home;
      if (builtAreaM2 === undefined) return undefined;
      const built = ofForm(known, "builtAreaM2", areaText(builtAreaM2));
      if (usableAreaM2 === undefined) return { feature: `${areaText(builtAreaM2)} construidos`, evidence: [built] };
      return {
        feature: `${areaText(usableAreaM2)} útiles, ${areaText(builtAreaM2)} construidos`,
        evidence: [ofForm(known, "usableAreaM2", areaText(usableAreaM2)), built],
      };
    },
    benefit: "Puedes medir si caben tus muebles antes de decidir.",
    for: {
      espacio: "Compáralos con los metros que tienes hoy: la diferencia se mide.",
      invertir: "Con los metros se compara con cualquier otro anuncio.",
      segunda: "Sabes cuántos metros pagas y mantienes.",
      comodidad: "Sabes cuántos metros hay que cuidar.",
    },
    show: MEASURE,
  },
  {
    id: "rooms",
    stop: "habitaciones",
    weights: [3, 5, 5, 4, 3, 2],
    state(known) {
      const { rooms } = known.home;
      if (rooms === undefined || rooms < 2) return undefined;
      return { feature: `${rooms} habitaciones`, evidence: [ofForm(known, "rooms", wholeText(rooms))] };
    },
    benefit: "Puedes dar a cada cuarto un uso distinto.",
    for: {
      espacio: "Compáralas con las que tienes hoy, cuarto a cuarto.",
      teletrabajo: ({ figures }) =>
        figures.roomsLeft === 1
          ? "Una puede ser el despacho, y queda otra para dormir."
          : `Una puede ser el despacho, y quedan ${figures.roomsLeft}.`,
      invertir: "Dicen con qué anuncios de alquiler compararla.",
      segunda: "Quien venga a verte tiene dónde dormir.",
      comodidad: "Puedes usar a diario solo las que quieras.",
    },
    show: MEASURE,
  },
  {
    id: "bathrooms",
    stop: "banos",
    weights: [2, 4, 2, 3, 3, 3],
    state(known) {
      const { bathrooms } = known.home;
      if (bathrooms === undefined || bathrooms < 2) return undefined;
      return { feature: `${bathrooms} baños`, evidence: [ofForm(known, "bathrooms", wholeText(bathrooms))] };
    },
    benefit: "Uno queda libre cuando el otro está ocupado.",
    show: "Abre los grifos durante la visita.",
  },
  {
    id: "terrace",
    stop: "fuera",
    weights: [3, 5, 5, 3, 5, 4],
    state(known) {
      const { hasTerrace, terraceAreaM2 } = known.home;
      if (!hasTerrace) return undefined;
      const has = ofForm(known, "hasTerrace");
      if (terraceAreaM2 === undefined) return { feature: "Terraza", evidence: [has] };
      return {
        feature: `Terraza de ${areaText(terraceAreaM2)}`,
        evidence: [ofForm(known, "terraceAreaM2", areaText(terraceAreaM2)), has],
      };
    },
    benefit: "Aire libre sin salir de casa.",
    for: {
      espacio: "Se suma a los cuartos que hay dentro.",
      teletrabajo: "Un sitio donde parar entre llamadas, sin salir de casa.",
      invertir: "Un dato concreto que poner en el anuncio de alquiler.",
      segunda: "Puedes comer fuera sin salir de casa.",
    },
    show: "Sal a ella y mídela.",
  },
  having("hasGarden", "Jardín", {
    stop: "fuera",
    weights: [2, 4, 3, 2, 4, 1],
    benefit: "Suelo al aire libre, además de lo que hay dentro.",
    show: "La nota simple dice si es privativo o común.",
  }),
  having("hasPool", "Piscina", {
    stop: "anejos",
    weights: [2, 3, 1, 3, 5, 2],
    benefit: "Puedes bañarte sin desplazarte.",
    for: { invertir: "Un dato concreto que poner en el anuncio de alquiler." },
    show: "La nota simple dice si es privativa; si es común, pide sus normas.",
  }),
  {
    id: "plot",
    stop: "fuera",
    weights: [1, 4, 2, 2, 4, 1],
    state(known) {
      const { plotAreaM2 } = known.home;
      if (plotAreaM2 === undefined) return undefined;
      const area = areaText(plotAreaM2);
      return { feature: `Parcela de ${area}`, evidence: [ofForm(known, "plotAreaM2", area)] };
    },
    benefit: "Metros de suelo que puedes recorrer hoy.",
    show: "La ficha del Catastro, con su superficie.",
  },
  having("hasWardrobes", "Armarios empotrados", {
    stop: "habitaciones",
    weights: [3, 2, 1, 3, 3, 3],
    benefit: "Son muebles que no tienes que comprar ni subir.",
    show: "Abre las puertas.",
  }),
  having("hasStorageRoom", "Trastero", {
    stop: "anejos",
    weights: [2, 4, 2, 2, 3, 2],
    benefit: "Lo que no usas a diario no ocupa la vivienda.",
    show: "Baja a verlo; la nota simple dice si va con la vivienda.",
  }),
  having("hasAirConditioning", "Aire acondicionado", {
    stop: "dentro",
    weights: [3, 1, 4, 3, 3, 3],
    benefit: "Ya está puesto: no lo tienes que instalar tú.",
    show: "Enciéndelo durante la visita.",
  }),
  {
    id: "heating",
    stop: "dentro",
    weights: [2, 1, 3, 2, 1, 3],
    state(known) {
      const { heating } = known.home;
      if (heating === undefined) return undefined;
      const name = HEATING_NAMES[heating];
      return { feature: `Calefacción: ${name.toLocaleLowerCase("es")}`, evidence: [ofForm(known, "heating", name)] };
    },
    benefit: "Ya está puesta, y su última factura dice lo que gasta.",
    show: "La última factura de invierno.",
  },
  having("isFurnished", "Amueblada", {
    stop: "dentro",
    weights: [3, 0, 1, 5, 4, 1],
    benefit: "Puedes usarla sin comprar muebles primero.",
    for: { invertir: "Puedes alquilarla sin comprar muebles primero." },
    show: "El inventario de lo que se queda, por escrito.",
  }),
  {
    id: "views",
    stop: "dentro",
    weights: [1, 2, 3, 1, 4, 2],
    state(known) {
      const { views } = known.home;
      return views === undefined
        ? undefined
        : { feature: `Vistas: ${views}`, evidence: [ofForm(known, "views", views)] };
    },
    benefit: "Asómate: es lo que verás desde casa.",
    show: "La ventana.",
  },
  {
    id: "orientation",
    stop: "dentro",
    weights: [1, 2, 3, 0, 2, 2],
    state(known) {
      const { orientation } = known.home;
      if (orientation === undefined) return undefined;
      return { feature: `Orientación ${orientation}`, evidence: [ofForm(known, "orientation", orientation)] };
    },
    benefit: "Sabes hacia dónde mira y a qué hora te conviene volver a verla.",
    show: "La brújula del móvil.",
  },
  having("isExterior", "Exterior", {
    stop: "dentro",
    weights: [3, 3, 4, 3, 2, 3],
    benefit: "Hay ventanas que dan a un espacio abierto: ábrelas.",
    for: { teletrabajo: "Puedes poner la mesa en un cuarto que da fuera." },
    show: "Abre las ventanas durante la visita.",
  }),
];
