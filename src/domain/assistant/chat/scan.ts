import { type Scan, scanOf } from "../../shared/spoken/scan.ts";
import { tokensOf } from "./tokens.ts";

/** Splits a message into tokens and quantities, none of them taken by a reader yet. */
export const scan = (text: string): Scan => scanOf(text, tokensOf(text));
