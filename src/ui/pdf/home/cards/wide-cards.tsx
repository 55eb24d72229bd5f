import { ink } from "../../theme.ts";
import { Box, type Card, Figures, Kind, Photo, Price, Qr, Seller, Small, Title, Words } from "./card-kit.tsx";

/** The landscape designs, on an A4 of 842 × 595 points. */

const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 30;
const GAP = 8;

/** The photo, and beside it a band of the agency's colour with everything else. */
export function BandaCard({ card }: { card: Card }) {
  const { words, pageAddress } = card.paper;
  const { fill, onFill } = card.colours;
  const band = { x: 536, width: WIDTH - 536 };
  const x = band.x + 26;
  const width = band.width - 52;
  return (
    <>
      <Photo card={card} at={{ x: 0, y: 0, width: band.x, height: HEIGHT }} />
      <Box card={card} at={{ x: band.x, y: 0, width: band.width, height: 468 }} colour={fill} />
      <Box card={card} at={{ x, y: 28, width, height: 180 }}>
        <Kind card={card} width={width} max={16} colour={onFill} />
        <Title card={card} width={width} max={28} lines={4} colour={onFill} above={4} />
        <Words
          card={card}
          text={words.place}
          width={width}
          max={14}
          min={10}
          lines={2}
          colour={onFill}
          isBold={false}
          above={6}
        />
      </Box>
      <Box card={card} at={{ x, y: 212, width, height: 84 }} justify="center">
        <Price card={card} width={width} max={46} colour={onFill} />
      </Box>
      <Box
        card={card}
        at={{ x, y: 306, width: pageAddress === null ? width : width - 112, height: 138 }}
        justify="center"
      >
        <Figures card={card} width={pageAddress === null ? width : width - 112} colour={onFill} isStacked />
      </Box>
      <Box card={card} at={{ x: x + width - 104, y: 318, width: 104, height: 126 }} align="flex-end">
        <Qr card={card} side={104} colour={onFill} />
      </Box>
      <Box card={card} at={{ x, y: 478, width, height: 104 }} justify="center">
        <Seller card={card} width={width} isStacked />
        <Small card={card} />
      </Box>
    </>
  );
}

/** One large photo and up to three small ones, the data below. */
export function MosaicoCard({ card }: { card: Card }) {
  const { words, photos, pageAddress } = card.paper;
  const small = Math.min(3, Math.max(0, photos.length - 1));
  const height = 372;
  const large = small === 0 ? WIDTH : 560;
  const beside = (height - GAP * (small - 1)) / Math.max(1, small);
  const qr = pageAddress === null ? 0 : 108;
  const inner = WIDTH - 2 * MARGIN;
  const price = 300;
  const textWidth = inner - price - 24;
  return (
    <>
      <Photo card={card} at={{ x: 0, y: 0, width: large, height }} />
      {Array.from({ length: small }, (_, i) => (
        <Photo
          // biome-ignore lint/suspicious/noArrayIndexKey: printed photos never move
          key={i}
          card={card}
          index={i + 1}
          at={{ x: large + GAP, y: i * (beside + GAP), width: WIDTH - large - GAP, height: beside }}
        />
      ))}
      <Box card={card} at={{ x: 0, y: height, width: WIDTH, height: 9 }} colour={card.colours.line} />
      <Box card={card} at={{ x: MARGIN, y: 394, width: textWidth, height: 100 }}>
        <Kind card={card} width={textWidth} max={14} colour={ink.muted} />
        <Title card={card} width={textWidth} max={27} lines={2} above={2} />
        <Words
          card={card}
          text={words.place}
          width={textWidth}
          max={14}
          min={10}
          lines={1}
          isBold={false}
          colour={ink.muted}
          above={2}
        />
      </Box>
      <Box
        card={card}
        at={{ x: WIDTH - MARGIN - price, y: 394, width: price, height: 92 }}
        colour={card.colours.wash}
        justify="center"
        align="center"
      >
        <Price card={card} width={price - 32} max={50} isCentred />
      </Box>
      <Box card={card} at={{ x: MARGIN, y: 502, width: 330, height: 72 }} justify="center">
        <Figures card={card} width={330} />
      </Box>
      <Box
        card={card}
        at={{ x: MARGIN + 346, y: 496, width: inner - 346 - (qr === 0 ? 0 : qr - 10), height: 84 }}
        justify="center"
      >
        <Seller card={card} width={inner - 346 - (qr === 0 ? 0 : qr - 10)} isStacked />
        <Small card={card} />
      </Box>
      <Box card={card} at={{ x: WIDTH - MARGIN - 78, y: 494, width: 78, height: 96 }} align="flex-end">
        <Qr card={card} side={78} />
      </Box>
    </>
  );
}
