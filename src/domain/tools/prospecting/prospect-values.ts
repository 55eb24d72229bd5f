/** Where an owner was heard of. */
export const PROSPECT_SOURCES = [
  "portal",
  "cartel",
  "referido",
  "cliente-antiguo",
  "puerta-fria",
  "herencia",
  "valoracion-web",
  "otro",
] as const;
/** Where an owner was heard of. */
export type ProspectSource = (typeof PROSPECT_SOURCES)[number];

/** Names of the origins in the form. */
export const PROSPECT_SOURCE_NAMES: Record<ProspectSource, string> = {
  portal: "Anuncio en un portal",
  cartel: "Cartel en la fachada",
  referido: "Referido",
  "cliente-antiguo": "Cliente antiguo",
  "puerta-fria": "Puerta fría",
  herencia: "Herencia",
  "valoracion-web": "Pidió una valoración",
  otro: "Otro",
};

/** Meaning of each number of the motive: the same for everybody, or the points compare nothing. */
export const MOTIVES = [
  "No quiere vender",
  "Quiere saber cuánto vale, nada más",
  "Vendería si le pagan lo que pide",
  "Lo ha decidido, sin prisa",
  "Tiene fecha: ha comprado otra o se muda",
  "Tiene que vender ya",
] as const;

/** The next actions, in the order of the board. */
export const NEXT_ACTIONS = ["llamar", "visitar", "esperar", "no-llamar", "sin-datos"] as const;
/** A column of the board. */
export type NextAction = (typeof NEXT_ACTIONS)[number];

/** Names of the board's columns. */
export const NEXT_ACTION_NAMES: Record<NextAction, string> = {
  llamar: "Llamar hoy",
  visitar: "Visitar",
  esperar: "Esperar a que venza",
  "no-llamar": "No llamar",
  "sin-datos": "Sin datos",
};
