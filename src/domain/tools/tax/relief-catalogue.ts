/**
 * Reduced rates that a buyer may choose, in words: the list of the form. The rules behind each id are in `reliefs.ts`,
 * which the browser does not need. Conditions are shortened: the product always says "comprueba los requisitos".
 */
export interface ReliefOption {
  id: string;
  /** A community, or `ES` for all where IVA applies. */
  place: string;
  /** `itp` second-hand homes; `iva` new ones (IVA or IGIC); `ajd` the deed of a new home. */
  tax: "itp" | "iva" | "ajd";
  label: string;
  condition: string;
}

type Row = readonly [id: string, label: string, condition: string];

function options(place: string, tax: ReliefOption["tax"], rows: readonly Row[]): ReliefOption[] {
  return rows.map(([id, label, condition]) => ({ id: `${tax}-${id}`, place, tax, label, condition }));
}

const GROUPS = "familia numerosa o monoparental, discapacidad o víctima de violencia de género";

const TRANSFER_TAX_OPTIONS: readonly ReliefOption[] = [
  ...options("ES-AN", "itp", [
    ["an-habitual", "6 %: vivienda habitual hasta 150.000 €", "Vivienda habitual de valor hasta 150.000 €"],
    [
      "an-joven",
      "3,5 %: menor de 35 años y otros",
      "Hasta 150.000 €: menor de 35 años, víctima de violencia de género o terrorismo, o municipio despoblado",
    ],
    ["an-familia", "3,5 %: discapacidad o familia numerosa", "Vivienda habitual de valor hasta 250.000 €"],
    ["an-reventa", "2 %: reventa profesional", "Empresa inmobiliaria que revende en 2 años, hasta 500.000 €"],
  ]),
  ...options("ES-AR", "itp", [
    [
      "ar-joven",
      "−12,5 % de la cuota: menor de 35 años y otros",
      "Hasta 100.000 €: menor de 35 años, discapacidad desde el 65 % o víctima de violencia de género",
    ],
    [
      "ar-familia",
      "−50 % de la cuota: familia numerosa",
      "Renta hasta 35.000 € más 6.000 € por hijo, vivienda mayor y venta de la anterior",
    ],
  ]),
  ...options("ES-AS", "itp", [
    ["as-protegida", "3 %: vivienda protegida", "Vivienda protegida; la cifra puede haber cambiado en 2026"],
    [
      "as-habitual",
      "4 % o 6 %: habitual con condiciones",
      "Zona rural en riesgo, hasta 35 años, familia numerosa o monoparental o víctima de violencia de género: 4 % hasta 150.000 €, 6 % por encima; las cifras pueden haber cambiado en 2026",
    ],
    [
      "as-gran-tenedor",
      "20 %: gran tenedor",
      "Más de 10 viviendas o 1.500 m² (5 o 750 m² en zona tensionada), o edificio entero para uso turístico",
    ],
  ]),
  ...options("ES-IB", "itp", [
    [
      "ib-habitual",
      "4 %: vivienda habitual única",
      "Valor hasta 270.151,20 €, al menos la mitad de la propiedad y ninguna otra vivienda",
    ],
    [
      "ib-joven",
      "2 %: menor de 36 años o discapacidad",
      "Como la anterior, primera vivienda de menor de 36 años o mínimo por discapacidad",
    ],
    [
      "ib-familia",
      "2 % y 8 %: familia numerosa o monoparental",
      "Valor hasta 350.000 €: 2 % hasta 270.151,20 € y 8 % por el resto",
    ],
    [
      "ib-bonificacion",
      "Bonificación del 100 %",
      "Menor de 30 años o discapacidad desde el 33 %, 3 años de residencia, renta hasta 52.800 € (84.480 € conjunta) e hipoteca desde el 60 % de la tasación",
    ],
  ]),
  ...options("ES-CN", "itp", [
    ["cn-habitual", "5 %: vivienda habitual única hasta 150.000 €", "Ninguna otra vivienda"],
    [
      "cn-joven",
      "4 %: hasta 35 años o víctima de violencia de género",
      "La anterior con un 20 % menos de cuota: hasta 35 años y renta hasta 24.000 € (más 6.000 € por persona), o víctima de violencia de género",
    ],
    [
      "cn-familia",
      "1 %: familia numerosa, discapacidad o monoparental",
      "Renta hasta 30.000 € más 12.000 € por hijo; discapacidad desde el 65 % hasta 40.000 €; monoparental hasta 24.000 €",
    ],
    ["cn-protegida", "0 %: primera vivienda protegida", "Primera vivienda habitual, protegida"],
  ]),
  ...options("ES-CB", "itp", [
    ["cb-habitual", "7 %: vivienda habitual de menos de 200.000 €", "Vivienda habitual de valor inferior a 200.000 €"],
    [
      "cb-grupos",
      "4 %: menor de 36 años, familia, discapacidad o VPO",
      "Menor de 36 años, familia numerosa o monoparental, discapacidad del 33 al 65 % o VPO; desde 300.000 € el exceso paga el general",
    ],
    ["cb-discapacidad", "3 %: discapacidad desde el 65 %", "Desde 300.000 € el exceso paga el general"],
    [
      "cb-reforma",
      "5 %: reforma inmediata",
      "Obra de al menos el 25 % del precio; desde 300.000 € el exceso paga el general",
    ],
  ]),
  ...options("ES-CL", "itp", [
    [
      "cl-grupos",
      "4 %: familia numerosa, discapacidad, menores de 36 años o protegida",
      "Vivienda habitual; todos los compradores menores de 36 años, discapacidad desde el 65 %, familia numerosa o vivienda protegida",
    ],
    [
      "cl-rural",
      "0,01 %: jóvenes en municipio pequeño",
      "Todos menores de 36 años, valor inferior a 150.000 €, hasta 10.000 habitantes (3.000 a menos de 30 km de la capital)",
    ],
  ]),
  ...options("ES-CM", "itp", [
    ["cm-primera", "6 %: primera vivienda habitual hasta 180.000 €", "Con hipoteca de más de la mitad del valor"],
    [
      "cm-despoblacion",
      "5 %: primera vivienda en zona despoblada",
      "Hasta 180.000 € con hipoteca de más de la mitad; 4 % o 3 % en las zonas más despobladas",
    ],
    [
      "cm-grupos",
      "5 %: menor de 36 años, discapacidad o familia",
      "Menor de 36 años, discapacidad desde el 65 % o familia numerosa o monoparental",
    ],
  ]),
  ...options("ES-CT", "itp", [
    [
      "ct-grupos",
      "5 %: hasta 35 años, familia, discapacidad",
      `Hasta 35 años, ${GROUPS}; base de IRPF hasta 36.000 € (más 14.000 € por hijo en familias)`,
    ],
    ["ct-protegida", "7 %: vivienda protegida", "Vivienda de protección oficial"],
    [
      "ct-gran-tenedor",
      "20 %: gran tenedor o edificio entero",
      "Más de 10 viviendas o 1.500 m² en Cataluña, o 5 en zona tensionada; edificios enteros, con excepciones",
    ],
  ]),
  ...options("ES-EX", "itp", [
    ["ex-habitual", "7 %: vivienda habitual hasta 200.000 €", "Base hasta 30.000 € (55.000 € conjunta)"],
    [
      "ex-grupos",
      "4 %: menor de 36 años, familia numerosa o discapacidad",
      "Hasta 200.000 € y base hasta 30.000 € (55.000 € conjunta)",
    ],
    ["ex-rural", "4 %: medio rural hasta 180.000 €", "Vivienda habitual en municipio rural"],
    ["ex-protegida", "4 %: VPO", "Vivienda de protección oficial"],
  ]),
  ...options("ES-GA", "itp", [
    ["ga-habitual", "7 %: vivienda habitual", "Precio y patrimonio hasta 240.000 € más 30.000 € por miembro"],
    [
      "ga-grupos",
      "3 %: menor de 36 años, familia, discapacidad",
      "Menor de 36 años, familia numerosa (hasta 400.000 € más 50.000 €), discapacidad desde el 65 %, monoparental o víctima de violencia de género",
    ],
    ["ga-rural", "6 %: parroquia rural", "Inmueble en parroquia rural"],
    ["ga-rural-habitual", "5 %: habitual en parroquia rural", "Vivienda habitual en parroquia rural"],
    ["ga-rural-grupos", "Deducción del 100 %: parroquia rural y grupos", "Los del 3 % en parroquia rural"],
    ["ga-reforma", "6 %: vivienda para reformar", "Rehabilitación; 4 % en parroquia rural"],
  ]),
  ...options("ES-MD", "itp", [
    [
      "md-habitual",
      "−10 % de la cuota: habitual hasta 250.000 €",
      "Persona física, vivienda habitual de valor hasta 250.000 €",
    ],
    [
      "md-joven-rural",
      "Bonificación del 100 %: joven en municipio pequeño",
      "Menor de 35 años en municipio de menos de 2.500 habitantes",
    ],
    ["md-familia", "4 %: familia numerosa", "Vivienda habitual de familia numerosa"],
    ["md-reventa", "2 %: reventa profesional", "Empresa inmobiliaria que revende en 3 años"],
  ]),
  ...options("ES-MC", "itp", [
    [
      "mc-grupos",
      "3 %: hasta 40 años, familia numerosa o discapacidad",
      "Hasta 40 años (base inferior a 40.000 € y ahorro hasta 1.800 €), familia numerosa (base inferior a 44.000 € más 6.000 €) o discapacidad desde el 65 %",
    ],
    ["mc-protegida", "4 %: VPO de régimen especial", "Vivienda protegida de régimen especial"],
    ["mc-reventa", "2 %: reventa profesional", "Empresa inmobiliaria que revende en 2 años"],
  ]),
  ...options("ES-NC", "itp", [
    [
      "nc-familia",
      "5 %: familia con 2 hijos o más",
      "Hasta 180.304 € (el exceso, 6 %) y ninguna otra vivienda en más del 25 %",
    ],
    ["nc-riesgo", "4 %: habitual en municipio en riesgo", "Municipio en riesgo de despoblación"],
  ]),
  ...options("ES-PV", "itp", [
    [
      "pv-habitual",
      "2,5 %: vivienda habitual",
      "Requisitos de superficie y ninguna otra vivienda, según el territorio",
    ],
  ]),
  ...options("ES-RI", "itp", [
    ["ri-grupos", "5 %: familia numerosa, discapacidad o VPO", "Familia numerosa, discapacidad desde el 33 % o VPO"],
    ["ri-familia", "3 %: familia numerosa con condiciones", "Renta hasta 30.600 € y demás condiciones"],
    ["ri-joven", "4 %: primera vivienda, menor de 40 años", "Primera vivienda habitual"],
  ]),
  ...options("ES-VC", "itp", [
    [
      "vc-joven",
      "6 % u 8 %: menor de 35 años",
      "Primera vivienda: 6 % hasta 180.000 €, 8 % si vale más; renta hasta 30.000 € (47.000 € conjunta)",
    ],
    ["vc-protegida", "6 % u 8 %: VPO de régimen general", "6 % hasta 180.000 €, 8 % si vale más"],
    [
      "vc-grupos",
      "3 % o 4 %: familia, discapacidad o VPO especial",
      `3 % hasta 180.000 €, 4 % si vale más: ${GROUPS}, o VPO de régimen especial; las familias, con límite de renta`,
    ],
  ]),
  ...options("ES-CE", "itp", [["ce-bonificacion", "−50 % de la cuota", "Bonificación de Ceuta, por comprobar"]]),
  ...options("ES-ML", "itp", [["ml-bonificacion", "−50 % de la cuota", "Bonificación de Melilla, por comprobar"]]),
];

