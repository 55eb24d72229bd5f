/** Why a file of a dossier cannot be read; its Spanish message says so to the person and what they may do. */
export class ReadingFault extends Error {}
