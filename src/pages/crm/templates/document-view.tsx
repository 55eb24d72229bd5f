import type { ReactNode } from "react";
import type { FilledBlock, FilledCell, Run } from "#domain/crm/templates/fill.ts";
import { classNames } from "#ui/class-names.ts";

/** A filled document as a page of the screen: previews, versions and the house's texts are drawn by it. */
export function DocumentView({ blocks, className }: { blocks: readonly FilledBlock[]; className?: string }): ReactNode {
  const depths = headingDepths(blocks);
  return (
    <div className={classNames("grid gap-3 text-sm leading-relaxed wrap-anywhere", className)}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the document is drawn whole each time
        <Block key={i} block={block} depth={depths[i]!} />
      ))}
    </div>
  );
}

/**
 * The depth of each block's heading on the page, 2 to 4, below the page's own first heading. A document may begin with a small heading or leave
 * one out, as letters do; the page's outline never does, so a heading is one deeper than the nearest larger one above it.
 */
export function headingDepths(blocks: readonly FilledBlock[]): (2 | 3 | 4)[] {
  let above: number[] = [];
  return blocks.map((block) => {
    if (block.kind === "heading") above = [...above.filter((level) => level < block.level), block.level];
    return (1 + Math.max(above.length, 1)) as 2 | 3 | 4;
  });
}

const HEADINGS = {
  1: "text-h3 mt-1",
  2: "text-base font-semibold mt-2",
  3: "text-sm font-semibold mt-1",
} as const;

/** Inside a page that has its own headings a document's stand below them, and look as the document says whatever their depth. */
function Block({ block, depth }: { block: FilledBlock; depth: 2 | 3 | 4 }): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${depth}` as const;
      return (
        <Heading className={HEADINGS[block.level]}>
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={i}>
          <DocumentView blocks={item} className="gap-1" />
        </li>
      ));
      return block.isOrdered ? (
        <ol start={block.start} className="list-decimal pl-6">
          {items}
        </ol>
      ) : (
        <ul className="list-disc pl-6">{items}</ul>
      );
    }
    case "table":
      return (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-left text-sm">
            <tbody>
              {block.rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={i} className="border-b">
                  {row.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <Cell key={at} cell={cell} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "signature":
      return (
        <p className="mt-8 w-64 max-w-full border-t border-foreground pt-1 text-muted-foreground">{block.label}</p>
      );
    case "pageBreak":
      return <hr aria-label="Página nueva" className="my-2 border-t border-dashed" />;
  }
}

function Cell({ cell: { isHead, colspan, rowspan, blocks } }: { cell: FilledCell }): ReactNode {
  const Element = isHead ? "th" : "td";
  return (
    <Element
      {...(isHead && { scope: "col" as const })}
      colSpan={colspan}
      rowSpan={rowspan}
      className={classNames("p-2 align-top", isHead && "font-semibold")}
    >
      <DocumentView blocks={blocks} className="gap-1" />
    </Element>
  );
}

const Runs = ({ runs }: { runs: readonly Run[] }): ReactNode =>
  runs.map((run, i) => {
    if (run.kind === "break") {
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      return <br key={i} />;
    }
    const className = classNames(
      run.isBold && "font-semibold",
      run.isItalic && "italic",
      run.isUnderlined && "underline",
      run.kind === "value" && "rounded-xs bg-accent px-0.5 whitespace-pre-line text-accent-foreground",
      run.kind === "missing" && "rounded-xs bg-warning-soft px-0.5 text-warning-soft-foreground",
    );
    return run.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={i} href={run.href} rel="noopener noreferrer nofollow" className={classNames("link-text", className)}>
        {run.text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={i} className={className || undefined}>
        {run.text}
      </span>
    );
  });
