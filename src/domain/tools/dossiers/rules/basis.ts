import type { Finding } from "../reading.ts";

/** The day on which the texts of law named here were last read. */
const READ_ON = "2026-08-07";

const read = (name: string): NonNullable<Finding["basis"]> => ({ name, date: READ_ON });
/** Practice, or a law that we name from general knowledge and have not read in its official text. */
const unchecked = (name: string): NonNullable<Finding["basis"]> => ({ name: `${name} (por comprobar)`, date: READ_ON });

export const BASIS = {
  extract: read("Reglamento Hipotecario, art. 332: la nota simple informa; lo que prueba es la certificación"),
  extractAge: unchecked("Práctica habitual: nota simple de menos de 30 días"),
  arras1454: read("Código Civil, art. 1454"),
  arrasUnequivocal: unchecked("Jurisprudencia: el carácter penitencial debe constar sin duda"),
  arrasUsual: unchecked("Práctica habitual: arras del 5 al 10 % del precio"),
  registeredOwner: unchecked("Ley Hipotecaria, art. 20: solo inscribe quien trae causa del titular"),
  energy: read("RD 390/2021: validez de diez años, cinco con letra G"),
  community: unchecked(
    "Ley de Propiedad Horizontal, art. 9.1.e: responde el piso de la anualidad en curso y las tres anteriores",
  ),
  spouse: unchecked("Código Civil, arts. 1320 y 1377"),
  usufruct: unchecked("Código Civil, arts. 467 y 489"),
  mortgage: unchecked("Una hipoteca pagada sigue inscrita hasta su cancelación registral"),
  seizure: unchecked("Ley Hipotecaria, art. 86: la anotación caduca a los cuatro años si no se prorroga"),
  taxLien: unchecked("Afección al pago de impuestos por cinco años"),
  preemption: unchecked("LAU, art. 25: tanteo y retracto del arrendatario"),
  deposit: read("LAU, art. 36: una mensualidad en vivienda, dos en otros usos"),
  leaseTerm: read("LAU, art. 9: cinco años de duración mínima, siete si arrienda una persona jurídica"),
  habitability: unchecked("Normas autonómicas de habitabilidad"),
  inspection: unchecked("Ordenanzas y normas autonómicas de inspección técnica"),
  checkDigits: read("Cifras y letras de control del propio identificador"),
  cadastre: unchecked("Práctica habitual: avisar de más de un 10 % entre registro y catastro"),
  costs: read("Código Civil, art. 1455: gastos de escritura, salvo pacto"),
  protectedHousing: unchecked("Normas de vivienda protegida: precio máximo y autorización para vender"),
} as const;
