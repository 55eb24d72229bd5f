/** Definitions of the analytics' figures, in words. The page, its table and its file say the same. */

export const FIGURES = {
  contactos: [
    "Contactos nuevos",
    "Contactos que han entrado en el periodo, sin los de la papelera ni los unidos a otro.",
  ],
  tratos: ["Tratos nuevos", "Tratos que han llegado en el periodo, estén hoy en la etapa que estén."],
  firmados: ["Firmados", "De los tratos que llegaron en el periodo, los que hoy están firmados."],
  conversion: ["Llegan a firma", "Firmados entre tratos nuevos. Los que siguen abiertos aún pueden firmar."],
  respuesta: [
    "Tiempo de respuesta",
    "Mediana de los minutos con la oficina abierta entre que llega un trato y se le contesta. Cuenta los 2.000 contestados más recientes.",
  ],
  plazo: [
    "Contestados en plazo",
    "De los tratos del periodo con plazo de respuesta, los contestados antes de que venciera. Los que no han vencido cuentan cuando se contestan.",
  ],
  comision: ["Comisión firmada", "Comisión de los tratos que llegaron en el periodo y hoy están firmados, en euros."],
  en_venta: ["En el mercado", "Viviendas disponibles hoy. No depende del periodo."],
  dias_mercado: [
    "Días en el mercado",
    "Mediana de los días que llevan a la venta o en alquiler las disponibles con fecha de alta.",
  ],
  cerradas: ["Cerradas", "Viviendas con fecha de cierre en el periodo."],
  dias_cierre: ["Días hasta cerrar", "Mediana de los días entre el alta y el cierre de las cerradas en el periodo."],
  cambios_precio: ["Cambios de precio", "Cambios de precio apuntados en el periodo en viviendas de la cartera."],
  ajuste_precio: ["Ajuste de precio", "Mediana de cuánto cambió el precio en cada cambio: negativo es bajada."],
  paradas: ["Anuncios parados", "Viviendas disponibles sin ningún cambio en los últimos 60 días."],
  valoraciones: ["Valoraciones", "Veces que se ha usado la valoración en el periodo."],
  resultados: ["Resultados", "Cálculos hechos con cualquier herramienta en el periodo, sin los de la papelera."],
  compartidos: ["Páginas compartidas", "Enlaces creados en el periodo para compartir un resultado."],
  vistas: [
    "Vistas de esas páginas",
    "Veces que se han abierto, hasta hoy, las páginas compartidas en el periodo. Las tuyas no cuentan.",
  ],
  creditos: ["Créditos gastados", "Créditos que han costado los cálculos del periodo."],
} as const satisfies Record<string, readonly [name: string, definition: string]>;
export type FigureId = keyof typeof FIGURES;

export type FigureUnit = "numero" | "parte" | "minutos" | "dias" | "euros";

export interface Figure {
  id: FigureId;
  unit: FigureUnit;
  /** Null where there is nothing to calculate it of. */
  value: number | null;
  before: number | null;
  /** How many cases it rests on; null for a count, which is its own. */
  n: number | null;
}

/** A count and the one before. */
export const countFigure = (id: FigureId, value: number, before: number | null): Figure => ({
  id,
  unit: "numero",
  value,
  before,
  n: null,
});
