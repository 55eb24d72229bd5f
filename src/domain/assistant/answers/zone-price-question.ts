import { fold } from "../../shared/listing/fold.ts";

/** Questions about what a square metre costs somewhere: «¿A cuánto está el metro en Ruzafa?». */

const METRE = /\b(el metro|metro cuadrado|metros? cuadrados?|m2|mt2|por metro|del metro)\b/;
const ASKS_PRICE =
  /\b(a cuanto|cuanto (cuesta|vale|sale|esta|anda|ronda|se paga|piden)|por cuanto|a como|que precio|precios?|que tal esta|como esta|en cuanto)\b/;
/** So many metres are a home's, which is valued. */
const AREA = /\b\d+ ?(m|m2|mt2|metros?)\b/;
/** «El metro» of a town's trains. */
const TRAINS = /\b(parada|estacion|linea|billete|abono|lejos|cerca|andando|minutos|distancia)\b/;
/** Where a home of their own is meant, it is valued. */
const OWN_HOME = /\b(mi|nuestro|nuestra) (piso|casa|vivienda|departamento|atico|local|chalet)\b/;
const ZONE_PRICES =
  /\b(precio (medio|mediano|de la vivienda|de los pisos|del alquiler)|precios? de (la )?(vivienda|pisos?|casas?|alquiler)|a cuanto estan? (los|las|el|la) (pisos?|casas?|alquiler|alquileres|departamentos?|vivienda|viviendas)|cuanto (cuestan|valen) (los|las) (pisos?|casas?|departamentos?|viviendas?))\b/;

/** Whether somebody asks for the price of a zone's homes; which zone it is, the sentence's reader says. */
export function asksZonePrice(question: string): boolean {
  const text = fold(question);
  if (OWN_HOME.test(text) || AREA.test(text) || TRAINS.test(text)) return false;
  return ZONE_PRICES.test(text) || (METRE.test(text) && ASKS_PRICE.test(text));
}

const COMPARES =
  /\b(que|cual|donde|quien) (sale|es|esta|queda|resulta|cuesta) mas (caro|cara|barato|barata|economico)\b/;

/** Whether somebody asks which of several zones is dearer or cheaper; whether zones are named, the sentence's reader says. */
export const comparesZones = (question: string): boolean => COMPARES.test(fold(question));

/** Whether a message asks for homes of the market and of no portfolio in particular. */
export const asksToSearch = (message: string): boolean =>
  /^\W*(busca|buscame|encuentra|encuentrame|busco|buscar|que hay|hay algo|hay algun|hay alguna|muestrame|ensename)\b/.test(
    fold(message),
  );
