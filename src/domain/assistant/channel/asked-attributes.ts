import { PUBLIC_LINES } from "../../portfolio/homes/public-home.ts";
import { OF_THE_AGENCY } from "../../shared/home-attributes/attribute.ts";
import { ATTRIBUTE_NAMES, type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";

/** Attributes of a home that a client asks for in their own words. */

/** Stand with the heading of a home's page, and every client may know them. */
const OF_THE_HEADING: readonly AttributeName[] = ["price", "builtAreaM2", "rooms", "bathrooms"];

const FOR_CLIENTS: readonly AttributeName[] = ATTRIBUTE_NAMES.filter(
  (name) =>
    OF_THE_HEADING.includes(name) ||
    ((PUBLIC_LINES as readonly AttributeName[]).includes(name) && attributeOf(name)!.feeds !== OF_THE_AGENCY),
);

/** Whether a client may be told an attribute: what stands on the shared page of a home, and nothing that goes to no portal. */
export const isForClients = (name: AttributeName): boolean => FOR_CLIENTS.includes(name);

/** Patterns over folded words. An attribute without an entry is asked for by its label. */
const ASKED_AS: Partial<Record<AttributeName, RegExp>> = {
  price:
    /\b(precio|cuanto (cuesta|vale|es|seria|piden|pedis|pide|sale)( |$)(?!la comunidad|de comunidad|el ibi|de ibi)|que (cuesta|vale)|alquiler mensual|cuanto (es|seria|cuesta) (el alquiler|la renta|al mes))\b/,
  builtAreaM2:
    /\b(metros|m2|m|superficie|tamano|como de grande|cuanto (mide|ocupa)|dimensiones|metraje|construidos)\b(?!.*\b(parcela|terraza|jardin|utiles|lote)\b)/,
  usableAreaM2: /\butil(es)?\b/,
  plotAreaM2: /\b(parcela|terreno|lote|solar)\b/,
  terraceAreaM2:
    /\b(metros|m2|superficie|tamano|grande|mide|cuanto)\b.{0,60}\bterraza\b|\bterraza\b.{0,60}\b(metros|m2|mide)\b/,
  hasTerrace: /\bterrazas?\b/,
  rooms: /\b(?<!por )(habitacion(es)?|habs?|dormitorios?|cuartos|recamaras?|alcobas?|piezas)\b(?! de bano)/,
  bathrooms: /\b(banos?|aseos?|cuartos? de bano)\b/,
  floor:
    /\b(que (planta|piso|altura)|en que piso|(que|la|su) planta|planta (es|esta)|planta$)\b(?! (baja|del edificio))/,
  buildingFloors:
    /\b(cuantas plantas|cuantos pisos|plantas tiene (el|la) (edificio|finca)|altura del edificio|plantas del edificio)\b/,
  yearBuilt:
    /\b(que ano|de cuando es|antiguedad|antiguo|ano de construccion|cuando (se construyo|fue construid[oa])|anos tiene|ano)\b/,
  condition: /\b(estado|reformad[oa]|reformar|reformas?|obra nueva|a estrenar|conservad[oa]|conservacion)\b/,
  hasLift: /\b(ascensor|elevador|lift)\b/,
  isExterior: /\b(exterior|interior|da a la calle|a la calle)\b/,
  isTopFloor: /\bultim[oa] (planta|piso)\b/,
  hasParkingIncluded:
    /\b(garaje|garage|parking|aparcamiento|cochera|estacionamiento|plaza de (coche|garaje)|aparcar)\b/,
  hasStorageRoom: /\b(trastero|cuarto trastero|baulera)\b/,
  hasPool: /\b(piscina|alberca|pileta)\b/,
  hasAirConditioning: /\b(aire acondicionado|climatizad[oa]|climatizacion|tiene aire|hay aire|con aire)\b/,
  hasWardrobes: /\b(armarios?|closets?|roperos?)\b/,
  hasDoorman: /\b(conserje|portero|porteria)\b(?! automatico)/,
  hasGarden: /\b(jardin|jardines)\b/,
  orientations: /\b(orientacion|orientad[oa]|al (sur|norte|este|oeste)|sol de (manana|tarde))\b/,
  energyRating:
    /\b(certificado energetico|certificacion energetica|energetic[oa]|eficiencia|cee|calificacion energetica)\b/,
  energyStatus: /\b(en tramite|exent[oa])\b/,
  energyConsumption: /\bconsumo\b/,
  emissionsRating: /\bemisiones\b/,
  renovatedYear:
    /\b(cuando (se )?reform\w+|(ano|fecha) de (la )?reforma|(se hizo|hicieron|fue) la (ultima )?reforma|cuando la reformaron)\b/,
  availableFrom:
    /\b(desde cuando|a partir de cuando|disponible desde|cuando (se puede|podria|puedo|podemos|podriamos) (entrar|mudar\w*|ocupar)|fecha de entrada|cuando (esta|estara|queda) libre|entrar a vivir)\b/,
  furnishing: /\b(amueblad[oa]s?|amoblad[oa]s?|muebles|mobiliario|sin amueblar)\b/,
  allowsPets: /\b(mascotas?|perr[oa]s?|gat[oa]s?|animales|perrit[oa])\b/,
  communityFee:
    /\b(comunidad|expensas|gastos (fijos|mensuales)|cuota de (administracion|mantenimiento)|mantenimiento)\b(?! autonoma)/,
  propertyTax: /\b(ibi|predial|contribucion(es)?)\b/,
  occupancy:
    /\b(ocupacion|ocupad[oa]|okupad[oa]|inquilinos?|vaci[oa]|libre de (ocupantes|inquilinos|cargas y ocupantes))\b/,
  postalCode: /\b(codigo postal|cp)\b/,
  town: /\b(municipio|que (pueblo|ciudad|localidad))\b/,
  province: /\bprovincia\b/,
};

/** Asking for the larger one means the finer one. */
const COVERS: Partial<Record<AttributeName, readonly AttributeName[]>> = {
  usableAreaM2: ["builtAreaM2"],
  plotAreaM2: ["builtAreaM2"],
  terraceAreaM2: ["hasTerrace", "builtAreaM2"],
  emissionsRating: ["energyRating"],
  energyStatus: ["energyRating"],
  energyConsumption: ["energyRating"],
  renovatedYear: ["yearBuilt", "condition"],
  buildingFloors: ["floor"],
};

const patternOf = (name: AttributeName): RegExp =>
  ASKED_AS[name] ?? new RegExp(`\\b${fold(attributeOf(name)!.label)}\\b`);

/**
 * The attributes that a message asks for, in the order of the table.
 *
 * @param folded a message as `fold` writes it
 */
export function attributesAskedFor(folded: string): AttributeName[] {
  const found = FOR_CLIENTS.filter((name) => patternOf(name).test(folded));
  const covered = new Set(found.flatMap((name) => COVERS[name] ?? []));
  return found.filter((name) => !covered.has(name));
}

/** Things that people ask of homes and no attribute holds; a home's list of features or its advert may name them. */
const UNLISTED: readonly { name: string; asked: RegExp }[] = [
  { name: "calefacción", asked: /\b(calefaccion|radiadores|caldera|gas natural|aerotermia|suelo radiante)\b/ },
  { name: "balcón", asked: /\bbalcon(es)?\b/ },
  { name: "vistas", asked: /\b(vistas?)\b/ },
  { name: "chimenea", asked: /\bchimeneas?\b/ },
  { name: "cocina equipada", asked: /\b(cocina|electrodomesticos|lavadora|lavavajillas|horno|nevera|frigorifico)\b/ },
  { name: "lavadero", asked: /\blavadero\b/ },
  { name: "doble acristalamiento", asked: /\b(doble (acristalamiento|cristal|ventana)|climalit|ventanas)\b/ },
  { name: "suelo de parqué", asked: /\b(parque|parquet|tarima|suelos?|mosaico|hidraulico)\b/ },
  { name: "patio", asked: /\bpatios?\b/ },
  { name: "galería", asked: /\bgalerias?\b/ },
  { name: "vestidor", asked: /\bvestidor\b/ },
  { name: "internet o fibra", asked: /\b(fibra|internet|wifi)\b/ },
  { name: "alarma", asked: /\balarma\b/ },
  { name: "puerta blindada", asked: /\b(puerta (blindada|acorazada|de seguridad))\b/ },
  { name: "portero automático", asked: /\b(portero automatico|videoportero|interfono|telefonillo)\b/ },
  {
    name: "acceso sin escalones",
    asked: /\b(silla de ruedas|accesible|escalones|rampa|movilidad reducida|minusvalidos)\b/,
  },
  { name: "transporte cerca", asked: /\b(metro|autobus|parada|estacion|tren|bus|transporte)\b(?! ?s?\b.*\bcuadrad)/ },
  { name: "colegios cerca", asked: /\b(colegios?|escuelas?|guarderias?|supermercados?|parques?|hospital)\b/ },
];

/** The names of things asked for that no attribute holds, with the pattern that a text about them contains. */
export const unlistedIn = (folded: string): typeof UNLISTED => UNLISTED.filter(({ asked }) => asked.test(folded));
