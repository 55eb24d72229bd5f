import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import { PdfMark } from "../pdf-mark.tsx";
import { fittedText } from "../text-metrics.ts";
import { weight } from "../theme.ts";

const styles = StyleSheet.create({
  head: { flexDirection: "row", alignItems: "center" },
  name: { fontWeight: weight.strong, lineHeight: 1.15 },
  wordmark: { fontWeight: weight.display, lineHeight: 1, letterSpacing: -0.4 },
});

interface AgencyHeadProps {
  signer: DocumentSigner | undefined;
  /** Room for the logo, in points; the name beside it is set in proportion. */
  height: number;
  /** Colour of the name. */
  colour: string;
  /** Widest logo, in points. */
  maxWidth: number;
  /** Room for logo and name, in points: a long name gets smaller, and a second line. */
  width: number;
}

/** Logo and name of the agency; the person's name where there is no agency; without either Umbral's own. */
export function AgencyHead({ signer, height, colour, maxWidth, width }: AgencyHeadProps) {
  const logo = signer?.brand?.logo;
  const name = signingName(signer);
  const nameSize = height * 0.42;
  if (!name) {
    return (
      <View style={[styles.head, { gap: height * 0.25 }]}>
        <PdfMark height={height * 0.75} />
        <Text style={[styles.wordmark, { fontSize: height * 0.55, color: colour }]}>Umbral</Text>
      </View>
    );
  }
  if (!logo) return <Name name={name} size={nameSize * 1.15} width={width} colour={colour} />;
  const scale = Math.min(maxWidth / logo.widthPx, height / logo.heightPx);
  // A wide logo says the name itself.
  const isWide = logo.widthPx / logo.heightPx > 2.2;
  return (
    <View style={[styles.head, { gap: height * 0.25 }]}>
      <Image
        src={logo.dataUrl}
        style={{ width: logo.widthPx * scale, height: logo.heightPx * scale }}
        structure={{ alt: `Logotipo de ${name}` }}
      />
      {isWide ? null : (
        <Name name={name} size={nameSize} width={width - logo.widthPx * scale - height * 0.25} colour={colour} />
      )}
    </View>
  );
}

/** A name is no smaller than this part of its usual size. */
const LEAST_SIZE = 0.5;

function Name({ name, size: max, width, colour }: { name: string; size: number; width: number; colour: string }) {
  const { size, lines } = fittedText(name, { width, max, min: max * LEAST_SIZE, lines: 2, cut: 700 });
  return (
    <View structure="P">
      {lines.map((line) => (
        <Text key={line} style={[styles.name, { fontSize: size, color: colour }]}>
          {`${line} `}
        </Text>
      ))}
    </View>
  );
}
