import { type DocumentProps, Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement, ReactNode } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { type FilledBlock, type FilledCell, linesOfBlocks, type Run } from "#domain/crm/templates/fill.ts";
import { gridOf } from "#domain/crm/templates/table-grid.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { AgencyHead } from "../home/agency-head.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { HEADS_COLUMN } from "../tagging/structure.ts";
import { ink, weight } from "../theme.ts";

/** Everything that a filled template is drawn from. Its words are `printable`. */
export interface TemplatePaper {
  title: string;
  kind: string;
  blocks: readonly FilledBlock[];
  signer: DocumentSigner | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

const TEXT = 10;
const LINE = 1.5;

const styles = StyleSheet.create({
  head: { height: 40, marginBottom: 14 },
  text: { fontSize: TEXT, lineHeight: LINE },
  paragraph: { marginBottom: 7 },
  h1: { fontSize: 19, fontWeight: weight.display, lineHeight: 1.2, marginBottom: 10 },
  h2: { fontSize: 12.5, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 10, marginBottom: 5 },
  h3: { fontSize: 10.8, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 7, marginBottom: 4 },
  list: { marginBottom: 6 },
  item: { flexDirection: "row", marginBottom: 3 },
  label: { width: 20, fontSize: TEXT, lineHeight: LINE },
  body: { flex: 1 },
  table: { marginBottom: 9, borderTopWidth: 0.75, borderTopColor: ink.borderStrong },
  row: { flexDirection: "row", borderBottomWidth: 0.75, borderBottomColor: ink.border },
  cell: { paddingVertical: 4, paddingHorizontal: 5, flexShrink: 1, flexBasis: 0 },
  cellText: { fontSize: 9, lineHeight: 1.4 },
  headText: { fontWeight: weight.strong },
  link: { color: ink.primary },
  quiet: { color: ink.muted },
  missing: { backgroundColor: ink.warningSoft, color: ink.warningInk },
  signature: { marginTop: 30, width: 250 },
  line: { borderBottomWidth: 0.75, borderBottomColor: ink.borderStrong, height: 34 },
});

/** A document as a person filled it in: its agency's head, the text as it stands, and the page's number at the foot. */
export function TemplatePaperDocument({ paper }: { paper: TemplatePaper }): ReactElement<DocumentProps> {
  const { kind, title, blocks, signer, createdAt } = paper;
  const levels = headingLevels(blocks);
  const note = [formatDate(createdAt), noteOfUnprintable(linesOfBlocks(blocks))].filter(Boolean).join(" · ");
  // The renderer lays out all that is left of a part again for each of its pages, so a long text is drawn in parts.
  const [first = [], ...following] = pagesOf(blocks).map((page) =>
    page.map((block, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed text never move
      <Block key={i} block={block} levels={levels} />
    )),
  );
  return (
    <PdfDocument kind={kind} meta={{ title, createdAt, signer }} note={note} following={following}>
      <View style={styles.head}>
        <AgencyHead signer={signer} height={32} maxWidth={190} width={380} colour={ink.foreground} />
      </View>
      {levels.size === 0 ? (
        <Text style={styles.h1} structure="H1">
          {title}
        </Text>
      ) : null}
      {first}
    </PdfDocument>
  );
}

/** A page break starts a part of its own. */
function pagesOf(blocks: readonly FilledBlock[]): FilledBlock[][] {
  const pages: FilledBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind !== "pageBreak") pages.at(-1)!.push(block);
    else if (pages.at(-1)!.length > 0) pages.push([]);
  }
  return pages.filter((page, i) => i === 0 || page.length > 0);
}

type Level = 1 | 2 | 3;

/** One main heading, which is the first, and the others below it without leaving a level out: so screen readers find their way. */
function headingLevels(blocks: readonly FilledBlock[]): Map<FilledBlock, Level> {
  const levels = new Map<FilledBlock, Level>();
  let above: Level = 1;
  for (const block of blocks) {
    if (block.kind !== "heading" || !hasWords(block.runs)) continue;
    const level: Level = levels.size === 0 ? 1 : (Math.min(Math.max(2, block.level), above + 1) as Level);
    levels.set(block, level);
    above = level;
  }
  return levels;
}

const hasWords = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== "");

function Block({ block, levels }: { block: FilledBlock; levels: ReadonlyMap<FilledBlock, Level> }): ReactNode {
  switch (block.kind) {
    case "heading": {
      const level = levels.get(block);
      if (level === undefined) return null;
      return (
        <Text style={styles[`h${level}`]} structure={`H${level}`} minPresenceAhead={40}>
          <Runs runs={block.runs} />
        </Text>
      );
    }
    case "paragraph":
      return (
        <View style={styles.paragraph} structure="P">
          <Lines runs={block.runs} />
        </View>
      );
    case "list":
      return (
        <View style={styles.list} structure="L">
          <Items list={block} depth={0} />
        </View>
      );
    case "table":
      return <Table rows={block.rows} />;
    case "signature":
      return (
        <View style={styles.signature} wrap={false}>
          <View style={styles.line} />
          <Text style={styles.text}>{block.label}</Text>
        </View>
      );
    case "pageBreak":
      return null;
  }
}

