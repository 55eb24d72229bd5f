import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { formatArea, formatMoney, formatMonth, formatUnitPrice } from "#domain/shared/format/format.ts";
import { LISTINGS_FILE_MB } from "#domain/shared/listing/listings-file.ts";
import type { Listing, Property } from "#domain/shared/listing/property.ts";
import { parseDegrees } from "#domain/shared/schema/degrees.ts";
import { DEFAULT_ZONE, localOf } from "#domain/shared/time/zone-time.ts";
import type { Paste } from "#domain/tools/valuation/paste.ts";
import { Button } from "../button.tsx";
import { Callout } from "../callout.tsx";
import { type Column, DataTable, TwoLines } from "../data-table.tsx";
import { Disclosure } from "../disclosure.tsx";
import { saveFile } from "../save-file.ts";
import { FileToText } from "./file-to-text.tsx";
import { TextareaField } from "./text-fields.tsx";

const TEXT_FIELD = "comparablesText";
const MAX_FILE_BYTES = LISTINGS_FILE_MB * 1_000_000;
/** A pause in typing, so that a paste is read once. */
const PAUSE_MS = 250;
const ROWS_SHOWN = 8;
const PROBLEMS_SHOWN = 5;

const SAMPLE = `Dirección;m²;Habitaciones;Baños;Planta;Ascensor;Precio;Fecha;Oferta o cierre
Carrer de Verdi, 60;78;3;1;2;sí;398.000 €;03/2026;oferta
Carrer d'Astúries, 31;72;2;1;4;sí;385.000 €;05/2026;cierre
Travessera de Gràcia, 140;81;3;2;1;no;372.000 €;06/2026;oferta
`;

/** Comparables of `home`, pasted or from a file, with what was understood said at once. */
export function PastedListings({ paste }: { paste: Paste | undefined }) {
  return (
    <>
      <TextareaField
        name={TEXT_FIELD}
        label="Pega tus comparables"
        optional
        rows={4}
        placeholder={"Copia las celdas de tu hoja de cálculo, o el texto de los anuncios.\nBastan precio y metros."}
        className="[&_textarea]:max-h-72"
      />
      <FileToText name="comparablesFile" textField={TEXT_FIELD} maxBytes={MAX_FILE_BYTES} />
      {paste ? <PasteReport paste={paste} /> : null}
      <Disclosure summary={<span className="text-sm">Ver un ejemplo de formato</span>} className="-my-2 border-b-0">
        <SampleFormat />
      </Disclosure>
    </>
  );
}

