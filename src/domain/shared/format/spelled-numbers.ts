/** A table looked into with whatever somebody wrote: "constructor", which every object has, is in none. */
export const wordTable = <Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, table);

const inOrder = (words: string, from: number, by = 1): [word: string, value: number][] =>
  words.split(" ").flatMap((group, i) => group.split("/").map((word): [string, number] => [word, from + i * by]));

/** Spanish numbers in words, folded: without accents, in lower case. From nought to twenty-nine each is one word. */
export const SPELLED_UNITS = wordTable<number>(
  Object.fromEntries([
    ...inOrder("cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 0),
    ...inOrder("dieciseis diecisiete dieciocho diecinueve veinte veintiun/veintiuno/veintiuna veintidos", 16),
    ...inOrder("veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve", 23),
  ]),
);

export const SPELLED_TENS = wordTable<number>(
  Object.fromEntries(inOrder("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10)),
);

export const SPELLED_HUNDREDS = wordTable<number>(
  Object.fromEntries([
    ...inOrder("cien/ciento", 100),
    ...inOrder("doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas", 200, 100),
    ...inOrder("quinientos/quinientas seiscientos/seiscientas setecientos/setecientas", 500, 100),
    ...inOrder("ochocientos/ochocientas novecientos/novecientas", 800, 100),
  ]),
);
