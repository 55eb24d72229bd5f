import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { icsOfProposed } from "#domain/crm/calendar/appointment-event.ts";
import { writeCalendar } from "#domain/crm/calendar/ics-out.ts";
import { DEFAULT_ZONE } from "#domain/shared/time/zone-time.ts";
import { descriptionJson } from "#domain/tools/description/description-json.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import { proposedOf } from "../../crm/calendar/run-appointments.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { tablesToXlsx, tableToCsv } from "../../platform/tables/tables.server.ts";
import type { MapTiles } from "../map-tiles/map-tiles.server.ts";
import { drawPaper } from "./draw-paper.server.ts";
import { renderRunPdf } from "./run-pdf.server.ts";

const FORMATS = ["pdf", "csv", "xlsx", "docx", "txt", "json", "ics"] as const;
export type ExportFormat = (typeof FORMATS)[number];

export function isExportFormat(format: string): format is ExportFormat {
  return (FORMATS as readonly string[]).includes(format);
}

export interface ExportedFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A run as a file.
 *
 * @param options.table index of the table for a CSV, from 0
 * @param options.signer signer of the PDF
 * @param options.mapTiles streets of the PDF's maps, which it does without
 * @param options.photos photos of the PDF, for a tool whose paper has them
 * @param options.pictures photos of other homes that the PDF speaks of
 * @param options.timeZone zone of the calendar's wall clocks
 * @throws AppError NO_SUCH_EXPORT when the tool has no such table or document, or its texts must not go out
 */
export async function exportRun(
  tool: AnyTool,
  run: ToolRun,
  format: ExportFormat,
  options: {
    table: number;
    signer: DocumentSigner | undefined;
    mapTiles?: MapTiles;
    photos?: readonly PaperPhoto[];
    pictures?: Readonly<Record<string, PaperPhoto>>;
    timeZone?: string;
  },
): Promise<ExportedFile> {
  const tables: ResultTable[] = tool.tablesOf(run.result, run.parsedInput);
  const base = fileName(run.title);
  switch (format) {
    case "txt":
      return {
        name: `${base}.txt`,
        mediaType: "text/plain; charset=utf-8",
        bytes: utf8(tool.textOf(run.result, run.parsedInput)),
      };
    case "json":
      return {
        name: `${base}.json`,
        mediaType: "application/json",
        bytes: utf8(
          JSON.stringify(
            {
              tool: tool.id,
              version: run.toolVersion,
              input: run.input,
              facts: run.facts,
              result: run.result,
              description: descriptionJson(tool.describe(run.result, run.parsedInput)),
            },
            null,
            2,
          ),
        ),
      };
    case "csv": {
      const table = tables[options.table];
      if (!table) throw new AppError("NO_SUCH_EXPORT");
      return {
        name: `${base}, ${fileName(table.name)}.csv`,
        mediaType: "text/csv; charset=utf-8",
        bytes: utf8(tableToCsv(table)),
      };
    }
    case "xlsx":
      if (tables.length === 0) throw new AppError("NO_SUCH_EXPORT");
      return {
        name: `${base}.xlsx`,
        mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        bytes: await tablesToXlsx(tables),
      };
    case "docx": {
      const written = tool.writtenOf?.(run.result, run.parsedInput);
      if (!written) throw new AppError("NO_SUCH_EXPORT");
      return {
        name: `${base}.docx`,
        mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        bytes: await drawPaper({ kind: "written-docx", written, author: options.signer?.name ?? undefined }),
      };
    }
    case "ics":
      return {
        name: `${base}.ics`,
        mediaType: "text/calendar; charset=utf-8",
        bytes: utf8(calendarOf(tool, run, options.timeZone ?? DEFAULT_ZONE)),
      };
    case "pdf":
      return {
        name: `${base}.pdf`,
        mediaType: "application/pdf",
        bytes: await renderRunPdf(tool, run, options.signer, options.mapTiles, options.photos, options.pictures),
      };
  }
}

/** Events that a result proposes: most programs ignore tasks in a file. */
function calendarOf(tool: AnyTool, run: ToolRun, timeZone: string): string {
  const proposed = proposedOf(tool, run);
  if (proposed.length === 0) throw new AppError("NO_SUCH_EXPORT");
  const events = proposed.map((one) => icsOfProposed(one, { runId: run.id, timeZone }));
  const zone = proposed[0]!.timeZone ?? timeZone;
  return writeCalendar(events, { name: run.title, timeZone: zone, now: run.createdAt, tasksAs: "event" });
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** A title as a file name: no separators, no control characters, not endless. */
function fileName(title: string): string {
  return (
    title
      .replace(/[\p{Cc}<>:"/\\|?*]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 80) || "resultado"
  );
}
