/** Public address of an agency's logo, for mails: a new logo gets a new one, and the old one ends. */
export const logoPath = (agencyId: string, sha256: string): string => `/archivos/logos/${agencyId}/${sha256}.png`;
