import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { DISTRICTS_ABROAD, TOWNS_ABROAD } from "#content/places/towns-abroad.ts";
import { fold } from "#domain/shared/listing/fold.ts";

/** Smaller towns are called by everyday words more often than they are looked for. */
const LEAST_INHABITANTS = 5_000;
/** Places called by words of everyday, which somebody who types small letters does not mean. */
const EVERYDAY = new Set(
  (
    "este norte sur oeste oriente poniente levante central centro sol luz mar ventas compartir camping campamento feria museo condominio palacio puerto mirador modelo " +
    "union universal universidad educacion acueducto alameda agricultura aguada aguilas altillo alto arcos bahia barrio batan calzada cerro colina colonia comas concha " +
    "congreso constitucion cortes cueva ejido esperanza estrella federal flores fresno gracia granja granjas imperial independencia industrial justicia libertad lista " +
    "metropolitano montes municipal navidad obrera observatorio once paramo periodista plenitud polo popular porvenir postal pradera presidentes primavera propiedad " +
    "prosperidad rejas rosas salinas salvador seminario sexto sindical soledad solidaridad subestacion tabla tablada transito trinidad verano infonavit moderna " +
    "continente conciliacion renovacion revolucion oliver iman ingles limon diamante hermandades horizontes mora toro cabra nueva villa fuente torre plaza parque " +
    "campo salas ayora mejorada hoyo pozo pino molino ribera sierra valle vega ventana casas casa pueblo huerta olivar puente playa piedra penal llano lobos torres"
  ).split(" "),
);

const known = new Map<string, ReadonlySet<string>>();

/** The names of places of a country, folded: its large towns and the parts of its cities. Read once, on first use. */
function namesOf(country: string): ReadonlySet<string> {
  const before = known.get(country);
  if (before) return before;
  const names = new Set<string>();
  const add = (name: string) => {
    for (const one of [name, ...name.split("/")]) {
      const folded = fold(one.trim());
      if (folded.length > 3 && !EVERYDAY.has(folded)) names.add(folded);
    }
  };
  let isOfCountry = false;
  for (const line of QUARTERS.split("\n")) {
    if (line.startsWith("#")) isOfCountry = line.startsWith(`#${country.toLowerCase()}-`);
    else if (isOfCountry) add(line.slice(0, line.indexOf("\t")));
  }
  if (country === "ES")
    for (const line of MUNICIPALITIES.split("\n")) {
      const [, name = "", , , population = "0"] = line.split("\t");
      if (Number(population) >= LEAST_INHABITANTS) add(name);
    }
  for (const [name] of TOWNS_ABROAD[country] ?? []) add(name);
  for (const [, name] of country === "ES" ? [] : DISTRICTS_ABROAD) add(name);
  known.set(country, names);
  return names;
}

/** Whether a folded name is one of a place of the country. */
export function isPlaceOf(country: string): (name: string) => boolean {
  const names = namesOf(country);
  return (name) => names.has(name);
}
