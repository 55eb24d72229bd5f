const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a part of an address can name a home. */
export const isHomeId = (text: string): boolean => UUID.test(text);
