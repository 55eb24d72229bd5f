import type { StagingAnswers, StagingJob } from "#domain/tools/staging-picture/staging-hand.ts";

/** Messages from the page to a worker that draws furniture, and back. */
export interface StagingAsk {
  readonly id: number;
  readonly job: StagingJob;
}

export type StagingNews =
  | { readonly id: number; readonly answer: StagingAnswers[keyof StagingAnswers] }
  | { readonly id: number; readonly failed: string };