/** Lists within lists are told as one list, each level further in. What an item says after an inner list stands below it, without a sign. */
function Items({ list, depth }: { list: List; depth: number }): ReactNode {
  return list.items.flatMap((item, i) =>
    partsOfItem(item).map((part, at) =>
      part.kind === "list" ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a printed list never move
        <Items key={`${i}-${at}`} list={part} depth={depth + 1} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <View key={`${i}-${at}`} style={[styles.item, { marginLeft: depth * 16 }]} structure="LI">
          {at === 0 ? (
            <Text style={styles.label} structure="Lbl">
              {signOf(list, i)}
            </Text>
          ) : (
            <View style={styles.label} />
          )}
          <View style={styles.body} structure="LBody">
            {part.paragraphs.map((runs, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Lines key={line} runs={runs} />
            ))}
          </View>
        </View>
      ),
    ),
  );
}

type List = Extract<FilledBlock, { kind: "list" }>;

const signOf = ({ isOrdered, start }: List, index: number): string => (isOrdered ? `${start + index}.` : "•");

/** Paragraphs that follow one another, and the lists between them. An item begins with a paragraph, which has its sign. */
function partsOfItem(item: readonly FilledBlock[]): (List | { kind: "paragraphs"; paragraphs: Run[][] })[] {
  const parts: ReturnType<typeof partsOfItem> = [{ kind: "paragraphs", paragraphs: [] }];
  for (const block of item) {
    const last = parts.at(-1)!;
    if (block.kind === "list") parts.push(block);
    else if (block.kind !== "paragraph") continue;
    else if (last.kind === "paragraphs") last.paragraphs.push(block.runs);
    else parts.push({ kind: "paragraphs", paragraphs: [block.runs] });
  }
  return parts;
}

/** Rows that merge cells downwards are drawn without the merging: the lower places stay empty. */
function Table({ rows }: { rows: readonly FilledCell[][] }): ReactNode {
  return (
    <View style={styles.table} structure="Table">
      {gridOf(rows).map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table never move
        <View key={i} style={styles.row} structure="TR">
          {row.map((cell, at) => (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={at}
              style={[styles.cell, { flexGrow: cell?.colspan ?? 1 }]}
              structure={cell?.isHead ? HEADS_COLUMN : "TD"}
            >
              {linesOfCell(cell).map((runs, line) => (
                <Text
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={line}
                  style={cell?.isHead ? [styles.cellText, styles.headText] : styles.cellText}
                >
                  {runs.length > 0 ? <Runs runs={runs} /> : " "}
                </Text>
              ))}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const EMPTY_LINE: Run[] = [];

const linesOfCell = (cell: FilledCell | null): Run[][] => cell?.blocks.flatMap(linesOfPart) ?? [EMPTY_LINE];

/** In a cell, which has little room, the sign of an item stands before its words. */
function linesOfPart(block: FilledBlock): Run[][] {
  if (block.kind === "paragraph") return linesOf(block.runs);
  if (block.kind !== "list") return [];
  return block.items.flatMap((item, i) =>
    item.flatMap((inner, at) =>
      at === 0 && inner.kind === "paragraph"
        ? linesOf([{ ...PLAIN, text: `${signOf(block, i)} ` }, ...inner.runs])
        : linesOfPart(inner),
    ),
  );
}

const PLAIN: Omit<Run, "text"> = {
  kind: "text",
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  href: null,
};

/** The renderer has no glyph for the end of a line, so each line is a text of its own. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if (run.kind === "break") lines.push([]);
    else {
      run.text.split("\n").forEach((text, i) => {
        if (i > 0) lines.push([]);
        if (text !== "") lines.at(-1)!.push({ ...run, text });
      });
    }
  }
  return lines;
}

const Lines = ({ runs }: { runs: readonly Run[] }): ReactNode =>
  linesOf(runs).map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a printed text never move
    <Text key={i} style={styles.text}>
      {line.length > 0 ? <Runs runs={line} /> : " "}
    </Text>
  ));

/** The font of papers has no cursive: what is written so is set in the quieter ink. */
const Runs = ({ runs }: { runs: readonly Run[] }): ReactNode =>
  runs.map((run, i) => {
    const style = [
      ...(run.isBold ? [{ fontWeight: weight.strong }] : []),
      ...(run.isItalic ? [styles.quiet] : []),
      ...(run.isUnderlined ? [{ textDecoration: "underline" as const }] : []),
      ...(run.kind === "missing" ? [styles.missing] : []),
    ];
    return run.href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a printed text never move
      <Link key={i} src={run.href} style={[styles.link, ...style]}>
        {run.text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Text key={i} style={style}>
        {run.text}
      </Text>
    );
  });
