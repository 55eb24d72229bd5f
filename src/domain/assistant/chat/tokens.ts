import { SHORTHANDS } from "../../shared/spoken/shorthands.ts";
import { piecesOf, type Token } from "../../shared/spoken/tokens.ts";
import { spelling } from "./spelling.ts";

/** The pieces of a message; `word` spells out shorthands and corrects spelling. */
export const tokensOf = (message: string): Token[] =>
  piecesOf(message, (plain, isApart) => (isApart && SHORTHANDS[plain]) || spelling(plain)).map((token, at, all) =>
    // «En Gràcia» is the quarter, and no thanks with a letter less.
    token.plain === "gracia" && LEADS_TO_PLACE.test(all[at - 1]?.plain ?? "") ? { ...token, word: "gracia" } : token,
  );

const LEADS_TO_PLACE = /^(en|de|por|a|zona|barrio|distrito)$/;
