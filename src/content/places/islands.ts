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