/** The paste as the engine will understand it; the reader is loaded when there is something to read. */
export function usePaste(): Paste | undefined {
  const [text, type, operation, country, currency, latitude, longitude] = useWatch({
    name: [
      TEXT_FIELD,
      "home.type",
      "home.operation",
      "home.country",
      "home.currency",
      "home.latitude",
      "home.longitude",
    ],
  }).map((value: unknown) => (typeof value === "string" ? value : ""));
  const [paste, setPaste] = useState<Paste>();
  useEffect(() => {
    if (!text?.trim()) {
      setPaste(undefined);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { readPaste } = await import("#domain/tools/valuation/paste.ts");
      const position = { latitude: parseDegrees(latitude ?? ""), longitude: parseDegrees(longitude ?? "") };
      const read = readPaste(text, {
        type: (type || "piso") as Property["type"],
        operation: (operation || "venta") as Property["operation"],
        country: country || "ES",
        currency: currency || "EUR",
        today: localOf(Date.now(), DEFAULT_ZONE).slice(0, 10),
        ...(isPosition(position) ? { position } : {}),
      });
      if (isCurrent) setPaste(read);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, type, operation, country, currency, latitude, longitude]);
  return paste;
}

function isPosition(point: {
  latitude: number | undefined;
  longitude: number | undefined;
}): point is { latitude: number; longitude: number } {
  return point.latitude !== undefined && point.longitude !== undefined;
}

/** `Entendidos 3 comparables; 1 fila no se entiende.` */
export function pasteSummaryText({ listings, rows }: Pick<Paste, "listings" | "rows">): string {
  const refused = rows.filter(({ error }) => error !== undefined);
  const good = listings.length === 1 ? "Entendido 1 comparable" : `Entendidos ${listings.length} comparables`;
  if (refused.length === 0) return `${good}.`;
  const bad =
    refused.length === 1 ? `la fila ${refused[0]!.line} no se entiende` : `${refused.length} filas no se entienden`;
  return `${good}; ${bad}.`;
}

function PasteReport({ paste }: { paste: Paste }) {
  const { listings, rows, columns, problem } = paste;
  const remarks = [
    ...(problem === undefined ? [] : [problem]),
    ...rows.flatMap(({ line, error, warnings }) =>
      error === undefined ? warnings.map((warning) => `Fila ${line}: ${warning}`) : [`Fila ${line}: ${error}`],
    ),
  ];
  const unused = columns.filter(({ field, header }) => field === undefined && header !== undefined);
  const hidden = remarks.length - PROBLEMS_SHOWN;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm font-medium">
        {pasteSummaryText(paste)}
      </p>
      {remarks.length > 0 ? (
        <Callout tone="warning">
          <ul className="grid gap-1">
            {remarks.slice(0, PROBLEMS_SHOWN).map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
            {hidden > 0 ? <li>Y {hidden} avisos más.</li> : null}
          </ul>
        </Callout>
      ) : null}
      {listings.length > 0 ? (
        <div className="rounded-sm border">
          <DataTable
            caption="Comparables entendidos"
            columns={UNDERSTOOD_COLUMNS}
            rows={listings.slice(0, ROWS_SHOWN)}
            rowKey={({ id }) => id}
          />
        </div>
      ) : null}
      {listings.length > ROWS_SHOWN ? (
        <p className="text-xs text-subtle-foreground">Y {listings.length - ROWS_SHOWN} más.</p>
      ) : null}
      {unused.length > 0 ? (
        <p className="text-xs text-subtle-foreground">
          Columnas sin usar: {unused.map(({ header }) => header).join(", ")}.
        </p>
      ) : null}
    </div>
  );
}

const UNDERSTOOD_COLUMNS: readonly Column<Listing>[] = [
  {
    id: "home",
    header: "Vivienda",
    narrow: "title",
    cell: (listing) => (
      <TwoLines
        title={listing.address ?? listing.placeName ?? "Sin dirección"}
        detail={[
          listing.rooms === undefined ? undefined : `${listing.rooms} hab.`,
          listing.latitude === undefined ? "sin posición" : undefined,
        ]
          .filter((part) => part !== undefined)
          .join(" · ")}
      />
    ),
  },
  { id: "area", header: "m²", numeric: true, narrow: "detail", cell: ({ builtAreaM2 }) => formatArea(builtAreaM2) },
  {
    id: "price",
    header: "Precio",
    numeric: true,
    narrow: "figure",
    cell: ({ price, currency }) => formatMoney(price, currency),
  },
  {
    id: "unit",
    header: "€/m²",
    numeric: true,
    cell: ({ price, builtAreaM2, currency }) => formatUnitPrice(price / builtAreaM2, currency),
  },
  { id: "date", header: "Fecha", cell: ({ date }) => (date === undefined ? "Sin fecha" : formatMonth(date)) },
  { id: "evidence", header: "Oferta o cierre", narrow: "note", cell: ({ evidence }) => evidence },
];

function SampleFormat() {
  const { setValue, getValues } = useFormContext();
  function download() {
    saveFile("comparables.csv", "text/csv", `\ufeff${SAMPLE.replaceAll("\n", "\r\n")}`);
  }
  return (
    <div className="grid gap-3">
      <p>
        Una fila por vivienda. Solo el precio y los metros son obligatorios; con latitud y longitud, zona, estado y año
        se ajusta mejor. También vale el texto de un anuncio.
      </p>
      <pre className="overflow-x-auto rounded-sm border bg-muted p-3 text-xs text-foreground">{SAMPLE}</pre>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={download}>
          Descargar plantilla CSV
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setValue(TEXT_FIELD, [getValues(TEXT_FIELD), SAMPLE].filter(Boolean).join("\n"))}
        >
          Probar con este ejemplo
        </Button>
      </div>
    </div>
  );
}
