import { useState } from "react";
import { classNames } from "../class-names.ts";

interface TitleInPlaceProps {
  /** Read out: `Nombre del plano`. */
  label: string;
  title: string;
  heading: 1 | 2;
  isReadOnly?: boolean;
  /** Given without blanks around it, and only where it is another one and not empty. */
  onRename: (title: string) => void;
  className?: string;
}

/** The name of somebody's work, which is typed where it stands: Enter or leaving it keeps it, Escape takes it back. */
export function TitleInPlace({ label, title, heading, isReadOnly = false, onRename, className }: TitleInPlaceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const Heading = `h${heading}` as const;
  function keep() {
    const next = typed?.trim() ?? "";
    if (next !== "" && next !== title) onRename(next);
    setTyped(null);
  }
  return (
    <Heading className={classNames("-ml-2 max-w-full min-w-0", className ?? "text-h4 sm:text-h3")}>
      {isReadOnly ? (
        <span className="px-2">{title}</span>
      ) : (
        <input
          aria-label={label}
          value={typed ?? title}
          maxLength={120}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(null);
          }}
          className="field-sizing-content min-h-11 w-auto max-w-full min-w-24 rounded-md sm:min-w-40 border border-transparent bg-transparent px-2 text-ellipsis hover:border-input focus:border-input"
        />
      )}
    </Heading>
  );
}
