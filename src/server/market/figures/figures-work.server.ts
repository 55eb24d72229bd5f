import { parentPort } from "node:worker_threads";
import { zoneFigures } from "#domain/market/figures/zone-figures.ts";
import { districtsOfTown } from "./districts-of-town.server.ts";
import type { FiguresAsked, FiguresNews } from "./figures-thread.server.ts";

/** The thread of figures: it has no connection and keeps nothing. `keepFiguresThread` starts it. */

const port = parentPort!;

port.on("message", ({ id, homes, asked }: FiguresAsked) => {
  try {
    const districts = districtsOfTown(asked.town);
    port.postMessage({ id, figures: zoneFigures(homes, { ...asked, districts }) } satisfies FiguresNews);
  } catch (error) {
    const { message, stack } = error as Error;
    port.postMessage({ id, failed: { message, stack } } satisfies FiguresNews);
  }
});
