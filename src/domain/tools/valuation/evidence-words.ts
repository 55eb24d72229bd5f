/** The evidence around a home, which the form tells before anything is calculated. */
export interface Evidence {
  /** Adverts and closings that the engine would compare with; three stands for three or more. */
  usable: number;
  /** From how many on the value is today's. */
  needed: number;
  /** They are made up, for the demonstration. */
  isDemo: boolean;
  /** The answer without any comparable: a value of the model's own years, an orientation, nothing, or a refusal of the point. */
  without: "model" | "orientation" | "nothing" | "outside";
}

type Without = Record<Exclude<Evidence["without"], "outside">, string>;

/** The words of a valuation for what comes without comparables. */
const WITHOUT_COMPARABLES: Without = {
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
 * @param words what the tool answers without them
 * @returns undefined where there are enough
 */
export function missingEvidence(
  { usable, needed, isDemo, without }: Evidence,
  { pasted, usesNearby }: { pasted: number; usesNearby: boolean },
  words: Without = WITHOUT_COMPARABLES,
): { title: string; text: string } | undefined {
  // The point is what is wrong, and it is said at the map.
  if (without === "outside") return undefined;
  const known = usesNearby ? usable : 0;
  // Made-up adverts speak only where nothing is pasted.
  if ((isDemo && pasted > 0 ? 0 : known) + pasted >= needed) return undefined;
  const more = needed - pasted - (isDemo ? 0 : known);
  return {
    title: `Antes de calcular, pega ${TO_PASTE[more - 1]}`,
    text: `${countOf(known, isDemo)} ${words[without]}`,
  };
}

const TO_PASTE = ["un anuncio parecido más", "dos anuncios parecidos", "tres anuncios parecidos"];

function countOf(known: number, isDemo: boolean): string {
  const kind = isDemo ? " de demostración" : "";
  if (known === 0) return "Aquí no tenemos ningún anuncio con el que comparar.";
  if (known === 1) return `Aquí tenemos 1 anuncio${kind} con el que comparar.`;
  return `Aquí tenemos ${known} anuncios${kind} con los que comparar.`;
}

const NO_VERDICT = "Con tres hay veredicto. Sin ellos no lo hay, y el intento no gasta nada.";
/** The words of a check of a price, which needs comparables of today: no model and no official figure judges a price. */
export const WITHOUT_VERDICT: Without = { model: NO_VERDICT, orientation: NO_VERDICT, nothing: NO_VERDICT };
