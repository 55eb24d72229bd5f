import type { FlowNames } from "#domain/integrations/flows/flow-words.ts";

type Listed = { [K in keyof FlowNames]: [string, string][] };

/** Names as a loader sends them. */
export const readNames = ({ people, webhooks, sequences }: Listed): FlowNames => ({
  people: new Map(people),
  webhooks: new Map(webhooks),
  sequences: new Map(sequences),
});
export type ListedNames = Listed;
