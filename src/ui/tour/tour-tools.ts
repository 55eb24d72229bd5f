import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import type { PanoramaView } from "../panorama/panorama-view.ts";
import { canTurnByDevice, followDevice } from "./device-look.ts";
import { element, icon, iconButton } from "./tour-elements.ts";
import { canEnterVr } from "./vr-session.ts";

/** The column of tools at the side of a tour: plan, turning with the phone, sound, full screen. */
export interface TourTools {
  readonly made: HTMLElement;
  dispose(): void;
}

interface ToolsGiven {
  readonly tour: PublishedTour;
  readonly root: HTMLElement;
  readonly view: PanoramaView;
  readonly map: HTMLElement | null;
  readonly addressOf: (file: string) => string;
  readonly say: (text: string) => void;
  /** The visitor puts a headset on. */
  readonly onVr: () => Promise<void>;
}

export function createTourTools({ tour, root, view, map, addressOf, say, onVr }: ToolsGiven): TourTools {
  const stop = new AbortController();
  const { signal } = stop;
  const made = element("div", { class: "rt-tools", role: "group", "aria-label": "Herramientas" });
  let endFollowing: (() => void) | null = null;

  if (map) {
    const button = iconButton("plan", "Plano");
    const open = (isOpen: boolean) => {
      map.hidden = !isOpen;
      button.setAttribute("aria-expanded", String(isOpen));
    };
    // A phone's screen is the picture's.
    open(window.matchMedia("(min-width: 48rem) and (min-height: 30rem)").matches);
    button.addEventListener("click", () => open(map.hidden !== false), { signal });
    made.append(button);
  }

  if (canTurnByDevice()) {
    const button = iconButton("turn", "Girar con el móvil");
    button.setAttribute("aria-pressed", "false");
    button.addEventListener(
      "click",
      async () => {
        if (endFollowing) {
          endFollowing();
          endFollowing = null;
        } else {
          endFollowing = await followDevice(view);
          if (!endFollowing) say("El móvil no deja leer cómo se mueve. Gira la imagen con el dedo.");
        }
        button.setAttribute("aria-pressed", String(endFollowing !== null));
      },
      { signal },
    );
    made.append(button);
  }

  const goggles = iconButton("goggles", "Ver con gafas de realidad virtual");
  goggles.hidden = true;
  goggles.addEventListener(
    "click",
    () => onVr().catch(() => say("Las gafas no han podido abrir el recorrido. Comprueba que están encendidas.")),
    { signal },
  );
  made.append(goggles);
  void canEnterVr().then((can) => {
    goggles.hidden = !can;
  });

  const sound = tour.sound && soundTool(tour.sound, addressOf, say, signal);
  if (sound) made.append(sound);

  if (document.fullscreenEnabled) {
    const button = iconButton("full", "Pantalla completa");
    button.addEventListener(
      "click",
      () => {
        const changed = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
        changed.catch(() => say("El navegador no deja usar la pantalla completa aquí."));
      },
      { signal },
    );
    document.addEventListener(
      "fullscreenchange",
      () => {
        const isFull = document.fullscreenElement !== null;
        button.replaceChildren(icon(isFull ? "unfull" : "full"));
        rename(button, isFull ? "Salir de pantalla completa" : "Pantalla completa");
      },
      { signal },
    );
    made.append(button);
  }

  return {
    made,
    dispose() {
      stop.abort();
      endFollowing?.();
    },
  };
}

function rename(button: HTMLButtonElement, label: string): void {
  button.setAttribute("aria-label", label);
  button.title = label;
}

/** Off, and not even fetched, until a visitor asks for it. */
function soundTool(
  { file, title }: { file: string; title: string },
  addressOf: (file: string) => string,
  say: (text: string) => void,
  signal: AbortSignal,
): HTMLButtonElement {
  const button = iconButton("mute", `Sonido: ${title}`);
  button.setAttribute("aria-pressed", "false");
  let audio: HTMLAudioElement | null = null;
  const show = (isOn: boolean) => {
    button.setAttribute("aria-pressed", String(isOn));
    button.replaceChildren(icon(isOn ? "sound" : "mute"));
  };
  button.addEventListener(
    "click",
    async () => {
      if (audio && !audio.paused) {
        audio.pause();
        show(false);
        return;
      }
      audio ??= new Audio(addressOf(file));
      audio.loop = true;
      try {
        await audio.play();
        show(true);
      } catch {
        show(false);
        say("El sonido no se puede reproducir.");
      }
    },
    { signal },
  );
  signal.addEventListener("abort", () => audio?.pause());
  return button;
}
