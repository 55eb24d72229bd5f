import { describe, expect, test } from "vitest";
import { DISTRICTS } from "#content/places/districts.server.ts";
import { readDistricts } from "#domain/shared/places/districts.ts";
import { municipalityNear, placesCalled } from "./places.server.ts";

/**
 * The districts of the large cities as they are commonly listed, in both languages where they have two, with and without the article. Each must be
 * found by its whole name in its town: whoever reads a sentence has no other way to it.
 */
const OFFICIAL: Readonly<Record<string, string>> = {
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
  // Cities without an open list: the parts that people name most, in both languages.
  "30030": "El Carmen, Vistalegre, La Flota, Espinardo, Infante Juan Manuel, Santa María de Gracia",
  "35016": "Vegueta, Schamann, Guanarteme, La Isleta, Ciudad Alta, Tamaraceite, Las Alcaravaneras, Siete Palmas",
  "47186": "Delicias, Las Delicias, Parquesol, La Rondilla, Huerta del Rey, Covaresa, Pajarillos, La Victoria",
  "36057": "Teis, Coia, Bouzas, Lavadores, O Calvario, El Calvario, Casco Vello, Casco Viejo, Castrelos",
  "33024": "El Llano, La Calzada, La Arena, Cimavilla, Cimadevilla, Pumarín, El Coto, Viesques, Contrueces",
  "08101":
    "Collblanc, La Torrassa, Santa Eulàlia, Santa Eulalia, Bellvitge, La Florida, Can Serra, Pubilla Cases, El Gornal",
  "01059": "Casco Viejo, Zabalgana, Salburua, Lakua, Abetxuko, Zaramaga, Judimendi, Adurza",
  "15030":
    "Monte Alto, Ciudad Vieja, Cidade Vella, Riazor, Cuatro Caminos, Catro Camiños, Os Mallos, Los Mallos, Os Rosales, Los Rosales, Os Castros, Los Castros, Elviña, Matogrande",
  "03065": "Altabix, Carrús, El Raval, El Arrabal",
  "07040": "Es Molinar, El Molinar, Coll d'en Rabassa, Platja de Palma, Playa de Palma, Santa Catalina",
  // Ayuntamiento de Granada, 8 distritos.
  "18087": "Albaicín, Beiro, Chana, La Chana, Genil, Norte, Ronda, Zaidín",
  "03014": "Playa de San Juan, Albufereta, L'Albufereta, San Blas, Benalúa",
  "14021":
    "Centro, Sur, Sureste, Levante, Noroeste, Norte Sierra, Poniente Norte, Poniente Sur, Distrito Levante, Distrito Centro",
};

describe.each(Object.entries(OFFICIAL))("the districts of %s", (municipalityCode, names) => {
  test.each(names.split(", "))("%s", (name) => {
    const found = placesCalled(name).filter((place) => place.municipalityCode === municipalityCode);
    expect(found.map(({ kind }) => kind)).toContainEqual(expect.stringMatching(/^(distrito|barrio)$/));
  });
});

test("an estimated point lies in its town", () => {
  const set = readDistricts(DISTRICTS).filter(({ point }) => point !== null);
  expect(set.length).toBeGreaterThan(70);
  const elsewhere = set.filter(
    ({ point, municipalityCode }) => municipalityNear(point!.latitude, point!.longitude)?.code !== municipalityCode,
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

test("each neighbourhood of a district is one of the tables", () => {
  const lost = readDistricts(DISTRICTS).flatMap(({ municipalityCode, quarters }) =>
    quarters.filter((name) => !placesCalled(name).some((place) => place.municipalityCode === municipalityCode)),
  );
  expect(lost).toEqual([]);
});
