import { formatAgo } from "#domain/shared/format/ago.ts";
import { useNow } from "./use-now.ts";

/** How long ago something was, kept up to date; the day until the page is awake. */
export function Ago({ iso, className }: { iso: string; className?: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} className={className}>
      {now === null ? dayOf(iso) : formatAgo(iso, now)}
    </time>
  );
}

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "Europe/Madrid" }).format(new Date(iso));
