const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Semitones above C, 0 to 11, of a name as "F#" or "Bb". @throws when it is no name of a note */
export function pitchClassOf(name: string): number {
  const letter = LETTERS[name[0] ?? ""];
  const sign = name.slice(1);
  if (letter === undefined || !["", "#", "b"].includes(sign)) throw new Error(`No note is called "${name}".`);
  return (letter + (sign === "#" ? 1 : sign === "b" ? 11 : 0)) % 12;
}

/** The key of a name as "C4" (60, middle C), "Bb3" or "F#5". @throws when it is no name of a key */
export function pitchOf(name: string): number {
  const octave = Number(name.at(-1));
  const letter = LETTERS[name[0] ?? ""];
  const sign = name.slice(1, -1);
  if (letter === undefined || !Number.isInteger(octave) || !["", "#", "b"].includes(sign))
    throw new Error(`No key is called "${name}".`);
  return 12 * (octave + 1) + letter + (sign === "#" ? 1 : sign === "b" ? -1 : 0);
}
