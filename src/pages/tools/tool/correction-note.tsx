/** Says before somebody changes a result where it stands whether that costs, and which version others see then. */
export function CorrectionNote({ kind, credits }: { kind: "free" | "charged"; credits: number }) {
  return (
    <p className="text-sm text-muted-foreground print:hidden">
      {kind === "free"
        ? "Lo que corrijas aquí no gasta créditos durante las primeras 24 horas, y el enlace y el historial enseñan siempre la última versión."
        : `Ha pasado su primer día: corregirlo aquí es un cálculo nuevo, que gasta ${credits === 1 ? "1 crédito" : `${credits} créditos`} y queda aparte.`}
    </p>
  );
}
