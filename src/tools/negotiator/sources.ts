import type { ResultSource } from "../define-tool.ts";
import { sourceOfUsed } from "../fact-source.ts";
import type { NegotiationResult } from "./result.ts";

export const sourcesOf = ({ facts }: NegotiationResult): ResultSource[] => facts.map(sourceOfUsed);
