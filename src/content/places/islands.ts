/**
 * The islands of Spain that hold whole municipalities: names, the INE codes of their province and their towns, as the register calls them. A
 * search for an island is a search in all of its towns. «La Palma» and «el Hierro» are islands with their article alone: «Palma» is a city of
 * Mallorca, and «hierro» a metal.
 *
 * Which town lies on which island is from general knowledge; a test holds that each town of the three provinces stands here once.
 */
export const ISLANDS: readonly (readonly [names: string, provinces: string, towns: string])[] = [
  [
    "Mallorca",
    "07",
    "Alaró|Alcúdia|Algaida|Andratx|Artà|Banyalbufar|Binissalem|Búger|Bunyola|Calvià|Campanet|Campos|Capdepera|Consell|Costitx|Deià|Escorca|Esporles|Estellencs|Felanitx|Fornalutx|Inca|Lloret de Vistalegre|Lloseta|Llubí|Llucmajor|Manacor|Mancor de la Vall|Maria de la Salut|Marratxí|Montuïri|Muro|Palma de Mallorca|Petra|Pollença|Porreres|Sa Pobla|Puigpunyent|Sencelles|Sant Joan|Sant Llorenç des Cardassar|Santa Eugènia|Santa Margalida|Santa María del Camí|Santanyí|Selva|Ses Salines|Sineu|Sóller|Son Servera|Valldemossa|Vilafranca de Bonany|Ariany",
  ],
  ["Menorca", "07", "Alaior|Ciutadella de Menorca|Ferreries|Maó|Es Mercadal|Sant Lluís|Es Castell|Es Migjorn Gran"],
  [
    "Ibiza|Isla de Eivissa",
    "07",
    "Eivissa|Sant Antoni de Portmany|Sant Josep de sa Talaia|Sant Joan de Labritja|Santa Eulària des Riu",
  ],
  ["Formentera", "07", "Formentera"],
  [
    "Gran Canaria",
    "35",
    "Agaete|Agüimes|Artenara|Arucas|Firgas|Gáldar|Ingenio|Mogán|Moya|Las Palmas de Gran Canaria|San Bartolomé de Tirajana|La Aldea de San Nicolás|Santa Brígida|Santa Lucía de Tirajana|Santa María de Guía de Gran Canaria|Tejeda|Telde|Teror|Valsequillo de Gran Canaria|Valleseco|Vega de San Mateo",
  ],
  ["Lanzarote", "35", "Arrecife|Haría|San Bartolomé|Teguise|Tías|Tinajo|Yaiza"],
  ["Fuerteventura", "35", "Antigua|Betancuria|La Oliva|Pájara|Puerto del Rosario|Tuineje"],
  [
    "Tenerife",
    "38",
    "Adeje|Arafo|Arico|Arona|Buenavista del Norte|Candelaria|Fasnia|Garachico|Granadilla de Abona|La Guancha|Guía de Isora|Güímar|Icod de los Vinos|San Cristóbal de La Laguna|La Matanza de Acentejo|La Orotava|Puerto de la Cruz|Los Realejos|El Rosario|San Juan de la Rambla|San Miguel de Abona|Santa Cruz de Tenerife|Santa Úrsula|Santiago del Teide|El Sauzal|Los Silos|Tacoronte|El Tanque|Tegueste|La Victoria de Acentejo|Vilaflor de Chasna",
  ],
  [
    "la Palma",
    "38",
    "Barlovento|Breña Alta|Breña Baja|Fuencaliente de la Palma|Garafía|Los Llanos de Aridane|El Paso|Puntagorda|Puntallana|San Andrés y Sauces|Santa Cruz de la Palma|Tazacorte|Tijarafe|Villa de Mazo",
  ],
  ["la Gomera", "38", "Agulo|Alajeró|Hermigua|San Sebastián de la Gomera|Valle Gran Rey|Vallehermoso"],
  ["el Hierro", "38", "Frontera|Valverde|El Pinar de El Hierro"],
];

/**
 * Islands of Latin America by country: names, latitude and longitude of the middle, a radius in metres that holds them, and inhabitants, roughly.
 * From general knowledge, as the towns abroad. An article belongs to the name: «las Galápagos» are the islands, and Galápagos is a village as well.
 */
export const ISLANDS_ABROAD: Readonly<
  Record<string, readonly (readonly [names: string, number, number, number, number])[]>
> = {
  EC: [
    ["Las Galápagos|Galápagos|Islas Galápagos", -0.8, -90.3, 95_000, 33_000],
    ["Isla Santa Cruz|Santa Cruz", -0.64, -90.35, 22_000, 20_000],
  ],
  CO: [
    ["San Andrés|Isla de San Andrés", 12.55, -81.71, 9_000, 60_000],
    ["Isla de Providencia|Isla Providencia", 13.35, -81.37, 5_000, 5_000],
  ],
  MX: [
    ["Cozumel|Isla de Cozumel", 20.43, -86.92, 28_000, 90_000],
    ["Isla Mujeres", 21.23, -86.74, 6_000, 22_000],
    ["Holbox|Isla Holbox|Isla de Holbox", 21.54, -87.28, 18_000, 2_500],
  ],
  CL: [
    ["Chiloé|Isla de Chiloé|Isla Grande de Chiloé", -42.6, -73.9, 100_000, 160_000],
    ["Isla de Pascua|Rapa Nui", -27.12, -109.36, 14_000, 8_000],
  ],
  VE: [["Isla de Margarita|Isla Margarita|Margarita", 11.0, -64.0, 38_000, 490_000]],
  HN: [
    ["Roatán|Isla de Roatán", 16.38, -86.4, 28_000, 70_000],
    ["Utila|Isla de Utila", 16.1, -86.93, 8_000, 4_000],
  ],
  NI: [["Ometepe|Isla de Ometepe", 11.5, -85.58, 18_000, 30_000]],
  PA: [["Bocas del Toro|Isla Colón", 9.36, -82.26, 14_000, 15_000]],
  PR: [["Vieques|Isla de Vieques", 18.13, -65.44, 18_000, 8_000]],
};
