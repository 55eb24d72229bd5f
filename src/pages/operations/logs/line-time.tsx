import { useEffect, useState } from "react";

/** The server writes the time of Madrid; once the page is awake it shows the reader's own. */
const SERVER_ZONE = "Europe/Madrid";

/** Time of a line, to the thousandth, because lines of one second have an order. */
export function LineTime({ iso, withDay = false }: { iso: string; withDay?: boolean }) {
  const [timeZone, setTimeZone] = useState<string | undefined>(SERVER_ZONE);
  useEffect(() => setTimeZone(undefined), []);
  const format = new Intl.DateTimeFormat("es-ES", {
    ...(withDay ? { day: "numeric", month: "short", year: "numeric" } : { day: "2-digit", month: "2-digit" }),
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    ...(timeZone ? { timeZone } : {}),
  });
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {format.format(new Date(iso))}
    </time>
  );
}
