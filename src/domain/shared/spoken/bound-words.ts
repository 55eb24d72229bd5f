/** Bounds of a number, before it or after it, as words in a row. */
export const MOST_BEFORE =
  "hasta|maximo|max|como mucho|como muchisimo|como maximo|a lo sumo|a lo mas|menos de|menor de|menor a|por debajo de|debajo de|no mas de|no cueste mas de|no cuesten mas de|no valga mas de|no tenga mas de|no sea mas de|no gastar mas de|no pagar mas de|no pase de|no pasen de|no pase|no pasen|no se pase de|no supere|no superen|que no supere|no exceda|no exceda de|no suba de|no suban de|no llegue a|tope|tope de|un tope de|sin pasar de|bajo".split(
    "|",
  );
export const LEAST_BEFORE =
  "desde|a partir de|partir de|minimo|min|como minimo|al menos|por lo menos|mas de|por encima de|mayor de|mayor a|de mas de|superior a|no menos de|minimo de".split(
    "|",
  );
export const MOST_AFTER =
  "o menos|como mucho|como muchisimo|tirando por lo alto|como maximo|maximo|max|a lo sumo|tope|de maximo|de tope|para abajo|hacia abajo|o por debajo".split(
    "|",
  );
export const LEAST_AFTER =
  "o mas|+|minimo|como minimo|por lo menos|al menos|para arriba|en adelante|hacia arriba|o superior".split("|");
