import { type DocumentProps, Image, Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfFacade } from "../pdf-facade.tsx";
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
  /** The buyer's wishes that it meets; empty where nothing is known. */
  fits: string;
  /** Address of its shared page, or of the buyer's selection; null where none is open. */
  address: string | null;
  /** `data:image/jpeg;base64,…`; null where it has no photo: it is drawn. */
  photo: string | null;
}

/** Everything that a list of homes for a buyer is drawn from. Its words are `printable`. */
export interface HomeListPaper {
  buyer: string;
  offers: readonly ListedOffer[];
  signer: DocumentSigner | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

/** In points. */
const PICTURE_WIDTH = 165;

const styles = StyleSheet.create({
  head: { flexDirection: "row", height: 50 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  lead: { fontSize: size.text, color: ink.muted, lineHeight: 1.45, marginTop: 4, marginBottom: 10 },
  home: { flexDirection: "row", gap: 14, borderTopWidth: 1.5, paddingTop: 10, marginBottom: 14 },
  photo: { width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 2) / 3, objectFit: "cover" },
  told: { flex: 1 },
  top: { flexDirection: "row", justifyContent: "space-between", gap: 16 },
  fits: { fontSize: size.text, lineHeight: 1.4, marginTop: 2 },
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
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} line={line} />
      ))}
      <Text style={styles.quiet}>{ways === "" ? "Dime cuáles quieres ver." : `Dime cuáles quieres ver: ${ways}`}</Text>
    </PdfDocument>
  );
}

/** Photo or drawing, and beside it what the buyer decides by. */
function Offer({
  offer: { title, price, place, facts, fits, address, photo },
  line,
}: {
  offer: ListedOffer;
  line: string;
}) {
  return (
    <View style={[styles.home, { borderTopColor: line }]} wrap={false}>
      {photo === null ? (
        <PdfFacade width={PICTURE_WIDTH} floors={4} bays={3} floor={undefined} />
      ) : (
        <Image src={photo} style={styles.photo} structure={{ alt: `Foto de ${title}` }} />
      )}
      <View style={styles.told}>
        <View style={styles.top}>
          <Text style={styles.name} structure="H2">
            {title}
          </Text>
          <Text style={styles.price}>{price}</Text>
        </View>
        {[place, facts].filter(Boolean).map((text) => (
          <Text key={text} style={styles.quiet}>
            {text}
          </Text>
        ))}
        {fits === "" ? null : <Text style={styles.fits}>{fits}</Text>}
        {address === null ? null : (
          <Text style={styles.quiet}>
            <Link src={address} style={styles.link}>
              Ver la vivienda
            </Link>
          </Text>
        )}
      </View>
    </View>
  );
}

const noteOf = ({ createdAt, buyer, offers }: HomeListPaper): string =>
  [formatDate(createdAt), noteOfUnprintable({ buyer, offers: offers.map(({ photo: _photo, ...words }) => words) })]
    .filter(Boolean)
    .join(" · ");
