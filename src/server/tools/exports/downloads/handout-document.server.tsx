import { type DocumentProps, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { formatDate } from "#domain/shared/format/format.ts";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfMark } from "#ui/pdf/pdf-mark.tsx";
import { Notice, SourceList } from "#ui/pdf/pdf-text.tsx";
import { HEADS_COLUMN, HEADS_ROW } from "#ui/pdf/tagging/structure.ts";
import { ink, page, weight } from "#ui/pdf/theme.ts";
import type { Block, Chapter, Handout } from "./handout.server.ts";

/** Larger than a report's: this is read from beginning to end. */
const TEXT = 11.5;
/** On both sides, so that a line has some eighty letters. */
const INSET = 46;

const styles = StyleSheet.create({
  cover: { height: page.height - page.marginTop - page.marginBottom - 10 },
  brand: { flexDirection: "row", alignItems: "center", gap: 9 },
  wordmark: { fontSize: 19, fontWeight: weight.display, lineHeight: 1, letterSpacing: -0.4 },
  kind: { marginTop: 96, fontSize: 12, lineHeight: 1.3, color: ink.muted },
  coverTitle: { marginTop: 8, fontSize: 38, lineHeight: 1.08, fontWeight: weight.display, letterSpacing: -0.9 },
  coverSubtitle: { marginTop: 14, fontSize: 14, lineHeight: 1.45, color: ink.muted, maxWidth: 400 },
  coverDate: { marginTop: 14, fontSize: 9.5, lineHeight: 1.4, color: ink.subtle },
  door: { position: "absolute", right: 0, bottom: 0 },
  title: {
    marginHorizontal: INSET,
    fontSize: 24,
    lineHeight: 1.15,
    fontWeight: weight.display,
    letterSpacing: -0.45,
    marginTop: 20,
  },
  lead: { marginHorizontal: INSET, marginTop: 7, marginBottom: 10, fontSize: 12.5, lineHeight: 1.45, color: ink.muted },
  heading: {
    marginHorizontal: INSET,
    marginTop: 12,
    marginBottom: 5,
    fontSize: 13,
    lineHeight: 1.3,
    fontWeight: weight.strong,
  },
  prose: { marginHorizontal: INSET, marginBottom: 8, fontSize: TEXT, lineHeight: 1.52 },
  item: { flexDirection: "row", marginBottom: 5.5, marginHorizontal: INSET + 3 },
  bullet: { width: 14, fontSize: TEXT, lineHeight: 1.5, color: ink.primary, fontWeight: weight.display },
  box: { width: 11, height: 11, marginTop: 3, marginRight: 9, borderWidth: 1, borderColor: ink.muted },
  itemText: { flex: 1, fontSize: TEXT, lineHeight: 1.5 },
  table: { marginTop: 5, marginBottom: 12, marginHorizontal: INSET },
  tableHead: { flexDirection: "row", borderBottomWidth: 1, borderBottomColor: ink.foreground, paddingBottom: 4 },
  tableRow: { flexDirection: "row", borderBottomWidth: 0.75, borderBottomColor: ink.border, paddingVertical: 6 },
  tableTitle: { fontSize: 9.5, lineHeight: 1.3, color: ink.muted, fontWeight: weight.medium, paddingRight: 10 },
  tableCell: { fontSize: 10, lineHeight: 1.4, paddingRight: 10 },
  inset: { marginHorizontal: INSET },
  example: {
    marginVertical: 9,
    marginHorizontal: INSET,
    padding: 13,
    backgroundColor: ink.wash,
    borderBottomWidth: 4.5,
    borderBottomColor: ink.zocalo,
  },
  exampleTag: { fontSize: 8.5, lineHeight: 1.3, color: ink.primary, fontWeight: weight.strong },
  exampleTitle: { marginTop: 2, marginBottom: 6, fontSize: 12.5, lineHeight: 1.3, fontWeight: weight.strong },
  exampleText: { marginBottom: 5, fontSize: 10.5, lineHeight: 1.5 },
});

/** Cover, one chapter a page or more, sources. */
export function HandoutDocument({ handout }: { handout: Handout }): ReactElement<DocumentProps> {
  const { kind, title, reviewed, note, chapters, sources } = handout;
  return (
    <PdfDocument kind={kind} meta={{ title, createdAt: `${reviewed}T00:00:00Z`, signer: undefined }} note={note}>
      <Cover handout={handout} />
      <View break>
        <Text style={styles.title} structure="H2">
          Qué encontrarás
        </Text>
        <Text style={styles.lead}>Lee lo que te haga falta: cada apartado se entiende solo.</Text>
        {chapters.map((chapter) => (
          <View key={chapter.title} style={{ marginBottom: 9 }} wrap={false}>
            <Text style={[styles.heading, { marginTop: 3, marginBottom: 1 }]}>{chapter.title}</Text>
            <Text style={[styles.exampleText, styles.inset, { color: ink.muted }]}>{chapter.lead}</Text>
          </View>
        ))}
      </View>
      {chapters.map((chapter) => (
        <ChapterPages key={chapter.title} chapter={chapter} />
      ))}
      <View break>
        <Text style={styles.title} structure="H2">
          Fuentes y fechas
        </Text>
        <Text style={styles.lead}>Las cifras envejecen. Comprueba la fecha antes de repetirlas.</Text>
        <View style={styles.inset}>
          <SourceList sources={sources} />
          <Notice title="Sobre este documento">
            {`Revisado el ${formatDate(reviewed)}. Explica y orienta; no es asesoramiento jurídico ni una tasación. Los ejemplos son inventados y lo dicen. Puedes compartirlo entero y sin cambios.`}
          </Notice>
        </View>
      </View>
    </PdfDocument>
  );
}

