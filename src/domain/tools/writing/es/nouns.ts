/** Spanish nouns, articles and adjectives that agree. */

/** A noun in both numbers. */
export interface Noun {
  one: string;
  many: string;
  isFeminine: boolean;
}

/** @param many the plural, where it is not with an s */
export const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, isFeminine: true });
/** @param many the plural, where it is not with an s */
export const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, isFeminine: false });

const COUNTS = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"];

/** `seis`; beyond ten, the digits. Of one there is no noun to agree with: it stays `1`. */
export const countWord = (count: number): string => (count > 1 ? (COUNTS[count] ?? `${count}`) : `${count}`);

/** `una terraza`, `dos baños`, `12 habitaciones`. */
export function counted(count: number, noun: Noun): string {
  if (count === 1) return `${noun.isFeminine ? "una" : "un"} ${noun.one}`;
  return `${COUNTS[count] ?? count} ${noun.many}`;
}

/** `una terraza` */
export const indefinite = (noun: Noun) => counted(1, noun);

/** `la terraza`, `el ático`; a stressed a takes `el`, which none of our nouns has. */
export const definite = (noun: Noun) => `${noun.isFeminine ? "la" : "el"} ${noun.one}`;

/** `luminoso` → `luminosa`, `luminosos`…; what ends otherwise than in o keeps its form but for the plural. */
export function agreeing(adjective: string, noun: Noun, count = 1): string {
  const stem = noun.isFeminine ? adjective.replace(/o$/, "a") : adjective;
  if (count === 1) return stem;
  return /[aeiouáéó]$/.test(stem) ? `${stem}s` : `${stem}es`.replace(/zes$/, "ces");
}

/** `una terraza luminosa`, `dos baños reformados`. */
export function described(count: number, noun: Noun, adjective: string): string {
  return `${counted(count, noun)} ${agreeing(adjective, noun, count)}`;
}

const ORDINALS = ["primer", "segund", "tercer", "cuart", "quint", "sext", "séptim", "octav", "noven", "décim"];

/** `tercera`, `tercer` before a masculine noun; undefined beyond ten. */
export function ordinal(n: number, noun: Noun): string | undefined {
  const stem = ORDINALS[n - 1];
  if (stem === undefined) return undefined;
  if (noun.isFeminine) return `${stem}a`;
  return /^(primer|tercer)$/.test(stem) ? stem : `${stem}o`;
}

/** `a, b y c`, with `e` before the sound of i. Marks do not count. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  const last = parts.at(-1)!;
  const sound = last.replace(/^\ue001[^\ue002]*\ue002/, "");
  const and = /^(?:h?[ií])(?![aeo])/i.test(sound) ? "e" : "y";
  return `${parts.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** `al parque`, `a la plaza`. */
export const to = (place: string) => (/^el\s/i.test(place) ? `al ${place.slice(3)}` : `a ${place}`);
