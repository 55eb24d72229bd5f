import { type Pigment, paint, SHADOW } from "./solids.tsx";

interface ElevationProps {
  /** Floors above the ground floor, 0 to 12. */
  floors: number;
  /** Windows across, 1 to 8. */
  bays: number;
  /** Colour of the wall's neighbourhood light: sky and shutters follow it. */
  pigment?: FacadePigment;
  /** Floor of the home, 0 is the ground floor; its windows are lit. */
  floor?: number | undefined;
  balconies?: boolean;
  /** Name of the drawn place: "Calle de Cádiz, 42". The text says that it is a drawing. */
  name: string;
  className?: string;
}

export type FacadePigment = keyof typeof palettes;

const palettes = {
  albero: { sky: "albero-200", wall: "cal-0", shutter: "carruaje-700", plinth: "cobalto-600" },
  cobalto: { sky: "cobalto-100", wall: "cal-0", shutter: "cobalto-700", plinth: "almagre-500" },
  almagre: { sky: "albero-100", wall: "almagre-300", shutter: "almagre-800", plinth: "almagre-700" },
  carruaje: { sky: "carruaje-100", wall: "cal-50", shutter: "carruaje-700", plinth: "carruaje-700" },
} as const satisfies Record<string, Record<string, Pigment>>;

const WIDTH = 372;
const HEIGHT = 200;
const GROUND = 176;
/** Room at both sides of the wall that every frame shows. */
const MARGIN = 26;
/** Sky, street and the neighbours' walls go on for so far beyond the wall: frames may be wider or taller than the drawing. */
const BEYOND = 1_000;

/** Façade made from a listing's own data, for homes without a photograph. */
export function Elevation({
  floors,
  bays,
  pigment = "albero",
  floor,
  balconies = true,
  name,
  className,
}: ElevationProps) {
  const colours = palettes[pigment];
  const shape = facadeShape(floors, bays);
  return (
    <svg
      role="img"
      aria-label={`Dibujo de la fachada de ${name}, no es una foto`}
      viewBox={`${shape.left - MARGIN} 0 ${shape.right - shape.left + 2 * MARGIN} ${HEIGHT}`}
      // The whole wall in every frame, standing on its lower edge.
      preserveAspectRatio="xMidYMax meet"
      className={className}
    >
      <rect x={-BEYOND} y={-BEYOND} width={WIDTH + 2 * BEYOND} height={HEIGHT + BEYOND} fill={paint(colours.sky)} />
      <rect x={-BEYOND} y={GROUND} width={WIDTH + 2 * BEYOND} height={HEIGHT - GROUND} fill={paint("cal-300")} />
      <rect
        x={-BEYOND}
        y={GROUND - shape.height * 0.9}
        width={shape.left + BEYOND}
        height={shape.height * 0.9}
        fill={paint("cal-200")}
      />
      <rect
        x={shape.right}
        y={GROUND - shape.height * 0.62}
        width={WIDTH + BEYOND - shape.right}
        height={shape.height * 0.62}
        fill={paint("cal-200")}
      />
      <polygon
        points={`${shape.right},${shape.top} ${shape.right + 24},${shape.top + 24} ${shape.right + 24},${GROUND} ${shape.right},${GROUND}`}
        fill={SHADOW}
      />
      <rect
        x={shape.left}
        y={shape.top}
        width={shape.right - shape.left}
        height={shape.height}
        fill={paint(colours.wall)}
      />
      <rect
        x={shape.left - 4}
        y={shape.top - 5}
        width={shape.right - shape.left + 8}
        height="6"
        fill={paint("cal-300")}
      />
      <rect x={shape.left} y={shape.top + 1} width={shape.right - shape.left} height="4" fill={SHADOW} />
      {shape.windows.map((window) => (
        <FacadeWindow
          key={`${window.level}-${window.bay}`}
          {...window}
          lit={window.level === floor}
          shutter={colours.shutter}
          balcony={balconies && window.bay % 2 === 0}
        />
      ))}
      <GroundFloor shape={shape} plinth={colours.plinth} lit={floor === 0} />
    </svg>
  );
}

