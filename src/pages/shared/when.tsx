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
  const [zone, setZone] = useState(SERVER_ZONE);
  useEffect(() => setZone(zoneOfReader()), []);
  return (
    <time dateTime={iso} className={className}>
      {instantText(iso, style, zone)}
    </time>
  );
}

const STYLES: Record<WhenStyle, Intl.DateTimeFormatOptions> = {
  short: { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  day: { dateStyle: "long" },
  full: { dateStyle: "short", timeStyle: "short" },
};
/** Made once for each style and zone: a page of fifty instants would make fifty. */
const formats = new Map<string, Intl.DateTimeFormat>();

function instantText(iso: string, style: WhenStyle, timeZone: string): string {
  const key = `${style} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("es-ES", { ...STYLES[style], timeZone });
    formats.set(key, format);
  }
  return format.format(new Date(iso));
}

let readersZone: string | undefined;

/** Zone of the reader's browser; it is asked once. */
function zoneOfReader(): string {
  readersZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return readersZone;
}
