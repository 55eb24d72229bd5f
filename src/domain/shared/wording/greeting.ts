/** Words that people type in place of a name: nobody is called so. */
const NO_NAME =
  /^(?:herman[oa]s?|familia|hereder[oa]s?|vecin[oa]s?|propietari[oa]s?|dueñ[oa]s?|matrimonio|viud[oa]|hij[oa]s?|sr(?:es|a|as)?|señor(?:a|es|as)?|don|doña|d|dña|el|la|los|las)\.?$/i;

/**
 * `Hola, Marta.` for `Marta Ruiz`: by the first name, and by none where there is no name or it begins with another word, as
 * `Hermanos Ferrando` and `Vecino del 4.º` do.
 */
export function greetingOf(name: string | undefined): string {
  const first = name?.split(" ")[0];
  return first === undefined || first === "" || NO_NAME.test(first) ? "Hola." : `Hola, ${first}.`;
}
