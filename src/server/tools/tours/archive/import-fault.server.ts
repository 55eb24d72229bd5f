/** Why an archive, or a part of it, cannot be taken over: a sentence for its person. */
export class ImportFault extends Error {}
