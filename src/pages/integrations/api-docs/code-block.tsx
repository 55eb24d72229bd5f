import { CopyButton } from "#ui/copy-button.tsx";

/** Something to copy. A long one scrolls inside its box, so the box takes the keyboard. */
export function CodeBlock({ title, code, hasCopy = true }: { title: string; code: string; hasCopy?: boolean }) {
  return (
    <figure className="min-w-0 rounded-md bg-muted p-4">
      <figcaption className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3 text-sm font-semibold">
        {title}
        {hasCopy ? <CopyButton size="sm" text={code} /> : null}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0} className="max-h-96 overflow-auto text-xs leading-relaxed">
        {code}
      </pre>
    </figure>
  );
}
