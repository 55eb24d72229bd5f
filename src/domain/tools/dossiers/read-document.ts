import { readCharges } from "./charges/read-charges.ts";
import { classifyFlat } from "./classify.ts";
import { type Correction, correctedFields } from "./corrections.ts";
import type { DocumentText } from "./document-text.ts";
import { identifierFields, readFields } from "./kinds/read-fields.ts";
import { readParties } from "./kinds/read-parties.ts";
import { KINDS } from "./kinds/registry.ts";
import type { DocumentKind, DocumentReading, FieldReading } from "./reading.ts";
import { boundedFindings, boundedReading } from "./reading-bounds.ts";
import { findingsOf, inOrder } from "./rules/findings.ts";
import { flatten } from "./text/flat.ts";
import { knownOfFlat } from "./text/known.ts";

/**
 * Says what stands in one document. Pure and linear in its length; the same on the server and in a browser.
 *
 * @param today `2026-11-27`: what has expired is counted from it
 * @param told the kind that a person says it is, and the values that they corrected
 */
export function readDocument(
  document: DocumentText,
  {
    today,
    kind: told = null,
    corrections = [],
  }: { today: string; kind?: DocumentKind | null; corrections?: readonly Correction[] },
): DocumentReading {
  const flat = flatten(document);
  const { candidates, ...taken } = classifyFlat(flat);
  const { kind, certainty } = told === null ? taken : { kind: told, certainty: 1 };
  const spec = kind === null ? null : KINDS[kind];
  const known = knownOfFlat(flat, spec?.country === "MX" ? "point" : "comma");
  const fields: FieldReading[] = spec ? readFields(known, spec) : identifierFields(known);
  const { reading, left } = boundedReading({
    kind,
    certainty,
    candidates,
    fields: correctedFields(fields, corrections),
    parties: spec ? readParties(known, spec) : [],
    charges: readCharges(known, document, spec),
  });
  const findings = findingsOf(reading, document, known, today);
  return { ...reading, findings: boundedFindings(left === null ? findings : inOrder([left, ...findings])) };
}
