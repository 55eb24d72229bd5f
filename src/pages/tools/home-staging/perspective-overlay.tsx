import type { FoundLine } from "#domain/tools/photo-camera/find-camera.ts";
import type { PhotoCamera, PhotoRoom } from "#domain/tools/photo-camera/photo-camera.ts";
import { floorGrid, roomEdges, type SeenLine } from "#domain/tools/staging/perspective.ts";
import { pathThrough } from "./photo-view.tsx";

interface PerspectiveOverlayProps {
  camera: PhotoCamera;
  room: PhotoRoom;
  /** Edges of the photo by which the perspective was found; none where it was set by hand. */
  found: readonly FoundLine[];
}

/** One colour for each direction of the room. */
const AXIS_COLOURS = ["#ff8a5c", "#3ddc97", "#ffd34d"] as const;

/** The floor's grid of a metre and the edges of the room, over the photo: white on black, so that they are seen on any floor. */
export function PerspectiveOverlay({ camera, room, found }: PerspectiveOverlayProps) {
  const { floor, walls, ceiling } = roomEdges(camera, room);
  const thin = camera.widthPx / 900;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {AXIS_COLOURS.map((colour, axis) => (
        <path
          key={colour}
          d={found
            .filter((line) => line.axis === axis)
            .map(({ from, to }) => pathThrough([from, to]))
            .join("")}
          stroke={colour}
          strokeWidth={thin * 1.6}
          opacity={0.9}
        />
      ))}
      <Lines lines={floorGrid(camera, room.floor)} width={thin * 1.3} colour="#ffffff" opacity={0.85} />
      <Lines lines={ceiling} width={thin * 1.5} colour="#8fb4ff" opacity={0.9} />
      <Lines lines={walls} width={thin * 1.5} colour="#8fb4ff" opacity={0.9} />
      <Lines lines={floor} width={thin * 2.4} colour="#2f6bff" opacity={1} />
    </g>
  );
}

interface LinesProps {
  lines: readonly SeenLine[];
  width: number;
  colour: string;
  opacity: number;
}

function Lines({ lines, width, colour, opacity }: LinesProps) {
  const path = lines.map(pathThrough).join("");
  if (path === "") return null;
  return (
    <g opacity={opacity}>
      <path d={path} stroke="#000000" strokeOpacity={0.45} strokeWidth={width * 2.2} />
      <path d={path} stroke={colour} strokeWidth={width} />
    </g>
  );
}
