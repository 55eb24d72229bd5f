import type { CadenceStep } from "#domain/tools/follow-up/cadence.ts";
import type { Channel, Stage } from "./schema.ts";

/** The tool's result. It has neither name nor number: a shared page does not identify the person. */
export interface FollowUpPlan {
  date: string;
  state: "activo" | "respondido" | "no_insistir" | "no_llamar" | "terminado";
  /** When the first contact came, local time. */
  startsAt: string;
  repliedOn: string | null;
  stage: Stage;
  channel: Channel;
  steps: FollowUpStep[];
}

export interface FollowUpStep extends CadenceStep {
  subject: string;
  /** Without greeting and signature. */
  body: string;
}

/** The steps that are still to be taken, in order. */
export const openSteps = ({ steps }: Pick<FollowUpPlan, "steps">): FollowUpStep[] =>
  steps.filter(({ state }) => state === "ahora" || state === "pendiente");
