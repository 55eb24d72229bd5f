import { emptyDocument, type ProposalDocument } from "./proposal-document.ts";

/** The invented home by which the page shows a visitor what a proposal calculates: 250.000 €, of which 155.900 € are left at 4 %. */
export const EXAMPLE_PROPOSAL: ProposalDocument = {
  ...emptyDocument(),
  title: "Propuesta de ejemplo",
  value: { price: 250_000, low: 238_000, high: 262_000, words: "", source: null },
  fee: { kind: "porcentaje", percent: 4, amount: null, tax: "aparte", taxPercent: 21, ownerMoves: true, when: "" },
  net: { debt: 80_000, cancellation: 0, landGainTax: 2_000, gainTax: null, otherCosts: null },
};

/** The same for a visitor from Latin America: 3.000.000 MXN, of which 1.806.000 are left at 5 %. */
export const EXAMPLE_PROPOSAL_ABROAD: ProposalDocument = {
  ...EXAMPLE_PROPOSAL,
  country: "MX",
  currency: "MXN",
  value: { price: 3_000_000, low: 2_850_000, high: 3_150_000, words: "", source: null },
  fee: { ...EXAMPLE_PROPOSAL.fee, percent: 5, taxPercent: 16 },
  net: { debt: 900_000, cancellation: 0, landGainTax: null, gainTax: 120_000, otherCosts: null },
};
