import { describe, expect, test } from "vitest";
import { placesCalled } from "./places.server.ts";

/**
 * The districts of the large cities as their councils list them, in both languages where they have two, with and without the article. Each must be
 * found by its whole name in its town: whoever reads a sentence has no other way to it.
 */
const DISTRICTS: Readonly<Record<string, string>> = {
  // Ayuntamiento de Madrid, 21 distritos.
  "28079":
    "Centro, Arganzuela, Retiro, Salamanca, Chamartín, Tetuán, Chamberí, Fuencarral-El Pardo, Moncloa-Aravaca, Latina, Carabanchel, Usera, Puente de Vallecas, Moratalaz, Ciudad Lineal, Hortaleza, Villaverde, Villa de Vallecas, Vicálvaro, San Blas-Canillejas, Barajas",
  // Ajuntament de Barcelona, 10 districtes.
  "08019":
    "Ciutat Vella, Eixample, L'Eixample, Ensanche, El Ensanche, Sants-Montjuïc, Les Corts, Sarrià-Sant Gervasi, Gràcia, Gracia, Horta-Guinardó, Nou Barris, Sant Andreu, San Andrés, Sant Martí, San Martín",
  // Ajuntament de València, 16 districtes of the city; those of the villages around it are its small towns.
  "46250":
    "Ciutat Vella, Ciudad Vieja, L'Eixample, Eixample, El Ensanche, Ensanche, Extramurs, Extramuros, Campanar, La Saïdia, La Zaidía, Saïdia, El Pla del Real, Pla del Real, Llano del Real, L'Olivereta, La Olivereta, Olivereta, Patraix, Jesús, Quatre Carreres, Cuatro Carreras, Poblats Marítims, Poblados Marítimos, Camins al Grau, Caminos al Grao, Algirós, Benimaclet, Rascanya, Rascaña, Benicalap",
  // Ayuntamiento de Sevilla, 11 distritos.
  "41091":
    "Casco Antiguo, Macarena, La Macarena, Nervión, Cerro-Amate, Sur, Triana, Norte, San Pablo-Santa Justa, Este-Alcosa-Torreblanca, Bellavista-La Palmera, Los Remedios",
  // Ayuntamiento de Zaragoza, 12 of its 16 distritos: the outer ones lie in no table.
  "50297":
    "Casco Histórico, Centro, Delicias, Las Delicias, Universidad, San José, Las Fuentes, La Almozara, Oliver-Valdefierro, Torrero-La Paz, Actur-Rey Fernando, Actur, El Rabal, Casablanca, Distrito Sur",
  // Ayuntamiento de Málaga, 11 distritos.
  "29067":
    "Centro, Este, Ciudad Jardín, Bailén-Miraflores, Palma-Palmilla, Cruz de Humilladero, Carretera de Cádiz, Churriana, Campanillas, Puerto de la Torre, Teatinos-Universidad",
  // Bilboko Udala, 8 barruti.
  "48020":
    "Deusto, Uribarri, Otxarkoaga-Txurdinaga, Begoña, Ibaiondo, Abando, Rekalde, Recalde, Errekalde, Basurto-Zorroza",
  // Ayuntamiento de Córdoba, the 8 distritos of the city.
  "14021":
    "Centro, Sur, Sureste, Levante, Noroeste, Norte Sierra, Poniente Norte, Poniente Sur, Distrito Levante, Distrito Centro",
};

describe.each(Object.entries(DISTRICTS))("the districts of %s", (municipalityCode, names) => {
  test.each(names.split(", "))("%s", (name) => {
    const found = placesCalled(name).filter((place) => place.municipalityCode === municipalityCode);
    expect(found.map(({ kind }) => kind)).toContainEqual(expect.stringMatching(/^(distrito|barrio)$/));
  });
});
