import { Camera, Download, FileInput } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Tick } from "#ui/form/controls.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/toast-store.ts";
import { VISITOR } from "../../../shared/kept-document/device-works.ts";
import { EXPORTS, type ExportKind, type ExportWish, pngForPhotos } from "../exports.ts";
import { commandsOfFile } from "../read-plan-file.ts";
import type { PanelProps } from "./panel-props.ts";

type Scale = ExportWish["scale"];

const SCALES = [
  { value: "100", label: "1:100" },
  { value: "50", label: "1:50" },
  { value: "fit", label: "La mayor que quepa en A4" },
] as const;

const scaleOf = (value: string): Scale => (value === "50" ? 50 : value === "100" ? 100 : "fit");

/** The plan as files, all made in this browser, and files that come in. */
export function ExportPanel(props: PanelProps) {
  const { editing, place, level, home, brand, today, isReadOnly } = props;
  const { plan } = editing;
  const [scale, setScale] = useState<Scale>(100);
  const [showsFurniture, setFurniture] = useState(true);
  const [busy, setBusy] = useState<ExportKind | "photo" | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const wish: ExportWish = { plan, levelId: level.id, scale, showsFurniture, brand, today, place: home?.title ?? null };

  async function doing(kind: ExportKind | "photo", work: () => Promise<void>) {
    setBusy(kind);
    setFault(null);
    try {
      await work();
    } catch {
      setFault("No se ha podido preparar el archivo en este navegador. Prueba con otro formato o con menos muebles.");
    }
    setBusy(null);
  }
  async function addToPhotos() {
    const form = new FormData();
    form.append(
      "photos",
      new File([await pngForPhotos(wish)], `${plan.title.slice(0, 80)}.png`, { type: "image/png" }),
    );
    const path = `/api/portfolio/homes/${home!.id}/photos`;
    const sent = await callApi<{ photos: { id: string | null; error: string | null }[] }>("POST", path, form);
    const [photo] = sent.kind === "done" ? sent.answer.photos : [];
    if (sent.kind !== "done") return setFault(failureText(sent));
    if (!photo?.id) return setFault(photo?.error ?? "La vivienda no ha admitido la imagen.");
    await callApi("PATCH", `${path}/${photo.id}`, { room: "plano" });
    showToast({ kind: "success", title: "El plano está entre las fotos", description: home!.title });
  }
  return (
    <div className="grid gap-4 text-sm">
      <PlainSelect
        label="Escala de PDF, PNG y SVG"
        value={String(scale)}
        choices={SCALES}
        onChange={(event) => setScale(scaleOf(event.currentTarget.value))}
      />
      <Tick
        label="Con los muebles"
        checked={showsFurniture}
        onChange={(event) => setFurniture(event.currentTarget.checked)}
      />
      <ul className="divide-y border-y">
        {EXPORTS.map(({ kind, name, text, make }) => (
          <li key={kind} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              <span className="block text-xs text-muted-foreground">{text}</span>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Descargar ${name}`}
              loading={busy === kind}
              onClick={() =>
                void doing(kind, async () => {
                  const file = await make(wish);
                  saveFile(file.name, file.type, file.content);
                })
              }
            >
              <Download aria-hidden size={16} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
      {fault === null ? null : (
        <div role="alert">
          <Callout tone="destructive">{fault}</Callout>
        </div>
      )}
      {home && !isReadOnly ? (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          loading={busy === "photo"}
          onClick={() => void doing("photo", addToPhotos)}
        >
          <Camera aria-hidden size={16} strokeWidth={1.75} /> Ponerlo entre las fotos de la vivienda
        </Button>
      ) : null}
      {place.account === VISITOR ? null : (
        <p>
          <PageLink to={`/render-desde-plano?plano=${place.id}`} className="link-text">
            Ver este plano en tres dimensiones
          </PageLink>
        </p>
      )}
      {isReadOnly ? null : <Import {...props} />}
    </div>
  );
}

/** Lines of another program, or a plan that was saved before, in the place of this level's. */
function Import({ editing, level }: PanelProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ tone: "warning" | "info"; text: string } | null>(null);
  async function take(file: File) {
    const read = await commandsOfFile(file, { level, newId: editing.newId });
    if (read.kind === "refused") return setSaid({ tone: "warning", text: read.reason });
    if (editing.act(...read.commands)) setSaid(read.note === "" ? null : { tone: "info", text: read.note });
  }
  return (
    <section aria-labelledby="importar" className="border-t pt-4">
      <h3 id="importar" className="text-base font-semibold">
        Importar en «{level.name}»
      </h3>
      <p className="mt-1 mb-3 text-xs text-muted-foreground">
        Muros de un DXF, o la planta de un JSON de aquí. Un DWG, guárdalo antes como DXF. Puedes deshacerlo.
      </p>
      <Button size="sm" variant="outline" onClick={() => picker.current?.click()}>
        <FileInput aria-hidden size={16} strokeWidth={1.75} /> Elegir DXF o JSON
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label="Archivo DXF o JSON"
        accept=".dxf,.json,.dwg"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void take(file);
        }}
      />
      {said === null ? null : (
        <div role="status" className="mt-3">
          <Callout tone={said.tone}>{said.text}</Callout>
        </div>
      )}
    </section>
  );
}
