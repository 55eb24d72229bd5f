import * as z from "zod/mini";
import { communityOfMunicipality } from "../../shared/places/tax-places.ts";

/** Rules of what tells where a home is. The forms of codes are those of Spain; other countries have their own. */

interface Placed {
  country: string;
  postalCode?: string | undefined;
  municipalityCode?: string | undefined;
  cadastralReference?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** Five digits of which the first two are a province. */
const isOfProvince = (code: string) => /^\d{5}$/.test(code) && communityOfMunicipality(code) !== undefined;

/** Fourteen signs of a plot, and six more of a property on it. Catastro prints them in groups. */
const isCadastral = (reference: string) => /^[0-9a-zñ]{14}([0-9a-zñ]{6})?$/i.test(reference.replace(/\s/g, ""));

const spanish = (
  field: "postalCode" | "municipalityCode" | "cadastralReference",
  message: string,
  is: (code: string) => boolean,
) =>
  z.refine<Placed>((home) => home.country !== "ES" || home[field] === undefined || is(home[field]), {
    path: [field],
    message,
  });

/** Half a position is none. */
const halfPosition = (missing: "latitude" | "longitude", given: "latitude" | "longitude", message: string) =>
  z.refine<Placed>((home) => home[missing] !== undefined || home[given] === undefined, { path: [missing], message });

export const PLACE_RULES = [
  spanish("postalCode", "El código postal tiene cinco cifras y empieza por las de su provincia", isOfProvince),
  spanish("municipalityCode", "Usa el código INE del municipio, de cinco cifras", isOfProvince),
  spanish("cadastralReference", "La referencia catastral tiene 20 signos, o 14 la de una parcela", isCadastral),
  halfPosition("latitude", "longitude", "Falta la latitud: una posición son dos datos"),
  halfPosition("longitude", "latitude", "Falta la longitud: una posición son dos datos"),
] as const;
