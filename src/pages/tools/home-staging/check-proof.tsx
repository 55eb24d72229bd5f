import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { checkPixelLock, type LockCheck } from "#domain/tools/staging/pixel-lock.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/check-proof.ts";
import { pixelsOfPhoto } from "./photo-file.ts";

const PATH = "/home-staging/comprobar";
const CRUMB = "Comprobar una foto amueblada";

/** Anybody checks here that a furnished photo is the photo outside of its mask. Nothing leaves the browser. */
export function loader() {
  return { crumb: CRUMB, crumbAbove: "Home staging" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Comprueba una foto amueblada virtualmente",
    description:
      "Suelta la original, la amueblada y la máscara: tu navegador compara los píxeles y dice si algo más ha cambiado. No se sube nada.",
    path: PATH,
  });

const PARTS = [
  { id: "original", label: "Elegir la original", rules: "original.png" },
  { id: "result", label: "Elegir la amueblada", rules: "amueblada.png, sin pérdida" },
  { id: "mask", label: "Elegir la máscara", rules: "mascara.png" },
] as const;
type Part = (typeof PARTS)[number]["id"];

export default function CheckProof(_: Route.ComponentProps) {
  const [files, setFiles] = useState<Partial<Record<Part, File>>>({});
  const [check, setCheck] = useState<LockCheck | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { original, result, mask } = files;

  const take = (part: Part, all: readonly File[]) => {
    setCheck(null);
    setFault(null);
    // Those of an unpacked archive can be dropped together: their names say which is which.
    const named = all.length > 1 ? byName(all) : {};
    setFiles((before) => ({ ...before, ...(all.length > 1 ? named : all[0] ? { [part]: all[0] } : {}) }));
  };
  const compare = async () => {
    if (!original || !result || !mask) return;
    setBusy(true);
    setFault(null);
    try {
      const [one, other, third] = [
        await pixelsOfPhoto(original),
        await pixelsOfPhoto(result),
        await pixelsOfPhoto(mask),
      ];
      setCheck(checkPixelLock(one, other, third));
    } catch {
      setFault(
        "Alguno de los tres archivos no se puede abrir como imagen. Usa los PNG de la prueba, sin volver a guardarlos.",
      );
    }
    setBusy(false);
  };
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">{CRUMB}</h1>
      <p className="mt-4 mb-7 max-w-[38em] text-lead text-muted-foreground">
        Suelta los tres archivos de la prueba. Tu navegador compara cada píxel de fuera de la máscara y dice si ha
        cambiado algo más que los muebles y su sombra. No se sube nada.
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        {PARTS.map(({ id, label, rules }) => (
          <div key={id} className="grid content-start gap-2">
            <DropArea
              label={label}
              hint="Suelta aquí el archivo o"
              rules={rules}
              accept={["image/png", "image/jpeg", "image/webp"]}
              onFiles={(all) => take(id, all)}
            />
            <p className="min-h-5 truncate text-sm text-muted-foreground">{files[id]?.name ?? "Falta"}</p>
          </div>
        ))}
      </div>
      <Button className="mt-4" loading={isBusy} disabled={!original || !result || !mask} onClick={() => void compare()}>
        Comparar
      </Button>
      <div role="status" className="mt-5 max-w-[46rem]">
        {fault === null ? null : (
          <Callout tone="warning" title="No se ha podido comparar">
            {fault}
          </Callout>
        )}
        {check === null ? null : <Answer check={check} isLossy={/\.jpe?g$|\.webp$/i.test(result?.name ?? "")} />}
      </div>
      <section aria-labelledby="que-prueba" className="mt-section max-w-[46rem]">
        <h2 id="que-prueba" className="text-h3">
          Qué prueba y qué no
        </h2>
        <p className="mt-3">
          Prueba que la foto amueblada es la original en todo lo que la máscara deja en negro: paredes, ventanas, suelo
          y vistas siguen donde estaban. No prueba que la original sea de esa vivienda, ni que los muebles estén.
        </p>
        <p className="mt-3">
          Un JPEG cambia un poco cada píxel al guardarse: por eso la prueba se hace con los PNG. Si alguien los ha
          abierto y vuelto a guardar, o los ha enviado por mensajería, la comparación ya no vale.
        </p>
      </section>
    </main>
  );
}

function byName(all: readonly File[]): Partial<Record<Part, File>> {
  const found: Partial<Record<Part, File>> = {};
  for (const file of all) {
    const name = file.name.toLowerCase();
    if (name.includes("mascara") || name.includes("mask")) found.mask = file;
    else if (name.includes("original")) found.original = file;
    else if (name.endsWith(".png")) found.result = file;
  }
  return found;
}

function Answer({ check, isLossy }: { check: LockCheck; isLossy: boolean }) {
  if (check.kind === "sizes")
    return (
      <Callout tone="destructive" title="No son de la misma foto">
        {check.text}
      </Callout>
    );
  const share = `${(check.masked * 100).toFixed(1).replace(".", ",")}\u00a0%`;
  if (check.kind === "empty-proof")
    return (
      <Callout tone="warning" title="La máscara lo cubre casi todo">
        Deja en blanco el {share} de la foto: así no prueba nada.
      </Callout>
    );
  if (check.kind === "identical")
    return (
      <Callout tone="success" title="Idénticas fuera de la máscara">
        Píxeles comparados: {formatNumber(check.outside)}. Ninguno es distinto. La máscara cubre el {share} de la foto.
      </Callout>
    );
  return (
    <Callout tone="destructive" title="Hay cambios fuera de la máscara">
      Píxeles distintos: {formatNumber(check.changed)} de {formatNumber(check.outside)}. El primero está en la columna{" "}
      {formatNumber(check.firstAt?.x ?? 0)} y la fila {formatNumber(check.firstAt?.y ?? 0)}.
      {isLossy ? " Has usado un JPEG o WebP, que cambian los píxeles al guardarse: repítelo con el PNG." : ""}
    </Callout>
  );
}
