import type { FactSource } from "../../shared/dated-fact.ts";
import type { Community } from "../../shared/places/tax-places.ts";

/** Day on which the consolidated texts were read. */
const CONSULTED = "2026-08-07";

const law = (title: string): FactSource => ({ title, consulted: CONSULTED });

/** The law in which each community writes its transfer and stamp taxes. */
export const COMMUNITY_LAWS: Record<Community, FactSource> = {
  "ES-AN": law("Andalucía, Ley 5/2021"),
  "ES-AR": law("Aragón, texto refundido de tributos cedidos"),
  "ES-AS": law("Asturias, DLeg 2/2014"),
  "ES-CN": law("Canarias, DLeg 1/2009"),
  "ES-CB": law("Cantabria, DLeg 62/2008"),
  "ES-CM": law("Castilla-La Mancha, Ley 8/2013"),
  "ES-CL": law("Castilla y León, DLeg 1/2013"),
  "ES-CT": law("Cataluña, DLeg 1/2024"),
  "ES-CE": law("RDLeg 1/1993 (tipos del Estado)"),
  "ES-VC": law("Comunitat Valenciana, Ley 13/1997"),
  "ES-EX": law("Extremadura, texto refundido de tributos cedidos"),
  "ES-GA": law("Galicia, DLeg 1/2011"),
  "ES-IB": law("Illes Balears, DLeg 1/2014"),
  "ES-RI": law("La Rioja, Ley 10/2017"),
  "ES-MD": law("Madrid, DLeg 1/2010"),
  "ES-ML": law("RDLeg 1/1993 (tipos del Estado)"),
  "ES-MC": law("Murcia, DLeg 1/2010"),
  "ES-NC": law("Navarra, DFLeg 129/1999"),
  "ES-PV": law("País Vasco, normas forales de los tres territorios"),
};

export const STATE_TRANSFER_TAX_LAW: FactSource = {
  title: "RDLeg 1/1993, impuesto sobre transmisiones",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1993-25359",
  consulted: CONSULTED,
};
export const VAT_LAW: FactSource = {
  title: "Ley 37/1992, del IVA, arts. 90 y 91",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1992-28740",
  consulted: CONSULTED,
};
export const IGIC_LAW: FactSource = { title: "Canarias, Ley 4/2012, art. 58 (IGIC)", consulted: CONSULTED };
export const NOTARY_TARIFF: FactSource = {
  title: "RD 1426/1989, arancel de los notarios, anexo I, n.º 2",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1989-28111",
  consulted: CONSULTED,
};
export const REGISTRY_TARIFF: FactSource = {
  title: "RD 1427/1989, arancel de los registradores, anexo I, n.º 2",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-1989-28112",
  consulted: CONSULTED,
};
