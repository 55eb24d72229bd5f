import type { FieldKind, LeadPart } from "./form-definition.ts";

/** Kinds of fields and parts of a lead, as people read them. */

export const FIELD_KIND_NAMES: Record<FieldKind, string> = {
  texto: "Texto corto",
  texto_largo: "Texto largo",
  email: "Correo",
  telefono: "Teléfono",
  numero: "Número",
  opcion: "Una opción",
  opciones: "Varias opciones",
  fecha: "Fecha",
  consentimiento: "Consentimiento",
};

export const LEAD_PART_NAMES: Record<LeadPart, string> = {
  full_name: "Nombre",
  company: "Empresa",
  position: "Cargo",
  message: "Mensaje",
};

export const PURPOSE_NAMES = {
  privacidad: "Privacidad: tratar los datos para responder",
  novedades: "Novedades: escribirle más adelante",
} as const;
