/** Every field that a document may tell, once: its Spanish label, its unit, and where a confirmed value goes. */

export type FieldTarget =
  /** An attribute of `domain/shared/home-attributes`. */
  { to: "home"; attribute: string } | { to: "contact" } | { to: "deal" } | { to: "calendar" } | { to: "nothing" };

interface Field {
  label: string;
  /** As it stands behind the value; empty where the value has its own. */
  unit: string;
  target: FieldTarget;
}

const home = (label: string, attribute: string, unit = ""): Field => ({
  label,
  unit,
  target: { to: "home", attribute },
});
const deal = (label: string, unit = ""): Field => ({ label, unit, target: { to: "deal" } });
const contact = (label: string): Field => ({ label, unit: "", target: { to: "contact" } });
const calendar = (label: string): Field => ({ label, unit: "", target: { to: "calendar" } });
const nothing = (label: string, unit = ""): Field => ({ label, unit, target: { to: "nothing" } });

export const FIELDS = {
  // The home.
  address: home("Dirección", "address"),
  cadastralReference: home("Referencia catastral", "cadastralReference"),
  cru: nothing("Código registral único (CRU)"),
  landRegister: nothing("Registro de la propiedad"),
  propertyNumber: nothing("Número de finca"),
  volume: nothing("Tomo"),
  book: nothing("Libro"),
  sheet: nothing("Folio"),
  inscription: nothing("Inscripción"),
  acquiredOn: nothing("Fecha del título"),
  registryPage: nothing("Fojas"),
  registryYear: nothing("Año de la inscripción"),
  registration: nothing("Matrícula o folio real"),
  builtAreaM2: home("Superficie construida", "builtAreaM2", "m²"),
  usableAreaM2: home("Superficie útil", "usableAreaM2", "m²"),
  plotAreaM2: home("Superficie de la parcela", "plotAreaM2", "m²"),
  terraceAreaM2: home("Superficie de la terraza", "terraceAreaM2", "m²"),
  communityShare: nothing("Cuota de participación", "%"),
  yearBuilt: home("Año de construcción", "yearBuilt"),
  rooms: home("Habitaciones", "rooms"),
  // Days of the document.
  issuedOn: nothing("Fecha de emisión"),
  signedOn: nothing("Fecha de firma"),
  notary: nothing("Notario"),
  protocolNumber: nothing("Número de protocolo"),
  taxId: contact("NIF, NIE o CIF"),
  iban: nothing("IBAN"),
  clabe: nothing("CLABE"),
  rfc: contact("RFC"),
  curp: contact("CURP"),
  rut: contact("RUT"),
  cuit: contact("CUIT o CUIL"),
  // A sale.
  price: deal("Precio"),
  depositAmount: deal("Importe de las arras"),
  arrasKind: deal("Tipo de arras"),
  deedDeadline: calendar("Fecha límite para la escritura"),
  mortgageDeadline: calendar("Fecha límite para la aprobación de la hipoteca"),
  reservationAmount: deal("Importe de la reserva"),
  reservationUntil: calendar("Fin de la reserva"),
  // A lease.
  monthlyRent: deal("Renta mensual"),
  securityDeposit: deal("Fianza"),
  leaseStart: calendar("Inicio del arrendamiento"),
  leaseEnd: calendar("Fin del arrendamiento"),
  leaseYears: deal("Duración", "años"),
  // Taxes of the home.
  taxYear: nothing("Ejercicio"),
  cadastralValue: nothing("Valor catastral"),
  landCadastralValue: nothing("Valor catastral del suelo"),
  buildingCadastralValue: nothing("Valor catastral de la construcción"),
  taxBase: nothing("Base"),
  taxRate: nothing("Tipo de gravamen", "%"),
  propertyTax: home("Cuota del impuesto", "propertyTax"),
  paymentDeadline: calendar("Fin del plazo de pago"),
  taxAccount: nothing("Cuenta o número fijo"),
  // Energy.
  energyRating: home("Calificación de consumo", "energyRating"),
  emissionsRating: home("Calificación de emisiones", "emissionsRating"),
  energyConsumption: home("Consumo de energía primaria", "energyConsumption", "kWh/m² año"),
  energyEmissions: home("Emisiones", "energyEmissions", "kg CO₂/m² año"),
  energyCertifiedOn: home("Fecha del certificado energético", "energyCertifiedOn"),
  energyCertifiedUntil: home("Validez del certificado energético", "energyCertifiedUntil"),
  energyCertificateNumber: home("Registro del certificado energético", "energyCertificateNumber"),
  climateZone: nothing("Zona climática"),
  // A mandate.
  mandateKind: home("Tipo de encargo", "mandateKind"),
  mandateEndsOn: home("Fin del encargo", "mandateEndsOn"),
  mandateMonths: deal("Duración del encargo", "meses"),
  feePercent: home("Honorarios", "feePercent", "%"),
  feeAmount: home("Honorarios, importe", "feeAmount"),
  // The community of owners.
  communityDebt: deal("Deuda con la comunidad"),
  communityFee: home("Cuota de comunidad", "communityFee"),
  paidUntil: nothing("Al corriente hasta"),
  meetingOn: nothing("Fecha de la junta"),
  levyAmount: deal("Derrama"),
  // Licences and inspections.
  certificateNumber: nothing("Número de expediente o certificado"),
  validUntil: calendar("Válido hasta"),
  maxOccupants: nothing("Ocupación máxima", "personas"),
  inspectionResult: nothing("Resultado de la inspección"),
  // An inheritance.
  deceasedOn: nothing("Fecha del fallecimiento"),
  inheritedValue: nothing("Valor de los bienes"),
  // Income.
  employer: nothing("Empresa"),
  payPeriod: nothing("Periodo"),
  grossPay: nothing("Total devengado"),
  netPay: nothing("Líquido a percibir"),
  deductions: nothing("Total a deducir"),
  seniority: nothing("Antigüedad"),
  generalBase: nothing("Base liquidable general"),
  savingsBase: nothing("Base liquidable del ahorro"),
  workIncome: nothing("Rendimientos del trabajo"),
  taxResult: nothing("Resultado de la declaración"),
  // An invoice.
  invoiceNumber: nothing("Número de factura"),
  invoiceBase: nothing("Base imponible"),
  invoiceTax: nothing("Cuota de IVA"),
  invoiceTotal: nothing("Total de la factura"),
  // Latin America.
  bimester: nothing("Periodo o bimestre"),
  taxRegime: nothing("Régimen fiscal"),
  fiscalStatus: nothing("Estatus en el padrón"),
  registryEntry: nothing("Fojas, número y año"),
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** The field that an identifier is, by its scheme. */
export const FIELD_OF_SCHEME = {
  cru: "cru",
  "cadastral-reference": "cadastralReference",
  nif: "taxId",
  iban: "iban",
  clabe: "clabe",
  rfc: "rfc",
  curp: "curp",
  rut: "rut",
  cuit: "cuit",
  "land-registration": "registration",
} as const satisfies Record<string, FieldName>;
