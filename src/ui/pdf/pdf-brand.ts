import { createContext } from "react";
import { brandColours } from "#domain/accounts/agency/brand.ts";

/**
 * The colours of whoever signs, for whatever part of the document wears them. Read with `PdfColours.Consumer`: parts of
 * the kit have no hooks (`read-document`).
 */
export const PdfColours = createContext(brandColours(null));
