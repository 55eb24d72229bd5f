import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** How near the edge scrolling begins, and how fast it is at the edge itself. */
const EDGE_PX = 72;
const FASTEST_PX = 18;

/** How far to scroll in a frame: nothing in the middle, more towards either end. */
export function pullOf(at: number, start: number, end: number): number {
  // Small areas keep a middle that is still.
  const edge = Math.min(EDGE_PX, (end - start) / 4);
  if (at < start + edge) return -FASTEST_PX * Math.min(1, (start + edge - at) / edge);
  if (at > end - edge) return FASTEST_PX * Math.min(1, (at - (end - edge)) / edge);
  return 0;
}

/** While a card is dragged near an edge, the elements marked `data-drag-scroll` scroll there, and the page. */
export function scrollWhileDragging(): () => void {
  let point: { x: number; y: number } | null = null;
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    if (!point) return;
    const { x, y } = point;
    for (const element of document.elementsFromPoint(x, y)) {
      const way = element.getAttribute("data-drag-scroll");
      if (way === null) continue;
      const box = element.getBoundingClientRect();
      element.scrollBy(
        way === "y" ? 0 : pullOf(x, Math.max(0, box.left), Math.min(window.innerWidth, box.right)),
        way === "x" ? 0 : pullOf(y, Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)),
      );
    }
    window.scrollBy(0, pullOf(y, 0, window.innerHeight));
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    point = null;
  };
  const ignore = monitorForElements({
    onDragStart: () => {
      frame = requestAnimationFrame(step);
    },
    onDrag: ({ location }) => {
      point = { x: location.current.input.clientX, y: location.current.input.clientY };
    },
    onDrop: stop,
  });
  return () => {
    stop();
    ignore();
  };
}
