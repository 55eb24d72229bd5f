import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Box, fitBox, outgrows, panBy, type Size, type View, zoomAt } from "./viewport.ts";

/** One plan millimetre in 0.1 px: a metre in a hundred pixels. */
const PLAIN_SCALE = 0.1;

export interface CanvasView {
  readonly view: View;
  readonly size: Size;
  readonly setView: (change: (view: View) => View) => void;
  /** About the middle of the canvas. */
  readonly zoomBy: (factor: number) => void;
  readonly zoomTo: (scale: number) => void;
  readonly fitAll: () => void;
  readonly plainScale: number;
}

const isSameView = (one: View, other: View) =>
  Math.abs(one.scale / other.scale - 1) < 1e-6 && Math.hypot(one.x - other.x, one.y - other.y) * one.scale < 1;

/**
 * The part of the plan that is seen, in a box that may change its size. Where all of the plan was seen, all of it is seen still; otherwise
 * the plan point in the middle stays there. What grows out of sight brings all of the plan back into it. The wheel zooms at the pointer, and pans with shift or on a trackpad that moves sideways.
 *
 * @param box of everything on the level; looked at first and when somebody asks to see all
 */
export function useCanvasView(frame: RefObject<HTMLElement | null>, box: Box | null): CanvasView {
  const [size, setSize] = useState<Size>({ width: 800, height: 600 });
  const [view, setRawView] = useState<View>(() => fitBox(box, { width: 800, height: 600 }));
  const known = useRef<Size | null>(null);
  const latestBox = useRef(box);
  useEffect(() => {
    const before = latestBox.current;
    latestBox.current = box;
    const seen = known.current;
    if (seen === null || before === box) return;
    setRawView((now) => (outgrows(now, seen, before, box) ? fitBox(box, seen) : now));
  }, [box]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1) return;
      const before = known.current;
      known.current = { width, height };
      setSize({ width, height });
      setRawView((now) =>
        before === null || isSameView(now, fitBox(latestBox.current, before))
          ? fitBox(latestBox.current, { width, height })
          : {
              ...now,
              x: now.x + (before.width - width) / 2 / now.scale,
              y: now.y + (before.height - height) / 2 / now.scale,
            },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const setView = useCallback((change: (view: View) => View) => setRawView(change), []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's own wheel listener is passive and could not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const isPan = event.shiftKey || (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY));
      if (isPan) {
        const dx = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
        setRawView((now) => panBy(now, -dx * lines, event.shiftKey ? 0 : -event.deltaY * lines));
        return;
      }
      const factor = Math.exp((-event.deltaY * lines * (event.ctrlKey ? 4 : 1)) / 600);
      setRawView((now) => zoomAt(now, { x: event.clientX - left, y: event.clientY - top }, factor));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame]);

  const zoomBy = useCallback((factor: number) => {
    const { width, height } = known.current ?? { width: 800, height: 600 };
    setRawView((now) => zoomAt(now, { x: width / 2, y: height / 2 }, factor));
  }, []);
  const zoomTo = useCallback((scale: number) => {
    const { width, height } = known.current ?? { width: 800, height: 600 };
    setRawView((now) => zoomAt(now, { x: width / 2, y: height / 2 }, scale / now.scale));
  }, []);
  const fitAll = useCallback(() => {
    setRawView(fitBox(latestBox.current, known.current ?? { width: 800, height: 600 }));
  }, []);
  return { view, size, setView, zoomBy, zoomTo, fitAll, plainScale: PLAIN_SCALE };
}
