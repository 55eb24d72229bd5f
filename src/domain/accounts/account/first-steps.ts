import * as z from "zod/mini";

/** The list of first steps on a person's dashboard. Each step ticks itself; a person may put the list away. */

/** Body of the call that puts the list away, or brings it back. */
export const firstStepsForm = z.object({ isHidden: z.boolean() });

/** Whether a person has put the list away, as their account keeps it. */
export function hidesFirstSteps(metadata: Record<string, unknown>): boolean {
  return metadata.firstStepsHidden === true;
}

/** That choice, as the account keeps it. */
export const keptFirstSteps = (isHidden: boolean) => ({ firstStepsHidden: isHidden });
