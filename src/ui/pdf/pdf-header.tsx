import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { type BrandLogo, type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { type DocumentMeta, documentNumber, initialsOf } from "./document-meta.ts";
import { PdfMark } from "./pdf-mark.tsx";
import { ink, size, weight } from "./theme.ts";

/** Room for a logo in the header, in points: a wide one is as wide, a tall one as tall. */
const LOGO_BOX = { width: 120, height: 40 } as const;

const styles = StyleSheet.create({
  header: {
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "center",
    borderBottomWidth: 1.5,
    paddingBottom: 12,
    marginBottom: 12,
  },
  signer: { flexDirection: "row", alignItems: "center", gap: 10, flex: 1, paddingRight: 16 },
  seal: { width: 34, height: 34, alignItems: "center", justifyContent: "center", flexShrink: 0 },
  initials: { fontSize: 14, fontWeight: weight.strong, lineHeight: 1 },
  photo: { width: 38, height: 38, borderRadius: 19, flexShrink: 0 },
  names: { flex: 1 },
  name: { fontSize: size.name, fontWeight: weight.strong, lineHeight: 1.2 },
  wordmark: { fontSize: 19, fontWeight: weight.display, lineHeight: 1, letterSpacing: -0.4 },
  kind: { fontSize: 9.75, fontWeight: weight.strong, lineHeight: 1.3 },
  facts: { alignItems: "flex-end", flexShrink: 0 },
  quiet: { color: ink.muted, fontSize: size.text, lineHeight: 1.4 },
});

/** The signer on the left; the document's kind, number and date on the right. */
export function PdfHeader({ kind, meta }: { kind: string; meta: DocumentMeta }) {
  const { signer } = meta;
  const colour = signer?.brand?.colour;
  return (
    <View style={[styles.header, { borderBottomColor: colour ? brandColours(colour).line : ink.foreground }]}>
      {signer && signingName(signer) ? <Signer signer={signer} /> : <OwnName />}
      <View style={styles.facts}>
        <Text style={styles.kind}>{kind}</Text>
        <Text style={styles.quiet}>
          {documentNumber(meta.runId)} · {formatDate(meta.createdAt)}
        </Text>
      </View>
    </View>
  );
}

/** Logo or seal, the person, their agency with its number, and where they are reached. */
function Signer({ signer }: { signer: DocumentSigner }) {
  const { name, brand, person } = signer;
  const under = [
    // Without a person's name the agency's stands in its place.
    [person?.role, name === "" ? null : brand?.name, person?.licenceNumber ?? brand?.licenceNumber],
    [signer.phone, signer.email],
  ].map((parts) => parts.filter(Boolean).join(" · "));
  return (
    <View style={styles.signer}>
      {brand?.logo ? <Logo logo={brand.logo} name={brand.name} /> : null}
      {person?.photo ? <Image src={person.photo} style={styles.photo} structure={{ alt: `Foto de ${name}` }} /> : null}
      {brand?.logo || person?.photo ? null : <Seal name={signingName(signer)!} colour={brand?.colour ?? null} />}
      <View style={styles.names}>
        <Text style={styles.name}>{name || brand!.name}</Text>
        {under.filter(Boolean).map((line) => (
          <Text key={line} style={styles.quiet}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

function Logo({ logo: { dataUrl, widthPx, heightPx }, name }: { logo: BrandLogo; name: string }) {
  const scale = Math.min(LOGO_BOX.width / widthPx, LOGO_BOX.height / heightPx);
  const style = { width: widthPx * scale, height: heightPx * scale, flexShrink: 0 };
  return <Image src={dataUrl} style={style} structure={{ alt: `Logotipo de ${name}` }} />;
}

function Seal({ name, colour }: { name: string; colour: string | null }) {
  const { fill, onFill } = brandColours(colour);
  const initials = initialsOf(name);
  return initials ? (
    <View style={[styles.seal, { backgroundColor: fill }]} structure="artifact">
      <Text style={[styles.initials, { color: onFill }]}>{initials}</Text>
    </View>
  ) : null;
}

function OwnName() {
  return (
    <View style={styles.signer}>
      <PdfMark height={26} />
      <Text style={styles.wordmark}>Umbral</Text>
    </View>
  );
}
