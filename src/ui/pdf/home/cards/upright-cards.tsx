import { ink } from "../../theme.ts";
import { ArchMask, Box, type Card, Figures, Kind, Photo, Price, Qr, Seller, Small, Title, Words } from "./card-kit.tsx";

/** The upright designs, on an A4 of 595 × 842 points. */

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 36;
const INNER = WIDTH - 2 * MARGIN;

/** The photo above, the price on a band of the agency's colour, the rest on white. */
export function FachadaCard({ card }: { card: Card }) {
  const { words, pageAddress } = card.paper;
  const { fill, onFill } = card.colours;
  const qr = pageAddress === null ? 0 : 112;
  const textWidth = INNER - (qr === 0 ? 0 : qr + 20);
  return (
    <>
      <Photo card={card} at={{ x: 0, y: 0, width: WIDTH, height: 478 }} />
      <Box card={card} at={{ x: 0, y: 478, width: WIDTH, height: 112 }} colour={fill} />
      <Box card={card} at={{ x: MARGIN, y: 478, width: INNER, height: 112 }} justify="center">
        <Kind card={card} width={INNER} max={17} colour={onFill} />
        <Price card={card} width={INNER} max={words.pricePer === "" ? 62 : 52} colour={onFill} />
      </Box>
      <Box card={card} at={{ x: MARGIN, y: 606, width: textWidth, height: 150 }} justify="space-between">
        <Box card={card} at={{ x: 0, y: 0, width: textWidth, height: 92 }}>
          <Title card={card} width={textWidth} max={27} lines={2} />
          <Words
            card={card}
            text={words.place}
            width={textWidth}
            max={15}
            min={10}
            lines={1}
            isBold={false}
            colour={ink.muted}
            above={4}
          />
        </Box>
        <Box card={card} at={{ x: 0, y: 94, width: textWidth, height: 56 }}>
          <Figures card={card} width={textWidth} />
        </Box>
      </Box>
      <Box card={card} at={{ x: WIDTH - MARGIN - 112, y: 606, width: 112, height: 136 }} align="flex-end">
        <Qr card={card} side={112} />
      </Box>
      <Foot card={card} />
    </>
  );
}

/** The photo looks out of an arch; everything stands on the middle line. */
export function ArcoCard({ card }: { card: Card }) {
  const { words } = card.paper;
  const arch = { x: 72, y: 40, width: WIDTH - 144, height: 470 };
  return (
    <>
      <Photo card={card} at={arch} />
      <ArchMask card={card} at={arch} />
      <Box card={card} at={{ x: arch.x - 14, y: 510, width: arch.width + 28, height: 9 }} colour={card.colours.line} />
      <Box card={card} at={{ x: MARGIN, y: 530, width: INNER, height: 226 }} align="center">
        <Title card={card} width={INNER} max={27} lines={2} isCentred />
        <Words
          card={card}
          text={words.place}
          width={INNER}
          max={15}
          min={10}
          lines={1}
          isBold={false}
          isCentred
          colour={ink.muted}
          above={3}
        />
      </Box>
      <Box card={card} at={{ x: MARGIN, y: 622, width: INNER, height: 76 }} align="center" justify="center">
        <Price card={card} width={INNER} max={words.pricePer === "" ? 54 : 46} colour={card.colours.line} isCentred />
      </Box>
      <Box card={card} at={{ x: MARGIN, y: 702, width: INNER, height: 54 }} align="center">
        <Figures card={card} width={INNER} isCentred />
      </Box>
      <Box card={card} at={{ x: WIDTH - 84, y: 30, width: 60, height: 80 }}>
        <Qr card={card} side={60} />
      </Box>
      <Foot card={card} />
    </>
  );
}

