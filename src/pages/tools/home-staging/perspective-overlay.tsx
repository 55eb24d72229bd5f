import type { PhotoCamera, PhotoRoom } from "#domain/tools/photo-camera/photo-camera.ts";
import { floorGrid, roomEdges, type SeenLine } from "#domain/tools/staging/perspective.ts";
import { pathThrough } from "./photo-view.tsx";

interface PerspectiveOverlayProps {
  camera: PhotoCamera;
  room: PhotoRoom;
}

/** The floor's grid of a metre and the edges of the room, over the photo: white on black, so that they are seen on any floor. */
export function PerspectiveOverlay({ camera, room }: PerspectiveOverlayProps) {
  const { floor, walls, ceiling } = roomEdges(camera, room);
  const thin = camera.widthPx / 900;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
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
