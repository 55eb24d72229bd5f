/** A range with its estimate, where there is one, as it is read out in place of a drawing. */
export function intervalSummary({
  value,
  low80,
  high80,
  format,
}: {
  value: number | null;
  low80: number;
  high80: number;
  format: (value: number) => string;
}): string {
  const ends = `entre ${format(low80)} y ${format(high80)}`;
  if (value === null) return `Rango sin un precio central: ${ends}.`;
  return `En 8 de cada 10 casos queda ${ends}; estimación central: ${format(value)}.`;
}
