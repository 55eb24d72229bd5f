import { type ProposalCommand, proposalAfter } from "./proposal-commands.ts";
import type { ProposalDocument } from "./proposal-document.ts";

/** A proposal in an open editor: as it stands, and as the server keeps it. One object in both places means that all is saved. */
export interface Draft {
  document: ProposalDocument;
  saved: ProposalDocument;
}

export type DraftChange =
  | ProposalCommand
  | { kind: "saved"; document: ProposalDocument }
  /** The server has put the value of a result into the document that it was sent. */
  | { kind: "valueTaken"; sent: ProposalDocument; value: ProposalDocument["value"] };

/** The draft after a change. What was typed while the server answered stays, and stays to be saved. */
export function draftAfter(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case "saved":
      return { ...draft, saved: change.document };
    case "valueTaken": {
      const { sent, value } = change;
      const saved = { ...sent, value };
      if (draft.document === sent) return { document: saved, saved };
      const { price, words } = draft.document.value;
      const isPriceTyped = price !== sent.value.price;
      return {
        document: { ...draft.document, value: { ...value, words, price: isPriceTyped ? price : value.price } },
        saved,
      };
    }
    default:
      return { ...draft, document: proposalAfter(draft.document, change) };
  }
}
