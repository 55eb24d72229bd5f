import { type DocumentProps, Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { PdfDocument } from "../pdf-document.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { ink, size, weight } from "../theme.ts";
import { AgencyHead } from "./agency-head.tsx";

export interface ListedOffer {
  id: string;
  title: string;
  price: string;
  place: string | null;
  /** `85 m² · 3 hab. · 2 baños` */
  facts: string;
  /** Address of its shared page; null where none is open. */
  address: string | null;
}

/** Everything that a list of homes for a buyer is drawn from. Its words are `printable`. */
export interface HomeListPaper {
  buyer: string;
  offers: readonly ListedOffer[];
  signer: DocumentSigner | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

const styles = StyleSheet.create({
  head: { flexDirection: "row", height: 50 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  lead: { fontSize: size.text, color: ink.muted, lineHeight: 1.45, marginTop: 4, marginBottom: 10 },
  home: { borderLeftWidth: 3, paddingLeft: 10, paddingVertical: 4, marginBottom: 12 },
  top: { flexDirection: "row", justifyContent: "space-between", gap: 16 },
  name: { flex: 1, fontSize: 12, fontWeight: weight.strong, lineHeight: 1.3 },
  price: { fontSize: 12, fontWeight: weight.strong, lineHeight: 1.3 },
  quiet: { fontSize: size.text, color: ink.muted, lineHeight: 1.4 },
  link: { fontSize: size.text, color: ink.foreground, lineHeight: 1.4, textDecoration: "underline" },
});

/** The chosen homes of a buyer, one below the other, with the page of each and the agent to ask. */
export function HomeList({ paper }: { paper: HomeListPaper }): ReactElement<DocumentProps> {
  const { buyer, offers, signer, createdAt } = paper;
  const [first = buyer] = buyer.trim().split(/\s+/);
  const line = brandColours(signer?.brand?.colour ?? null).line;
  const phone = signer?.phone ?? signer?.brand?.phone ?? null;
  const email = signer?.email ?? signer?.brand?.email ?? null;
  const title = first === "" ? "Viviendas para ti" : `Viviendas para ${first}`;
  const ways = [phone, email].filter(Boolean).join(" · ");
  return (
    <PdfDocument kind="Viviendas elegidas" meta={{ signer, title, createdAt }} note={noteOf(paper)}>
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={300} colour={ink.foreground} />
      </View>
      <Text style={styles.title} structure="H1">
        {title}
      </Text>
      <Text style={styles.lead}>
        {`${counted(offers.length, "vivienda elegida", "viviendas elegidas")} por lo que buscas, a ${formatDate(createdAt)}. Precios de oferta de ese día: confírmalos antes de visitar.`}
      </Text>
      {offers.map(({ id, title: name, price, place, facts, address }) => (
        <View key={id} style={[styles.home, { borderLeftColor: line }]} wrap={false}>
          <View style={styles.top}>
            <Text style={styles.name} structure="H2">
              {name}
            </Text>
            <Text style={styles.price}>{price}</Text>
          </View>
          {[place, facts].filter(Boolean).map((text) => (
            <Text key={text} style={styles.quiet}>
              {text}
            </Text>
          ))}
          {address === null ? null : (
            <Text style={styles.quiet}>
              <Link src={address} style={styles.link}>
                {address}
              </Link>
            </Text>
          )}
        </View>
      ))}
      <Text style={styles.quiet}>{ways === "" ? "Dime cuáles quieres ver." : `Dime cuáles quieres ver: ${ways}`}</Text>
    </PdfDocument>
  );
}

const noteOf = ({ createdAt, buyer, offers }: HomeListPaper): string =>
  [formatDate(createdAt), noteOfUnprintable({ buyer, offers })].filter(Boolean).join(" · ");
