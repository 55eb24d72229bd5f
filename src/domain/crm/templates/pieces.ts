import { isLatinAmerican } from "../../shared/region/region.ts";
import type { BlockNode } from "./document.ts";
import { documentOfMarkup } from "./from-markup.ts";
import { OTHER_OWNERS, OTHER_OWNERS_FIELD } from "./other-owners.ts";

/**
 * Pieces that many documents share: a document holds the name, and the words stand here once. Contracts, letters, mails and pages draw
 * the same piece.
 */

export const PIECES = {
  agencyFoot: "Pie de la agencia",
  parties: "Datos de las partes",
  homeDescription: "Descripción de la vivienda",
  dataProtection: "Protección de datos",
} as const;
export type PieceName = keyof typeof PIECES;

export const isPieceName = (name: string): name is PieceName => Object.hasOwn(PIECES, name);

const AGENCY_FOOT = `
{{agency.name}}
{{agency.signature}}
{{agency.phone}} · {{agency.email}}
`;

/** How the parties name the owners: one of them, one and others whose names are known, or one and a second who was typed in full. */
export type OwnersKnown = "one" | "names" | "typed";

const OWNERS: Record<OwnersKnown, string> = {
  one: ", en adelante",
  names: `, y {{${OTHER_OWNERS}}}, con {{Documento y domicilio de las demás personas propietarias}}, en adelante, todas ellas,`,
  typed: `, y {{${OTHER_OWNERS_FIELD}}}, en adelante, ambas,`,
};

const partiesWith = (taxNumber: string, owners: OwnersKnown) => `
**De una parte,** {{owner.name}}, con documento de identidad {{Documento de identidad de la propiedad}} y domicilio en {{Domicilio de la propiedad}}${OWNERS[owners]} «la propiedad».

**De otra parte,** {{agency.name}}, con ${taxNumber} y domicilio en {{Domicilio de la agencia}}, en adelante «la agencia». Interviene por ella {{agent.name}}.
`;

const HOME_DESCRIPTION = `
Inmueble: {{home.kind}} en {{home.fullAddress}}.

Referencia de la agencia: {{home.reference}}. Superficie construida: {{home.builtAreaM2}}.
`;

const HOME_DESCRIPTION_SPAIN = `
Inmueble: {{home.kind}} en {{home.fullAddress}}.

Referencia catastral: {{home.cadastralReference}}. Superficie construida: {{home.builtAreaM2}}. Calificación energética: {{home.energyRating}}.
`;

/** Articles 13 of Regulation (EU) 2016/679 and 11 of Organic Law 3/2018. */
const DATA_PROTECTION_SPAIN = `
**Protección de datos.** Responsable: {{agency.name}} ({{agency.signature}}). Finalidad: gestionar este documento y la relación que nace de él. Base: su ejecución, y el cumplimiento de la ley. Los datos se conservan mientras dure la relación y, después, bloqueados durante los plazos legales. No se ceden salvo obligación legal o a quien deba intervenir en la operación. Las personas firmantes pueden ejercer sus derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad en {{agency.email}}, y reclamar ante la Agencia Española de Protección de Datos (www.aepd.es). Reglamento (UE) 2016/679 y Ley Orgánica 3/2018.
`;

/** No law is named: nobody has read this text in each country yet. */
const DATA_PROTECTION = `
**Datos personales.** {{agency.name}} usa los datos de este documento para gestionarlo y para la relación que nace de él, los conserva el tiempo que pida la ley y no los cede salvo obligación legal o a quien deba intervenir en la operación. Quien firma puede pedir verlos, corregirlos o borrarlos en {{agency.email}}.
`;

/** @param country ISO 3166-1 alpha-2, whose words the piece has */
export function blocksOfPiece(name: PieceName, country: string, owners: OwnersKnown = "one"): readonly BlockNode[] {
  const isSpain = !isLatinAmerican(country);
  switch (name) {
    case "agencyFoot":
      return documentOfMarkup(AGENCY_FOOT).content;
    case "parties":
      return documentOfMarkup(
        partiesWith(
          isSpain ? "NIF {{NIF de la agencia}}," : "identificación fiscal {{Identificación fiscal de la agencia}}",
          owners,
        ),
      ).content;
    case "homeDescription":
      return documentOfMarkup(isSpain ? HOME_DESCRIPTION_SPAIN : HOME_DESCRIPTION).content;
    case "dataProtection":
      return documentOfMarkup(isSpain ? DATA_PROTECTION_SPAIN : DATA_PROTECTION).content;
  }
}
