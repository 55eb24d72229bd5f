/** The first language of an `Accept-Language` header: `es-ES` of `es-ES,es;q=0.9,en;q=0.8`. */
export function firstLanguage(header: string | undefined): string | undefined {
  return /^\s*([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})\s*(?:[,;]|$)/.exec(header ?? "")?.[1];
}
