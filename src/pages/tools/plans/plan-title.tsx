import { useState } from "react";
import { asTitle } from "#domain/tools/plan-editing/plan-title.ts";
import type { PlanEditing } from "./use-plan.ts";

/** The plan's name, which is typed where it stands. */
export function PlanTitle({
  editing: { plan, act },
  heading,
  isReadOnly,
}: {
  editing: PlanEditing;
  heading: 1 | 2;
  isReadOnly: boolean;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const Heading = `h${heading}` as const;
  function keep() {
    if (typed === null) return;
    const title = asTitle(typed);
    if (title !== plan.title) act({ do: "set-plan", title });
    setTyped(null);
  }
  return (
    <Heading className="-ml-2 min-w-0 text-h4 sm:text-h3">
      {isReadOnly ? (
        <span className="px-2">{plan.title}</span>
      ) : (
        <input
          aria-label="Nombre del plano"
          value={typed ?? plan.title}
          maxLength={120}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(null);
          }}
          className="field-sizing-content min-h-10 w-auto text-ellipsis max-w-full min-w-40 rounded-md border border-transparent bg-transparent px-2 hover:border-input focus:border-input"
        />
      )}
    </Heading>
  );
}
