import { createContext, useContext } from "react";
import { formTextIn } from "#content/latam/form-words.ts";

/** Country whose words the forms of a page speak: a Latin American code, or `latam` for any of them; null for Spain. */
const WordsContext = createContext<string | null>(null);

export const WordsProvider = WordsContext.Provider;

/** Puts a label or hint into the words of the page's country. */
export function useLocalText(): <Text>(text: Text) => Text | string {
  const country = useContext(WordsContext);
  return (text) => (country !== null && typeof text === "string" ? formTextIn(country, text) : text);
}
