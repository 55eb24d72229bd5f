import { useId } from "react";
import {
  type Block,
  type Figure,
  isOn,
  type Section,
  type Steps,
  sectionsOn,
} from "#domain/tools/description/description.ts";
import { isFigure, valueText } from "#domain/tools/description/value.ts";
import { classNames } from "../class-names.ts";
import { CopyButton } from "../copy-button.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "../panel.tsx";
import { PageLink } from "../region/page-link.tsx";
import { useToolRun } from "../tool/tool-run-context.tsx";
import { ResultDrawing } from "./result-chart.tsx";
import { ResultNotice } from "./result-headline.tsx";
import { ResultTable, ResultTag } from "./result-table.tsx";

/** The sections that a page shows; halves that follow each other stand side by side where there is room. */
export function ResultSections({ sections }: { sections: readonly Section[] }) {
  return rowsOfSections(sectionsOn("page", sections)).map((row) =>
    row.length === 1 ? (
      <ResultSection key={row[0]!.id} section={row[0]!} />
    ) : (
      <div
        key={row[0]!.id}
        className={classNames(
          // Both as high as the higher one, so that no hole is left under the other.
          "grid gap-5",
          hasWaterfall(row[0]!) ? "lg:grid-cols-[2fr_1fr]" : "lg:grid-cols-2",
        )}
      >
        {row.map((section) => (
          <ResultSection key={section.id} section={section} />
        ))}
      </div>
    ),
  );
}

/** Names, bars and amounts of its steps stand in one line each where they have two thirds of the page. */
const hasWaterfall = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === "waterfall");

function rowsOfSections(sections: readonly Section[]): Section[][] {
  const rows: Section[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (section.width === "half" && last?.length === 1 && last[0]!.width === "half") last.push(section);
    else rows.push([section]);
  }
  return rows;
}

function ResultSection({ section }: { section: Section }) {
  const id = useId();
  const { isExample } = useToolRun();
  const { title, lead, tag, blocks, isTwoColumns } = section;
  if (section.isBare && blocks[0]) return <ResultBlock block={blocks[0]} />;
  const groups = groupsOf(blocks);
  const copied = blocks.find(isCopiedWhole);
  if (section.isFolded) return <FoldedSection section={section} />;
  return (
    <Panel id={section.id} labelledBy={id}>
      <PanelHeader
        id={id}
        title={title}
        level={isExample ? 3 : 2}
        {...(lead && { description: lead })}
        actions={
          tag || copied ? (
            <>
              {tag ? <ResultTag tag={{ tone: "outline", ...tag }} /> : null}
              {copied ? <CopyButton text={stepsText(copied)} label={copied.copyLabel ?? "Copiar"} /> : null}
            </>
          ) : undefined
        }
        divided={blocks[0]?.kind === "table"}
      />
      {groups.map((group, i) =>
        group[0]!.kind === "table" ? (
          <div key={group[0]!.name} className={i > 0 ? "border-t" : undefined}>
            <ResultTable table={group[0]!} />
          </div>
        ) : (
          <PanelBody
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a result never move
            key={i}
            className={classNames(
              "grid gap-x-10 gap-y-4",
              isTwoColumns && "lg:grid-cols-2",
              i > 0 && groups[i - 1]![0]!.kind === "table" && "border-t",
            )}
          >
            {group.map((block, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a result never move
              <ResultBlock key={j} block={block} />
            ))}
          </PanelBody>
        ),
      )}
    </Panel>
  );
}

/** A part that few read: its title alone, until it is opened. */
function FoldedSection({ section: { id, title, lead, blocks } }: { section: Section }) {
  const { isExample } = useToolRun();
  const Heading = isExample ? "h3" : "h2";
  return (
    <Panel id={id} className="px-5 sm:px-6">
      <Disclosure
        summary={<Heading className="text-h4 [font-stretch:100%]">{title}</Heading>}
        printsOpen
        className="border-b-0 py-1"
      >
        <div className="grid gap-4 text-foreground">
          {lead ? <p>{lead}</p> : null}
          {blocks.map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a result never move
            <ResultBlock key={i} block={block} />
          ))}
        </div>
      </Disclosure>
    </Panel>
  );
}

/** Steps with one button for all of them; those that unfold have one each. */
const isCopiedWhole = (block: Block): block is Steps =>
  block.kind === "steps" && block.copyLabel !== undefined && block.isFolding !== true;

/** Tables reach to the panel's edges, each alone; blocks between them share a padding. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === "table" || last === undefined || last[0]!.kind === "table") groups.push([block]);
    else last.push(block);
  }
  return groups;
}

function ResultBlock({ block }: { block: Exclude<Block, { kind: "table" }> | Block }) {
  switch (block.kind) {
    case "prose":
      return (
        <p className={PROSE[block.tone ?? "plain"]}>
          {block.text}
          {block.link ? (
            <>
              {" "}
              <PageLink to={block.link.to} className="link-text">
                {block.link.label}
              </PageLink>
            </>
          ) : null}
        </p>
      );
    case "notice":
      return <ResultNotice notice={block} />;
    case "figures":
      return <FigureRows figures={block.items.filter((item) => isOn("page", item))} />;
    case "steps":
      return block.isFolding ? <FoldingSteps steps={block} /> : <StepList steps={block} />;
    case "table":
      return <ResultTable table={block} />;
    default:
      return <ResultDrawing drawing={block} />;
  }
}

const PROSE = {
  plain: "leading-snug whitespace-pre-line",
  muted: "text-sm whitespace-pre-line text-muted-foreground",
  small: "text-xs text-subtle-foreground",
} as const;

/** Names and values, one to a line, each with its interval. */
function FigureRows({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="self-start text-sm leading-snug">
      {figures.map(({ label, value, note, tag, isTotal }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b py-2 last:border-b-0">
          <dt className={isTotal ? "font-semibold" : undefined}>
            {label} {tag ? <ResultTag tag={tag} /> : null}
            {note ? <span className="block text-xs font-normal text-subtle-foreground">{note}</span> : null}
          </dt>
          <dd
            className={classNames(
              "font-semibold tabular-nums",
              // Figures stay whole; a long text goes on below.
              isFigure(value) ? "whitespace-nowrap" : "text-right wrap-anywhere",
            )}
          >
            {valueText(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StepList({ steps }: { steps: Steps }) {
  return (
    <ol className="grid">
      {steps.items.map(({ when, text, why }) => (
        <li key={`${when} ${text}`} className="grid gap-1 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
          <p className="text-xs font-semibold text-subtle-foreground">{when}</p>
          <p className="leading-snug whitespace-pre-line">{text}</p>
          {why ? <p className="text-sm text-muted-foreground">{why}</p> : null}
        </li>
      ))}
    </ol>
  );
}

function FoldingSteps({ steps: { items, copyLabel } }: { steps: Steps }) {
  return (
    <div>
      {items.map(({ when, text, why }, i) => (
        <Disclosure key={`${when} ${text}`} summary={when} open={i === 0} className="last:border-b-0">
          <p className="max-w-prose whitespace-pre-line text-foreground">{text}</p>
          {why ? <p className="mt-2 text-xs">{why}</p> : null}
          {copyLabel ? (
            <div className="mt-4">
              <CopyButton text={text} label={copyLabel} />
            </div>
          ) : null}
        </Disclosure>
      ))}
    </div>
  );
}

const stepsText = ({ items }: Steps) => items.map(({ when, text }) => `${when}: ${text}`).join("\n");
