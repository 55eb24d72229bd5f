import type { ResultSource } from "../define-tool.ts";
import { sourceOfUsed } from "../fact-source.ts";
import type { NegotiationResult } from "./result.ts";

/** The dated figures that the costs of selling rest on, one entry each. */
export const sourcesOf = ({ facts }: NegotiationResult): ResultSource[] => facts.map(sourceOfUsed);
