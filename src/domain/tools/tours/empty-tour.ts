import { TOUR_FORM, type Tour } from "./tour.ts";

/** A tour in which nothing stands yet: one level without a map. */
export const emptyTour = (title: string): Tour => ({
  form: TOUR_FORM,
  title,
  levels: [{ id: "planta", name: "Planta", map: null }],
  scenes: [],
  start: null,
  nadir: { kind: "nada", radiusDegrees: 15 },
  sound: null,
  hasForm: true,
});
