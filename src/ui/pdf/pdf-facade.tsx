import { G, Line, Path, Polygon, Rect, Svg, View } from "@react-pdf/renderer";
import { facadeShape } from "../illustration/elevation.tsx";
import { Caption } from "./pdf-text.tsx";

interface PdfFacadeProps {
  /** In points. */
  width: number;
  /** Above the ground floor. */
  floors: number;
  bays: number;
  /** Floor of the home, whose windows are lit; 0 is the ground floor. */
  floor: number | undefined;
}

/** The part of `facadeShape`'s drawing that fits a narrow column. */
const CROP = { left: 42, width: 288, height: 196 } as const;
const RIGHT = CROP.left + CROP.width;

/** Flat pigments of the illustration; the light comes from the left. Shadows are mixed, paper knows no transparency. */
const paint = {
  sky: "#fce2a3",
  street: "#dbd9d3",
  neighbour: "#ebeae5",
  castShadow: "#cfcdc9",
  wall: "#ffffff",
  cornice: "#dbd9d3",
  shade: "#dfe0e5",
  glass: "#212a3e",
  glassShade: "#171f31",
  light: "#f9be45",
  shutter: "#115943",
  iron: "#11192c",
  plinth: "#1e59c1",
} as const;

/** The façade made from the home's data, as the page draws it; it says that it is a drawing. */
export function PdfFacade({ width, floors, bays, floor }: PdfFacadeProps) {
  const { left, right, top, height, storey, windows, doors } = facadeShape(floors, bays);
  const band = storey * 0.34;
  const ground = top + height;
  return (
    <View style={{ width }} wrap={false}>
      <Svg
        structure={{ alt: altOf(floors, floor) }}
        viewBox={`${CROP.left} 0 ${CROP.width} ${CROP.height}`}
        width={width}
        height={(width * CROP.height) / CROP.width}
      >
        <Rect x={CROP.left} y={0} width={CROP.width} height={CROP.height} fill={paint.sky} />
        <Rect x={CROP.left} y={ground} width={CROP.width} height={CROP.height - ground} fill={paint.street} />
        <Rect
          x={CROP.left}
          y={ground - height * 0.9}
          width={left - CROP.left}
          height={height * 0.9}
          fill={paint.neighbour}
        />
        <Rect
          x={right}
          y={ground - height * 0.62}
          width={RIGHT - right}
          height={height * 0.62}
          fill={paint.neighbour}
        />
        <Polygon
          points={`${right},${top} ${right + 24},${top + 24} ${right + 24},${ground} ${right},${ground}`}
          fill={paint.castShadow}
        />
        <Rect x={left} y={top} width={right - left} height={height} fill={paint.wall} />
        <Rect x={left - 4} y={top - 5} width={right - left + 8} height={6} fill={paint.cornice} />
        <Rect x={left} y={top + 1} width={right - left} height={4} fill={paint.shade} />
        {windows.map(({ level, bay, ...box }) => (
          <FacadeWindow key={`${level}-${bay}`} {...box} isLit={level === floor} hasBalcony={bay % 2 === 0} />
        ))}
        <Rect x={left} y={ground - band} width={right - left} height={band} fill={paint.plinth} />
        {doors.map((door) => (
          <Door key={door.x} {...door} ground={ground} isLit={floor === 0} />
        ))}
      </Svg>
      <View style={{ marginTop: 3 }}>
        <Caption>Dibujo hecho con los datos: no es la fachada real.</Caption>
      </View>
    </View>
  );
}

function altOf(floors: number, floor: number | undefined): string {
  const storeys = floors === 0 ? "una planta" : `planta baja y ${floors} ${floors === 1 ? "planta" : "plantas"} más`;
  if (floor === undefined) return `Dibujo de un edificio de ${storeys}.`;
  return `Dibujo de un edificio de ${storeys}, con las ventanas de la ${floor === 0 ? "planta baja" : `planta ${floor}`} encendidas.`;
}

interface WindowProps {
  x: number;
  y: number;
  width: number;
  height: number;
  isLit: boolean;
  hasBalcony: boolean;
}

function FacadeWindow({ x, y, width, height, isLit, hasBalcony }: WindowProps) {
  const leaf = width * 0.34;
  return (
    <G>
      <Rect x={x} y={y} width={width} height={height} fill={isLit ? paint.light : paint.glass} />
      {isLit ? null : (
        <Path d={`M${x} ${y}h${width}v2.5h-${width - 2.5}v${height - 2.5}h-2.5Z`} fill={paint.glassShade} />
      )}
      <Rect x={x - leaf - 1} y={y} width={leaf} height={height} fill={paint.shutter} />
      <Rect x={x + width + 1} y={y} width={leaf} height={height} fill={paint.shutter} />
      {hasBalcony ? <Balcony x={x - leaf} y={y + height} width={width + 2 * leaf} height={height * 0.42} /> : null}
    </G>
  );
}

function Balcony({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const bars = Array.from({ length: 9 }, (_, i) => x + (width * i) / 8);
  return (
    <G>
      <Polygon
        points={`${x},${y + 2} ${x + width},${y + 2} ${x + width + 5},${y + 7} ${x + 5},${y + 7}`}
        fill={paint.shade}
      />
      <Rect x={x} y={y} width={width} height={2.2} fill={paint.iron} />
      <G stroke={paint.iron} strokeWidth={0.8}>
        {bars.map((barX) => (
          <Line key={barX} x1={barX} x2={barX} y1={y - height} y2={y} />
        ))}
        <Line x1={x} x2={x + width} y1={y - height} y2={y - height} />
      </G>
    </G>
  );
}

function Door({
  x,
  width,
  height,
  ground,
  isEntrance,
  isLit,
}: {
  x: number;
  width: number;
  height: number;
  ground: number;
  isEntrance: boolean;
  isLit: boolean;
}) {
  const radius = width / 2;
  const rise = Math.min(radius, height * 0.5);
  const spring = ground - height + rise;
  return (
    <G>
      <Path
        d={`M${x} ${ground}V${spring}a${radius} ${rise} 0 0 1 ${width} 0V${ground}Z`}
        fill={isEntrance ? paint.iron : isLit ? paint.light : paint.glass}
      />
      {isEntrance ? (
        <Polygon
          points={`${x},${ground} ${x + 4},${ground - 4} ${x + width},${ground - 4} ${x + width},${ground}`}
          fill={paint.light}
        />
      ) : null}
    </G>
  );
}
