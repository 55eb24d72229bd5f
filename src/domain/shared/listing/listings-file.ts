/**
 * Limit for a file of listings that the browser reads by itself; apart from the reader, which loads when a file comes.
 */
export const LISTINGS_FILE_MB = 5;
