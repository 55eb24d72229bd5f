import { type DictatedToken, dictatedLength } from "./dictated-lengths.ts";
import {
  FILLER_WORDS,
  NAME_TAILS,
  OPENING_WORDS,
  OUTSIDE_WORDS,
  ROOM_WORDS,
  type RoomWord,
  SIDE_WORDS,
  type Side,
} from "./dictation-words.ts";
import type { OpeningKind } from "./plan.ts";

export interface SaidRoom {
  readonly word: RoomWord;
  name: string;
  widthMm: number;
  depthMm: number;
  side: Side | null;
  /** Name of the room beside which it lies; null is the one before. */
  beside: string | null;
  readonly openings: SaidOpening[];
}

interface SaidOpening {
  readonly kind: OpeningKind;
  widthMm: number | null;
  /** Name of the room whose wall it is in: «puerta del salón a la cocina»; null is the room it was said with. */
  from: string | null;
  /** Name of the room to which it leads; null is outside or not said. */
  to: string | null;
}

interface SaidRooms {
  readonly rooms: readonly SaidRoom[];
  /** Tokens that say nothing that was understood. */
  readonly missed: readonly DictatedToken[];
}

const MARKS = new Set([",", ";", ".", ":", "\n", "×", "*"]);
/** A figure without a unit above this is in centimetres: «puerta de 82», «520 por 380». In mm. */
const WIDEST_OPENING = 10_000;
const HUNDRED_METRES = 100_000;
const TIMES = new Set(["por", "x", "×", "*"]);

/** Reads rooms with their measures, their place and their openings, word by word; every word is looked at once. */
export function saidRooms(tokens: readonly DictatedToken[]): SaidRooms {
  const rooms: SaidRoom[] = [];
  const missed: DictatedToken[] = [];
  let side: Side | null = null;
  let opening: SaidOpening | null = null;
  let beside: string | null = null;
  let isBehind = false;
  let at = 0;
  while (at < tokens.length) {
    const { word } = tokens[at]!;
    const size = sizeAt(tokens, at);
    const current = rooms.at(-1);
    if (size && current && current.widthMm === 0 && !opening) {
      current.widthMm = size.widthMm;
      current.depthMm = size.depthMm;
      at = size.next;
      continue;
    }
    const length = opening ? dictatedLength(tokens, at) : null;
    if (opening && length && opening.widthMm === null && length.lengthMm >= 200 && word !== "una" && word !== "un") {
      opening.widthMm = length.lengthMm > WIDEST_OPENING ? Math.round(length.lengthMm / 100) : length.lengthMm;
      at = length.next;
      continue;
    }
    const wallEnd = opening ? sideOfWall(tokens, at) : null;
    if (wallEnd !== null) {
      missed.push(...tokens.slice(at, wallEnd));
      at = wallEnd;
      continue;
    }
    const kind = OPENING_WORDS[word];
    const roomWord = roomAt(tokens, at);
    const where = SIDE_WORDS[word as keyof typeof SIDE_WORDS];
    if (kind && current) {
      settle(opening);
      opening = {
        kind: tokens[at + 1]?.word === "corredera" ? slidingOf(kind) : kind,
        widthMm: null,
        from: null,
        to: null,
      };
      current.openings.push(opening);
      at += tokens[at + 1]?.word === "corredera" ? 2 : 1;
    } else if (where) {
      settle(opening);
      // Said without a pause behind a room, the place is that room's; else it is the next one's.
      isBehind = current !== undefined && current.widthMm > 0 && current.side === null && !pausesBefore(tokens, at);
      if (isBehind) current!.side = where;
      else side = where;
      opening = null;
      at++;
    } else if (roomWord && opening && opening.from === null && owns(tokens, at)) {
      opening.from = roomWord.reference;
      at += roomWord.length;
    } else if (roomWord && opening && (leads(tokens, at) || (opening.from !== null && follows(tokens, at)))) {
      opening.to = roomWord.reference;
      opening = null;
      at += roomWord.length;
    } else if (roomWord && (side !== null || isBehind) && leads(tokens, at)) {
      if (isBehind) current!.beside = roomWord.reference;
      else beside = roomWord.reference;
      isBehind = false;
      at += roomWord.referenceLength;
    } else if (roomWord) {
      const name = [roomWord.word.name, roomWord.tail].filter(Boolean).join(" ");
      settle(opening);
      rooms.push({ word: roomWord.word, name, widthMm: 0, depthMm: 0, side, beside, openings: [] });
      side = null;
      beside = null;
      opening = null;
      isBehind = false;
      at += roomWord.length;
    } else {
      if (OUTSIDE_WORDS.has(word) && opening) opening = null;
      else if ([";", ".", "\n"].includes(word)) {
        settle(opening);
        opening = null;
      } else if (!MARKS.has(word) && !FILLER_WORDS.has(word)) missed.push(tokens[at]!);
      at++;
    }
  }
  settle(opening);
  const last = rooms.at(-1);
  if (last && side !== null && last.side === null) {
    last.side = side;
    last.beside = beside;
  }
  return { rooms, missed };
}

