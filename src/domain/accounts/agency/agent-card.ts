/** The signature on PDFs, shared pages and mails: a person and, if they have one, their agency with its brand. */

export interface Brand {
  name: string;
  /** Number in the register of agents. */
  licenceNumber: string | null;
  /** `#rrggbb`. */
  colour: string | null;
  /** Printed under documents: address, company name, text that the law requires. */
  signature: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  logo: BrandLogo | null;
}

export interface BrandLogo {
  /** `data:image/png;base64,…`: documents are made where no address can be fetched. */
  dataUrl: string;
  widthPx: number;
  heightPx: number;
}

/** The fields that a person shows beside their name. */
export interface PersonCard {
  role: string | null;
  /** Their own number in a register; it goes before their agency's. */
  licenceNumber: string | null;
  languages: readonly string[];
  text: string | null;
  /** A square JPEG: `data:image/jpeg;base64,…`. */
  photo: string | null;
}

export interface AgentCard {
  /** Empty when they gave none. */
  name: string;
  /** Absent where they wrote nothing more. */
  person?: PersonCard | undefined;
  phone: string | null;
  email: string;
  brand: Brand | null;
  /** The plan leaves our own mark out. */
  hasWhiteLabel: boolean;
}

/** The same for a document, which a visitor signs with a name that they typed. */
export type DocumentSigner = Omit<AgentCard, "email"> & { email: string | null };

/** A visitor's name: nothing else is known of them. */
export function typedSigner(name: string): DocumentSigner {
  return { name, phone: null, email: null, brand: null, hasWhiteLabel: false };
}

/** The name under which a document goes out: the agency's before the person's. */
export function signingName(signer: DocumentSigner | undefined): string | undefined {
  return signer?.brand?.name || signer?.name || undefined;
}
