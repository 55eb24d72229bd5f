import { Document, type DocumentProps, Page } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { CARDS, type CardDesign, type CardPaper } from "#domain/portfolio/homes/window-card.ts";
import { documentFacts } from "../../pdf-document.tsx";
import { FONT_FAMILIES, ink } from "../../theme.ts";
import type { HomePaper } from "../home-paper.ts";
import { type Card, cardOf } from "./card-kit.tsx";
import { ArcoCard, FachadaCard, LetrasCard, RevistaCard } from "./upright-cards.tsx";
import { BandaCard, MosaicoCard } from "./wide-cards.tsx";

const DRAWINGS: Record<CardDesign, (props: { card: Card }) => ReactElement> = {
  fachada: FachadaCard,
  arco: ArcoCard,
  revista: RevistaCard,
  letras: LetrasCard,
  banda: BandaCard,
  mosaico: MosaicoCard,
};

/** A hair less than the square root of two: a photo that is higher than the sheet by a rounding would begin a second one. */
const SCALES: Record<CardPaper, number> = { A4: 1, A3: Math.SQRT2 - 0.0002 };

/** A home on one sheet for a window: photo, price, three figures, seller and the code of its shared page. */
export function WindowCard({
  paper,
  design,
  size,
}: {
  paper: HomePaper;
  design: CardDesign;
  size: CardPaper;
}): ReactElement<DocumentProps> {
  const { words, signer, createdAt } = paper;
  const Drawing = DRAWINGS[design];
  return (
    <Document {...documentFacts("Cartel de escaparate", { signer, title: words.title, createdAt })}>
      <Page
        size={size}
        orientation={CARDS[design].isLandscape ? "landscape" : "portrait"}
        style={{ backgroundColor: ink.paper, color: ink.foreground, fontFamily: [...FONT_FAMILIES] }}
      >
        <Drawing card={cardOf(paper, SCALES[size])} />
      </Page>
    </Document>
  );
}
