import type { FieldKey } from "../facts.ts";
import type { Opening, Saying } from "../grammar.ts";
import { phrasesOf } from "../marks.ts";
import type { Hook } from "./hooks.ts";
import { GROUNDS, NEARBY, PLOT, SUN, TERRACE, VIEWS } from "./hooks-outdoors.ts";
import { BARE, FIGURES, ROOMS_FOR } from "./hooks-plain.ts";
import { BUILDING, FURNISHED, LAST, NEW, RENEWED, TO_REFORM } from "./hooks-state.ts";

const HOOKS = [
  FIGURES,
  VIEWS,
  TERRACE,
  GROUNDS,
  NEARBY,
  TO_REFORM,
  NEW,
  FURNISHED,
  RENEWED,
  PLOT,
  LAST,
  SUN,
  BUILDING,
  ROOMS_FOR,
  BARE,
];

/** A hook so little weaker than the strongest may open the text in its place. */
const CLOSE_BEHIND = 0.5;

const fitting = (c: Saying, { shapes }: Hook) =>
  shapes.filter(({ tones, when }) => (tones === undefined || tones.includes(c.tone)) && (when?.(c) ?? true));

/** The first sentence of a home's advert. */
export function opening(c: Saying): Opening {
  const [first, second] = HOOKS.map((hook) => ({ hook, strength: hook.strength(c) }))
    .filter(({ hook, strength }) => strength !== undefined && fitting(c, hook).length > 0)
    .sort((a, b) => b.strength! - a.strength!);
  const isSecond = second !== undefined && first!.strength! - second.strength! <= CLOSE_BEHIND && c.choose.chance(0.35);
  const shapes = fitting(c, (isSecond ? second : first)!.hook);
  const text = shapes[c.choose.index("opening", shapes.length)]!.say(c);
  const says = phrasesOf(text).flatMap(({ field }) => field ?? []);
  return { text, says: [...new Set<FieldKey>(says)] };
}
