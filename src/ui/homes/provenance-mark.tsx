/** Over the lower left corner of a photo that shows what is not there. The box around the photo is positioned. */
export function ProvenanceMark({ label }: { label: string }) {
  return (
    <span className="pointer-events-none absolute bottom-1.5 left-1.5 max-w-[calc(100%-0.75rem)] truncate rounded-xs bg-black/75 px-1.5 py-0.5 text-2xs font-medium text-white">
      {label}
    </span>
  );
}
