import type { MarketFeature } from "../../market/features.ts";
import type { Clause } from "./clauses.ts";

/** Words by which clients say what they need. Patterns meet `line` of a clause: small letters, no accents, one blank between pieces. */

/** Somebody wishes something. */
const WISHES =
  / (busco|buscamos|buscando|busca|buscan|buscaria|quiero|queremos|quisiera|quisieramos|queria|queriamos|quiere|quieren|querria|querriamos|necesito|necesitamos|necesita|necesitan|necesitaria|me gustaria|nos gustaria|le gustaria|les gustaria|me interesa|nos interesa|le interesa|interesad[oa]s? en|prefiero|preferimos|preferiria|preferiblemente|prefiere|prefieren|ideal|idealmente|que tenga|que tengan|que sea|que sean|que este|imprescindible|indispensable|obligatorio|fundamental|minimo|maximo|al menos|como mucho|ojala|presupuesto|tope|mirando|miro|miramos|tiene que|tendria que|deberia|requisito|requisitos|a poder ser|si puede ser|si es posible|andamos|ando|valoramos|pido|pedimos|me vale|nos vale|me sirve|nos sirve|ocupo|ocupamos|sigo con|seguimos con|sigo buscando|seguimos buscando|andaba buscando|pensaba en|pensabamos en|pienso en|pensamos en|nos vendria bien|me vendria bien|con que tenga|si o si|seria ideal|lo ideal|nos encajaria|me encajaria|algo de|algo con|algo por|algo en|algo cerca|algo mas|es para mi|es para mis|es para nosotros|traigo|traemos|cuento con|contamos con|ya puestos|puestos a pedir|requiero|requerimos|me urge|nos urge|imprescindibles|irrenunciable|innegociable|deseable|me apano|nos apanamos|me llega|nos llega|nos llegan|con eso basta|me basta|nos basta|nos sobra|con (?:un|una|dos|tres|\d) (?:[a-z]{4,12} ){1,2}(?:esta|estaria) bien) /;
/** Somebody wants to do something, which is no wish of a home. */
const ASKS_TO_ACT =
  / (quiero|queria|quisiera|me gustaria|nos gustaria|queremos|queriamos|quisieramos|podria|podriamos|necesito|me interesa|nos interesa|me interesaria) (ver|visitar|verlo|verla|ir|visitarlo|visitarla|saber|preguntar|preguntarte|preguntarle|consultar|consultarte|hablar|agendar|coordinar|conocer|conocerlo|conocerla) /;
/** Somebody speaks of one home that both know, or of what others have. */
export const OF_ONE_HOME =
  / (he visto|hemos visto|vi el|vi la|vi un|vi una|vimos|anuncio|aviso|publicacion|publicado|publicaron|piden|pedian|cuesta|vale (?:un|una|unos|mas|menos|casi|\d{1,3})|sale en|esta en venta|esta publicado|mostro|mostraste|ensenaste|el que vi|la que vi|ese lo vi|la ficha|el enlace|el link|el que me|la que me|me mandaste|me enviaste|me paso|ese piso|esa casa|ese depa|ese depto|ese departamento|este piso|esta casa|el de la calle|tiene el piso|no tiene|le falta) /;
/** A question that asks for homes wishes them. */
const ASKS_FOR_HOMES =
  / (arriendan|alquilan|rentan|venden|alquilais|vendeis|teneis|tienes|tienen|hay|sale|entra|salen|tendra|tendras|habra|si sale|tendran|tendrian|tendrias|tendriais|manejan|manejas|habria|conoces|sabes de|me puedes|me podrias|podrias|podeis|puedes) .{0,30}(algo|alguna|algun|pisos?|casas?|deptos?|depas?|departamentos?|apartamentos?|opciones|propiedades|viviendas?|conseguir|buscar|ayudar) /;
/** Whether somebody tells in a clause what home they wish, and not only what they want to do. */
export function tellsWish({ line, isQuestion }: Clause): boolean {
  if (ASKS_TO_ACT.test(line) && !/ (busco|buscamos|buscando|presupuesto) /.test(line)) return false;
  return isQuestion
    ? ASKS_FOR_HOMES.test(line) || / (busco|buscamos|quiero comprar|queremos comprar|quisiera comprar) /.test(line)
    : WISHES.test(line);
}
/** Something that somebody does not need is no wish, and no refusal either. */
export const NO_MATTER =
  /(no hace falta|no (lo|la|los|las) (necesito|necesitamos|necesita|necesitan|uso|usamos|quiero para nada)|no necesito|no necesitamos|no es necesario|no es imprescindible|no es importante|da igual|me da lo mismo|nos da lo mismo|no importa|sin importar|indiferente|no me importa|no nos importa|tampoco hace falta)/;

