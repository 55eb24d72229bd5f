import { useEffect, useState } from "react";

/** The server writes the time of Madrid; once the page is awake it shows the reader's own. */
const SERVER_ZONE = "Europe/Madrid";

type WhenStyle = "short" | "day" | "full";

interface WhenProps {
  iso: string;
  /** `short`: `21 nov, 9:12`; `day`: `21 de noviembre de 2026`; `full`: `21/11/26, 9:12`. */
  style?: WhenStyle;
  className?: string;
}

/** An instant, in the reader's own time. */
export function When({ iso, style = "short", className }: WhenProps) {
  const [zone, setZone] = useState<string | undefined>(SERVER_ZONE);
  useEffect(() => setZone(undefined), []);
  return (
    <time dateTime={iso} className={className}>
      {instantText(iso, style, zone)}
    </time>
  );
}

function instantText(iso: string, style: WhenStyle, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  if (style === "day") return new Intl.DateTimeFormat("es-ES", { dateStyle: "long", ...zone }).format(new Date(iso));
  if (style === "full") {
    return new Intl.DateTimeFormat("es-ES", { dateStyle: "short", timeStyle: "short", ...zone }).format(new Date(iso));
  }
  const parts = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("es-ES", { ...parts, ...zone }).format(new Date(iso));
}
