import { useEffect, useState } from "react";

/** The name of the work, changed in place. */
export function StagingTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const [typed, setTyped] = useState(title);
  useEffect(() => setTyped(title), [title]);
  const commit = () => {
    const next = typed.trim();
    if (next === "") setTyped(title);
    else if (next !== title) onRename(next);
  };
  return (
    <h2 className="min-w-0 text-h4">
      <input
        aria-label="Nombre"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
        className="min-h-11 w-full max-w-[22rem] rounded-sm border border-transparent bg-transparent px-1.5 field-sizing-content hover:border-input focus:border-input"
      />
    </h2>
  );
}
