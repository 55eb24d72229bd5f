import { fold } from "#domain/shared/listing/fold.ts";

/** Words that the gazetteer has without their accents, as Spanish writes them. */
const WORDS = new Map(
  "Polígono Urbanización Parcelación Señora Jardín León Pío José María Martín Andrés Julián Jerónimo Matías Águeda Rosalía Fátima Ángeles Mediterráneo Atlántico Nervión Heliópolis Pájaros Tardón Torrejón Árbol Línea Letanías Rocío Pacífico Alegría Ureña Olías Cónsul Cónsula Echeverría Girón Mármoles Jarazmín Fábrica Polvorín Cuartón Mallorquín Encarnación Colón Química Aragón Agustín Asís Electromecánica Zumbacón Calderón Antón Colmenarejo Años"
    .split(" ")
    .map((word) => [fold(word), word] as const),
);

/** Names with a wrong letter or word, and one in English. */
const NAMES: Readonly<Record<string, string>> = {
  "25 Anos Paz": "25 Años de Paz",
  "4 de Decembre": "4 de Diciembre",
  "Avenida da la Paz": "Avenida de la Paz",
  "Ballén-Miraflores": "Bailén-Miraflores",
  "Cortuo Bazán": "Cortijo Bazán",
  "El Censul II": "El Cónsul II",
  "El Gerezo": "El Cerezo",
  "FInca la Hacienda": "Finca la Hacienda",
  "Fuente Allegre": "Fuente Alegre",
  "Haceinda Roldan": "Hacienda Roldán",
  "Iuan XXIII": "Juan XXIII",
  "Jewish Quarter": "Judería",
  "Las margaritas": "Las Margaritas",
  "Los Jasmines": "Los Jazmines",
  "Parqe Ayala": "Parque Ayala",
  "Parqoe Fidiana": "Parque Fidiana",
  "Pino Monteno": "Pino Montano",
  "Quinta Allegre": "Quinta Alegre",
  "Roche Lambert": "Rochelambert",
  "Sanat Catalina": "Santa Catalina",
  "Tiro de Linea-Santo Genovena": "Tiro de Línea-Santa Genoveva",
  "Urbanizacion Resedencial las Abdulas": "Urbanización Residencial las Abdulas",
  "Ventorrillode la Mosca": "Ventorrillo de la Mosca",
  "Virgen de las Angustas": "Virgen de las Angustias",
};

/** A name of a Spanish-speaking city of Spain as it is spelled: `Poligono de San Jose` → `Polígono de San José`. Others stay as they are. */
export function spelledName(listed: string): string {
  const known = NAMES[listed];
  if (known) return known;
  return listed.replace(/\p{L}+/gu, (word) => {
    const spelled = WORDS.get(fold(word));
    // A word with accents of its own is left alone, and so is one in small letters.
    return spelled && /^\p{Lu}/u.test(word) && fold(word) === word.toLowerCase() ? spelled : word;
  });
}
