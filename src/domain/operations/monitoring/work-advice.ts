import type { WorkTrouble } from "./status.ts";
import { formatSpan } from "./words.ts";

export interface TroubledWork {
  trouble: WorkTrouble;
  /** The error of the last round, as it is kept. */
  lastError: string | null;
  lastRoundAt: Date;
  waitsSince: Date | null;
}

/** The state of a work that does not go well, and the next step of whoever reads it. */
export function workAdvice({ trouble, lastError, lastRoundAt, waitsSince }: TroubledWork, now: Date): string {
  const since = (at: Date) => formatSpan(Math.max(0, now.getTime() - at.getTime()) / 1000);
  switch (trouble) {
    case "failed":
      return `Su última vuelta falló: ${lastError ?? "sin motivo conocido"}. Se repite sola, cada vez con más pausa; si sigue fallando en una hora, busca el motivo en los registros.`;
    case "waits":
      return `Nadie la empieza desde hace ${since(waitsSince ?? lastRoundAt)}. Comprueba que hay un proceso con ROLE=all o ROLE=jobs en marcha y que su hilo no se reinicia sin parar.`;
    case "late":
      return `No da una vuelta desde hace ${since(lastRoundAt)}. Comprueba que hay un proceso con ROLE=all o ROLE=jobs de esta versión; si lo hay, reinícialo: lo pendiente no se pierde.`;
  }
}
