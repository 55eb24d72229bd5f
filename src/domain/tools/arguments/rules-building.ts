import { isInBuilding } from "./figures.ts";
import type { ArgumentRule } from "./rules.ts";
import { having } from "./rules-space.ts";
import { energyEvidence, FORM_SOURCE, floorText, ofForm, renovationEvidence } from "./words.ts";

/** A building is young enough to say so. */
const YOUNG_YEARS = 20;
const GOOD_RATINGS = ["A", "B", "C", "D"];
const MOST_NEARBY_NAMED = 3;

/** Access, state of the building, and surroundings. */
export const BUILDING_RULES: readonly ArgumentRule[] = [
  {
    id: "lift",
    stop: "llegada",
    weights: [3, 3, 2, 4, 3, 5],
    state(known) {
      const { hasLift, floor, type } = known.home;
      if (!hasLift) return undefined;
      const lift = ofForm(known, "hasLift");
      if (floor === undefined || floor < 1 || !isInBuilding(type)) return { feature: "Ascensor", evidence: [lift] };
      return {
        feature: `Ascensor, y está en la ${floorText(floor)}`,
        evidence: [lift, ofForm(known, "floor", String(floor))],
      };
    },
    benefit: "La compra y las maletas no se cargan por la escalera.",
    for: { invertir: "No descartas a quien solo mira casas con él." },
    show: "Sube en él; mira si hay escalones hasta el portal.",
  },
  {
    id: "ground",
    stop: "llegada",
    weights: [0, 1, 0, 0, 2, 4],
    state(known) {
      const { floor, type } = known.home;
      if (floor !== 0 || !isInBuilding(type)) return undefined;
      return { feature: "Planta baja", evidence: [ofForm(known, "floor", "0")] };
    },
    benefit: "Se entra sin subir plantas.",
    show: "El recorrido desde la calle, con sus escalones si los hay.",
  },
  having("isTopFloor", "Última planta", {
    stop: "llegada",
    weights: [1, 2, 3, 1, 2, 1],
    benefit: "No hay otra vivienda encima.",
    show: "Pregunta cuándo se revisó la cubierta.",
  }),
  having("hasDoorman", "Conserje", {
    stop: "llegada",
    weights: [1, 1, 3, 2, 5, 4],
    benefit: "Hay alguien en la finca a quien acudir en su horario.",
    for: {
      teletrabajo: "Pregúntale si recoge paquetes mientras trabajas.",
      segunda: "Hay alguien en la finca cuando tú no estás, en su horario.",
    },
    show: "Su horario, en el portal o en los estatutos.",
  }),
  having("hasParkingIncluded", "Plaza de garaje incluida en el precio", {
    stop: "anejos",
    weights: [3, 4, 2, 3, 4, 4],
    benefit: "No tienes que comprar ni alquilar otra aparte.",
    show: "La nota simple, y el coche dentro.",
  }),
  {
    id: "condition",
    stop: "dentro",
    weights: [4, 2, 3, 5, 4, 5],
    state(known) {
      const { condition } = known.home;
      if (condition === "obra_nueva")
        return { feature: "Obra nueva", evidence: [ofForm(known, "condition", "Obra nueva")] };
      if (condition === "bueno")
        return { feature: "En buen estado", evidence: [ofForm(known, "condition", "Buen estado")] };
      return undefined;
    },
    benefit: "Puedes entrar sin hacer obra y cambiar después lo que quieras.",
    for: { invertir: "Puedes anunciarla sin hacer obra antes." },
    show: "Techos, enchufes, grifos y bajo el fregadero.",
  },
  {
    id: "renovations",
    stop: "dentro",
    weights: [4, 2, 2, 5, 3, 4],
    state(known) {
      const { renovations } = known.given;
      if (renovations.length === 0) return undefined;
      const stated = renovations.map(({ what, year, hasInvoice }) => {
        const notes = [year === undefined ? "" : String(year), hasInvoice ? "con factura" : ""].filter(Boolean);
        return notes.length > 0 ? `${what} (${notes.join(", ")})` : what;
      });
      return { feature: `Ya hecho: ${stated.join("; ")}`, evidence: renovationEvidence(known) };
    },
    benefit: "Es obra que no tienes que hacer tú.",
    for: {
      invertir: ({ given }) =>
        given.renovations.some(({ hasInvoice }) => hasInvoice)
          ? "Es obra que no tienes que pagar tú, y la factura dice cuánto costó."
          : "Es obra que no tienes que pagar tú.",
    },
    show: "Las facturas, con su fecha y su garantía.",
  },
  {
    id: "energy",
    stop: "dentro",
    weights: [3, 1, 3, 2, 1, 3],
    state(known) {
      const { energyRating } = known.home;
      if (energyRating === undefined || !GOOD_RATINGS.includes(energyRating)) return undefined;
      return { feature: `Certificado energético ${energyRating}`, evidence: energyEvidence(known) };
    },
    benefit: "Compárala con la letra de donde vives y con las otras que visites.",
    show: "El certificado, con su número de registro.",
  },
  {
    id: "year",
    stop: "llegada",
    weights: [3, 2, 2, 3, 2, 3],
    state(known) {
      const { yearBuilt } = known.home;
      const { today } = known.given;
      if (yearBuilt === undefined || yearBuilt < Number(today.slice(0, 4)) - YOUNG_YEARS) return undefined;
      return { feature: `Construida en ${yearBuilt}`, evidence: [ofForm(known, "yearBuilt", String(yearBuilt))] };
    },
    benefit: "El libro del edificio dice con qué se hizo.",
    show: "El libro del edificio y la ficha del Catastro.",
  },
  {
    id: "nearby",
    stop: "llegada",
    weights: [4, 2, 3, 4, 4, 5],
    state(known) {
      const places = (known.home.nearby ?? []).slice(0, MOST_NEARBY_NAMED);
      if (places.length === 0) return undefined;
      return {
        feature: `Cerca: ${places.join("; ")}`,
        evidence: places.map((value) => ({
          kind: "ficha" as const,
          datum: "Qué hay cerca",
          value,
          source: FORM_SOURCE,
          date: known.given.today,
        })),
      };
    },
    benefit: "Haz el camino a pie antes de decidir.",
    for: { invertir: "Es lo que se pone en el anuncio de alquiler, y se comprueba en el mapa." },
    show: "El mapa del móvil, con la ruta andando.",
  },
];
