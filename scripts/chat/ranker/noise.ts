import { pick, type Random } from "../random.ts";

/** All that haste, a telephone's keyboard, dictation and uncertain spelling do to a question. */

/** Letters taken for others that sound alike, each way. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/v/g, "b"],
  [/b/g, "v"],
  [/z/g, "s"],
  [/c(?=[eiéí])/g, "s"],
  [/s(?=[eiéí])/g, "c"],
  [/ll/g, "y"],
  [/y(?=[aeiouáéíóú])/g, "ll"],
  [/h/g, ""],
  [/qu(?=[eiéí])/g, "k"],
  [/c(?=[aou])/g, "k"],
  [/g(?=[eiéí])/g, "j"],
  [/j(?=[eiéí])/g, "g"],
  [/m(?=p)/g, "n"],
  [/x/g, "s"],
  [/gü/g, "w"],
  [/ñ/g, "n"],
];
/** As telephones write them. */
const SHORT: Readonly<Record<string, string>> = {
  que: "q",
  qué: "q",
  porque: "xq",
  por: "x",
  para: "pa",
  también: "tmb",
  como: "cmo",
  cuánto: "cuanto",
  cuando: "cdo",
  días: "ds",
  de: "d",
  con: "c",
};
const NUMBERS = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
];
/** Each kind of noise with its chance. */
const KINDS: readonly (readonly [number, (text: string, random: Random) => string])[] = [
  [
    0.45,
    (text) =>
      text
        .normalize("NFD")
        .replace(/[\u0300\u0301\u0308]/g, "")
        .normalize("NFC"),
  ],
  [0.45, (text) => text.replace(/[¿?¡!.,;:«»"]/g, "").toLowerCase()],
  [0.3, (text, random) => inWords(text, random, 0.25, soundAlike)],
  [0.2, (text, random) => inWords(text, random, 0.18, slip)],
  [0.15, (text, random) => inWords(text, random, 0.5, (word) => SHORT[word] ?? word)],
  [0.1, (text) => text.replace(/\b(\d{1,2})\b/g, (figure) => NUMBERS[Number(figure)] ?? figure)],
  [0.06, (text) => text.toUpperCase()],
];

/** The question with some noise, or as it is. */
export function noisy(text: string, random: Random): string {
  return KINDS.reduce((said, [chance, change]) => (random() < chance ? change(said, random) : said), text);
}

function inWords(
  text: string,
  random: Random,
  chance: number,
  change: (word: string, random: Random) => string,
): string {
  return text
    .split(" ")
    .map((word) => (random() < chance ? change(word, random) : word))
    .join(" ");
}

function soundAlike(word: string, random: Random): string {
  const possible = SOUNDS.filter(([letters]) => word.search(letters) >= 0);
  if (possible.length === 0) return word;
  const [letters, instead] = pick(possible, random);
  return word.replace(letters, instead);
}

/** One letter dropped, doubled, or changed with its neighbour. */
function slip(word: string, random: Random): string {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.45) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.65) return word.slice(0, at) + word[at] + word.slice(at);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}
