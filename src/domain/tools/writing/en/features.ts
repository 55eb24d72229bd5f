/** Details of a home as Spanish agents type them, in English. What is not among them stays out of an English text, and is told as left out. */

const NAMES: readonly (readonly [spanish: RegExp, english: string])[] = [
  [/^balc[oó]n$/, "a balcony"],
  [/^balcones$/, "balconies"],
  [/^patio(?: interior)?$/, "a patio"],
  [/^porche$/, "a porch"],
  [/^azotea$/, "a roof terrace"],
  [/^solarium$/, "a solarium"],
  [/^barbacoa$/, "a barbecue"],
  [/^cocina exterior$/, "an outdoor kitchen"],
  [/^cocina (?:con|de) isla$/, "a kitchen with an island"],
  [/^cocina (?:abierta|americana)$/, "an open-plan kitchen"],
  [/^cocina equipada$/, "a fitted kitchen"],
  [/^cocina independiente$/, "a separate kitchen"],
  [/^cocina con office$/, "a kitchen with a breakfast area"],
  [/^sal[oó]n de doble altura$/, "a double-height living room"],
  [/^doble altura$/, "double-height ceilings"],
  [/^sal[oó]n comedor$/, "a living and dining room"],
  [/^chimenea$/, "a fireplace"],
  [/^vestidor$/, "a dressing room"],
  [/^lavadero$/, "a laundry room"],
  [/^despensa$/, "a pantry"],
  [/^bodega$/, "a wine cellar"],
  [/^despacho$|^estudio$/, "a study"],
  [/^s[oó]tano$/, "a basement"],
  [/^buhardilla$/, "an attic"],
  [/^gimnasio$/, "a gym"],
  [/^sauna$/, "a sauna"],
  [/^spa$/, "a spa"],
  [/^jacuzzi$/, "a hot tub"],
  [/^sala de cine$/, "a cinema room"],
  [/^piscina (?:infinita|desbordante)$/, "an infinity pool"],
  [/^piscina climatizada$/, "a heated pool"],
  [/^piscina (?:comunitaria|com[uú]n)$/, "a communal pool"],
  [/^piscina privada$/, "a private pool"],
  [/^zonas? (?:comunes|verdes)$/, "communal gardens"],
  [/^zona infantil$|^parque infantil$/, "a children's play area"],
  [/^pista de p[aá]del$/, "a padel court"],
  [/^pista de tenis$/, "a tennis court"],
  [/^seguridad 24 ?h(?:oras)?$|^vigilancia 24 ?h(?:oras)?$/, "24-hour security"],
  [/^urbanizaci[oó]n (?:privada|cerrada)$/, "a gated development"],
  [/^(?:apartamento|casa) de invitados$/, "guest accommodation"],
  [/^(?:cuarto|dependencia|habitaci[oó]n) de servicio$/, "staff quarters"],
  [/^ascensor privado$/, "a private lift"],
  [/^dom[oó]tica$/, "home automation"],
  [/^(?:placas|paneles) solares$/, "solar panels"],
  [/^punto de recarga(?: el[eé]ctrica)?$|^cargador (?:de coche )?el[eé]ctrico$/, "a charging point"],
  [/^alarma$/, "an alarm"],
  [/^fibra [oó]ptica$/, "fibre broadband"],
  [/^doble acristalamiento$|^climalit$/, "double glazing"],
  [/^persianas (?:el[eé]ctricas|motorizadas)$/, "electric blinds"],
  [/^toldo(?: el[eé]ctrico)?$/, "an awning"],
  [/^suelos? de parqu[eé]t?$|^parqu[eé]t?$/, "parquet floors"],
  [/^suelos? de tarima$|^tarima$/, "wooden floors"],
  [/^suelos? de m[aá]rmol$/, "marble floors"],
  [/^suelos? hidr[aá]ulicos?$/, "encaustic tile floors"],
  [/^techos altos$/, "high ceilings"],
  [/^vigas (?:vistas|de madera)$/, "exposed beams"],
  [/^puerta blindada$/, "a security door"],
  [/^videoportero$/, "a video entry phone"],
  [/^electrodom[eé]sticos$/, "appliances"],
  [/^riego autom[aá]tico$/, "automatic irrigation"],
  [/^pozo$/, "a well"],
  [/^huerto$/, "a vegetable garden"],
];

/** `a kitchen with an island`; undefined for words that are none of the known ones. */
export function featureInEnglish(typed: string): string | undefined {
  const words = typed.trim().toLocaleLowerCase("es").replace(/\s+/g, " ");
  return NAMES.find(([spanish]) => spanish.test(words))?.[1];
}

/** Parts of a home that are renewed. */
const PARTS: Readonly<Record<string, string>> = {
  cocina: "kitchen",
  baño: "bathroom",
  baños: "bathrooms",
  aseo: "toilet",
  suelo: "floor",
  suelos: "floors",
  ventanas: "windows",
  "carpintería exterior": "windows",
  tejado: "roof",
  cubierta: "roof",
  fachada: "façade",
  piscina: "swimming pool",
  jardín: "garden",
  terraza: "terrace",
  fontanería: "plumbing",
  electricidad: "wiring",
  "instalación eléctrica": "wiring",
  calefacción: "heating",
  iluminación: "lighting",
};

/** `kitchen, bathrooms` of `cocina y baños`; undefined where one of them is none of the known ones. */
export function partsInEnglish(typed: string): string[] | undefined {
  const words = typed
    .trim()
    .toLocaleLowerCase("es")
    .split(/, ?| [ye] /);
  const named = words.map((part) => PARTS[part]);
  return named.every((part) => part !== undefined) ? named : undefined;
}
