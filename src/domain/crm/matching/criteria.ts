/** The parts of the score of a match. */

export const CRITERIA = ["precio", "zona", "habitaciones", "extras", "superficie", "novedad"] as const;
export type Criterion = (typeof CRITERIA)[number];

export const CRITERION_NAMES: Record<Criterion, string> = {
  precio: "Precio",
  zona: "Zona",
  habitaciones: "Habitaciones y baños",
  extras: "Extras",
  superficie: "Superficie",
  novedad: "Novedad",
};

export type Weights = Readonly<Record<Criterion, number>>;

/** Points of each criterion before anybody has said yes or no to a home. They add up to 100. */
export const USUAL_WEIGHTS: Weights = {
  precio: 30,
  zona: 25,
  habitaciones: 15,
  extras: 15,
  superficie: 10,
  novedad: 5,
};

/** How much dearer than the budget a home may be, as a fraction of the budget, where the demand says nothing. */
export const USUAL_TOLERANCE = 0.1;
/** The largest tolerance that a demand may state, as a fraction of the budget. */
export const MOST_TOLERANCE = 0.25;
