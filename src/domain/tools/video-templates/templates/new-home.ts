import { endingScene, factsScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { priceScene } from "../parts/price-scene.ts";
import type { PromoTemplate } from "../template.ts";

/** A home that is new on the market: its façade goes up window by window, one of them lit. */
export const newHome: PromoTemplate = {
  id: "nueva",
  name: "Nueva en venta",
  note: "La fachada se levanta, los datos ruedan y la puerta se abre al precio.",
  fields: ["kicker", "title", "place", "facts", "price", "label", "call"],
  needed: ["title", "price"],
  usual: {
    kicker: ({ home }) => (home === null ? "Nueva en el mercado" : `Nueva en ${home.zone}`),
    call: "¿Quieres verla?",
  },
  photos: 1,
  isAdvert: true,
  scenes: (making) => {
    const { look } = making;
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "facade" }),
      factsScene(making, look.groundOf(1)),
      priceScene(making, look.groundOf(2)),
      endingScene(making, look.groundOf(3)),
    ].filter((scene) => scene !== null);
  },
};