/** Whether a comma or a stop stands before a word, small words left out. */
function pausesBefore(tokens: readonly DictatedToken[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && FILLER_WORDS.has(tokens[before]!.word) && tokens[before]!.word !== "m") before--;
  return before < 0 || MARKS.has(tokens[before]!.word);
}

/** «Puerta de la cocina» without another room leads there; a window belongs to the room that was named. */
function settle(opening: SaidOpening | null) {
  if (opening === null || opening.from === null || opening.to !== null || opening.kind.startsWith("ventana")) return;
  opening.to = opening.from;
  opening.from = null;
}

/** Where «pared del fondo» ends behind an opening: it says no place of a room. */
function sideOfWall(tokens: readonly DictatedToken[], at: number): number | null {
  if (tokens[at]?.word !== "pared" && tokens[at]?.word !== "muro") return null;
  for (let next = at + 1; next < at + 5; next++)
    if (SIDE_WORDS[(tokens[next]?.word ?? "") as keyof typeof SIDE_WORDS]) return next + 1;
  return null;
}

/** «del», «de la», «entre el» before the room that an opening belongs to. */
function owns(tokens: readonly DictatedToken[], at: number): boolean {
  const [before, second] = [tokens[at - 1]?.word ?? "", tokens[at - 2]?.word ?? ""];
  return (
    before === "del" || before === "entre" || ((before === "la" || before === "el") && ["de", "entre"].includes(second))
  );
}

/** «y la» before the second room of «puerta entre el salón y la cocina». */
function follows(tokens: readonly DictatedToken[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return before === "y" || ((before === "la" || before === "el") && tokens[at - 2]?.word === "y");
}

const slidingOf = (kind: OpeningKind): OpeningKind => (kind === "ventana" ? "ventana-corredera" : "puerta-corredera");

/** «al», «a la», «con el» before a room's word. */
function leads(tokens: readonly DictatedToken[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return (
    before === "al" ||
    before === "del" ||
    ((before === "la" || before === "el") && ["a", "con", "hacia", "de"].includes(tokens[at - 2]?.word ?? ""))
  );
}

interface FoundRoom {
  readonly word: RoomWord;
  /** Goes on with the name: «principal», «2». */
  readonly tail: string;
  readonly length: number;
  /** Name by which another room is meant, and how many tokens it takes: «salón comedor» may be two of them. */
  readonly reference: string;
  readonly referenceLength: number;
}

function roomAt(tokens: readonly DictatedToken[], at: number): FoundRoom | null {
  const word = ROOM_WORDS[tokens[at]?.word ?? ""];
  if (!word) return null;
  const next = tokens[at + 1]?.word ?? "";
  const after = tokens[at + 2]?.word ?? "";
  // «Cuarto de baño» and «sala de estar» are one room.
  if (next === "de" && (after === "bano" || after === "estar"))
    return named(tokens, at, ROOM_WORDS[after === "bano" ? "bano" : "salon"]!, "", 3);
  if (word.use === "salon" && (next === "comedor" || next === "cocina")) {
    const whole: RoomWord = next === "cocina" ? { ...word, use: "salon-cocina" } : word;
    return { word: whole, tail: next, length: 2, reference: word.name, referenceLength: 1 };
  }
  if (NAME_TAILS[next]) return named(tokens, at, word, NAME_TAILS[next], 2);
  if ((next === "de" || next === "en") && NAME_TAILS[after]?.startsWith(next))
    return named(tokens, at, word, NAME_TAILS[after], 3);
  return named(tokens, at, word, "", 1);
}

/** A room's name with the number behind it, if it has one. */
function named(tokens: readonly DictatedToken[], at: number, word: RoomWord, tail: string, length: number): FoundRoom {
  const number = numberAt(tokens, at + length);
  const whole = [tail, number].filter((part) => part !== null && part !== "").join(" ");
  const taken = number === null ? length : length + 1;
  return {
    word,
    tail: whole,
    length: taken,
    reference: whole === "" ? word.name : `${word.name} ${whole}`,
    referenceLength: taken,
  };
}

/** The number of «dormitorio 2»: whole, below a hundred, with neither unit nor «por» behind it. */
function numberAt(tokens: readonly DictatedToken[], at: number): number | null {
  const word = tokens[at]?.word ?? "";
  if (word === "un" || word === "una") return null;
  const read = dictatedLength(tokens, at);
  if (!read || read.next !== at + 1 || sizeAt(tokens, at)) return null;
  const value = read.lengthMm / 1000;
  return Number.isInteger(value) && value > 0 && value < 100 ? value : null;
}

/** Two lengths with «por» between them. */
function sizeAt(
  tokens: readonly DictatedToken[],
  at: number,
): { widthMm: number; depthMm: number; next: number } | null {
  const first = dictatedLength(tokens, at);
  if (!first || !TIMES.has(tokens[first.next]?.word ?? "")) return null;
  const second = dictatedLength(tokens, first.next + 1);
  if (!second) return null;
  // «520 por 380» is said in centimetres.
  const [widthMm, depthMm] = [first.lengthMm, second.lengthMm].map((side) =>
    side >= HUNDRED_METRES ? Math.round(side / 100) : side,
  ) as [number, number];
  return { widthMm, depthMm, next: second.next };
}
