import { formatSpan } from "./words.ts";

/** Whether PostgreSQL archives its log continuously, as `pg_stat_archiver` says it. */
export interface ArchiveState {
  /** Whether `archive_mode` is `on` or `always`. */
  isOn: boolean;
  /** When the last segment was archived, and when one failed last; null for never. */
  lastAt: Date | null;
  failedAt: Date | null;
}

export interface ArchiveWords {
  isWell: boolean;
  text: string;
}

/** @param isEmbedded whether the server is the product's own, which archives where `BACKUP_WAL` says so */
export function describeArchive(
  { isOn, lastAt, failedAt }: ArchiveState,
  isEmbedded: boolean,
  now: Date,
): ArchiveWords {
  const ago = (at: Date) => `hace ${formatSpan(Math.max(0, (now.getTime() - at.getTime()) / 1000))}`;
  if (!isOn) {
    return {
      isWell: isEmbedded,
      text: isEmbedded
        ? "No se archiva: valen las copias de cada hora. BACKUP_WAL=on guarda también lo de cada minuto."
        : "El servidor no archiva su diario: pídelo a quien lo administra. Hasta entonces valen las copias de cada hora.",
    };
  }
  if (failedAt && (!lastAt || failedAt > lastAt)) {
    const last = lastAt ? `el último segmento es de ${ago(lastAt)}` : "todavía no hay ningún segmento";
    return { isWell: false, text: `El archivo del diario falla desde ${ago(failedAt)}: ${last}.` };
  }
  return {
    isWell: true,
    text: lastAt ? `El último segmento se archivó ${ago(lastAt)}.` : "Está activo y todavía no hay ningún segmento.",
  };
}
