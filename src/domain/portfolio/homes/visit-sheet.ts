/** The words of a visit sheet: what a visitor signs when they have seen a home with an agent. */

/** A country's name for the number of an identity card. */
const ID_NAMES: Record<string, string> = {
  ES: "DNI, NIE o pasaporte",
  MX: "INE, CURP o pasaporte",
  AR: "DNI o pasaporte",
  CL: "RUT o pasaporte",
  CO: "Cédula o pasaporte",
  PE: "DNI o pasaporte",
  UY: "Cédula o pasaporte",
};

/** @param country ISO 3166-1 alpha-2 */
export const idName = (country: string): string => ID_NAMES[country] ?? "Documento de identidad";

/**
 * The law on personal data of each country, and the authority that hears complaints. Spain: Regulation (EU) 2016/679 and
 * Organic Law 3/2018. Mexico: the law of 20 March 2025, whose authority is the Secretaría Anticorrupción y Buen Gobierno.
 */
const LAWS: Record<string, { law: string; authority: string }> = {
  ES: { law: "Reglamento (UE) 2016/679 y Ley Orgánica 3/2018", authority: "la AEPD (www.aepd.es)" },
  MX: {
    law: "Ley Federal de Protección de Datos Personales en Posesión de los Particulares",
    authority: "la Secretaría Anticorrupción y Buen Gobierno",
  },
  AR: { law: "Ley 25.326", authority: "la Agencia de Acceso a la Información Pública" },
  CL: { law: "Ley 19.628", authority: "la autoridad competente" },
  CO: { law: "Ley 1581 de 2012", authority: "la Superintendencia de Industria y Comercio" },
  PE: { law: "Ley 29733", authority: "la Autoridad Nacional de Protección de Datos Personales" },
  UY: { law: "Ley 18.331", authority: "la Unidad Reguladora y de Control de Datos Personales" },
};

interface Keeper {
  country: string;
  /** The name of the agency, or of the agent without one. */
  keeper: string;
  /** Its address and legal name, as they stand under its documents; null where it wrote none. */
  address: string | null;
  /** Where the keeper answers requests; null where none is known. */
  email: string | null;
}

/**
 * The notice to a visitor about their data, at the moment they give them (article 13 of Regulation (EU) 2016/679): who
 * keeps them, what for, on which ground, how long, who gets them, and their rights.
 */
export function visitPrivacy({ country, keeper, address, email }: Keeper): string {
  const known = LAWS[country];
  const ground =
    country === "ES"
      ? "Base: atender tu petición (art. 6.1.b RGPD) y el interés legítimo en acreditar la visita (art. 6.1.f). "
      : "";
  const rights = email === null ? "ante el responsable" : `en ${email}`;
  const complaint = known ? `, y reclamar ante ${known.authority}` : "";
  const lines = address === null ? [] : address.split("\n").map((line) => line.trim());
  const who = address === null ? keeper : `${keeper} (${lines.filter(Boolean).join(", ")})`;
  const law = known ? ` (${known.law})` : "";
  return (
    `Protección de datos${law}. Responsable: ${who}. Finalidad: organizar esta visita, dejar constancia de ella y ` +
    `atender lo que preguntes sobre la vivienda. ${ground}Tus datos se guardan mientras dure la gestión y, después, ` +
    "bloqueados durante los plazos legales; a la propiedad se le cuenta la visita sin tus datos. Puedes ejercer tus " +
    `derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad ${rights}${complaint}.`
  );
}

/** The meaning of the signature: it binds nobody to buy, let or pay. */
export function visitStatement(operation: "venta" | "alquiler", agency: string): string {
  const deal = operation === "venta" ? "comprar" : "alquilar";
  return (
    `Quien firma declara que ha visitado esta vivienda en la fecha indicada con ${agency}, que se la ha dado a ` +
    `conocer. La firma no obliga a ${deal}, no reserva la vivienda y no supone pagar honorarios ni encargar ningún ` +
    "servicio."
  );
}

/** A visit as its sheet is filled in; null where the visitor writes by hand. */
export interface VisitFacts {
  /** `27 de noviembre de 2026, 18:00` */
  when: string | null;
  visitor: string | null;
  phone: string | null;
  email: string | null;
}

export const NO_VISIT_FACTS: VisitFacts = { when: null, visitor: null, phone: null, email: null };
