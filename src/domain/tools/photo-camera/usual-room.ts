/** Where nobody tells the height of the ceiling, in metres. */
export const USUAL_CEILING_M = 2.5;
/** Where neither ceiling nor a typed length tells the scale, the eye is taken to be this high. */
export const USUAL_EYE_M = 1.45;
/** The floor goes on so far behind the eye: somebody stood there. */
export const BEHIND_M = 0.6;
