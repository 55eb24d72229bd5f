import { wordTable } from "../format/spelled-numbers.ts";

/**
 * Words that multiply the number before them. "Palos" are millions in Argentina, Uruguay and Colombia, "lucas"
 * thousands.
 */
export const SCALES = wordTable<number>({
  mil: 1e3,
  miles: 1e3,
  k: 1e3,
  luca: 1e3,
  lucas: 1e3,
  millon: 1e6,
  millones: 1e6,
  mill: 1e6,
  millo: 1e6,
  mm: 1e6,
  palo: 1e6,
  palos: 1e6,
  melon: 1e6,
  melones: 1e6,
  // Mexico's millions of pesos and of dollars.
  mdp: 1e6,
  mdd: 1e6,
});

export const ORDINALS = wordTable<number>({
  primer: 1,
  primero: 1,
  primera: 1,
  segundo: 2,
  segunda: 2,
  tercer: 3,
  tercero: 3,
  tercera: 3,
  cuarto: 4,
  cuarta: 4,
  quinto: 5,
  quinta: 5,
  sexto: 6,
  sexta: 6,
  septimo: 7,
  septima: 7,
  octavo: 8,
  octava: 8,
  noveno: 9,
  novena: 9,
  decimo: 10,
  decima: 10,
});