const NEW_HOME_OPTIONS: readonly ReliefOption[] = [
  ...options("ES", "iva", [["vpo", "4 %: VPO de régimen especial o promoción pública", "Vendida por el promotor"]]),
  ...options("ES-CN", "iva", [
    ["igic-habitual", "5 %: habitual hasta 150.000 €", "Ninguna otra vivienda"],
    ["igic-familia-general", "5 %: familia numerosa hasta 225.000 €", "Ninguna otra vivienda; categoría general"],
    ["igic-familia-especial", "5 %: familia numerosa especial hasta 300.000 €", "Ninguna otra vivienda"],
    [
      "igic-grupos",
      "3 %: hasta 35 años y otros",
      "Hasta 150.000 €: hasta 35 años, monoparental, discapacidad desde el 65 %, víctima de violencia de género o renta hasta 24.000 € (más 10.000 € conjunta)",
    ],
    ["igic-familia", "3 %: familia numerosa", "Hasta 225.000 € (300.000 € la especial)"],
    ["igic-vpo", "0 %: VPO del promotor", "Con una plaza de garaje"],
  ]),
];

const STAMP_DUTY_OPTIONS: readonly ReliefOption[] = [
  ...options("ES-AN", "ajd", [
    ["an-habitual", "1 %: habitual hasta 150.000 €", "Vivienda habitual"],
    ["an-joven", "0,3 %: menor de 35 años", "Vivienda habitual"],
    ["an-familia", "0,1 %: discapacidad o familia numerosa", "Hasta 250.000 €"],
  ]),
  ...options("ES-AR", "ajd", [["ar-familia", "−60 % de la cuota: familia numerosa", "Vivienda habitual"]]),
  ...options("ES-IB", "ajd", [
    ["ib-habitual", "1,2 %: primera habitual hasta 270.151,20 €", "Primera vivienda habitual"],
  ]),
  ...options("ES-CN", "ajd", [
    ["cn-grupos", "0,4 %: grupos con tipo reducido", "Los mismos grupos que en el ITP reducido"],
  ]),
  ...options("ES-CB", "ajd", [
    ["cb-habitual", "1 %: vivienda habitual", "Vivienda habitual"],
    ["cb-grupos", "0,1 %: grupos con tipo reducido", "Menor de 36 años, familia, discapacidad o VPO"],
  ]),
  ...options("ES-CL", "ajd", [
    ["cl-grupos", "0,5 %: grupos y menores de 36 años", "Todos los compradores menores de 36 años, o los demás grupos"],
  ]),
  ...options("ES-CM", "ajd", [
    ["cm-primera", "0,75 %: primera vivienda hasta 180.000 €", "Primera vivienda habitual"],
    [
      "cm-grupos",
      "0,5 %: grupos con tipo reducido",
      "Menor de 36 años, discapacidad o familia numerosa o monoparental",
    ],
  ]),
  ...options("ES-CT", "ajd", [
    ["ct-joven", "Bonificación del 100 %: hasta 35 años", "Vivienda habitual y base hasta 36.000 €"],
  ]),
  ...options("ES-EX", "ajd", [["ex-habitual", "0,75 %: habitual hasta 122.000 €", "Con límite de renta"]]),
  ...options("ES-GA", "ajd", [
    ["ga-habitual", "1 %: vivienda habitual", "Vivienda habitual"],
    ["ga-grupos", "0,5 %: grupos con tipo reducido", "Los del 3 % en el ITP"],
  ]),
  ...options("ES-MD", "ajd", [
    ["md-protegida", "0,2 %: protegida hasta 90 m²", "Vivienda protegida de hasta 90 m²"],
    ["md-habitual", "−10 % de la cuota: habitual hasta 250.000 €", "Persona física, vivienda habitual"],
  ]),
  ...options("ES-MC", "ajd", [["mc-grupos", "0,1 %: grupos con tipo reducido", "Los mismos grupos que en el ITP"]]),
  ...options("ES-PV", "ajd", [["pv-primera", "Exención: primera vivienda", "Comprueba la norma de tu territorio"]]),
  ...options("ES-RI", "ajd", [["ri-grupos", "0,1 %: familia numerosa o discapacidad", "Discapacidad desde el 33 %"]]),
  ...options("ES-VC", "ajd", [["vc-habitual", "0,1 %: vivienda habitual", "Vivienda habitual"]]),
  ...options("ES-CE", "ajd", [["ce-bonificacion", "−50 % de la cuota", "Bonificación de Ceuta, por comprobar"]]),
  ...options("ES-ML", "ajd", [["ml-bonificacion", "−50 % de la cuota", "Bonificación de Melilla, por comprobar"]]),
];

export const RELIEF_OPTIONS: readonly ReliefOption[] = [
  ...TRANSFER_TAX_OPTIONS,
  ...NEW_HOME_OPTIONS,
  ...STAMP_DUTY_OPTIONS,
];

/** The reduced rates that may be chosen in a place for one tax. IVA ones hold wherever IVA is paid. */
export function reliefOptionsFor(place: string, tax: ReliefOption["tax"]): ReliefOption[] {
  const paysVat = place.startsWith("ES-") && !["ES-CN", "ES-CE", "ES-ML"].includes(place);
  return RELIEF_OPTIONS.filter(
    (option) => option.tax === tax && (option.place === place || (option.place === "ES" && paysVat)),
  );
}
