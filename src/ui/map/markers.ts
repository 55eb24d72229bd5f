const SVG = "http://www.w3.org/2000/svg";

/** The arch of the logo as a pin: its ground line stands on the point. */
export function archPin(isMovable: boolean): HTMLElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 28 36");
  svg.setAttribute("width", "28");
  svg.setAttribute("height", "36");
  svg.setAttribute("aria-hidden", "true");
  const shape = (d: string, className: string) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", className);
    svg.append(path);
  };
  shape("M1 35V14a13 13 0 0 1 26 0V35Z", "fill-cobalto-700 stroke-map-street dark:fill-cobalto-300");
  shape("M8 35V15a6 6 0 0 1 12 0V35Z", "fill-albero-400");
  shape("M8 35 12.5 30.5H20V35Z", "fill-albero-300");
  const pin = document.createElement(isMovable ? "button" : "div");
  pin.className =
    "block rounded-t-full focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring";
  if (pin instanceof HTMLButtonElement) {
    pin.type = "button";
    pin.classList.add("cursor-grab", "active:cursor-grabbing");
  }
  pin.append(svg);
  return pin;
}

/** A comparable: its number in a circle. A muted one was left out of the calculation. */
export function numberedPoint(number: number, label: string, isMuted: boolean): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = String(number);
  button.setAttribute("aria-label", `Comparable ${number}${isMuted ? ", sin usar" : ""}: ${label}`);
  button.className = [
    // The circle is 26 px; the transparent rim makes the target 44.
    "relative grid size-6.5 place-items-center rounded-full border-[1.75px] text-xs leading-none font-semibold tabular-nums",
    "before:absolute before:-inset-[9px] before:rounded-full before:content-['']",
    "focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring",
    isMuted
      ? "border-dashed border-border-strong bg-muted text-muted-foreground"
      : "border-foreground bg-card text-foreground",
  ].join(" ");
  return button;
}

const LABEL_LOOKS = {
  country: "text-xs italic text-muted-foreground",
  province: "text-xs text-muted-foreground",
  town: "text-xs font-medium text-muted-foreground",
  neighbourhood: "text-xs font-medium text-foreground",
} as const;

/** A name upon the map. Read by eye alone: to a screen reader a map of names is noise. */
export function nameLabel(name: string, kind: keyof typeof LABEL_LOOKS): HTMLElement {
  const label = document.createElement("span");
  label.textContent = name;
  label.setAttribute("aria-hidden", "true");
  label.className = `umbral-map-label pointer-events-none absolute top-0 left-0 whitespace-nowrap ${LABEL_LOOKS[kind]}`;
  return label;
}

/** The length of the radius, upon its dashed line. */
export function radiusLabel(text: string): HTMLElement {
  const label = document.createElement("span");
  label.textContent = text;
  label.className = "umbral-map-label pointer-events-none text-2xs font-medium text-foreground";
  return label;
}

/** A home's price upon the map, with the arch's round shoulders. */
export function labelPoint(label: string, isOpen: boolean): HTMLButtonElement {
  const button = pointButton(label);
  button.className += ` rounded-t-lg rounded-b-xs border px-2 py-1 text-xs leading-none font-semibold whitespace-nowrap shadow-sm ${
    isOpen ? "border-primary bg-primary text-primary-foreground" : "border-foreground bg-card text-foreground"
  }`;
  if (isOpen) button.style.zIndex = "2";
  return button;
}

/** Several homes near each other: how many. */
export function countPoint(text: string, count: number, isOpen: boolean): HTMLButtonElement {
  const button = pointButton(text);
  const size = count < 10 ? "size-9" : count < 100 ? "size-11" : "size-14";
  button.setAttribute("aria-label", `${text} viviendas: acercar`);
  button.className += ` grid ${size} place-items-center rounded-full border-2 text-xs font-semibold tabular-nums shadow-sm ${
    isOpen ? "border-primary-foreground bg-primary text-primary-foreground" : "border-primary bg-card text-foreground"
  }`;
  return button;
}

/** A corner of the zone that is being drawn. */
export function cornerPoint(): HTMLElement {
  const point = document.createElement("span");
  point.className = "pointer-events-none block size-3.5 rounded-full border-2 border-primary bg-card";
  return point;
}

function pointButton(text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.className =
    "cursor-pointer before:absolute before:-inset-2 before:content-[''] focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring";
  return button;
}
