/**
 * Whether an `Accept-Encoding` header allows an encoding (RFC 9110, 12.5.3): named with a weight above 0, or not named where `*` has one. `gzip;q=0`
 * forbids it. Without a header nothing but plain bytes is sent.
 */
export function acceptsEncoding(header: string | undefined, encoding: "br" | "gzip"): boolean {
  const weights = new Map(
    (header ?? "").split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  // A weight that is no number allows nothing.
  return (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
}
