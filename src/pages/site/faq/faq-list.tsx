import { Disclosure } from "#ui/disclosure.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { FaqEntry } from "./faq-groups.ts";

interface FaqListProps {
  entries: readonly FaqEntry[];
  /** The first answer is open: in a list of results it is the likeliest. */
  openFirst?: boolean;
}

/** Questions that open their answers; the answer carries the address's fragment, so browsers open it by themselves. */
export function FaqList({ entries, openFirst = false }: FaqListProps) {
  return (
    <div className="border-t">
      {entries.map(({ id, question, answer, links }, i) => (
        <Disclosure key={id} summary={question} open={openFirst && i === 0}>
          <div id={id} className="grid max-w-reading scroll-mt-32 gap-3">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.length > 0 ? (
              <p className="flex flex-wrap gap-x-6 gap-y-2">
                {links.map(({ label, to }) => (
                  <PageLink key={to} to={to} className="link-text touch-target">
                    {label}
                  </PageLink>
                ))}
              </p>
            ) : null}
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
