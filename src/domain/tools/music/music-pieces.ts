import { clearMorning } from "./pieces/clear-morning.ts";
import { greatHall } from "./pieces/great-hall.ts";
import { newKeys } from "./pieces/new-keys.ts";
import { nightTerrace } from "./pieces/night-terrace.ts";
import { openBalcony } from "./pieces/open-balcony.ts";
import { orangeCourtyard } from "./pieces/orange-courtyard.ts";
import { rainyAfternoon } from "./pieces/rainy-afternoon.ts";
import { rooftopSunset } from "./pieces/rooftop-sunset.ts";
import { seasideWalk } from "./pieces/seaside-walk.ts";
import { whiteStreet } from "./pieces/white-street.ts";
import type { Piece } from "./score/piece.ts";

const PIECES: readonly Piece[] = [
  clearMorning,
  orangeCourtyard,
  openBalcony,
  rooftopSunset,
  nightTerrace,
  greatHall,
  whiteStreet,
  seasideWalk,
  rainyAfternoon,
  newKeys,
];

/** A piece as a list of music shows it. */
export interface MusicPiece {
  id: string;
  /** Spanish title. */
  name: string;
  /** Spanish words for its mood. */
  mood: string;
  beatsPerMinute: number;
  /** Spanish name of its key. */
  key: string;
}

/** All pieces in the order in which they are offered. */
export const MUSIC_PIECES: readonly MusicPiece[] = PIECES.map(({ id, name, mood, beatsPerMinute, key }) => ({
  id,
  name,
  mood,
  beatsPerMinute,
  key,
}));

/** The score of a piece. @throws when no piece has that id */
export function pieceOf(id: string): Piece {
  const piece = PIECES.find((candidate) => candidate.id === id);
  if (!piece) throw new Error(`No piece of music is called "${id}".`);
  return piece;
}
