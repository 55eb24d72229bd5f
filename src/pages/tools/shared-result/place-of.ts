/** `/es/compartir/abc` → `/es/compartir`: where a form without a script comes back to. */
export const placeOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf("/"));
