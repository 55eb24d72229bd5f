import { useToolRun } from "#ui/tool/tool-run-context.tsx";

type Texts = Readonly<Record<string, string>>;
type Turns = Readonly<Record<string, number>>;

const recordOf = <T>(value: unknown): Readonly<Record<string, T>> =>
  typeof value === "object" && value !== null ? (value as Record<string, T>) : {};

/**
 * Changes one post of the week and leaves the others: a text of the person's own, or another opening. Absent where nothing may be changed:
 * on the worked example, and for whoever the week was sent to.
 */
export function usePostChanges() {
  const { input, isExample, isLive, isRunning, change, rerun } = useToolRun();
  if (isExample || input.home === undefined) return null;
  const edits = recordOf<string>(input.edits) as Texts;
  const variants = recordOf<number>(input.variants) as Turns;
  // A week that was shortened meanwhile keeps its links: the form was filled before.
  const apply = (changes: Record<string, unknown>) =>
    (isLive ? change : rerun)({ ...changes, shortLinks: input.shortLinks ?? [] });
  const without = (id: string) => Object.fromEntries(Object.entries(edits).filter(([key]) => key !== id));
  return {
    isRunning,
    write: (id: string, text: string) => apply({ edits: { ...edits, [id]: text } }),
    /** Takes our text back. */
    restore: (id: string) => apply({ edits: without(id) }),
    /** Another opening is another text: one of their own makes way for it. */
    turn: (id: string) => apply({ variants: { ...variants, [id]: Number(variants[id] ?? 0) + 1 }, edits: without(id) }),
    /** A trial that is kept nowhere until somebody says so: it is another week, and costs what a week costs. */
    anotherWeek: (seed: number) => change({ seed, variants: {}, edits: {} }),
  };
}

export type PostChanges = NonNullable<ReturnType<typeof usePostChanges>>;
