import { createContext } from "react";
import { brandColours } from "#domain/accounts/agency/brand.ts";

/**
 * The signer's colours, for every part of the document that uses them. Read with `PdfColours.Consumer`: parts of the
 * kit have no hooks (`read-document`).
 */
export const PdfColours = createContext(brandColours(null));
