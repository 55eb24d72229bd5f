import type { DocumentKind } from "../reading.ts";
import { ACTA_JUNTA } from "./acta-junta.ts";
import { AR_INFORME_DOMINIO } from "./ar-informe-dominio.ts";
import { ARRAS } from "./arras.ts";
import { ARRENDAMIENTO } from "./arrendamiento.ts";
import { CEDULA_HABITABILIDAD } from "./cedula-habitabilidad.ts";
import { CERTIFICADO_COMUNIDAD } from "./certificado-comunidad.ts";
import { CERTIFICADO_ENERGETICO } from "./certificado-energetico.ts";
import { CL_DOMINIO_VIGENTE } from "./cl-dominio-vigente.ts";
import { CL_HIPOTECAS_GRAVAMENES } from "./cl-hipotecas-gravamenes.ts";
import { CO_CERTIFICADO_TRADICION } from "./co-certificado-tradicion.ts";
import { DECLARACION_RENTA } from "./declaracion-renta.ts";
import { ENCARGO_VENTA } from "./encargo-venta.ts";
import { ESCRITURA_COMPRAVENTA } from "./escritura-compraventa.ts";
import { ESCRITURA_HERENCIA } from "./escritura-herencia.ts";
import { FACTURA } from "./factura.ts";
import { INSPECCION_TECNICA } from "./inspeccion-tecnica.ts";
import type { KindSpec } from "./kind.ts";
import { MX_CONSTANCIA_FISCAL } from "./mx-constancia-fiscal.ts";
import { MX_ESCRITURA } from "./mx-escritura.ts";
import { MX_PREDIAL } from "./mx-predial.ts";
import { NOMINA } from "./nomina.ts";
import { NOTA_SIMPLE } from "./nota-simple.ts";
import { RECIBO_IBI } from "./recibo-ibi.ts";
import { RESERVA } from "./reserva.ts";

export const KINDS: Readonly<Record<DocumentKind, KindSpec>> = {
  "nota-simple": NOTA_SIMPLE,
  "escritura-compraventa": ESCRITURA_COMPRAVENTA,
  "escritura-herencia": ESCRITURA_HERENCIA,
  arras: ARRAS,
  reserva: RESERVA,
  arrendamiento: ARRENDAMIENTO,
  "recibo-ibi": RECIBO_IBI,
  "certificado-energetico": CERTIFICADO_ENERGETICO,
  "cedula-habitabilidad": CEDULA_HABITABILIDAD,
  "inspeccion-tecnica": INSPECCION_TECNICA,
  "certificado-comunidad": CERTIFICADO_COMUNIDAD,
  "acta-junta": ACTA_JUNTA,
  nomina: NOMINA,
  "declaracion-renta": DECLARACION_RENTA,
  "encargo-venta": ENCARGO_VENTA,
  factura: FACTURA,
  "mx-escritura": MX_ESCRITURA,
  "mx-predial": MX_PREDIAL,
  "mx-constancia-fiscal": MX_CONSTANCIA_FISCAL,
  "co-certificado-tradicion": CO_CERTIFICADO_TRADICION,
  "cl-dominio-vigente": CL_DOMINIO_VIGENTE,
  "cl-hipotecas-gravamenes": CL_HIPOTECAS_GRAVAMENES,
  "ar-informe-dominio": AR_INFORME_DOMINIO,
};

export const kindName = (kind: DocumentKind): string => KINDS[kind].name;

/** Within a sentence: «nota simple registral», «recibo del IBI». */
export function kindInText(kind: DocumentKind): string {
  const { name } = KINDS[kind];
  return name.charAt(0).toLowerCase() + name.slice(1);
}
