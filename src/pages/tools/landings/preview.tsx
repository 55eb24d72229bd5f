import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { landingCss } from "#ui/landing/landing-css.ts";
import { LandingBody } from "#ui/landing/landing-page.tsx";
import type { LandingView } from "#ui/landing/landing-view.ts";

/** In pixels of the page itself. */
export const PREVIEW_WIDTHS = { wide: 1280, phone: 390 } as const;
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;

const EMPTY = '<!doctype html><html lang="es"><head><title>Vista de la página</title></head><body></body></html>';

interface PreviewProps {
  view: LandingView;
  width: PreviewWidth;
  selected: string | null;
  onSelect: (sectionId: string) => void;
  /** Hears which sections are drawn: one without anything to say is not. */
  onDrawn: (ids: readonly string[]) => void;
}

/** The page as visitors get it, drawn again with every key. A click on a section opens its form; links and buttons lead nowhere. */
export function Preview({ view, width, selected, onSelect, onDrawn }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const css = useMemo(
    () =>
      landingCss({
        look: view.document.look,
        colour: view.document.colour ?? view.agent.colour,
        letters: view.letters,
      }),
    [view.document.look, view.document.colour, view.agent.colour, view.letters],
  );

  // Written in by hand: an attribute that comes with the page may have been read before anybody listened.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const ready = () => setBody(element.contentDocument?.body ?? null);
    element.addEventListener("load", ready);
    element.srcdoc = EMPTY;
    return () => element.removeEventListener("load", ready);
  }, []);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!body || view.document.sections.length === 0) return;
    onDrawn([...body.querySelectorAll<HTMLElement>("[data-seccion]")].map(({ dataset }) => dataset.seccion!));
  }, [body, view, onDrawn]);

  useEffect(() => {
    if (!body || selected === null) return;
    const section = body.querySelector(`[data-seccion="${CSS.escape(selected)}"]`);
    section?.scrollIntoView({ block: "nearest" });
  }, [body, selected]);

  const full = PREVIEW_WIDTHS[width];
  const scale = room ? Math.min(1, room.width / full) : 1;
  return (
    <div ref={holder} className="relative h-full min-h-0 overflow-hidden rounded-lg border bg-muted">
      <iframe
        ref={frame}
        title="Vista de la página"
        className="absolute top-0 left-1/2 origin-top bg-card"
        style={{
          width: full,
          height: room ? room.height / scale : "100%",
          transform: `translateX(-50%) scale(${scale})`,
        }}
      />
      {body
        ? createPortal(
            <div
              onClickCapture={(event) => {
                const target = event.target as Element;
                const section = target.closest<HTMLElement>("[data-seccion]");
                if (target.closest("a, button, label, input")) event.preventDefault();
                if (section?.dataset.seccion) onSelect(section.dataset.seccion);
              }}
              onSubmitCapture={(event) => event.preventDefault()}
            >
              <style>{`${css}[data-seccion]{cursor:pointer}${
                selected === null
                  ? ""
                  : `[data-seccion="${CSS.escape(selected)}"]{outline:3px solid var(--accent);outline-offset:-3px}`
              }`}</style>
              <LandingBody view={view} />
            </div>,
            body,
          )
        : null}
    </div>
  );
}
