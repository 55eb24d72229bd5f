import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Disclosure } from "../disclosure.tsx";

interface WithContentsProps {
  /** The headings that the list leads to, in their order. One alone needs no list. */
  sections: readonly { id: string; text: string }[];
  className?: string;
  children: ReactNode;
}

/** A column to read with its contents list: beside it on a wide screen, where it stays in view; folded above it on a small one. */
export function WithContents({ sections, className, children }: WithContentsProps) {
  return (
    <div className={classNames("grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]", className)}>
      {sections.length > 1 ? (
        <>
          <Disclosure summary="En esta página" className="border-t lg:hidden print:hidden">
            <Contents sections={sections} />
          </Disclosure>
          <nav
            aria-label="En esta página"
            className="hidden text-control lg:sticky lg:top-[calc(var(--navbar-h)+1.5rem)] lg:order-2 lg:block lg:max-h-[calc(100dvh-var(--navbar-h)-3rem)] lg:self-start lg:overflow-y-auto print:hidden"
          >
            <p aria-hidden className="mb-2 font-semibold">
              En esta página
            </p>
            <Contents sections={sections} />
          </nav>
        </>
      ) : null}
      <div className="min-w-0 max-w-reading lg:order-1">{children}</div>
    </div>
  );
}

function Contents({ sections }: Pick<WithContentsProps, "sections">) {
  return (
    <ul className="border-t">
      {sections.map(({ id, text }) => (
        <li key={id} className="border-b last:border-b-0 lg:last:border-b">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 leading-snug text-muted-foreground no-underline hover:text-foreground hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
