/** Documents of one dossier. */
export const MOST_DOCUMENTS = 40;
/** Pages of all documents of one dossier together. */
export const MOST_DOSSIER_PAGES = 600;
export const MAX_DOSSIER_TITLE = 160;
