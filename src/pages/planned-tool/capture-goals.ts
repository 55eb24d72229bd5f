import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { openTools } from "#tools/open-tools.ts";

/** What an agent may want, and the tools for it in working order. */
const GOALS: readonly { title: string; why: string; steps: readonly [path: string, purpose: string][] }[] = [
  {
    title: "Conseguir más encargos",
    why: "Primero el precio, que abre la puerta; después la propuesta y el seguimiento.",
    steps: [
      ["/valoracion", "Lleva un rango con pruebas a la primera visita."],
      ["/captacion-propiedades", "Ordena a los propietarios y la ruta del día."],
      ["/cma-generator", "Defiende el precio con comparables ajustados."],
      ["/propuestas-captacion", "Deja tu plan y tus honorarios por escrito."],
      ["/asistente-seguimiento", "Que nadie se quede sin respuesta."],
    ],
  },
  {
    title: "Fijar bien un precio",
    why: "Un precio que se entiende se acepta antes. Empieza por el rango y baja al detalle.",
    steps: [
      ["/valoracion", "El rango, los comparables y lo que suma cada cosa."],
      ["/recomendador-mejoras", "Qué obra merece la pena antes de vender."],
      ["/detector-precios", "Mira si los anuncios de alrededor están fuera de mercado."],
      ["/predictor-apreciacion", "Vender ahora o esperar, con su duda."],
    ],
  },
  {
    title: "Vender lo que ya tengo",
    why: "Primero saber quién puede comprar; después enseñar y negociar.",
    steps: [
      ["/calculadora-capacidad", "Comprueba cuánto puede pagar cada comprador."],
      ["/smart-matching", "Encuentra a quién le encaja."],
      ["/argumentos-venta", "Llega a la visita con pruebas."],
      ["/negociador-virtual", "Responde a las ofertas con números."],
    ],
  },
  {
    title: "Publicar mejor",
    why: "Plano y fotos antes que texto; el anuncio antes que la publicidad.",
    steps: [
      ["/generador-planos", "Dibuja el plano y sus superficies."],
      ["/home-staging", "Amuebla las estancias vacías."],
      ["/generador-descripciones", "Escribe el anuncio con lo que hay."],
      ["/optimizador-anuncios", "Arregla lo que falta."],
      ["/generador-posts", "Cuéntalo en redes."],
    ],
  },
  {
    title: "Atender mejor a mis contactos",
    why: "Contestar pronto, apuntar lo dicho y llamar a quien toca.",
    steps: [
      ["/chat-inmobiliario", "Responde también de noche."],
      ["/cualificador-leads", "Decide a quién llamar primero."],
      ["/resumen-conversaciones", "Convierte los chats en tareas."],
      ["/asistente-seguimiento", "Sigue el ritmo sin insistir."],
    ],
  },
];

export interface CaptureGoal {
  title: string;
  why: string;
  steps: { path: string; title: string; purpose: string; isOpen: boolean }[];
}

/** The goals with each tool's name and whether it can be used today. */
export function captureGoals(): CaptureGoal[] {
  const open = new Map<string, string>(openTools.map(({ path, title }) => [path, title]));
  const planned = new Map<string, string>(PLANNED_TOOLS.map(({ path, title }) => [path, title]));
  return GOALS.map(({ title, why, steps }) => ({
    title,
    why,
    steps: steps.map(([path, purpose]) => ({
      path,
      purpose,
      title: open.get(path) ?? planned.get(path) ?? path,
      isOpen: open.has(path),
    })),
  }));
}
