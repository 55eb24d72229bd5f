import type { ModuleId } from "../modules.ts";

/** A quote as a card shows it. All quotes are ours until real ones replace them, and each says so. */
export interface Testimonial {
  quote: string;
  author: string;
  location: string;
  role: string;
  badge: string;
  module: ModuleId;
  /** Stars out of five. */
  rating: number;
}

export const testimonials = {
  title: "Lo que cuentan los equipos",
  note: "Son ejemplos escritos por nosotros. Los sustituirán opiniones reales, con nombre y permiso.",
  label: "Ejemplo",
  plans: { label: "Ver planes", href: "/precios" },
  tryFree: { label: "Probar gratis", href: "/auth" },
  items: [
    {
      quote:
        "Antes discutía el precio. Ahora abro la cascada, señalo qué resta y el propietario lo ve. La exclusiva sale de esa conversación.",
      author: "Nuria Ferrer",
      location: "Valencia",
      role: "Agente",
      badge: "Captación",
      module: "captacion",
      rating: 5,
    },
    {
      quote: "El informe lleva los comparables con su fecha. El banco dejó de preguntarnos de dónde salía la cifra.",
      author: "Andrés Quintana",
      location: "Bogotá",
      role: "Director de agencia",
      badge: "Valoración",
      module: "valoracion",
      rating: 5,
    },
    {
      quote: "Doce oficinas, una sola manera de contar el precio. Las reuniones de los lunes duran la mitad.",
      author: "Lucía Ibarra",
      location: "Ciudad de México",
      role: "Red de franquicias",
      badge: "Gestión",
      module: "gestion",
      rating: 5,
    },
    {
      quote: "Trabajo sola. Saber hasta dónde llega una familia antes de la visita me ahorra tardes enteras.",
      author: "Carmen Olmedo",
      location: "Sevilla",
      role: "Agente autónoma",
      badge: "Captación",
      module: "captacion",
      rating: 5,
    },
    {
      quote: "Pego los comparables de la hoja de cálculo y en un minuto tengo el rango con su porqué.",
      author: "Matías Rojas",
      location: "Santiago de Chile",
      role: "Promotora",
      badge: "Análisis",
      module: "analisis",
      rating: 5,
    },
    {
      quote: "Me gusta que diga cuándo no sabe. Si hay pocas ventas, el rango se ensancha y lo explica.",
      author: "Íñigo Arrieta",
      location: "Bilbao",
      role: "Inversor",
      badge: "Análisis",
      module: "analisis",
      rating: 5,
    },
  ] satisfies Testimonial[],
} as const;