export type FeatureName =
  | "ascensor"
  | "exterior"
  | "terraza"
  | "balcón"
  | "garaje"
  | "trastero"
  | "piscina"
  | "aire acondicionado"
  | "armarios empotrados"
  | "jardín"
  | "mascotas"
  | "última planta"
  | "portero"
  | "amueblado"
  | "libre de ocupantes"
  | "patio"
  | "luminoso"
  | "vistas"
  | "reformado"
  | "a reformar"
  | "obra nueva"
  | "planta alta"
  | "bajo"
  | "calefacción"
  | "tranquilo"
  | "cerca del metro"
  | "cerca de colegios"
  | "seguridad"
  | "accesible"
  | "gimnasio"
  | "despacho"
  | "interior"
  | "una sola planta"
  | "primera línea de mar"
  | "cerca de la playa"
  | "orientación sur"
  | "parque cerca"
  | "cocina abierta"
  | "cocina grande"
  | "chimenea"
  | "zona de juegos"
  | "con licencia turística"
  | "baño en la habitación"
  | "bien comunicado"
  | "salida de humos"
  | "zonas verdes"
  | "terreno";

/** Names of the market's features here; those of its words are read by its table. */
export const OF_MARKET: Readonly<Record<MarketFeature, FeatureName>> = {
  hasLift: "ascensor",
  isExterior: "exterior",
  hasTerrace: "terraza",
  hasParkingIncluded: "garaje",
  hasStorageRoom: "trastero",
  hasPool: "piscina",
  hasAirConditioning: "aire acondicionado",
  hasWardrobes: "armarios empotrados",
  hasGarden: "jardín",
  allowsPets: "mascotas",
  isTopFloor: "última planta",
  hasDoorman: "portero",
  isFurnished: "amueblado",
  isVacant: "libre de ocupantes",
};

