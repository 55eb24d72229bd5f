/**
 * Metrics of each minute: names, units, meanings, and how values of several minutes or several processes become one.
 */

export type MetricUnit = "veces" | "ms" | "bytes" | "parte" | "filas" | "s" | "procesos";
type Fold = "sum" | "mean" | "max";

export interface Metric {
  label: string;
  unit: MetricUnit;
  /** How minutes make an hour. */
  overTime: Fold;
  /** How several processes of one minute are combined. */
  across: "sum" | "max";
  definition: string;
}

const counted = (label: string, definition: string): Metric => ({
  label,
  unit: "veces",
  overTime: "sum",
  across: "sum",
  definition,
});
const peak = (label: string, unit: MetricUnit, definition: string, across: Metric["across"] = "max"): Metric => ({
  label,
  unit,
  overTime: "max",
  across,
  definition,
});

export const METRICS = {
  processes: peak("Procesos", "procesos", "Procesos de Umbral que han medido ese minuto.", "sum"),
  "requests.pages": counted("Páginas", "Peticiones de páginas y de sus datos, respondidas en ese tiempo."),
  "requests.api": counted("API", "Peticiones a la API, a la entrada de cuentas y a las funciones."),
  "requests.files": counted(
    "Archivos",
    "Scripts, estilos, imágenes y archivos de viviendas. No cuentan en los tiempos.",
  ),
  "requests.failed": counted("Errores 5xx", "Respuestas con estado 500 o más: fallos de Umbral."),
  "requests.filesFailed": counted(
    "Archivos con error 5xx",
    "De los errores 5xx, los de archivos: no cuentan en el objetivo de disponibilidad.",
  ),
  "requests.refused": counted(
    "Respuestas 4xx",
    "Respuestas con estado 400 a 499: lo pedido no existe, no se puede o está mal escrito.",
  ),
  "loop.delay": peak(
    "Retraso del bucle, p99",
    "ms",
    "Lo que espera el bucle de eventos más de lo previsto, en el 1 % peor. Si sube, todas las peticiones esperan.",
  ),
  "loop.holds": counted(
    "Esperas largas",
    "Veces que algo ha ocupado más de 300 ms seguidos el hilo que responde: todas las demás peticiones han esperado.",
  ),
  "loop.use": {
    label: "Uso del bucle",
    unit: "parte",
    overTime: "mean",
    across: "max",
    definition: "Parte del tiempo en la que el hilo que responde está ocupado.",
  },
  cpu: {
    label: "CPU",
    unit: "parte",
    overTime: "mean",
    across: "sum",
    definition: "Tiempo de procesador de todos los hilos, en partes de un núcleo: 150 % es núcleo y medio.",
  },
  "memory.rss": peak("Memoria del proceso", "bytes", "Memoria física que ocupan los procesos de Umbral.", "sum"),
  "memory.heap": peak("Montón usado", "bytes", "Memoria de los objetos de JavaScript del hilo que responde."),
  "memory.heapShare": peak("Parte del montón", "parte", "Montón usado respecto al máximo que admite el proceso."),
  streams: peak("Conexiones en directo", "veces", "Páginas abiertas que reciben avisos del servidor.", "sum"),
  sessions: peak("Sesiones activas", "filas", "Sesiones con actividad en la última hora."),
  "mail.waiting": peak("Correos que esperan", "filas", "Correos sin enviar que se volverán a intentar."),
  "mail.oldest": peak(
    "El correo más antiguo",
    "s",
    "Tiempo que lleva esperando el correo más antiguo que ya debería haber salido.",
  ),
  "mail.sent": { ...counted("Correos enviados", "Correos entregados al servidor de correo."), across: "max" },
  "mail.failed": peak(
    "Correos fallidos en 24 h",
    "filas",
    "Correos de las últimas 24 horas que ya no se volverán a intentar.",
  ),
  "db.ping": peak("Respuesta de la base de datos", "ms", "La más lenta de tres consultas vacías seguidas."),
  "db.connections": peak("Conexiones", "veces", "Conexiones abiertas a la base de datos."),
  "db.size": peak("Tamaño de la base de datos", "bytes", "Lo que ocupa en disco, con sus índices."),
  "db.cacheHit": {
    label: "Aciertos de caché",
    unit: "parte",
    overTime: "mean",
    across: "max",
    definition: "Parte de las lecturas que la base de datos encuentra en memoria, desde que arrancó.",
  },
  "disk.free": { ...peak("Disco libre", "bytes", "Espacio libre donde están los datos."), overTime: "mean" },
  "disk.total": peak("Disco", "bytes", "Tamaño del disco donde están los datos."),
  "disk.data": peak("Carpeta de datos", "bytes", "Lo que ocupa la carpeta de datos. Se mide cada 15 minutos."),
  "disk.files": peak("Archivos guardados", "bytes", "Fotos, documentos y archivos importados, según sus fichas."),
} as const satisfies Record<string, Metric>;

export type MetricId = keyof typeof METRICS;
/**
 * By name. Besides those above: counts of the histogram (`latency.…`) and of objectives (`timed.…`, `slow.…`), waiting work (`due.…`) and tables (`table.…`).
 */
export type MetricValues = Record<string, number>;

/** Work that waits until somebody takes it, by kind. */
export const DUE_KINDS = {
  imports: { label: "Importaciones", definition: "Archivos recibidos que se leen o se aplican." },
  photos: { label: "Fotos", definition: "Fotos subidas o de otras páginas, por preparar." },
  feeds: { label: "Carteras externas", definition: "Direcciones de carteras que toca leer." },
  calendars: { label: "Calendarios externos", definition: "Calendarios suscritos que toca leer." },
  mails: { label: "Correos", definition: "Correos a los que ya les toca salir." },
  webhooks: { label: "Webhooks", definition: "Avisos a otros programas a los que ya les toca salir." },
  reminders: { label: "Recordatorios", definition: "Citas y tareas de las que toca avisar." },
  leads: { label: "Formularios", definition: "Formularios enviados que aún no son contactos." },
  news: { label: "Noticias externas", definition: "Fuentes de noticias que toca leer." },
} as const;

export type DueKind = keyof typeof DUE_KINDS;

const HISTOGRAM: Metric = counted(
  "Peticiones por duración",
  "Peticiones de páginas y API que han tardado hasta ese tiempo.",
);
const OF_OBJECTIVES: Metric = counted(
  "Peticiones lentas",
  "Peticiones medidas de un tipo, y las que han tardado más que su objetivo.",
);
const OTHER: Metric = peak("", "filas", "");

/**
 * Definition of a metric by its id. Buckets of latency share one, and an unknown id, as of an older version, gets a
 * neutral definition.
 */
export function metricOf(id: string): Metric {
  if (Object.hasOwn(METRICS, id)) return METRICS[id as MetricId];
  if (id.startsWith("timed.") || id.startsWith("slow.")) return OF_OBJECTIVES;
  return id.startsWith("latency.") ? HISTOGRAM : OTHER;
}
