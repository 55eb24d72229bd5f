import type { Unit } from "./candidates.ts";
import type { FinanceTarget } from "./finance-targets.ts";

/** Values of a calculation that a number in a message may be. */
export type RoleName =
  | "price"
  | "loan"
  | "savings"
  | "entrySharePercent"
  | "loanToValuePercent"
  | "ratePercent"
  | "marginPercent"
  | "debtRatioPercent"
  | "costsSharePercent"
  | "purchaseExtras"
  | "referenceValue"
  | "taxUnit"
  | "feePercent"
  | "prepayment"
  | "feeTaxPercent"
  | "netMonthlyIncome"
  | "monthlyDebts"
  | "monthlyRent"
  | "yearlyExpenses"
  | "expensesSharePercent"
  | "vacancyPercent"
  | "yieldPercent"
  | "instalment"
  | "years"
  | "age";

/** A word or words in a row that name a role, and how strongly; below zero, that it is not this one. */
type Cue = readonly [words: readonly string[], weight: number];

export interface Role {
  /** Worth of each unit without any word; a unit that is absent is not accepted. */
  units: Partial<Record<Unit, number>>;
  cues: readonly Cue[];
  /** Usual values: money in euros, percentages as they are read, years. Beyond them a number is less likely this role. */
  usual: readonly [least: number, most: number];
  /** Values that are never this role. */
  possible?: readonly [least: number, most: number];
  /** Worth of the period that is said with the sum. */
  period?: Partial<Record<"month" | "year" | "once", number>>;
  /** Several sums of it add up: those of two earners. */
  addsUp?: true;
  /** "250" is two hundred and fifty thousand; below this value it never is. */
  shortFrom?: number;
  /** Up to this value a short number is meant in thousands. */
  shortTo?: number;
}

/** `5: sueldo nomina` as cues: single words parted by spaces, words in a row joined by `_`. */
const cues = (table: Readonly<Record<number, string>>): Cue[] =>
  Object.entries(table).flatMap(([weight, words]) =>
    words.split(" ").map((word): Cue => [word.split("_"), Number(weight)]),
  );
const not = (words: string, weight = -4): Cue[] => words.split(" ").map((word): Cue => [word.split("_"), weight]);