/** Further features by words in a row; a longer one stands before a shorter one. */
export const MORE_FEATURES: readonly (readonly [words: string, feature: FeatureName])[] = [
  ["aire acondicionado", "aire acondicionado"],
  ["plaza de garaje", "garaje"],
  ["lugar de estacionamiento", "garaje"],
  ["plaza de parking", "garaje"],
  ["cajon de estacionamiento", "garaje"],
  ["armarios empotrados", "armarios empotrados"],
  ["balcon", "balcón"],
  ["balcones", "balcón"],
  ["patio", "patio"],
  ["luminoso", "luminoso"],
  ["luminosa", "luminoso"],
  ["luminosos", "luminoso"],
  ["mucha luz", "luminoso"],
  ["luz natural", "luminoso"],
  ["buena luz", "luminoso"],
  ["soleado", "luminoso"],
  ["vistas", "vistas"],
  ["vista al mar", "vistas"],
  ["reformado", "reformado"],
  ["reformada", "reformado"],
  ["remodelado", "reformado"],
  ["remodelada", "reformado"],
  ["para entrar a vivir", "reformado"],
  ["listo para entrar", "reformado"],
  ["lista para entrar", "reformado"],
  ["a reformar", "a reformar"],
  ["para reformar", "a reformar"],
  ["a refaccionar", "a reformar"],
  ["a reciclar", "a reformar"],
  ["para remodelar", "a reformar"],
  ["obra nueva", "obra nueva"],
  ["a estrenar", "obra nueva"],
  ["en pozo", "obra nueva"],
  ["de estreno", "obra nueva"],
  ["a estreno", "obra nueva"],
  ["planta alta", "planta alta"],
  ["piso alto", "planta alta"],
  ["pisos altos", "planta alta"],
  ["plantas altas", "planta alta"],
  ["ultima planta", "última planta"],
  ["ultimo piso", "última planta"],
  ["planta baja", "bajo"],
  ["plantas bajas", "bajo"],
  ["primer piso", "bajo"],
  ["un bajo", "bajo"],
  ["bajos", "bajo"],
  ["sea bajo", "bajo"],
  ["entresuelo", "bajo"],
  ["entresuelos", "bajo"],
  ["calefaccion", "calefacción"],
  ["tranquilo", "tranquilo"],
  ["tranquila", "tranquilo"],
  ["silencioso", "tranquilo"],
  ["sin ruido", "tranquilo"],
  ["sin ruidos", "tranquilo"],
  ["cerca del metro", "cerca del metro"],
  ["cerca de metro", "cerca del metro"],
  ["metro cerca", "cerca del metro"],
  ["cerca de colegios", "cerca de colegios"],
  ["cerca de un colegio", "cerca de colegios"],
  ["cerca del colegio", "cerca de colegios"],
  ["cerca de escuelas", "cerca de colegios"],
  ["cerca del cole", "cerca de colegios"],
  ["vigilancia", "seguridad"],
  ["seguridad", "seguridad"],
  ["sin escalones", "accesible"],
  ["sin escaleras", "accesible"],
  ["accesible", "accesible"],
  ["silla de ruedas", "accesible"],
  ["gimnasio", "gimnasio"],
  ["gym", "gimnasio"],
  ["home office", "despacho"],
  ["teletrabajar", "despacho"],
  ["una sola planta", "una sola planta"],
  ["una planta", "una sola planta"],
  ["un solo nivel", "una sola planta"],
  ["un solo piso", "una sola planta"],
  ["de un piso", "una sola planta"],
  ["de un nivel", "una sola planta"],
  ["todo en planta", "una sola planta"],
  ["primera linea", "primera línea de mar"],
  ["primera fila", "primera línea de mar"],
  ["primera o segunda", "primera línea de mar"],
  ["frente al mar", "primera línea de mar"],
  ["frente a la playa", "primera línea de mar"],
  ["pie de playa", "primera línea de mar"],
  ["cerca de la playa", "cerca de la playa"],
  ["cerca del mar", "cerca de la playa"],
  ["cerca a la playa", "cerca de la playa"],
  ["orientacion sur", "orientación sur"],
  ["orientado al sur", "orientación sur"],
  ["orientada al sur", "orientación sur"],
  ["luz", "luminoso"],
  ["iluminado", "luminoso"],
  ["iluminada", "luminoso"],
  ["al lado del metro", "cerca del metro"],
  ["cerca al metro", "cerca del metro"],
  ["cerca de una estacion", "cerca del metro"],
  ["boca de metro", "cerca del metro"],
  ["cerca del tren", "cerca del metro"],
  ["bien comunicado", "bien comunicado"],
  ["bien comunicada", "bien comunicado"],
  ["bien conectado", "bien comunicado"],
  ["bien conectada", "bien comunicado"],
  ["al lado del cole", "cerca de colegios"],
  ["colegio cerca", "cerca de colegios"],
  ["colegios cerca", "cerca de colegios"],
  ["cerca de un parque", "parque cerca"],
  ["cerca a un parque", "parque cerca"],
  ["zona verde", "zonas verdes"],
  ["zonas verdes", "zonas verdes"],
  ["areas verdes", "zonas verdes"],
  ["salida de humos", "salida de humos"],
  ["cocina abierta", "cocina abierta"],
  ["cocina americana", "cocina abierta"],
  ["cocina integral", "cocina abierta"],
  ["cocina grande", "cocina grande"],
  ["cocina amplia", "cocina grande"],
  ["chimenea", "chimenea"],
  ["zona de juegos", "zona de juegos"],
  ["area de juegos", "zona de juegos"],
  ["licencia turistica", "con licencia turística"],
  ["bano en la habitacion", "baño en la habitación"],
  ["en suite", "baño en la habitación"],
  ["habitacion para trabajar", "despacho"],
  ["zona tranquila", "tranquilo"],
  ["calle tranquila", "tranquilo"],
  ["poco ruido", "tranquilo"],
  ["porteria", "portero"],
  ["alberca", "piscina"],
  ["pileta", "piscina"],
  ["no haya que hacerle", "reformado"],
  ["no haya que hacer", "reformado"],
  ["no haya que meterle", "reformado"],
  ["no haya que tocar", "reformado"],
  ["no tenga que hacerle", "reformado"],
  ["animales", "mascotas"],
  ["zona infantil", "zona de juegos"],
  ["parque infantil", "zona de juegos"],
  ["meter el coche", "garaje"],
  ["guardar el coche", "garaje"],
  ["dejar el coche", "garaje"],
  ["meter el carro", "garaje"],
  ["guardar el carro", "garaje"],
  ["vea el mar", "vistas"],
  ["ver el mar", "vistas"],
  ["vean el mar", "vistas"],
  ["vista mar", "vistas"],
  ["vistas al mar", "vistas"],
  ["vista", "vistas"],
  ["cajones", "garaje"],
  ["cajon", "garaje"],
  ["contrafrente", "tranquilo"],
  ["sin ruidos", "tranquilo"],
  ["poco de terreno", "terreno"],
  ["con terreno", "terreno"],
  ["trozo de terreno", "terreno"],
  ["algo de terreno", "terreno"],
  ["un terrenito", "terreno"],
  ["con parcela", "terreno"],
  ["poco de parcela", "terreno"],
  ["parcelita", "terreno"],
];
