import { wordTable } from "./word-table.ts";

/** Numbers as words, without accents. */
export const UNITS = wordTable<number>({
  cero: 0,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
});

export const TENS = wordTable<number>({
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
});

const HUNDRED_STEMS: Readonly<Record<string, number>> = {
  doscient: 200,
  trescient: 300,
  cuatrocient: 400,
  quinient: 500,
  seiscient: 600,
  setecient: 700,
  novecient: 900,
  ochocient: 800,
};
export const HUNDREDS = wordTable<number>({
  cien: 100,
  ciento: 100,
  ...Object.fromEntries(
    Object.entries(HUNDRED_STEMS).flatMap(([stem, value]) => [
      [`${stem}os`, value],
      [`${stem}as`, value],
    ]),
  ),
});

/** What multiplies the number before it. "Palos" are millions in Argentina, Uruguay and Colombia, "lucas" thousands. */
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
