import { SPELLED_HUNDREDS, SPELLED_TENS, SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";
import { LEAST_AFTER, LEAST_BEFORE, MOST_AFTER, MOST_BEFORE } from "../../shared/spoken/bound-words.ts";
import { ORDINALS, SCALES } from "../../shared/spoken/number-words.ts";
import { CURRENCIES, PESO_NAMES } from "./money-words.ts";

/** Everyday words, without accents, that are one letter off a word of homes. */
const EVERYDAY =
  "gastos gasto otras otra demas varios varias pasos paso playa playas parque parques portal cuanto cuanta cuantos cuantas casos caso pinos pino altos altas " +
  "alto chile reina resta resto restos nuevo nuevos clave claves compara comparar cuenta cuentas plazo plazos planes datos bares mesas mesa puerto torre torres " +
  "carga barro barros manzana villar carlos pedro maria duero navas benito inferior previo peso pesos " +
  "estancias habia dejas vence ratos patos camas cerro banco venda silla cueva polar capas verdes varas padres hijos nietos abuelos reales salto costa estadio estadios balcon balcones calles";

/**
 * Words that mean what they say and are never taken for misspelt words of homes: «pesos» are no «pisos», «cuatro» is no «cuarto», «inferior a» no
 * «interior», «gastos» no «gatos», and «a dos pasos del parque» asks for neither a flat nor a parking space.
 */
export const SPELT_RIGHT: ReadonlySet<string> = new Set([
  ...[SPELLED_UNITS, SPELLED_TENS, SPELLED_HUNDREDS, SCALES, ORDINALS, CURRENCIES, PESO_NAMES].flatMap(Object.keys),
  ...[LEAST_AFTER, LEAST_BEFORE, MOST_AFTER, MOST_BEFORE].flat().flatMap((phrase) => phrase.split(" ")),
  ...EVERYDAY.split(" "),
]);