interface FacadeShape {
  left: number;
  right: number;
  top: number;
  height: number;
  storey: number;
  windows: { level: number; bay: number; x: number; y: number; width: number; height: number }[];
  doors: { x: number; width: number; height: number; isEntrance: boolean }[];
}

/**
 * Places of wall, windows and doors. However many floors it has, the wall ends well under the sky's edge, so that the
 * cornice has its sky in every frame.
 */
export function facadeShape(floors: number, bays: number): FacadeShape {
  const levels = Math.min(12, Math.max(0, Math.round(floors)));
  const across = Math.min(8, Math.max(1, Math.round(bays)));
  const storey = Math.min(30, 120 / (levels + 1.2));
  const height = storey * (levels + 1.2);
  const bayWidth = Math.min(52, 250 / across, storey * 2);
  const width = bayWidth * across + 12;
  const left = (WIDTH - width) / 2;
  const top = GROUND - height;
  const window = { width: bayWidth * 0.4, height: storey * 0.6 };
  return {
    left,
    right: left + width,
    top,
    height,
    storey,
    windows: Array.from({ length: levels }, (_, i) => i + 1).flatMap((level) =>
      Array.from({ length: across }, (_, bay) => ({
        level,
        bay,
        x: left + 6 + bayWidth * (bay + 0.5) - window.width / 2,
        y: GROUND - storey * (level + 1.2) + storey * 0.24,
        ...window,
      })),
    ),
    doors: Array.from({ length: across }, (_, bay) => ({
      x: left + 6 + bayWidth * (bay + 0.5) - bayWidth * 0.26,
      width: bayWidth * 0.52,
      height: storey * 0.86,
      isEntrance: bay === Math.floor((across - 1) / 2),
    })),
  };
}

function FacadeWindow({
  x,
  y,
  width,
  height,
  lit,
  shutter,
  balcony,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  lit: boolean;
  shutter: Pigment;
  balcony: boolean;
}) {
  const leaf = width * 0.34;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={paint(lit ? "albero-400" : "tinta-800")} />
      <path d={`M${x} ${y}h${width}v2.5h-${width - 2.5}v${height - 2.5}h-2.5Z`} fill={SHADOW} />
      <rect x={x - leaf - 1} y={y} width={leaf} height={height} fill={paint(shutter)} />
      <rect x={x + width + 1} y={y} width={leaf} height={height} fill={paint(shutter)} />
      {balcony ? <FrenchBalcony x={x - leaf} y={y + height} width={width + 2 * leaf} height={height * 0.42} /> : null}
    </>
  );
}

function FrenchBalcony({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const bars = Array.from({ length: 9 }, (_, i) => `M${x + (width * i) / 8} ${y - height}v${height}`).join("");
  return (
    <>
      <polygon
        points={`${x},${y + 2} ${x + width},${y + 2} ${x + width + 5},${y + 7} ${x + 5},${y + 7}`}
        fill={SHADOW}
      />
      <rect x={x} y={y} width={width} height="2.2" fill={paint("tinta-900")} />
      <path d={`${bars}M${x} ${y - height}h${width}`} stroke={paint("tinta-900")} strokeWidth=".8" fill="none" />
    </>
  );
}

function GroundFloor({ shape, plinth, lit }: { shape: FacadeShape; plinth: Pigment; lit: boolean }) {
  const band = shape.storey * 0.34;
  return (
    <>
      <rect x={shape.left} y={GROUND - band} width={shape.right - shape.left} height={band} fill={paint(plinth)} />
      {shape.doors.map((door) => {
        const radius = door.width / 2;
        const spring = GROUND - door.height + Math.min(radius, door.height * 0.5);
        const rise = Math.min(radius, door.height * 0.5);
        return (
          <g key={door.x}>
            <path
              d={`M${door.x} ${GROUND}V${spring}a${radius} ${rise} 0 0 1 ${door.width} 0V${GROUND}Z`}
              fill={paint(door.isEntrance ? "tinta-900" : lit ? "albero-400" : "tinta-800")}
            />
            {door.isEntrance ? (
              <polygon
                points={`${door.x},${GROUND} ${door.x + 4},${GROUND - 4} ${door.x + door.width},${GROUND - 4} ${door.x + door.width},${GROUND}`}
                fill={paint("albero-400")}
              />
            ) : null}
          </g>
        );
      })}
    </>
  );
}
