import type { PublishedScene, PublishedTour, TourBrand } from "#domain/tools/tours/published-tour.ts";
import type { TourOrigin } from "#domain/tools/tours/tour.ts";
import { FIRST_PICTURE_ID } from "./first-picture.ts";
import { element } from "./tour-elements.ts";

/** All that stands still around the picture of a tour: title, rooms, brand, what is told. */
export interface TourFrame {
  readonly made: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Over the picture, for arrows and hotspots. */
  readonly layer: HTMLElement;
  /** The first room stands: the picture that the page brought goes. */
  open(): void;
  show(scene: PublishedScene): void;
  wait(isWaiting: boolean): void;
  fail(name: string, again: () => void): void;
  /** Tells something in passing, to eyes and to screen readers. */
  say(text: string): void;
}

/** Pictures that no camera took say so. */
const ORIGIN_LABELS: Record<TourOrigin, string | null> = {
  foto: null,
  plano: "Dibujo hecho con el plano",
  cosido: "Cosida con fotos de móvil",
  caja: "Caja hecha con una foto",
};

const SAID_MS = 6_000;

export function createTourFrame(
  root: HTMLElement,
  tour: PublishedTour,
  addressOf: (file: string) => string,
  onChoose: (sceneId: string) => void,
  onContact: () => void,
): TourFrame {
  const canvas = element("canvas", {
    class: "rt-canvas",
    tabindex: 0,
    role: "application",
    "aria-roledescription": "vista de 360°",
  });
  const layer = element("div", { class: "rt-layer", role: "group", "aria-label": "Puntos de esta estancia" });
  const room = element("span", { class: "rt-room-title" });
  const origin = element("span", { class: "rt-origin" });
  const here = element("p", { class: "rt-hidden", role: "status" });
  const note = element("div", { class: "rt-note", role: "status" });
  const busy = element("div", { class: "rt-busy", hidden: true }, element("span", {}, "Cargando la imagen…"));
  const rooms = new Map(tour.scenes.map((scene) => [scene.id, roomButton(tour, scene, onChoose)]));
  const list = element("ol", {}, ...[...rooms.values()].map((button) => element("li", {}, button)));
  const nav = element("nav", { class: "rt-rooms", "aria-label": "Estancias" }, list);
  nav.hidden = tour.scenes.length < 2;
  const made = element(
    "div",
    { class: "rt-tour rt-opening" },
    element(
      "header",
      { class: "rt-top" },
      element("div", { class: "rt-titles" }, element("h1", {}, tour.title), element("p", {}, room, origin)),
      ...brandBar(tour, addressOf, onContact),
    ),
    element("main", { class: "rt-stage" }, canvas, layer),
    nav,
    here,
    note,
    busy,
  );
  let leaving = 0;
  root.replaceChildren(made);

  return {
    made,
    canvas,
    layer,
    open() {
      made.classList.remove("rt-opening");
      document.getElementById(FIRST_PICTURE_ID)?.remove();
    },
    show(scene) {
      const label = ORIGIN_LABELS[scene.origin];
      room.textContent = scene.name;
      origin.textContent = label ?? "";
      origin.hidden = label === null;
      note.replaceChildren();
      here.textContent = `Estás en ${scene.name}.${label ? ` ${label}.` : ""}`;
      canvas.setAttribute(
        "aria-label",
        `${scene.name}. Gira con las flechas del teclado, acerca con más y menos; Intro sigue la flecha de enfrente.`,
      );
      for (const [id, button] of rooms) {
        if (id === scene.id) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      const button = rooms.get(scene.id);
      // Only the list moves: the page has nothing else to scroll.
      if (button) list.scrollTo({ left: button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2 });
    },
    wait(isWaiting) {
      busy.hidden = !isWaiting;
    },
    fail(name, again) {
      const retry = element("button", { type: "button", class: "rt-send" }, "Reintentar");
      retry.addEventListener("click", () => {
        note.replaceChildren();
        again();
      });
      const text =
        location.protocol === "file:"
          ? "Abierto desde el disco, el navegador no deja leer las fotos. Sube la carpeta a cualquier alojamiento web y ábrelo allí."
          : `La imagen de «${name}» no llega. Comprueba tu conexión.`;
      note.replaceChildren(element("p", {}, text), retry);
    },
    say(text) {
      clearTimeout(leaving);
      note.replaceChildren(element("p", {}, text));
      leaving = window.setTimeout(() => note.replaceChildren(), SAID_MS);
    },
  };
}

function roomButton(
  { levels }: PublishedTour,
  { id, name, levelId }: PublishedScene,
  onChoose: (sceneId: string) => void,
): HTMLButtonElement {
  const level = levels.length > 1 ? levels.find((one) => one.id === levelId)?.name : undefined;
  const button = element("button", { type: "button", class: "rt-room-button" }, name);
  if (level) button.append(element("small", {}, level));
  button.addEventListener("click", () => onChoose(id));
  return button;
}

function brandBar(
  { brand, formAddress }: PublishedTour,
  addressOf: (file: string) => string,
  onContact: () => void,
): HTMLElement[] {
  if (!brand) return [];
  const canContact = formAddress !== null || brand.phone !== null || brand.email !== null || brand.url !== null;
  const contact = element("button", { type: "button", class: "rt-contact-button" }, "Contactar");
  contact.addEventListener("click", onContact);
  paint(contact, brand);
  const mark = brand.logo
    ? element("img", { src: addressOf(brand.logo), alt: brand.agency, class: "rt-logo" })
    : element("span", { class: "rt-agency" }, brand.agency);
  return [element("div", { class: "rt-brand" }, mark, ...(canContact ? [contact] : []))];
}

/** The button takes the agency's colour, with the letters that are read better on it. */
function paint(button: HTMLButtonElement, { colour }: TourBrand): void {
  if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // WCAG's relative luminance; at 0.179 black and white are read alike.
  const luminance = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  button.style.backgroundColor = colour;
  button.style.color = luminance > 0.179 ? "#000" : "#fff";
}
