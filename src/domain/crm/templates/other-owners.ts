/** Owners beside the first one: they stand among the parties, and the sentence that allows for a second one goes. */

/** The variable with their names. */
export const OTHER_OWNERS = "owner.others";
/** The field of the house's mandates that asks for a second owner, whom somebody may have typed in full. */
export const OTHER_OWNERS_FIELD = "Segunda persona propietaria, con su documento y domicilio";
