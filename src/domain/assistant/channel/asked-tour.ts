/** A virtual tour in the words of those who ask for one; «visita» alone is one with the agent. */
const TOUR =
  /\b((visita|tour|recorrido|paseo|video ?visita) (virtual|360|en 360|de 360|online|en linea|interactiv[oa]|en 3d)|(ver|verl[oa]|recorrerl[oa]) (en 360|en 3d|online|por internet)|tour|recorrido|video ?visita|matterport|360 grados|en 360)\b/;
/** The same with the words that lead to it: «¿tenéis un recorrido?» looks for no home. */
const WITH_LEAD = new RegExp(`\\b(teneis |tienen |hay )?(un |una |algun |alguna )?${TOUR.source}`, "g");

/** Whether a message asks for a virtual tour. @param folded as `fold` writes it */
export const asksForTour = (folded: string): boolean => TOUR.test(folded);

/** The message without the words for a virtual tour, so that they are not taken for a wish to visit, or for a search. */
export const withoutTourWords = (folded: string): string => folded.replace(WITH_LEAD, " ");
