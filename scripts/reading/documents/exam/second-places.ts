import type { Case, Home, Person } from "../../make/case.ts";
import type { Chance } from "../../make/chance.ts";
import { cif } from "../../make/identifiers.ts";

/** Where the homes of the exam's second half stand: the papers of one sale agree because the place follows from the home's number. */

const PLACES = [
  ["Las Palmas de Gran Canaria", "Las Palmas", "35012", "Las Palmas de Gran Canaria número Cinco", "calle Tomás Morales"],
  ["Vigo", "Pontevedra", "36203", "Vigo número Tres", "rúa do Progreso"],
  ["Logroño", "La Rioja", "26003", "Logroño número Dos", "calle Duquesa de la Victoria"],
  ["Palma", "Illes Balears", "07006", "Palma de Mallorca número Ocho", "calle Aragó"],
  ["Girona", "Girona", "17002", "Girona número Cuatro", "calle Migdia"],
  ["Gandia", "Valencia", "46702", "Gandia número Uno", "paseo Germanías"],
  ["Cartagena", "Murcia", "30204", "Cartagena número Tres", "calle Jorge Juan"],
  ["Gijón", "Asturias", "33206", "Gijón número Cinco", "calle Marqués de Casa Valdés"],
  ["Salamanca", "Salamanca", "37004", "Salamanca número Cuatro", "avenida de Portugal"],
  ["Dos Hermanas", "Sevilla", "41701", "Dos Hermanas número Dos", "calle Nuestra Señora de Valme"],
  ["Getxo", "Bizkaia", "48930", "Getxo", "calle Amesti"],
  ["Estepona", "Málaga", "29680", "Estepona número Dos", "avenida Litoral"],
] as const; // biome-ignore format: one line a place
const LENDERS = ["BANKINTER, S.A.", "KUTXABANK, S.A.", "IBERCAJA BANCO, S.A.", "ABANCA CORPORACIÓN BANCARIA, S.A.", "CAJAMAR CAJA RURAL, S.C.C.", "UNIÓN DE CRÉDITOS INMOBILIARIOS, S.A., E.F.C."]; // biome-ignore format: one list

export function settled(of: Case): Case {
  const [town, province, postcode, registry, street] = PLACES[of.home.finca % PLACES.length]!;
  Object.assign(of.home, { town, province, postcode, registry, street });
  of.bank = LENDERS[of.home.finca % LENDERS.length]!;
  return of;
}

/** A firm that stands where people stand. */
export const firm = (chance: Chance, name: string): Person => ({
  name,
  given: name,
  surnames: "",
  isWoman: false,
  scheme: "nif",
  id: cif(chance, "B"),
  isIdValid: true,
});

/** `tercera`, after «planta». */
export const storey = ({ floor }: Home) => floor.replace(/o$/, "a");
