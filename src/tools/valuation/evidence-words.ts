import type { Evidence } from "./evidence.ts";

const WITHOUT: Record<Exclude<Evidence["without"], "outside">, string> = {
  model:
    "Con tres, el precio es de hoy. Sin ellos podemos darte el de la fecha de nuestro modelo, y para hoy solo un rango.",
  orientation:
    "Con tres, el precio es de hoy. Sin ellos podemos darte una orientación con cifras oficiales, no un precio.",
  nothing: "Con tres, el precio es de hoy. Sin ellos aquí no podemos dar ninguna cifra.",
};

/**
 * The step that comes before calculating where there is too little to compare with: its title, and why in an honest count.
 *
 * @param pasted comparables that were understood in the paste
 * @param usesNearby whether the adverts nearby count too
 * @returns undefined where there are enough
 */
export function missingEvidence(
  { usable, needed, isDemo, without }: Evidence,
  { pasted, usesNearby }: { pasted: number; usesNearby: boolean },
): { title: string; text: string } | undefined {
  // The point is what is wrong, and it is said at the map.
  if (without === "outside") return undefined;
  const known = usesNearby ? usable : 0;
  // Made-up adverts speak only where nothing is pasted.
  if ((isDemo && pasted > 0 ? 0 : known) + pasted >= needed) return undefined;
  const more = needed - pasted - (isDemo ? 0 : known);
  return {
    title: `Antes de calcular, pega ${TO_PASTE[more - 1]}`,
    text: `${countOf(known, isDemo)} ${WITHOUT[without]}`,
  };
}

const TO_PASTE = ["un anuncio parecido más", "dos anuncios parecidos", "tres anuncios parecidos"];

function countOf(known: number, isDemo: boolean): string {
  const kind = isDemo ? " de demostración" : "";
  if (known === 0) return "Aquí no tenemos ningún anuncio con el que comparar.";
  if (known === 1) return `Aquí tenemos 1 anuncio${kind} con el que comparar.`;
  return `Aquí tenemos ${known} anuncios${kind} con los que comparar.`;
}
