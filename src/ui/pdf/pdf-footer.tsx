import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { spokenAddress } from "#domain/accounts/agency/brand.ts";
import { PdfMark } from "./pdf-mark.tsx";
import { bodyWidth, ink, page, size } from "./theme.ts";

const styles = StyleSheet.create({
  footer: {
    position: "absolute",
    left: page.marginX,
    right: page.marginX,
    bottom: 14,
    borderTopWidth: 0.75,
    borderTopColor: ink.border,
    paddingTop: 6,
  },
  row: { flexDirection: "row", alignItems: "center" },
  made: { flexDirection: "row", alignItems: "center", gap: 4.5, width: 110 },
  // No line height: inside elements that are rendered page by page the renderer multiplies it a second time.
  text: { color: ink.subtle, fontSize: size.caption },
  signature: { color: ink.muted, textAlign: "center" },
  signatureBlock: { paddingBottom: 4 },
  note: { flex: 1, textAlign: "center" },
  number: { width: 110, textAlign: "right" },
});

/** Height of a line of the signature, in points, and the number of the widest letters that fill one. */
const LINE_HEIGHT = 9.2;
const LINE_LETTERS = Math.floor(bodyWidth / (size.caption * 0.56));

/** The agency's signature and where it is reached, a line each. */
function signatureLines({ brand }: DocumentSigner): string[] {
  if (!brand) return [];
  const contact = [brand.phone, brand.email, brand.website && spokenAddress(brand.website)].filter(Boolean).join(" · ");
  return [...(brand.signature?.split("\n") ?? []), contact].filter(Boolean);
}

/** How much more of the page's foot the signature takes. */
export function footerRoom(signer: DocumentSigner | undefined): number {
  const lines = signer ? signatureLines(signer) : [];
  const rows = lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LETTERS), 0);
  return rows === 0 ? 0 : rows * LINE_HEIGHT + 4;
}

/**
 * On every page: the agency's signature, the mark, the note that nobody may overlook, and the page's number. Signature and note are read out once.
 *
 * @param isTold an earlier part of the document has this footer too, and reads it out
 */
export function PdfFooter({
  note,
  signer,
  isTold = false,
}: {
  note: string;
  signer: DocumentSigner | undefined;
  isTold?: boolean;
}) {
  const lines = signer ? signatureLines(signer) : [];
  return (
    <View fixed style={styles.footer} {...(isTold && { structure: "artifact" as const })}>
      {lines.length > 0 ? (
        <View style={styles.signatureBlock}>
          {lines.map((line) => (
            <Text key={line} style={[styles.text, styles.signature]}>
              {line}
            </Text>
          ))}
        </View>
      ) : null}
      <View style={styles.row}>
        <View style={styles.made} structure="artifact">
          {signer?.hasWhiteLabel ? null : (
            <>
              <PdfMark height={10} />
              <Text style={styles.text}>Hecho con Umbral</Text>
            </>
          )}
        </View>
        <Text style={[styles.text, styles.note]}>{note}</Text>
        <Text
          style={[styles.text, styles.number]}
          structure="artifact"
          render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
        />
      </View>
    </View>
  );
}
