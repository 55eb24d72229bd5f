import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { counted, described, feminine, masculine } from "#domain/tools/writing/es/nouns.ts";
import { writeAdvert } from "./engine.ts";
import { writerInput } from "./schema.ts";

const HOME = { type: "piso", builtAreaM2: 94, placeName: "Ruzafa", rooms: 3, bathrooms: 2, price: 320_000 };
/** No year of these homes lies ahead of it. */
const TODAY = "2026-11-23";
const blocks = (home: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const { check } = writeAdvert(writerInput.parse({ home: { ...HOME, ...home }, ...more }), { today: TODAY });
  const level = check.findings.some((finding) => finding.level === "bloqueo") ? "bloqueo" : check.findings[0]?.level;
  return level ?? "nada";
};

const check = (id: string, rest: Omit<ToolCheck, "id" | "source">): ToolCheck => ({
  id: `descripciones-${id}`,
  source: "Brief de herramientas, §6",
  referenceMs: 2,
  ...rest,
});

/** Cases of grammatical agreement and of the law, worked out by hand. */
export const WRITER_CHECKS: readonly ToolCheck[] = [
  check("concordancia-f", {
    name: "Concordancia en femenino",
    input: "terraza, luminoso",
    expected: "una terraza luminosa",
    got: () => described(1, feminine("terraza"), "luminoso"),
  }),
  check("concordancia-p", {
    name: "Concordancia en plural",
    input: "2, baño",
    expected: "dos baños",
    got: () => counted(2, masculine("baño")),
  }),
  check("sin-certificado", {
    name: "Venta sin certificado energético",
    input: "Piso en España, sin letra",
    expected: "bloqueo",
    got: () => blocks({}),
  }),
  check("en-tramite", {
    name: "Venta con el certificado en trámite",
    input: "Piso en España, en trámite",
    expected: "nada",
    got: () => blocks({}, { energyStatus: "en_tramite" }),
  }),
  check("solo-espanoles", {
    name: "Frase que excluye por origen",
    input: "«Solo españoles»",
    expected: "bloqueo",
    got: () => blocks({ energyRating: "E" }, { ownText: "Solo españoles." }),
  }),
  check("no-ninos", {
    name: "Frase que excluye a familias",
    input: "«No niños»",
    expected: "bloqueo",
    got: () => blocks({ energyRating: "E" }, { ownText: "No niños." }),
  }),
  check("parejas-jovenes", {
    name: "Frase que elige al comprador",
    input: "«Ideal parejas jóvenes»",
    expected: "aviso",
    got: () => blocks({ energyRating: "E" }, { ownText: "Ideal parejas jóvenes." }),
  }),
];
