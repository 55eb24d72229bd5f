import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { formatDate } from "#domain/shared/format/format.ts";
import type { DocumentSource } from "./document-meta.ts";
import { ink, size, weight } from "./theme.ts";

const styles = StyleSheet.create({
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.12 },
  subtitle: { color: ink.muted, marginTop: 4, fontSize: size.text, lineHeight: 1.35 },
  heading: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.3, marginBottom: 5 },
  sectionGap: { marginTop: 13 },
  pageGap: { marginTop: 30 },
  pageHeading: {
    fontSize: size.page,
    fontWeight: weight.display,
    letterSpacing: -0.25,
    lineHeight: 1.15,
    marginBottom: 10,
  },
  // Justified: in a ragged line the renderer would squeeze the spaces rather than break a word earlier.
  prose: { fontSize: size.text, lineHeight: 1.45, marginBottom: 4, textAlign: "justify" },
  large: { fontSize: size.large, lineHeight: 1.5, marginBottom: 6, textAlign: "left" },
  caption: { fontSize: size.caption, color: ink.subtle, lineHeight: 1.4 },
  notice: { marginTop: 10, paddingVertical: 7, paddingHorizontal: 10 },
  noticeText: { fontSize: size.text, lineHeight: 1.4, textAlign: "justify" },
  noticeTitle: { fontWeight: weight.strong },
  sourceLink: { color: ink.primary, textDecoration: "none" },
});

export function Title({ children, detail }: { children: string; detail?: string | undefined }) {
  return (
    <View>
      <Text style={styles.title} structure="H1">
        {children}
      </Text>
      {detail ? <Text style={styles.subtitle}>{detail}</Text> : null}
    </View>
  );
}

/**
 * A heading with the content below it: never alone at the foot of a page. The content may flow over pages, so heading
 * and content are siblings (the renderer looks ahead among siblings only).
 *
 * @param whole keeps everything on one page
 * @param isPage the heading is that of a page
 */
export function Section({
  title,
  whole = false,
  isPage = false,
  children,
}: {
  title: string;
  whole?: boolean;
  isPage?: boolean;
  children: ReactNode;
}) {
  if (!whole) {
    return (
      <>
        <Text
          style={isPage ? styles.pageHeading : [styles.heading, styles.sectionGap]}
          structure="H2"
          minPresenceAhead={60}
        >
          {title}
        </Text>
        {children}
      </>
    );
  }
  return (
    <View style={isPage ? styles.pageGap : styles.sectionGap} wrap={false}>
      {isPage ? (
        <Text style={styles.pageHeading} structure="H2">
          {title}
        </Text>
      ) : (
        <Heading level={2}>{title}</Heading>
      )}
      {children}
    </View>
  );
}

/** A heading inside something that stays on one page: of a section, or below one. */
export function Heading({ level, children }: { level: 2 | 3; children: string }) {
  return (
    <Text style={styles.heading} structure={`H${level}`}>
      {children}
    </Text>
  );
}

/** A paragraph for each line. @param isLarge in the letters of a page that has room */
export function Prose({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  return linesOf(children).map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of printed prose never move
    <Text key={i} style={isLarge ? [styles.prose, styles.large] : styles.prose}>
      {line}
    </Text>
  ));
}

/** The renderer has no glyph for the end of a line and takes a foreign font for it. */
const linesOf = (children: ReactNode): ReactNode[] =>
  typeof children === "string" ? children.split("\n") : [children];

export function Caption({ children }: { children: ReactNode }) {
  return <Text style={styles.caption}>{children}</Text>;
}

/** Something that the reader must not miss: a warning in ochre, a plain statement on lime. */
export function Notice({
  tone = "plain",
  title,
  isLarge = false,
  children,
}: {
  tone?: "plain" | "warning";
  title?: string;
  /** In the letters of a page that has room. */
  isLarge?: boolean;
  children: ReactNode;
}) {
  const colours =
    tone === "warning"
      ? { backgroundColor: ink.warningSoft, color: ink.warningInk }
      : { backgroundColor: ink.infoSoft, color: ink.muted };
  const text = isLarge ? [styles.noticeText, styles.large] : [styles.noticeText];
  return (
    <View style={[styles.notice, colours]} wrap={false}>
      {title ? <Text style={[...text, styles.noticeTitle]}>{title}</Text> : null}
      {linesOf(children).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a printed notice never move
        <Text key={i} style={text}>
          {line}
        </Text>
      ))}
    </View>
  );
}

/** Sources of the figures, one line each: datum, document, date, certainty. */
export function SourceList({ sources }: { sources: readonly DocumentSource[] }) {
  return (
    <View>
      {sources.map((source) => (
        <Text key={`${source.label} ${source.title}`} style={styles.caption}>
          {source.label}:{" "}
          {source.url ? (
            <Link src={source.url} style={styles.sourceLink}>
              {withoutStop(source.title)}
            </Link>
          ) : (
            withoutStop(source.title)
          )}
          , {formatDate(source.date)}
          {source.tag ? ` (${source.tag})` : ""}.
        </Text>
      ))}
    </View>
  );
}

/** A title that is a sentence goes on with its date. */
function withoutStop(title: string): string {
  return title.replace(/\.$/, "");
}
