import { endingScene, factsScene } from "../parts/common-scenes.ts";
import { coverScene } from "../parts/cover-scene.ts";
import { listScene } from "../parts/list-scene.ts";
import { priceScene } from "../parts/price-scene.ts";
import type { PromoTemplate } from "../template.ts";

/** A home to let: its plan draws itself, then the rent and its conditions. */
export const rent: PromoTemplate = {
  id: "alquiler",
  name: "En alquiler",
  note: "El plano se traza, y después la renta y las condiciones.",
  fields: ["kicker", "title", "place", "price", "facts", "conditions", "label", "call"],
  needed: ["title", "price"],
  usual: { kicker: "En alquiler", call: "Pide día para verla" },
  photos: 1,
  isAdvert: true,
  isRental: true,
  scenes: (making) => {
    const { look } = making;
    return [
      coverScene(making, look.groundOf(0), { kicker: "kicker", title: "title", body: "place", art: "plan", over: 1.6 }),
      priceScene(making, look.groundOf(1), "Renta"),
      factsScene(making, look.groundOf(2)),
      listScene(making, look.groundOf(3), "conditions", "Condiciones"),
      endingScene(making, look.groundOf(4)),
    ].filter((scene) => scene !== null);
  },
};
