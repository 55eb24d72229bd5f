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
  /** Word of the room beside which it lies; null is the one before. */
  beside: string | null;
  readonly openings: SaidOpening[];
}

interface SaidOpening {
  readonly kind: OpeningKind;
  widthMm: number | null;
  /** Word of the room to which it leads; null is outside or not said. */
  to: string | null;
}

export interface SaidRooms {
  readonly rooms: readonly SaidRoom[];
  /** Tokens that say nothing that was understood. */
  readonly missed: readonly DictatedToken[];
}

const MARKS = new Set([",", ";", ".", ":", "\n", "×", "*"]);
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
      opening.widthMm = length.lengthMm;
      at = length.next;
      continue;
    }
    const kind = OPENING_WORDS[word];
    const roomWord = roomAt(tokens, at);
    const where = SIDE_WORDS[word as keyof typeof SIDE_WORDS];
    if (kind && current) {
      opening = { kind: tokens[at + 1]?.word === "corredera" ? slidingOf(kind) : kind, widthMm: null, to: null };
      current.openings.push(opening);
      at += tokens[at + 1]?.word === "corredera" ? 2 : 1;
    } else if (where) {
      // Said without a pause behind a room, the place is that room's; else it is the next one's.
      isBehind = current !== undefined && current.widthMm > 0 && current.side === null && !pausesBefore(tokens, at);
      if (isBehind) current!.side = where;
      else side = where;
      opening = null;
      at++;
    } else if (roomWord && opening && leads(tokens, at)) {
      opening.to = word;
      opening = null;
      at += roomWord.length;
    } else if (roomWord && (side !== null || isBehind) && leads(tokens, at)) {
      if (isBehind) current!.beside = word;
      else beside = word;
      isBehind = false;
      at += roomWord.word.name === "Baño" ? roomWord.length : 1;
    } else if (roomWord) {
      const name = [roomWord.word.name, roomWord.tail].filter(Boolean).join(" ");
      rooms.push({ word: roomWord.word, name, widthMm: 0, depthMm: 0, side, beside, openings: [] });
      side = null;
      beside = null;
      opening = null;
      isBehind = false;
      at += roomWord.length;
    } else {
      if (OUTSIDE_WORDS.has(word) && opening) opening = null;
      else if ([";", ".", "\n"].includes(word)) opening = null;
      else if (!MARKS.has(word) && !FILLER_WORDS.has(word)) missed.push(tokens[at]!);
      at++;
    }
  }
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

function roomAt(tokens: readonly DictatedToken[], at: number): { word: RoomWord; tail: string; length: number } | null {
  const word = ROOM_WORDS[tokens[at]?.word ?? ""];
  if (!word) return null;
  const next = tokens[at + 1]?.word ?? "";
  const after = tokens[at + 2]?.word ?? "";
  // «Cuarto de baño» and «sala de estar» are one room.
  if (next === "de" && (after === "bano" || after === "estar"))
    return { word: ROOM_WORDS[after === "bano" ? "bano" : "salon"]!, tail: "", length: 3 };
  if (next === "comedor" && word.use === "salon") return { word, tail: "comedor", length: 2 };
  if (next === "cocina" && word.use === "salon")
    return { word: { ...word, use: "salon-cocina" }, tail: "cocina", length: 2 };
  if (NAME_TAILS[next]) return { word, tail: NAME_TAILS[next], length: 2 };
  if (next === "de" && NAME_TAILS[after]?.startsWith("de")) return { word, tail: NAME_TAILS[after], length: 3 };
  return { word, tail: "", length: 1 };
}

/** Two lengths with «por» between them. */
function sizeAt(
  tokens: readonly DictatedToken[],
  at: number,
): { widthMm: number; depthMm: number; next: number } | null {
  const first = dictatedLength(tokens, at);
  if (!first || !TIMES.has(tokens[first.next]?.word ?? "")) return null;
  const second = dictatedLength(tokens, first.next + 1);
  return second ? { widthMm: first.lengthMm, depthMm: second.lengthMm, next: second.next } : null;
}
