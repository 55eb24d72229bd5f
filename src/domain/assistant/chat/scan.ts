import { withCorrections } from "../../shared/spoken/corrections.ts";
import { type Scan, scanOf } from "../../shared/spoken/scan.ts";
import { tokensOf } from "./tokens.ts";

/** Splits a message into tokens and quantities; only those that the message itself corrects are taken. */
export const scan = (text: string): Scan => withCorrections(scanOf(text, tokensOf(text)));
