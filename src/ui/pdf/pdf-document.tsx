import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { signingName } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import type { DocumentMeta } from "./document-meta.ts";
import { PdfColours } from "./pdf-brand.ts";
import { footerRoom, PdfFooter } from "./pdf-footer.tsx";
import { FONT_FAMILIES, ink, page, size, weight } from "./theme.ts";

const styles = StyleSheet.create({
  page: {
    paddingTop: page.marginTop,
    paddingHorizontal: page.marginX,
    backgroundColor: ink.paper,
    color: ink.foreground,
    fontFamily: [...FONT_FAMILIES],
    fontWeight: weight.text,
    fontSize: size.text,
  },
});

interface PdfDocumentProps {
  /** Kind of document: `Informe de valoración`. */
  kind: string;
  meta: Pick<DocumentMeta, "title" | "createdAt" | "signer">;
  /** At the foot of every page. */
  note: string;
  /** The document, or its first part where others follow. */
  children: ReactNode;
  /**
   * Parts that each start a page. A long document is drawn far sooner in parts: the renderer lays out all that is left of a part again for
   * each of its pages.
   */
  following?: readonly ReactNode[];
}

/** The facts that a PDF tells readers and archives of itself. */
export function documentFacts(kind: string, { signer, title, createdAt }: PdfDocumentProps["meta"]) {
  const maker = signer?.hasWhiteLabel ? (signingName(signer) ?? "Umbral") : "Umbral";
  return {
    title: `${kind}: ${title}`,
    author: signingName(signer) ?? "Umbral",
    subject: kind,
    creator: maker,
    producer: maker,
    language: "es-ES",
    creationDate: new Date(createdAt),
  };
}

/** An A4 document that flows over as many pages as it needs, each with the footer, in the signer's colour. */
export function PdfDocument({ kind, meta, note, children, following = [] }: PdfDocumentProps) {
  const { signer } = meta;
  return (
    <Document {...documentFacts(kind, meta)}>
      {[children, ...following].map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never move
        <Page key={i} size="A4" style={[styles.page, { paddingBottom: page.marginBottom + footerRoom(signer) }]}>
          <PdfColours value={brandColours(signer?.brand?.colour ?? null)}>
            {part}
            <PdfFooter note={note} signer={signer} isTold={i > 0} />
          </PdfColours>
        </Page>
      ))}
    </Document>
  );
}
