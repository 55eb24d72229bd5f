import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";

/**
 * Whether words are of a home that somebody wishes or of one that they have, had, saw or left: the nearest word before them that governs them tells.
 * «Vivimos en Moratalaz y miramos por Coslada»: the one is had, the other wished.
 */

const WISHED =
  /^(busc[a-z]{1,5}|quiero|queremos|quisiera|quisieramos|queria|queriamos|quiere|quieren|querria|querriamos|necesit[a-z]{1,6}|gustaria|gustarian|interesa|interesan|interesad[oa]s?|interesaria|prefier[a-z]{1,3}|preferimos|preferir[a-z]{1,5}|miro|miramos|mirando|mirar|miraria|mirariamos|mirad[oa]|valoro|valoramos|valorando|valorar|gusta|gustan|encanta|encantan|encantaria|sirve|sirven|serviria|vale|valen|valdria|tenga|tengan|acepte|acepten|admita|admitan|permita|permitan|incluya|viendo|meterl[oa]s?|invertir[a-z]{0,3}|pensad[oa]|pensando|pensaba|pensabamos|pienso|pensamos|idea|ideal|algo|ojala|mejor|abiert[oa]s?|presupuesto|tope|compro|comprar|comprarnos|comprarme|alquilar|arrendar|rentar|mudar[a-z]{0,4}|mudo|mudamos|ir|irnos|irme|volver|ando|andamos|requiero|ocupo|urge|incluso|tambien|preferiblemente|preferentemente|principalmente|sobre|contemplo|contemplamos|considero|consideramos|quedarnos|quedarme|seguir|cambiarnos|cambiarme|tirando|tiramos|centramos|centrad[oa]s?)$/;
const HAD =
  /^(vivo|vivimos|vive|viven|viviendo|vivia|viviamos|vivian|viven|vivi|trabajo|trabaja|trabajamos|trabajan|trabajando|naci|nacio|estuve|estuvimos|estoy|estamos|esta|estan|estaba|estabamos|fui|fuimos|vi|vimos|visto|visite|visitamos|visitad[oa]|ensenaste|ensenasteis|mostraste|vendi|vendio|vendimos|vendid[oa]|vendieron|vendiendo|vender|vendo|vendemos|tengo|tenemos|tenia|teniamos|tiene|tienen|tuve|tuvimos|compre|compraron|comprado|herede|heredamos|heredad[oa]|heredaron|vengo|venimos|viene|vienen|clinica|hospital|colegio|cole|universidad|facultad|notaria|banco|banca|caixa|santander|credito|hipoteca|trasladan|trasladaron|dejo|dejamos|dejar|dejando|pago|pagamos|pagando|conozco|conocemos|pase|pasamos|llam[eo]|mi|mis|nuestr[oa]s?|su|sus|amig[oa]s?|vecin[oa]s?|hermana|hermano|hija|hijo|suegr[oa]s?|padres|madre|padre|soltar|largar|queda|quedan|quedamos|costo|costaba|mostraron|ensenaron|ofrecieron|ofreciste|mandaste|enviaste|pasaste|publicad[oa]|anunciad[oa])$/;
const STOPS = /^[.;!?]$/;

const BACK = 14;

/** Where somebody lives or works, whoever has the home that is spoken of. */
const LIVES =
  /^(vivo|vivimos|vive|viven|viviendo|trabajo|trabaja|trabajamos|trabajan|trabajando|estudia|naci|nacio|trasladan|trasladaron|destinad[oa]s?)$/;

export function spokenOf({ scan }: Clause, at: number): "wished" | "had" | "lives" | null {
  for (let back = at - 1; back >= Math.max(0, at - BACK); back--) {
    const word = wordAt(scan, back);
    if (STOPS.test(word)) return null;
    // «Cerca de mis padres», «la zona de mi oficina»: what is near is wished.
    if (/^(cerca|zona|alrededores|junto|lado)$/.test(word) && back < at - 1) return "wished";
    // «Después de vivir seis años en un bajo».
    if (word === "vivir" && /^(de|tras)$/.test(wordAt(scan, back - 1))) return "had";
    // «Vender y con eso un pisito en el centro».
    if (
      /^(eso|dinero|plata|saque|saquemos|diferencia)$/.test(word) &&
      /^(con|ese|esa|que|la)$/.test(wordAt(scan, back - 1))
    )
      return "wished";
    // «Estuvimos viendo un dúplex».
    if (word === "viendo" && /^(estuve|estuvimos|fui|fuimos|estado)$/.test(wordAt(scan, back - 1))) return "had";
    if (WISHED.test(word)) return word === "sobre" && wordAt(scan, back + 1) !== "todo" ? null : "wished";
    // «Somos cinco en 70 metros».
    if (/^(somos|estamos|vamos)$/.test(word) && wordAt(scan, back + 2) === "en" && at - back <= 4) return "had";
    if (word === "plaza" && wordAt(scan, back - 1) !== "con" && wordAt(scan, back - 1) !== "la")
      return /^(dado|dieron|salido|tengo|consegui|conseguido)$/.test(wordAt(scan, back - 1)) ? "lives" : null;
    // «Él está en Miami».
    if (word === "esta" && /^(él|ella|hermano|hermana|hijo|hija|madre|padre)$/i.test(scan.tokens[back - 1]?.text ?? ""))
      return "lives";
    if (!HAD.test(word)) continue;
    const next = wordAt(scan, back + 1);
    if (
      /^(tengo|tenemos|tiene|tienen|esta|estan|tenia|teniamos)$/.test(word) &&
      /^(que|claro|clara|pensado|hasta|intencion|idea|ganas|previsto|presupuesto|en mente)$/.test(next)
    )
      continue;
    // «Mi primera casa» is still to come.
    if (/^(mi|nuestr[oa])$/.test(word) && /^primer[ao]?$/.test(next)) return "wished";
    // «Para mi hija», «con mi madre»: whom a home is for.
    if (/^(mi|mis|su|sus|nuestr[oa]s?)$/.test(word) && /^(para|con|de|a|y|,|por)$/.test(wordAt(scan, back - 1)))
      continue;
    if (/^(amig[oa]s?|vecin[oa]s?|hermana|hermano|hija|hijo|suegr[oa]s?|padres|madre|padre)$/.test(word)) continue;
    return LIVES.test(word) ? "lives" : "had";
  }
  return null;
}

/** Whether words are of another home than the one that is wished. */
export const isElsewhere = (clause: Clause, at: number): boolean => /^(had|lives)$/.test(spokenOf(clause, at) ?? "");
