/** A span in words that promise no more than is known: «unos 40 segundos», «unos 6 minutos». @param seconds above zero */
export function about(seconds: number): string {
  if (seconds < 55) return `unos ${Math.max(5, Math.round(seconds / 5) * 5)}\u00a0segundos`;
  if (seconds < 90) return "un minuto";
  if (seconds < 5400) return `unos ${Math.round(seconds / 60)}\u00a0minutos`;
  return `unas ${Math.round(seconds / 3600)}\u00a0horas`;
}
