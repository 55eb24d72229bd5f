/** Source of the leads that come from tours. */
export const TOUR_LEAD_SOURCE = "recorrido";