/** The photo on the whole sheet, with a white leaf of data on it. */
export function RevistaCard({ card }: { card: Card }) {
  const { words, pageAddress } = card.paper;
  const leaf = { x: MARGIN, y: 508, width: INNER, height: 298 };
  const pad = 26;
  const width = leaf.width - 2 * pad;
  const textWidth = pageAddress === null ? width : width - 106;
  return (
    <>
      <Photo card={card} at={{ x: 0, y: 0, width: WIDTH, height: HEIGHT }} />
      <Box card={card} at={leaf} colour={ink.paper} />
      <Box
        card={card}
        at={{ x: leaf.x, y: leaf.y + leaf.height - 8, width: leaf.width, height: 8 }}
        colour={card.colours.line}
      />
      <Box card={card} at={{ x: leaf.x + pad, y: leaf.y + 20, width: textWidth, height: 110 }}>
        <Kind card={card} width={textWidth} max={14} colour={ink.muted} />
        <Title card={card} width={textWidth} max={28} lines={2} above={2} />
        <Words
          card={card}
          text={words.place}
          width={textWidth}
          max={14}
          min={10}
          lines={1}
          isBold={false}
          colour={ink.muted}
          above={3}
        />
      </Box>
      <Box
        card={card}
        at={{ x: leaf.x + leaf.width - pad - 88, y: leaf.y + 22, width: 88, height: 110 }}
        align="flex-end"
      >
        <Qr card={card} side={88} />
      </Box>
      <Box card={card} at={{ x: leaf.x + pad, y: leaf.y + 138, width: width * 0.5, height: 78 }} justify="center">
        <Price card={card} width={width * 0.5} max={44} colour={card.colours.line} />
      </Box>
      <Box
        card={card}
        at={{ x: leaf.x + pad + width * 0.54, y: leaf.y + 138, width: width * 0.46, height: 78 }}
        justify="center"
      >
        <Figures card={card} width={width * 0.46} />
      </Box>
      <Box card={card} at={{ x: leaf.x + pad, y: leaf.y + 220, width, height: 66 }} justify="center">
        <Seller card={card} width={width} />
        <Small card={card} />
      </Box>
    </>
  );
}

/** The title as large as a poster's, on the agency's colour. */
export function LetrasCard({ card }: { card: Card }) {
  const { words, photos } = card.paper;
  const { fill, onFill } = card.colours;
  const hasPhoto = photos.length > 0;
  const sheet = hasPhoto ? 400 : 690;
  return (
    <>
      <Box card={card} at={{ x: 0, y: 0, width: WIDTH, height: HEIGHT - 124 }} colour={fill} />
      <Box card={card} at={{ x: MARGIN, y: 34, width: INNER, height: sheet - 40 }} justify="space-between">
        <Box card={card} at={{ x: 0, y: 0, width: INNER, height: sheet - 170 }}>
          <Words
            card={card}
            text={words.kind}
            width={INNER}
            max={20}
            min={12}
            lines={1}
            colour={onFill}
            isBold={false}
          />
          <Title
            card={card}
            width={INNER}
            max={hasPhoto ? 46 : 74}
            lines={hasPhoto ? 3 : 6}
            colour={onFill}
            above={8}
          />
          <Words
            card={card}
            text={words.place}
            width={INNER}
            max={18}
            min={11}
            lines={1}
            colour={onFill}
            isBold={false}
            above={8}
          />
        </Box>
        <Box card={card} at={{ x: 0, y: sheet - 168, width: INNER, height: 74 }} justify="flex-end">
          <Price card={card} width={INNER} max={words.pricePer === "" ? 58 : 46} colour={onFill} />
        </Box>
        <Box card={card} at={{ x: 0, y: sheet - 88, width: INNER, height: 54 }} justify="flex-end">
          <Figures card={card} width={INNER} colour={onFill} />
        </Box>
      </Box>
      {hasPhoto ? <Photo card={card} at={{ x: MARGIN, y: 412, width: INNER, height: 290 }} /> : null}
      <Box card={card} at={{ x: MARGIN, y: HEIGHT - 112, width: INNER - 110, height: 96 }} justify="center">
        <Seller card={card} width={INNER - 110} />
        <Small card={card} />
      </Box>
      <Box card={card} at={{ x: WIDTH - MARGIN - 84, y: HEIGHT - 113, width: 84, height: 104 }} align="flex-end">
        <Qr card={card} side={84} />
      </Box>
    </>
  );
}

/** Seller, reference and energy at the foot. */
function Foot({ card }: { card: Card }) {
  return (
    <>
      <Box card={card} at={{ x: MARGIN, y: 764, width: INNER, height: 1.5 }} colour={card.colours.line} />
      <Box card={card} at={{ x: MARGIN, y: 768, width: INNER, height: 60 }} justify="center">
        <Seller card={card} width={INNER} />
        <Small card={card} />
      </Box>
    </>
  );
}
