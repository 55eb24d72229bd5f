import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { PdfFooter } from "./pdf-footer.tsx";
import { FONT_FAMILIES, ink, page, size, weight } from "./theme.ts";

const styles = StyleSheet.create({
  page: {
    paddingTop: page.marginTop,
    paddingBottom: page.marginBottom,
    paddingHorizontal: page.marginX,
    backgroundColor: ink.paper,
    color: ink.foreground,
    fontFamily: [...FONT_FAMILIES],
    fontWeight: weight.text,
    fontSize: size.text,
  },
});

interface PdfDocumentProps {
  title: string;
  /** What kind of document it is: `Informe de valoración`. */
  kind: string;
  /** Who signs; Umbral without one. */
  author: string | undefined;
  /** ISO timestamp. */
  createdAt: string;
  /** At the foot of every page. */
  note: string;
  children: ReactNode;
}

/** An A4 document that flows over as many pages as it needs, each with the footer. */
export function PdfDocument({ title, kind, author, createdAt, note, children }: PdfDocumentProps) {
  return (
    <Document
      title={`${kind}: ${title}`}
      author={author ?? "Umbral"}
      subject={kind}
      creator="Umbral"
      producer="Umbral"
      language="es-ES"
      creationDate={new Date(createdAt)}
    >
      <Page size="A4" style={styles.page}>
        {children}
        <PdfFooter note={note} />
      </Page>
    </Document>
  );
}
