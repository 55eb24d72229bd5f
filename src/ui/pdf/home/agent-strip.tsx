import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import { spokenAddress } from "#domain/accounts/agency/brand.ts";
import { PdfQr } from "../pdf-qr.tsx";
import { ink, weight } from "../theme.ts";
import type { HomePaper } from "./home-paper.ts";

const QR_SIDE = 74;

const styles = StyleSheet.create({
  strip: { justifyContent: "flex-end" },
  row: { flexDirection: "row", alignItems: "center", gap: 14, borderTopWidth: 1.5, paddingTop: 9 },
  photo: { width: 66, height: 66, borderRadius: 33, objectFit: "cover", flexShrink: 0 },
  names: { flex: 1 },
  name: { fontSize: 13, fontWeight: weight.strong, lineHeight: 1.2 },
  quiet: { fontSize: 8.6, color: ink.muted, lineHeight: 1.35 },
  phone: { fontSize: 13, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 3 },
  qr: { flexDirection: "row", alignItems: "center", gap: 8, flexShrink: 0 },
  qrText: { width: 82, fontSize: 8.6, color: ink.muted, lineHeight: 1.35, textAlign: "right" },
  small: { marginTop: 6, fontSize: 6.8, color: ink.subtle, lineHeight: 1.35 },
});

interface AgentStripProps {
  /** In points. */
  height: number;
  signer: DocumentSigner | undefined;
  pageAddress: string | null;
  tour: HomePaper["tour"];
  /** Colour of the line above it. */
  line: string;
  small: string;
}

/** The person to ring, how, the QR of the home's page, and the small print. */
export function AgentStrip({ height, signer, pageAddress, tour, line, small }: AgentStripProps) {
  return (
    <View style={[styles.strip, { height }]}>
      <View style={[styles.row, { borderTopColor: line }]}>
        {signer?.person?.photo ? (
          <Image
            src={signer.person.photo}
            style={styles.photo}
            structure={{ alt: `Foto de ${signer.name || signingName(signer)}` }}
          />
        ) : null}
        <View style={styles.names}>
          {signer ? <Contact signer={signer} /> : <Text style={styles.name}>Pregunta por esta vivienda</Text>}
        </View>
        {pageAddress === null ? null : (
          <View style={styles.qr}>
            <Text style={styles.qrText}>{codeWords(tour)}</Text>
            <PdfQr address={pageAddress} side={QR_SIDE} />
          </View>
        )}
      </View>
      <Text style={styles.small}>{small}</Text>
    </View>
  );
}

function codeWords(tour: HomePaper["tour"]): string {
  if (tour === "directo") return "Recórrela en 360° con la cámara del móvil";
  const shown = tour ? "Fotos y recorrido de 360°" : "Todas las fotos";
  return `${shown}, y pide visita con la cámara del móvil`;
}

function Contact({ signer }: { signer: DocumentSigner }) {
  const { name, person, brand, email } = signer;
  const phone = signer.phone ?? brand?.phone;
  const under = [person?.role, name === "" ? null : brand?.name, licenceOf(signer)].filter(Boolean).join(" · ");
  const ways = [email ?? brand?.email, brand?.website && spokenAddress(brand.website)].filter(Boolean).join(" · ");
  return (
    <>
      <Text style={styles.name}>{name || signingName(signer) || "Pregunta por esta vivienda"}</Text>
      {under === "" ? null : <Text style={styles.quiet}>{under}</Text>}
      {phone ? <Text style={styles.phone}>{phone}</Text> : null}
      {ways === "" ? null : <Text style={styles.quiet}>{ways}</Text>}
    </>
  );
}

const licenceOf = ({ person, brand }: DocumentSigner): string | null =>
  person?.licenceNumber ?? brand?.licenceNumber ?? null;
