import type { PlannedTool } from "./planned-tool.ts";

export const smartMatching: PlannedTool = {
  path: "/smart-matching",
  module: "gestion",
  title: "Smart matching",
  summary: "Compradores que encajan con cada vivienda.",
  icon: "Shuffle",
  words: "compradores demanda cruce encaje cartera emparejar cruzar demandas matching",
  startsFrom: ["comprador"],
  askedAs: `
    qué comprador encaja con esta casa
    emparejar clientes y propiedades
    cruzar oferta y demanda
    a quién le ofrezco este piso
    match entre compradores y viviendas
    sugerir inmuebles a un interesado
    casar demandas con la cartera`,
  capture: [{ goal: "vender", place: 50, purpose: "Encuentra a quién le encaja." }],
  page: {
    description:
      "Qué compradores encajan con cada vivienda y por qué, en las dos direcciones y con lo que casi encaja. Mira qué hará.",
    lead: "Cruzará compradores y viviendas con una sola nota en las dos direcciones, y dirá por qué encaja, por qué casi y por qué no.",
    does: [
      "Descartará lo imposible: otra operación, o más caro que el presupuesto y su margen.",
      "Puntuará precio, zona, habitaciones, extras y superficie.",
      "Dirá qué falta por confirmar, sin restar puntos por no saberlo.",
      "Aprenderá de lo que cada comprador descarta, con un tope.",
      "No volverá a enviar la misma vivienda si nada ha cambiado.",
    ],
    moment: "Para el minuto después de captar: a quién se lo cuento primero.",
    needs: "Lo que busca cada comprador y tu cartera.",
    gives: "Lista con motivos, borrador de mensaje y CSV.",
    limits: ["No usará nacionalidad, edad ni familia.", "No enviará nada solo."],
    engine: "Una suma ponderada y explicada. Un modelo podrá leer preferencias de un chat.",
    example: {
      given:
        "Comprador con 250.000\u00a0€ y un 10\u00a0% de margen. La vivienda cuesta 262.500\u00a0€ y encaja en todo lo demás.",
      rows: [
        { label: "Precio, a mitad del margen", value: "15 de 30" },
        { label: "El resto", value: "70 de 70" },
        { label: "Nota", value: "85" },
        { label: "Si costara 275.001\u00a0€", value: "Fuera: supera el margen" },
      ],
      reading: "Un euro de más sobre el margen la saca de la lista, y el motivo se lee.",
    },
    meanwhile: [
      {
        to: "/calculadora-capacidad",
        label: "Calculadora de capacidad de compra",
        text: "El presupuesto con el que se cruza, calculado.",
      },
    ],
  },
};
