/** Where visitors walk through a tour: `/tour/{id}`. */
export const VISIT_PATH = "/tour";

/** Stands in place of an id for the tour of an invented home, which everybody may walk through. */
export const EXAMPLE_TOUR = "ejemplo";

interface Address {
  /** Origin of the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Portals allow no brand, form or contact data of an agency. */
  readonly isBranded: boolean;
}

interface Addressed {
  readonly id: string;
  /** Another id of the same tour, from which nobody comes to the first one. */
  readonly bareId: string;
}

/** The address of a published tour that may be given away: with the agency's brand, or without it for portals. */
export const publicTourAddress = ({ id, bareId }: Addressed, { publicUrl, isBranded }: Address): string =>
  `${publicUrl}${VISIT_PATH}/${isBranded ? id : bareId}`;

/** The address of the branded tour as a frame of another page loads it. */
export const framedTourAddress = ({ id }: Pick<Addressed, "id">, publicUrl: string): string =>
  `${publicUrl}${VISIT_PATH}/${id}?incrustado=1`;
