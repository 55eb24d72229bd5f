/**
 * Chooses the façade that stands in for a home's photo, so that one home has one house wherever it is shown: in the portfolio and, under another
 * id, in the market. An id begins with the time at which it was made, and ends with chance.
 *
 * @param id of the home in its portfolio; of the market where it stands in none
 */
export const facadeSeedOf = (id: string): number => Number.parseInt(id.slice(-6), 16);
