import type { FieldKey } from "../facts.ts";
import type { Opening, Saying } from "../grammar.ts";
import { phrasesOf } from "../marks.ts";
import type { Hook } from "./hooks.ts";
import { GATHERED } from "./hooks-gathered.ts";
import { GROUNDS, NEARBY, PLOT, SIDE, TERRACE, VIEWS } from "./hooks-outdoors.ts";
import { BARE, FIGURES, PARKED, ROOMS_FOR, SPACE, STREET, TOGETHER } from "./hooks-plain.ts";
import { BUILDING, DETAILS, FURNISHED, LAST, NEW, RENEWED, TO_REFORM } from "./hooks-state.ts";
import { LAND, OUT, SEEN, STEPS } from "./ideas-outdoors.ts";
import { BEFORE_WORKS, OLD_AND_NEW, TO_DECIDE, TWO_WAYS, WORKS_DONE } from "./ideas-state.ts";
import { isBuilt } from "./state.ts";

const HOOKS = [
  SEEN,
  OUT,
  LAND,
  STEPS,
  TO_DECIDE,
  BEFORE_WORKS,
  OLD_AND_NEW,
  WORKS_DONE,
  TWO_WAYS,
  FIGURES,
  GATHERED,
  VIEWS,
  TERRACE,
  GROUNDS,
  NEARBY,
  TO_REFORM,
  NEW,
  DETAILS,
  TOGETHER,
  FURNISHED,
  RENEWED,
  PLOT,
  SPACE,
  STREET,
  LAST,
  SIDE,
  BUILDING,
  PARKED,
  ROOMS_FOR,
  BARE,
];

/** A hook so little weaker than the strongest may open the text in its place. */
const CLOSE_BEHIND = 0.9;
/** Share of the texts that begin with another hook than the strongest, where one is close behind. */
export const SHARE_OF_OTHERS = 0.5;

const suiting = (c: Saying, shapes: Hook["shapes"] = []) =>
  shapes.filter(({ tones, when }) => (tones === undefined || tones.includes(c.tone)) && (when?.(c) ?? true));

/** The first sentence of a home's advert. */
export function opening(c: Saying): Opening {
  const found = HOOKS.map((hook) => ({ hook, strength: hook.strength(c) }))
    .filter(({ hook, strength }) => strength !== undefined && suiting(c, hook.shapes).length > 0)
    .sort((a, b) => b.strength! - a.strength!);
  const [first, ...others] = found;
  const close = others.filter(({ strength }) => first!.strength! - strength! <= CLOSE_BEHIND);
  const isOther = close.length > 0 && c.choose.chance(SHARE_OF_OTHERS);
  const { hook } = isOther ? close[c.choose.index("hook", close.length)]! : first!;
  const shapes = suiting(c, hook.shapes);
  const text = shapes[c.choose.index("opening", shapes.length)]!.say(c);
  const says = phrasesOf(text).flatMap(({ field }) => field ?? []);
  return {
    text,
    says: [...new Set<FieldKey>(says)],
    // A home that is still to be built cannot be looked at.
    ends: isBuilt(c) ? suiting(c, hook.ends).map((end) => end.say(c)) : [],
  };
}
