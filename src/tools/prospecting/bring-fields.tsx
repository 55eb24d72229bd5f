import { House } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { counted } from "#domain/shared/format/counted.ts";
import { isBlank } from "#domain/shared/schema/fields.ts";
import type { PastedProspect } from "#domain/tools/prospecting/pasted-prospects.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { degreesText, searchPlaces } from "#ui/form/search-places.ts";
import { TextareaField } from "#ui/form/text-fields.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";

type Row = Record<string, unknown>;
interface Brought {
  prospects?: Row[];
}

/** The form's own field: the tool takes rows, and these are shown before anything is run. */
const TEXT_FIELD = "pastedProspects";
const REMARKS_SHOWN = 5;
/** Names of neighbourhoods that are looked up for one paste. */
const MOST_PLACES = 12;

const SAMPLE = `Nombre;Teléfono;Dirección;Barrio;Origen;Motivo;Espera;Valor;Fecha;Exclusiva hasta;No llamar
Marta Ruiz;600 000 001;Calle Cuba, 3;Ruzafa;portal;4;245.000 €;238.000 €;20/11/2026;;
Andrés Pla;600 000 005;Calle Literato Azorín, 12;Ruzafa;cartel;4;230k;222k;01/10/2026;10/12/2026;
`;

interface BringFieldsProps {
  /** Rows that still fit. */
  room: number;
  onBring: (rows: Row[]) => void;
}

/** Owners that stand elsewhere: in a spreadsheet, or among the homes that an agency is winning. */
export function BringFields({ room, onBring }: BringFieldsProps) {
  const { isSignedIn = false, isRunning } = useToolRun();
  const paste = usePaste({ room, onBring });
  const { hasRows } = paste;
  useEffect(() => {
    if (isRunning && hasRows) {
      showToast({
        kind: "warning",
        title: "Hay filas pegadas sin añadir",
        description: "Este tablero se hace sin ellas. Pulsa «Añadirlas» y vuelve a calcular.",
      });
    }
  }, [isRunning, hasRows]);
  return (
    <div className="grid gap-3">
      {isSignedIn ? <CaptureHomes onBring={onBring} /> : null}
      <Disclosure summary={<span className="text-sm">Pegar desde una hoja de cálculo</span>} className="border-t">
        <PasteBox paste={paste} />
      </Disclosure>
      {hasRows ? (
        <Callout tone="warning" title="Hay filas pegadas sin añadir">
          <p>Todavía no están en el tablero.</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            loading={paste.isBusy}
            loadingText="Leyendo…"
            onClick={() => void paste.read()}
          >
            Añadirlas
          </Button>
        </Callout>
      ) : null}
    </div>
  );
}

