/** A text as every column holds it: without the null character and without halves of a letter. */
export const storableText = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** The same of all texts within plain data: the database refuses a whole row for half an emoji in one of its texts. */
export function storableDeep<Data>(data: Data): Data {
  if (typeof data === "string") return storableText(data) as Data;
  if (Array.isArray(data)) return data.map(storableDeep) as Data;
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, storableDeep(value)])) as Data;
}
