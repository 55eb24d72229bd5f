/** Elements of the viewer, made without a library: it is one small script, which an agency keeps for years. */

type Given = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** @param given attributes; false, null and undefined leave one out, true sets an empty one */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Given = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  setAll(made, given);
  made.append(...children);
  return made;
}

export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  given: Given = {},
  ...children: readonly Node[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAll(made, given);
  made.append(...children);
  return made;
}

function setAll(made: Element, given: Given): void {
  for (const [attribute, value] of Object.entries(given)) {
    if (value === false || value === null || value === undefined) continue;
    made.setAttribute(attribute, value === true ? "" : String(value));
  }
}

/** Lines of icons on a field of 24 × 24, in the manner of the house. */
const ICONS = {
  plan: "M14.1 5.55a2 2 0 0 0 1.8 0l3.65-1.83A1 1 0 0 1 21 4.62v12.76a1 1 0 0 1-.55.9l-4.56 2.27a2 2 0 0 1-1.78 0l-4.22-2.1a2 2 0 0 0-1.78 0L4.45 20.28A1 1 0 0 1 3 19.38V6.62a1 1 0 0 1 .55-.9l4.56-2.27a2 2 0 0 1 1.78 0zM15 5.76v15M9 3.24v15",
  full: "M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3",
  unfull: "M8 3v3a2 2 0 0 1-2 2H3M21 8h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3M16 21v-3a2 2 0 0 1 2-2h3",
  turn: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M16.24 7.76l-2.1 6.38-6.38 2.1 2.1-6.38z",
  close: "M18 6 6 18M6 6l12 12",
  nearer: "M12 5v14M5 12h14",
  farther: "M5 12h14",
  sound:
    "M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.8",
  mute: "M16 9a5 5 0 0 1 .95 2.3M19.4 5.6a9 9 0 0 1 1.9 10M2 2l20 20M7 7l-.6.6a1.4 1.4 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5V11M9.8 4.2a.7.7 0 0 1 1.2.5v.7",
  texto: "M12 11v6M12 7.5v.01M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19",
  foto: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M9 7a2 2 0 1 0 0 4a2 2 0 1 0 0-4M21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21",
  enlace: "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6",
  documento: "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M10 9H8M16 13H8M16 17H8",
  goggles:
    "M20 6a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-4a2 2 0 0 1-1.6-.8l-1.6-2.13a1 1 0 0 0-1.6 0L9.6 17.2A2 2 0 0 1 8 18H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
} as const;
export type IconName = keyof typeof ICONS;

export const icon = (name: IconName): SVGSVGElement =>
  svgElement(
    "svg",
    { viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true", focusable: "false" },
    svgElement("path", {
      d: ICONS[name],
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.75,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
  );

/** A square button with an icon; its name is read aloud and shown by the browser on hover. */
export const iconButton = (name: IconName, label: string, className = "rt-tool"): HTMLButtonElement =>
  element("button", { type: "button", class: className, "aria-label": label, title: label }, icon(name));