/** The roles, each with what it accepts. Words are without accents. */
export const ROLES: Readonly<Record<RoleName, Role>> = {
  price: {
    units: { money: 0.5, plain: -1.2 },
    cues: [
      ...cues({
        5: "precio precios cuesta cuestan costaria costara vale valen valor piden valorado valorada tasado tasada presupuesto piso_de casa_de vivienda_de departamento_de depto_de depa_de apartamento_de apto_de",
        3.5: "piso casa apto monoambiente apartaestudio depto departamento depa apartamento vivienda inmueble atico chalet duplex estudio propiedad local compra compraventa compro comprar comprado compraria compramos comprando vendo",
      }),
      ...not("alquila alquilo"),
    ],
    usual: [30_000, 3_000_000],
    period: { once: 0.5, month: -5, year: -3 },
    shortFrom: 15,
    shortTo: 1000,
  },
  loan: {
    units: { money: 0.3, plain: -1.2 },
    cues: cues({
      5: "hipoteca hipotecas prestamo credito hipotecario pido pedir pides pidiera pedimos presten prestan prestar prestado financiar financio financian capital principal debiendo hipotecar",
      3: "financiacion financiado financien mutuo",
    }),
    usual: [20_000, 1_500_000],
    period: { once: 0.3, month: -4, year: -4 },
    shortFrom: 15,
    shortTo: 1000,
  },
  savings: {
    units: { money: 0.2, plain: -1.2 },
    cues: [
      ...cues({
        7: "cuota_inicial",
        5: "ahorro ahorros ahorrado ahorrados ahorrada ahorradas ahorramos ahorre entrada enganche pie anticipo inicial guardado guardados juntado juntados junte juntamos reunidos colchon adelanto junto aportacion en_el_banco en_la_cuenta en_cuenta en_efectivo en_banco",
        3: "aporto poniendo aportar aportando aportamos pongo poner ponemos dispongo disponemos dando doy dar",
        2: "tengo tenemos tiene tienen",
      }),
    ],
    usual: [3000, 500_000],
    period: { once: 0.5, month: -4, year: -4 },
    shortFrom: 3,
    shortTo: 301,
  },
  entrySharePercent: {
    units: { percent: 0, plain: -1 },
    cues: cues({
      5: "entrada enganche pie inicial anticipo adelanto",
      3: "ahorrado ahorrados ahorro aporto aportar aportando pongo poner doy dar dando tengo",
    }),
    usual: [5, 50],
  },
  loanToValuePercent: {
    units: { percent: 0, plain: -1 },
    cues: cues({
      5: "financia financian financiar financiacion financiado financien financiando presta prestan preste prestar ltv del_valor de_tasacion",
      3: "banco hipoteca prestamo credito",
    }),
    usual: [50, 100],
    possible: [10, 100],
  },
  ratePercent: {
    units: { percent: 1.5, plain: -0.6 },
    cues: [
      ...cues({
        5: "interes interese intereses tipo tasa tin tae nominal euribor tipos",
        4: "fijo fija variable mixto mixta",
        3: "al a_un",
      }),
      ...not(
        "entrada gastos enganche financiar financian itp iva rentabilidad endeudamiento comision honorarios descuento vacio precio ahorrado ahorrados trabajo",
      ),
    ],
    usual: [0.5, 8],
    possible: [0, 60],
  },
  // "Euríbor más 0,75": what the bank adds to an index.
  marginPercent: {
    units: { percent: -0.5, plain: -2 },
    cues: [...cues({ 6: "diferencial margen spread", 4: "mas" }), ...not("euribor subiera baja baje sube", -3)],
    usual: [0.2, 3],
    possible: [0, 8],
  },
  debtRatioPercent: {
    units: { percent: 0, plain: -1 },
    cues: cues({
      5.5: "pasar pasarme pasarnos pasarse pase superar supere exceda exceder sobrepasar",
      5: "endeudamiento deuda deudas esfuerzo ratio endeudarme endeudarnos endeudar",
      3.5: "ingresos sueldo sueldos salario nomina cuota capacidad ingreso",
      2: "al",
    }),
    usual: [25, 50],
    possible: [10, 60],
  },
  costsSharePercent: {
    units: { percent: 0 },
    cues: cues({
      5: "gastos costes costos impuestos gasto gastos_de_compra compraventa de_compra escrituracion",
      4.5: "itp notaria notario isai alcabala impuesto escritura registro sellos mutuo timbre",
      4: "iva",
    }),
    usual: [0.5, 15],
    possible: [0, 40],
    addsUp: true,
  },
  /** Sums paid once besides the price: costs of the purchase, works, furniture. */
  purchaseExtras: {
    units: { money: -0.6, plain: -2 },
    cues: cues({
      5: "escriturar escrituracion reforma reformas reformar obra obras arreglos muebles amueblar gastos_de_compra gastos_de_compraventa gastos_de_escritura",
      4: "gastos impuestos notario notaria",
    }),
    usual: [2500, 90_000],
    period: { month: -6, year: -5 },
    addsUp: true,
    shortFrom: 3,
    shortTo: 200,
  },
  referenceValue: {
    units: { money: -0.6, plain: -2 },
    cues: cues({ 8: "valor_de_referencia referencia", 6: "catastro catastral fiscal" }),
    usual: [30_000, 1_500_000],
    period: { month: -6, year: -6 },
    shortFrom: 15,
    shortTo: 1000,
  },
  /** Peru's unit in which taxes are counted. */
  taxUnit: {
    units: { money: -3, plain: -3 },
    cues: cues({ 12: "uit" }),
    usual: [1000, 3000],
    possible: [1000, 20_000],
  },
  /** A part of the loan that is paid back at once. */
  prepayment: {
    units: { money: -1, plain: -2 },
    cues: cues({ 7: "amortizo amortizar amortizara amortizando meto metiera abono de_golpe" }),
    usual: [2000, 100_000],
    period: { month: -6, year: -6 },
    shortFrom: 3,
    shortTo: 200,
  },
  feePercent: {
    units: { percent: -0.5, plain: -2 },
    cues: cues({ 6: "comision honorarios agencia inmobiliaria cobra corredor" }),
    usual: [1, 6],
    possible: [0, 15],
  },
  feeTaxPercent: { units: { percent: -2 }, cues: cues({ 4.5: "iva" }), usual: [16, 21], possible: [4, 25] },
  netMonthlyIncome: {
    units: { money: 0.3, plain: -1 },
    cues: [
      ...cues({
        5: "ingreso ingresos ingresamos ingresa gano ganamos gana ganan ganando ganaba ganara cobro cobra cobramos cobran cobrando sueldo sueldos salario salarios nomina nominas renta_liquida percibo percibimos pension sacamos saco entran facturo",
        4: "neto netos netas limpios netos_al_mes netos_mensuales",
        3: "yo pareja mujer marido esposa esposo novia novio conyuge companero companera ella hermano",
      }),
      ...not("alquiler alquila alquilo cuota gastos comunidad notario notaria registro"),
      ...not("pagar", -2),
    ],
    usual: [600, 12_000],
    period: { month: 1.2, year: 1 },
    addsUp: true,
    shortTo: 20,
  },
  monthlyDebts: {
    units: { money: -0.3, plain: -1 },
    cues: cues({
      5: "deuda deudas debo letras letra_del de_un_prestamo de_prestamo del_prestamo de_un_credito de_credito tarjeta tarjetas cuotas otro_prestamo otros_prestamos otro_credito otros_creditos pendientes prestamo_personal prestamo_del",
      4: "coche auto carro moto",
      3: "prestamos creditos",
      2.2: "pago pagamos paga pagando",
    }),
    usual: [30, 2500],
    period: { month: 0.5, year: -2 },
    addsUp: true,
  },
  monthlyRent: {
    units: { money: 0, plain: -0.8 },
    cues: cues({
      5: "alquiler alquileres alquilo alquila alquilan alquilar alquilarlo alquilaria alquilado alquilada alquilando arriendo arrienda arrendar arrendado arriendan renta rentas rento rentan rentar rentarlo rentado canon inquilino inquilinos",
      3: "pagan saco sacaria pediria pido dan ingresos",
    }),
    usual: [200, 6000],
    period: { month: 1.2, year: 0.4 },
  },
  yearlyExpenses: {
    units: { money: -0.2, plain: -1 },
    cues: cues({
      5: "gastos gasto ibi comunidad seguro seguros mantenimiento expensas predial administracion derrama derramas contribuciones arbitrios costes costos",
    }),
    usual: [30, 8000],
    period: { month: 0.3, year: 1 },
    addsUp: true,
  },
  expensesSharePercent: {
    units: { percent: -0.2 },
    cues: cues({ 5: "gastos expensas mantenimiento administracion gestion comunidad", 2: "renta alquiler" }),
    usual: [5, 40],
    possible: [0, 90],
  },
  vacancyPercent: {
    units: { percent: 0, months: 0 },
    cues: cues({
      5: "vacio vacia vacancia meses_vacios desocupado desocupada desocupacion vacante sin_alquilar sin_inquilino sin_arrendar vacios morosidad",
    }),
    usual: [1, 25],
    possible: [0, 90],
  },
  yieldPercent: {
    units: { percent: 0.3, plain: -1 },
    cues: cues({
      5: "rentabilidad rendimiento yield rinda rinde retorno roi rente rentar cap",
      3: "bruto bruta brutos neta sacar saque sacarle ganar",
      2: "neto renta",
    }),
    usual: [2, 15],
    possible: [0.1, 50],
  },
  instalment: {
    units: { money: 0, plain: -1 },
    cues: [
      ...cues({
        5: "cuota mensualidad letra dividendo cuotas mensualidades",
        3: "pagar pagando pago pague pagamos pagaria permitirme afrontar",
      }),
      ...not("deudas prestamos coche gastos"),
      ...not("cuota_inicial", -7),
    ],
    usual: [100, 5000],
    period: { month: 1, year: -1, once: -0.8 },
  },
  years: {
    units: { years: 2.5, months: 0.5, plain: -0.8 },
    cues: [
      ...cues({ 5: "plazo", 2.5: "a en durante plazos hipoteca", 1: "con mejor son" }),
      ...not(
        "dentro_de hace antiguedad experiencia antiguo construido construida trabajando viviendo llevo lleva edificio edad cumplo trabajo",
        -6,
      ),
      ...not("tengo tenemos tiene somos", -3),
    ],
    usual: [5, 40],
    possible: [1, 50],
  },
  age: {
    units: { years: 0.4, plain: -1.5 },
    cues: [
      ...cues({ 6: "edad", 5: "cumplo cumplir de_edad", 4: "tengo tenemos tiene somos tienen" }),
      ...not("dentro_de hace antiguedad experiencia trabajando llevo construido plazo a", -5),
    ],
    usual: [22, 75],
    possible: [18, 99],
  },
};

