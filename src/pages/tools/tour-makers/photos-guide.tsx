/** How to take the photos, drawn: one place, a third of overlap, three steps. */
export function PhotosGuide() {
  const stops = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
  return (
    <div className="flex flex-wrap items-center gap-6 rounded-md bg-muted p-4">
      <svg viewBox="-60 -60 120 120" className="size-32 shrink-0 text-primary" aria-hidden="true">
        {stops.map((angle) => (
          <path
            key={angle}
            d={`M0 0L${52 * Math.sin(angle - 0.4)} ${-52 * Math.cos(angle - 0.4)}A52 52 0 0 1 ${52 * Math.sin(angle + 0.4)} ${-52 * Math.cos(angle + 0.4)}Z`}
            fill="currentColor"
            fillOpacity="0.12"
            stroke="currentColor"
            strokeWidth="0.8"
          />
        ))}
        <circle r="7" fill="currentColor" />
      </svg>
      <ol className="min-w-0 flex-1 list-decimal space-y-1 pl-5 text-sm">
        <li>Ponte en el centro de la estancia y no muevas los pies: gira sobre el móvil, no sobre ti.</li>
        <li>Gira 30° entre foto y foto hasta dar la vuelta: unas 12. Cada una repite un tercio de la anterior.</li>
        <li>Si quieres techo y suelo, repite la vuelta con el móvil hacia arriba y hacia abajo.</li>
        <li>Sin zum, sin gran angular y sin gente que pase.</li>
      </ol>
    </div>
  );
}
