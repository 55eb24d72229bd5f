import { useState } from "react";
import type { TourEditing } from "./use-tour.ts";

/** The tour's name, which is typed where it stands. */
export function TourTitle({ editing: { tour, act }, isReadOnly }: { editing: TourEditing; isReadOnly: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  function keep() {
    if (typed !== null && typed.trim() !== "" && typed !== tour.title) act({ kind: "set-title", title: typed });
    setTyped(null);
  }
  return (
    <h1 className="-ml-2 min-w-0 text-h4 sm:text-h3">
      {isReadOnly ? (
        <span className="px-2">{tour.title}</span>
      ) : (
        <input
          aria-label="Nombre del recorrido"
          value={typed ?? tour.title}
          maxLength={120}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(null);
          }}
          className="field-sizing-content min-h-11 w-auto max-w-full min-w-40 rounded-md border border-transparent bg-transparent px-2 text-ellipsis hover:border-input focus:border-input"
        />
      )}
    </h1>
  );
}
