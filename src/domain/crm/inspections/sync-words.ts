import { counted } from "../../shared/format/counted.ts";
import { listed } from "../../shared/format/listed.ts";

/** The line in which a device says how much of a visit it has kept and sent. */

export interface SyncState {
  /** Changes and photos that have not arrived. */
  changes: number;
  photos: number;
  phase: "quiet" | "sending" | "offline" | "signedOut" | "busy" | "gone" | "full";
  /** A photo under way, in per cent. */
  progress: number | null;
  /** `10:32`, by the server's clock; null where nothing was ever sent. */
  sentAt: string | null;
}

export function waitingWords({ changes, photos }: Pick<SyncState, "changes" | "photos">): string {
  const parts = [
    ...(changes > 0 ? [counted(changes, "cambio", "cambios")] : []),
    ...(photos > 0 ? [counted(photos, "foto", "fotos")] : []),
  ];
  return listed(parts);
}

export function syncWords(state: SyncState): string {
  const waiting = waitingWords(state);
  const kept = waiting === "" ? "Guardado en este equipo" : `Guardado en este equipo, pendiente de enviar: ${waiting}`;
  switch (state.phase) {
    case "sending":
      if (state.changes === 0 && state.photos > 0) {
        return `Enviando fotos: ${state.photos === 1 ? "falta 1" : `faltan ${state.photos}`}${state.progress === null ? "" : `, esta va por el ${state.progress}\u00a0%`}`;
      }
      return waiting === "" ? "Comprobando…" : `Enviando ${waiting}…`;
    case "offline":
      return waiting === "" ? "Sin conexión. Lo que escribas se guarda en este equipo" : `Sin conexión. ${kept}`;
    case "signedOut":
      return `Tu sesión ha terminado. ${kept}. Entra y se enviará`;
    case "busy":
      return `El servidor no responde ahora. ${kept}. Se volverá a intentar`;
    case "gone":
      return `Esta visita ya no está en el servidor, o no es de tu cuenta. ${kept}`;
    case "full":
      return "No cabe más en este equipo. Libera espacio: lo último que has escrito aún no está guardado";
    case "quiet":
      return waiting === "" && state.sentAt !== null ? `Enviado a las ${state.sentAt}` : kept;
  }
}

/** How wrong the clock of a device is; null where it is right enough. */
export function clockWords(aheadSeconds: number | null): string | null {
  if (aheadSeconds === null) return null;
  const minutes = Math.round(Math.abs(aheadSeconds) / 60);
  const far =
    minutes < 120
      ? counted(minutes, "minuto", "minutos")
      : minutes < 2_880
        ? counted(Math.round(minutes / 60), "hora", "horas")
        : counted(Math.round(minutes / 1_440), "día", "días");
  return `El reloj de este equipo va ${far} ${aheadSeconds > 0 ? "adelantado" : "atrasado"}. El informe lleva la hora del servidor.`;
}
