import { emptyDocument, type ProposalDocument, shownSections } from "./proposal-document.ts";

/**
 * The document with what the owner's page draws and nothing else. Hidden sections stay with the agent, as do addresses of signers and the
 * id of the result that the value comes from. The price stays: what the fee comes to is said at it.
 */
export function shownToOwner(document: ProposalDocument): ProposalDocument {
  const shown = new Set(shownSections(document));
  const blank = emptyDocument();
  const { value, signing } = document;
  return {
    ...document,
    letter: shown.has("carta") ? document.letter : "",
    home: shown.has("vivienda") ? document.home : blank.home,
    value: {
      price: value.price,
      // The net is drawn at both ends of the value too.
      low: shown.has("valor") || shown.has("neto") ? value.low : null,
      high: shown.has("valor") || shown.has("neto") ? value.high : null,
      words: shown.has("valor") ? value.words : "",
      source: shown.has("valor") && value.source ? { ...value.source, runId: "" } : null,
    },
    plan: shown.has("plan") ? document.plan : [],
    services: shown.has("servicios") ? document.services : [],
    net: shown.has("neto") ? document.net : blank.net,
    team: shown.has("equipo") ? document.team : [],
    testimonials: shown.has("testimonios") ? document.testimonials.filter(({ hasPermission }) => hasPermission) : [],
    signing: { ...signing, signers: signing.signers.map((signer) => ({ ...signer, email: "" })) },
  };
}
