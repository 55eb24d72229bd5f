import type { ComponentType } from "react";
import type { Description } from "#domain/tools/description/description.ts";
import { ResultAside } from "./result-aside.tsx";
import { DrawingsProvider } from "./result-drawings.tsx";
import { ResultHeadline } from "./result-headline.tsx";
import { ResultSections } from "./result-section.tsx";

interface ResultProps<R, I> {
  result: R;
  input: I;
}

/**
 * A tool's own drawings by their names; each draws from the result and from the part of the input that the page may
 * read.
 */
export type Drawings<R, I> = Readonly<Record<string, ComponentType<ResultProps<R, I>>>>;

interface DescribedView<R, I> {
  Result: ComponentType<ResultProps<R, I>>;
  Aside: ComponentType<ResultProps<R, I>>;
  liveSummary: (result: R, input: I) => string;
}

/**
 * The page's view of a tool that describes its result.
 *
 * @param drawings what `drawing` blocks name
 */
export function viewOf<R, I>(
  describe: (result: R, input: I) => Description,
  drawings: Drawings<R, I> = {},
): DescribedView<R, I> {
  return {
    Result: (props) => {
      const { headline, sections, footnotes } = describe(props.result, props.input);
      return (
        <DrawingsProvider drawings={drawings} {...props}>
          {headline ? <ResultHeadline headline={headline} /> : null}
          <ResultSections sections={sections} />
          {footnotes.length > 0 ? <p className="text-xs text-subtle-foreground">{footnotes.join(" ")}</p> : null}
        </DrawingsProvider>
      );
    },
    Aside: (props) => {
      const { aside } = describe(props.result, props.input);
      return aside ? (
        <DrawingsProvider drawings={drawings} {...props}>
          <ResultAside aside={aside} />
        </DrawingsProvider>
      ) : null;
    },
    liveSummary: (result, input) => describe(result, input).summary,
  };
}