function CaptureHomes({ onBring }: { onBring: (rows: Row[]) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [announced, setAnnounced] = useState("");
  async function bring() {
    setBusy(true);
    const outcome = await callApi<{ homes: { values: Brought; figures: { values: Brought } | null }[] }>(
      "GET",
      "/api/portfolio/homes/offered?herramienta=captacion-propiedades&estado=captacion",
    );
    setBusy(false);
    if (outcome.kind !== "done") return setAnnounced(failureText(outcome));
    const rows = outcome.answer.homes.flatMap(
      ({ values, figures }) => figures?.values.prospects ?? values.prospects ?? [],
    );
    onBring(rows.map(asTyped));
    setAnnounced(
      rows.length === 0
        ? "No tienes viviendas en captación."
        : rows.length === 1
          ? "Añadida una vivienda."
          : `Añadidas ${rows.length} viviendas.`,
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" loading={isBusy} loadingText="Buscando…" onClick={() => void bring()}>
        <House aria-hidden size={18} strokeWidth={1.75} /> Traer mis captaciones
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        {announced}
      </p>
    </div>
  );
}

/** The pasted text, and its way into the rows of the form. */
function usePaste({ room, onBring }: BringFieldsProps) {
  const { getValues, setValue } = useFormContext();
  const hasRows = !isBlank(useWatch({ name: TEXT_FIELD }));
  const [isBusy, setBusy] = useState(false);
  const [announced, setAnnounced] = useState<{ done: string; remarks: string[] }>();

  async function read() {
    setBusy(true);
    const { parseProspects } = await import("#domain/tools/prospecting/pasted-prospects.ts");
    const { rows, unused, remarks, problem } = parseProspects(String(getValues(TEXT_FIELD) ?? ""), room);
    const points = await pointsOf(rows);
    onBring(rows.map((row) => asTyped({ ...(points.get(row.placeName ?? "") ?? {}), ...row })));
    if (rows.length > 0) setValue(TEXT_FIELD, "");
    setAnnounced({
      done: rows.length === 1 ? "Añadido un propietario." : `Añadidos ${rows.length} propietarios.`,
      remarks: [
        ...(problem ? [problem] : []),
        ...remarks,
        ...(unused.length > 0 ? [`Columnas sin usar: ${unused.join(", ")}.`] : []),
      ],
    });
    setBusy(false);
  }
  return { hasRows, isBusy, announced, read, showSample: () => setValue(TEXT_FIELD, SAMPLE) };
}

function PasteBox({ paste: { isBusy, announced, read, showSample } }: { paste: ReturnType<typeof usePaste> }) {
  return (
    <div className="grid gap-4 text-foreground">
      <TextareaField
        name={TEXT_FIELD}
        label="Pega la tabla, con su cabecera"
        optional
        rows={4}
        placeholder={SAMPLE}
        help="Se entienden: nombre, teléfono, dirección, barrio, coordenadas, origen, motivo, espera, valor, fecha, exclusiva, no llamar y visita."
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" loading={isBusy} loadingText="Leyendo…" onClick={() => void read()}>
          Añadir estas filas
        </Button>
        <Button variant="ghost" onClick={showSample}>
          Probar con un ejemplo
        </Button>
      </div>
      <div role="status" className="grid gap-3 text-sm">
        {announced ? <p>{announced.done}</p> : null}
        {announced && announced.remarks.length > 0 ? (
          <Callout tone="warning">
            <ul className="grid gap-1">
              {announced.remarks.slice(0, REMARKS_SHOWN).map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
              {announced.remarks.length > REMARKS_SHOWN ? (
                <li>Y {counted(announced.remarks.length - REMARKS_SHOWN, "aviso más", "avisos más")}.</li>
              ) : null}
            </ul>
          </Callout>
        ) : null}
      </div>
    </div>
  );
}

/** Where the neighbourhoods of a paste lie, as far as the place search knows them by their very name. */
async function pointsOf(rows: readonly PastedProspect[]): Promise<Map<string, Row>> {
  const names = new Set(
    rows.flatMap(({ placeName, latitude }) => (placeName && latitude === undefined ? [placeName] : [])),
  );
  const same = (a: string, b: string) => a.localeCompare(b, "es", { sensitivity: "base" }) === 0;
  const found = await Promise.all(
    [...names].slice(0, MOST_PLACES).map(async (name): Promise<[string, Row][]> => {
      const options = await searchPlaces(name, AbortSignal.timeout(4000)).catch(() => []);
      const named = options.filter(({ label, place }) => same(place.name, name) || same(label, name));
      // Of two places of one name nobody knows which: it is chosen by hand.
      const [only] = named;
      if (!only || named.length > 1) return [];
      const { latitude, longitude } = only.place;
      return [[name, { latitude, longitude, isPlacePoint: true, placeId: only.value }]];
    }),
  );
  return new Map(found.flat());
}

/** As controls hold it. */
function asTyped(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [
        field,
        typeof value === "boolean"
          ? value
            ? "si"
            : "no"
          : typeof value !== "number"
            ? value
            : field === "latitude" || field === "longitude"
              ? degreesText(value)
              : String(value).replace(".", ","),
      ]),
  );
}
