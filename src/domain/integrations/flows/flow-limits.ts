/** Bounds that keep a flow from doing what nobody meant: each is told where it stops something. */

/** Flows that an agency has at once, drafts included. */
export const MOST_FLOWS = 60;
/** Runs of one flow for one contact (or home) in 24 hours. */
export const MOST_RUNS_OF_ONE = 5;
/** Runs of an agency in 24 hours. */
export const MOST_RUNS_OF_AGENCY = 5_000;
/** Links in a chain: a flow's act that starts a flow, whose act starts another. */
export const DEEPEST_CHAIN = 3;
/** Mails to contacts by the flows of an agency in 24 hours, and to one contact. */
export const MOST_MAILS_OF_AGENCY = 300;
export const MOST_MAILS_TO_ONE = 1;
/** A request is answered within so many days; later it is no answer any more. */
export const ANSWER_DAYS = 7;
/** Events are kept so long for dry runs. */
export const EVENT_DAYS = 7;
/** Events of the last day that a dry run plays, the newest. */
export const MOST_DRY_EVENTS = 100;
/** Finished runs are kept so long. */
export const RUN_DAYS = 180;
