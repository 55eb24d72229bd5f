import { type Scan, wordAt } from "../../shared/spoken/scan.ts";

/** Words that begin with a capital and name nobody. */
const NO_NAMES =
  /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hola|buenas|buenos|gracias|vale|si|no|ok|la|el|los|las|lo|en|de|un|una|yo|me|nos|y|o|a|pero|porque|whatsapp|idealista|fotocasa|iban|dni|nie|ibi|bbva|santander)$/;
/** Words behind which a capital names a place or a thing. */
const OF_PLACE = /^(en|por|zona|barrio|calle|avenida|plaza|paseo|colonia|hacia|desde|banco|de|del|la|el|los|las|a)$/;

/** Whether a person is named at a piece: a capital in the middle of a sentence, behind nothing that leads to a place. */
export function isNameAt(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  if (token?.kind !== "word" || !/^\p{Lu}\p{Ll}/u.test(token.text) || NO_NAMES.test(token.plain)) return false;
  const before = wordAt(scan, at - 1);
  if (OF_PLACE.test(before)) return false;
  return at > 0 && !/^[.!?¿¡\n]$/.test(before);
}
