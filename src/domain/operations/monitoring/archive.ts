import { counted } from "../../shared/format/counted.ts";
import { formatSpan } from "./words.ts";

/** Whether PostgreSQL archives its log continuously, as `pg_stat_archiver` says it. */
export interface ArchiveState {
  /** Whether the server is the product's own, which archives where `BACKUP_WAL` says so. */
  isEmbedded: boolean;
  /** Whether `archive_mode` is `on` or `always`. */
  isOn: boolean;
  /** When the last segment was archived or given up, and when one failed last; null for never. */
  lastAt: Date | null;
  failedAt: Date | null;
  /** Contents of the embedded server's archive; null where it is off or somebody else's. */
  reach: {
    /** When the newest base backup was begun; null without one. */
    baseAt: Date | null;
    /** Segments since then that were given up, for lack of room or of the archive's disk. */
    lost: number;
  } | null;
}

export interface ArchiveWords {
  level: "good" | "attention" | "bad";
  /** In a word or two. */
  value: string;
  text: string;
}

export function describeArchive({ isEmbedded, isOn, lastAt, failedAt, reach }: ArchiveState, now: Date): ArchiveWords {
  const ago = (at: Date) => `hace ${formatSpan(Math.max(0, (now.getTime() - at.getTime()) / 1000))}`;
  if (!isOn) {
    return {
      level: isEmbedded ? "good" : "attention",
      value: "No se archiva",
      text: isEmbedded
        ? "No se archiva: valen las copias de cada hora. BACKUP_WAL=on guarda también lo de cada minuto."
        : "El servidor no archiva su diario: pídelo a quien lo administra. Hasta entonces valen las copias de cada hora.",
    };
  }
  if (reach && reach.lost > 0) {
    const gaveUp = counted(reach.lost, "segmento del diario no se pudo", "segmentos del diario no se pudieron");
    return {
      level: "bad",
      value: "Interrumpido",
      text: `${gaveUp} archivar a tiempo: para no llenar el disco de la base de datos se ha renunciado a ellos, y no se puede volver a ningún momento posterior. Libera espacio o recupera el disco de las copias: una nueva copia base lo reanuda sola. Hasta entonces valen las copias de cada hora.`,
    };
  }
  if (failedAt && (!lastAt || failedAt > lastAt)) {
    const last = lastAt ? `el último segmento es de ${ago(lastAt)}` : "todavía no hay ningún segmento";
    return { level: "bad", value: "Falla", text: `El archivo del diario falla desde ${ago(failedAt)}: ${last}.` };
  }
  if (reach && !reach.baseAt) {
    return {
      level: "attention",
      value: "Sin copia base",
      text: "Está activo y todavía no hay ninguna copia base desde la que volver: hasta entonces valen las copias de cada hora.",
    };
  }
  return {
    level: "good",
    value: "Al día",
    text: lastAt ? `El último segmento se archivó ${ago(lastAt)}.` : "Está activo y todavía no hay ningún segmento.",
  };
}
