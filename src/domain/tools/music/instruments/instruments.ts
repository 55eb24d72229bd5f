import type { InstrumentId } from "../score/piece.ts";
import { pad, soloStrings, strings } from "./bowed-strings.ts";
import { electricPiano } from "./electric-piano.ts";
import { flute } from "./flute.ts";
import type { Instrument } from "./instrument.ts";
import { bell, electricBass, marimba, pizzicato, pluck, synthBass, uprightBass, vibraphone } from "./mallets.ts";
import { feltPiano, piano } from "./piano.ts";
import { mutedGuitar, nylonGuitar, steelGuitar } from "./plucked-string.ts";

/** Every instrument with a key, by its name in scores. */
export const INSTRUMENTS: Readonly<Record<InstrumentId, Instrument>> = {
  piano,
  "felt-piano": feltPiano,
  "electric-piano": electricPiano,
  "nylon-guitar": nylonGuitar,
  "steel-guitar": steelGuitar,
  "muted-guitar": mutedGuitar,
  strings,
  "solo-strings": soloStrings,
  pizzicato,
  pad,
  flute,
  vibraphone,
  marimba,
  bell,
  pluck,
  "upright-bass": uprightBass,
  "electric-bass": electricBass,
  "synth-bass": synthBass,
};
