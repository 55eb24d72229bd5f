import { piecesOf, type Token } from "../../shared/spoken/tokens.ts";
import { SHORTHANDS } from "./spelled-words.ts";
import { spelling } from "./spelling.ts";

/** The pieces of a message; `word` spells out shorthands and corrects spelling. */
export const tokensOf = (message: string): Token[] =>
  piecesOf(message, (plain, isApart) => (isApart && SHORTHANDS[plain]) || spelling(plain));
