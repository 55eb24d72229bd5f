import type { Quote } from "./document-text.ts";
import type { DocumentReading } from "./reading.ts";

/** Names a place in a document of a dossier. */
export const quoteKey = (documentId: string, { page, start, end }: Quote): string =>
  `${documentId} ${page} ${start} ${end}`;

/** Every place that the reading of a document names, but those of its findings. */
export const quotesOfPart = ({ fields, parties, charges }: DocumentReading): Quote[] => [
  ...fields.map(({ quote }) => quote),
  ...parties.map(({ quote }) => quote),
  ...charges.charges.map(({ quote }) => quote),
  ...charges.unclear,
  ...(charges.saidAt === null ? [] : [charges.saidAt]),
];