/** Values without a name are most likely what the question needs: worth added to a role while its target is asked. */
export const NEEDED: Readonly<Record<FinanceTarget, Partial<Record<RoleName, number>>>> = {
  instalment: { loan: 2.4, price: 0.8, ratePercent: 1, entrySharePercent: 0.5, instalment: -3, netMonthlyIncome: -2 },
  "total-interest": { loan: 2.4, price: 0.8, ratePercent: 1, instalment: -1, netMonthlyIncome: -2 },
  "years-for-instalment": { loan: 2, instalment: 2, ratePercent: 1, years: -3, netMonthlyIncome: -1 },
  "largest-price": {
    netMonthlyIncome: 1.6,
    savings: 1,
    monthlyDebts: 0.5,
    loan: -2,
    debtRatioPercent: 0.4,
    price: 0.7,
    instalment: -1,
  },
  "largest-loan": {
    netMonthlyIncome: 2,
    debtRatioPercent: 0.8,
    monthlyDebts: 0.5,
    savings: 0.3,
    instalment: -2,
    loan: -1,
  },
  "largest-instalment": { netMonthlyIncome: 2, debtRatioPercent: 1.2, monthlyDebts: 0.6, instalment: -3, loan: -1 },
  "loan-for-instalment": { instalment: 2.5, ratePercent: 1, loan: -3, netMonthlyIncome: -1 },
  "can-afford": {
    price: 2,
    netMonthlyIncome: 1.6,
    savings: 1,
    debtRatioPercent: 0.8,
    ratePercent: 1,
    instalment: -1,
    monthlyDebts: 0.3,
  },
  "sale-proceeds": { price: 2.2, loan: 1.5, feePercent: 1.5, feeTaxPercent: 2.5, ratePercent: -3, savings: -2 },
  "savings-needed": {
    price: 2.4,
    loanToValuePercent: 0.8,
    costsSharePercent: 0.8,
    entrySharePercent: 0.6,
    savings: -2,
  },
  "income-needed": {
    price: 2.2,
    loan: 1,
    monthlyDebts: 0.5,
    debtRatioPercent: 0.6,
    netMonthlyIncome: -3,
    savings: 0.3,
  },
  "price-for-savings": {
    savings: 1.8,
    loanToValuePercent: 1.5,
    costsSharePercent: 1.5,
    entrySharePercent: 1,
    price: -3,
    netMonthlyIncome: -2,
    monthlyDebts: -2,
  },
  costs: {
    price: 2.4,
    costsSharePercent: 1,
    referenceValue: 0.5,
    purchaseExtras: -2,
    age: 3,
    years: -3,
    monthlyRent: -3,
    ratePercent: -2,
    netMonthlyIncome: -2,
  },
  tax: {
    price: 2.4,
    costsSharePercent: 1,
    referenceValue: 0.5,
    purchaseExtras: -2,
    age: 3,
    years: -3,
    monthlyRent: -3,
    ratePercent: -2,
    netMonthlyIncome: -2,
  },
  "tax-rate": { price: 1, age: 3, years: -3, monthlyRent: -3, ratePercent: -2, netMonthlyIncome: -2 },
  "gross-yield": {
    price: 1.8,
    monthlyRent: 1.8,
    purchaseExtras: 0.3,
    yearlyExpenses: 0.3,
    instalment: -4,
    netMonthlyIncome: -4,
    monthlyDebts: -3,
    yieldPercent: -2,
    ratePercent: -1.5,
    debtRatioPercent: -3,
  },
  "net-yield": {
    price: 1.8,
    monthlyRent: 1.8,
    purchaseExtras: 0.3,
    yearlyExpenses: 0.9,
    expensesSharePercent: 1,
    vacancyPercent: 0.5,
    instalment: -4,
    netMonthlyIncome: -4,
    monthlyDebts: -3,
    yieldPercent: -2,
    ratePercent: -1.5,
    debtRatioPercent: -3,
  },
  "rent-for-yield": {
    price: 2.2,
    yieldPercent: 2,
    monthlyRent: -3,
    netMonthlyIncome: -4,
    monthlyDebts: -3,
    ratePercent: -2,
    debtRatioPercent: -3,
  },
  "price-for-yield": {
    monthlyRent: 2.4,
    yieldPercent: 2,
    price: -3,
    netMonthlyIncome: -4,
    monthlyDebts: -3,
    ratePercent: -2,
    debtRatioPercent: -3,
  },
};

/** Roles that a target has no use for are read all the same, but not where another fits. */
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

/** Every word of the table, for the spelling. */
export const ROLE_WORDS: readonly string[] = [
  ...new Set(Object.values(ROLES).flatMap(({ cues: list }) => list.flatMap(([words]) => words))),
].filter((word) => word.length > 2);
