import type { LandingDocument, LandingPurpose, LandingSection, SectionKind } from "./landing-document.ts";

/** Sections as they are added, and the pages that they begin as. */

export const SECTION_NAMES: Record<SectionKind, { name: string; says: string }> = {
  portada: { name: "Portada", says: "Título, foto, precio y botón" },
  datos: { name: "Datos", says: "Superficie, habitaciones y demás, de la ficha" },
  fotos: { name: "Fotos", says: "Las de la ficha, en su orden" },
  texto: { name: "Texto", says: "El del anuncio o el que escribas" },
  ventajas: { name: "Lo que tiene", says: "Puntos cortos" },
  plano: { name: "Plano", says: "La foto de plano de la ficha" },
  recorrido: { name: "Visita virtual o vídeo", says: "El recorrido de la vivienda, o un enlace" },
  lugar: { name: "Dónde está", says: "La zona, o la dirección si se muestra" },
  precio: { name: "Precio y gastos", says: "Con comunidad e impuestos, de la ficha" },
  viviendas: { name: "Viviendas", says: "Las de la promoción, con su estado" },
  equipo: { name: "Equipo", says: "Quién responde" },
  opiniones: { name: "Opiniones", says: "De clientes que dieron permiso" },
  preguntas: { name: "Preguntas", says: "Con su respuesta, se despliegan" },
  pasos: { name: "Pasos", says: "Qué pasa después de escribir" },
  formulario: { name: "Formulario", says: "Nombre, correo y permiso sin marcar" },
};

/** A section before anybody has typed in it. */
export function blankSection(kind: SectionKind, id: string): LandingSection {
  const base = { id, isHidden: false, title: "" };
  switch (kind) {
    case "portada":
      return { ...base, kind, subtitle: "", button: "", photoId: null, showsPrice: true };
    case "datos":
      return { ...base, kind, rows: [] };
    case "fotos":
      return { ...base, kind, photoIds: [] };
    case "texto":
      return { ...base, kind, text: "" };
    case "ventajas":
    case "equipo":
    case "opiniones":
    case "preguntas":
    case "pasos":
      return { ...base, kind, items: [] };
    case "plano":
      return { ...base, kind, photoId: null };
    case "recorrido":
      return { ...base, kind, text: "", medium: "visita", url: "" };
    case "lugar":
      return { ...base, kind, text: "" };
    case "precio":
      return { ...base, kind, note: "", rows: [] };
    case "viviendas":
      return { ...base, kind, text: "" };
    case "formulario":
      return { ...base, kind, text: "", button: "", question: "", phone: "opcional", thanks: "" };
  }
}

const STARTS: Record<LandingPurpose, readonly SectionKind[]> = {
  vivienda: [
    "portada",
    "datos",
    "texto",
    "fotos",
    "recorrido",
    "ventajas",
    "plano",
    "precio",
    "lugar",
    "pasos",
    "equipo",
    "formulario",
  ],
  promocion: [
    "portada",
    "texto",
    "viviendas",
    "fotos",
    "ventajas",
    "lugar",
    "pasos",
    "preguntas",
    "equipo",
    "formulario",
  ],
  agencia: ["portada", "texto", "ventajas", "pasos", "viviendas", "opiniones", "equipo", "preguntas", "formulario"],
};

/** The course after somebody writes: said of every agency, and to be changed by its own. */
const STEPS: Record<LandingPurpose, readonly { title: string; text: string }[]> = {
  vivienda: [
    { title: "Escríbenos", text: "Deja tu nombre y cuándo te viene bien." },
    { title: "Te llamamos", text: "Resolvemos tus dudas y buscamos hora." },
    { title: "La visitas", text: "Con calma, y con los papeles delante si los pides." },
  ],
  promocion: [
    { title: "Escríbenos", text: "Dinos qué tipo de vivienda buscas." },
    { title: "Te enviamos planos y precios", text: "De las que siguen libres." },
    { title: "Ven a verla", text: "Te enseñamos la obra o el piso muestra." },
  ],
  agencia: [
    { title: "Cuéntanos qué necesitas", text: "Vender, alquilar o encontrar casa." },
    { title: "Estudiamos tu caso", text: "Con datos de tu zona." },
    { title: "Decides", text: "Sin compromiso hasta que firmes." },
  ],
};

/** @param newId gives an id that no other section has */
export function startingDocument(
  purpose: LandingPurpose,
  homes: readonly string[],
  newId: () => string,
): LandingDocument {
  const sections = STARTS[purpose].map((kind) => {
    const section = blankSection(kind, newId());
    if (section.kind === "pasos")
      return { ...section, items: STEPS[purpose].map((step) => ({ id: newId(), ...step })) };
    return section;
  });
  return {
    form: 1,
    title: "Página nueva",
    purpose,
    homes: [...homes],
    look: "cal",
    colour: null,
    isIndexable: true,
    description: "",
    sections,
    test: { isOn: false, title: "", subtitle: "", photoId: null },
    legal: { responsible: "", text: "", privacyUrl: "" },
  };
}