function Cover({ handout: { kind, title, subtitle, reviewed } }: { handout: Handout }) {
  return (
    <View style={styles.cover}>
      <View style={styles.brand}>
        <PdfMark height={26} />
        <Text style={styles.wordmark}>Umbral</Text>
      </View>
      <Text style={styles.kind}>{kind}</Text>
      <Text style={styles.coverTitle} structure="H1">
        {title}
      </Text>
      <Text style={styles.coverSubtitle}>{subtitle}</Text>
      <Text style={styles.coverDate}>{`Revisado el ${formatDate(reviewed)}`}</Text>
      <Svg width={220} height={290} viewBox="0 0 220 290" style={styles.door}>
        <Path d="M0 290V110a110 110 0 0 1 220 0v180z" fill={ink.zocalo} />
        <Path d="M42 290V124a68 68 0 0 1 136 0v166z" fill="#11327b" />
        <Path d="M70 290V138a54 54 0 0 1 108-14v166z" fill={ink.wash} />
        <Path d="M42 290l28-34h108v34z" fill={ink.light} />
      </Svg>
    </View>
  );
}

function ChapterPages({ chapter }: { chapter: Chapter }) {
  return (
    <>
      <Text style={styles.title} structure="H2" break>
        {chapter.title}
      </Text>
      <Text style={styles.lead}>{chapter.lead}</Text>
      {chapter.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a printed text never move
        <BlockView key={i} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === "string") return <Text style={styles.prose}>{block}</Text>;
  if ("heading" in block) {
    return (
      <Text style={styles.heading} structure="H3" minPresenceAhead={60}>
        {block.heading}
      </Text>
    );
  }
  if ("list" in block) return <List items={block.list} />;
  if ("checks" in block) return <List items={block.checks} haveBoxes />;
  if ("table" in block) {
    return (
      <View style={styles.table} structure="Table">
        <Row cells={block.table.columns.map(({ title }) => title)} block={block} isHead />
        {block.table.rows.map((cells) => (
          <Row key={cells[0]} cells={cells} block={block} />
        ))}
      </View>
    );
  }
  if ("note" in block) {
    return (
      <View style={styles.inset}>
        <Notice tone={block.tone ?? "plain"} title={block.title}>
          {block.note}
        </Notice>
      </View>
    );
  }
  return (
    <View style={styles.example} wrap={false}>
      <Text style={styles.exampleTag}>Ejemplo inventado</Text>
      <Text style={styles.exampleTitle}>{block.title}</Text>
      {block.example.map((text) => (
        <Text key={text} style={styles.exampleText}>
          {text}
        </Text>
      ))}
    </View>
  );
}

type TableBlock = Extract<Block, { table: unknown }>;

function Row({ cells, block, isHead = false }: { cells: readonly string[]; block: TableBlock; isHead?: boolean }) {
  return (
    <View style={isHead ? styles.tableHead : styles.tableRow} structure="TR" wrap={false}>
      {block.table.columns.map(({ title, share }, i) => (
        <Text
          key={title}
          structure={isHead ? HEADS_COLUMN : i === 0 ? HEADS_ROW : "TD"}
          style={[
            isHead ? styles.tableTitle : styles.tableCell,
            { flexGrow: share, flexShrink: 1, flexBasis: 0 },
            !isHead && i === 0 ? { fontWeight: weight.medium } : {},
          ]}
        >
          {cells[i]}
        </Text>
      ))}
    </View>
  );
}

function List({ items, haveBoxes = false }: { items: readonly string[]; haveBoxes?: boolean }) {
  return (
    <View structure="L">
      {items.map((text) => (
        <Item key={text} text={text} hasBox={haveBoxes} />
      ))}
    </View>
  );
}

function Item({ text, hasBox = false }: { text: string; hasBox?: boolean }) {
  return (
    <View style={styles.item} structure="LI" wrap={false}>
      {hasBox ? (
        <View style={styles.box} />
      ) : (
        <Text style={styles.bullet} structure="Lbl">
          •
        </Text>
      )}
      <Text style={styles.itemText} structure="LBody">
        {text}
      </Text>
    </View>
  );
}
