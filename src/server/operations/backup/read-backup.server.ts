import { createHash, type Hash } from "node:crypto";
import type * as z from "zod/mini";
import {
  type BackupCounts,
  type BackupEnd,
  type BackupHeader,
  backupEnd,
  backupHeader,
  DamagedBackup,
  type FileEntry,
  FORMAT,
  fileEntry,
  LineTooLong,
  manifestEnd,
  type TableHeader,
  tableHeader,
  wholeLines,
} from "./backup-format.server.ts";
import { type BackupSource, openBackup } from "./backup-source.server.ts";
import { type Bytes, measure } from "./file-pool.server.ts";

/** The values of one row, as PostgreSQL writes them, in the order of its table's columns. */
export type Row = (string | null)[];

/** The calls that a reader of a backup gets, in the order of the lines. */
export interface BackupVisitor {
  header?(header: BackupHeader): void;
  file?(file: FileEntry): void;
  table?(table: TableHeader): Promise<void> | void;
  /** @param bytes how long its line is */
  row?(row: Row, bytes: number): Promise<void> | void;
}

/**
 * Reads a backup from its first to its last line, and compares counts and hash with those of the last line.
 *
 * @throws DamagedBackup where any part has changed since it was written; errors of the visitor pass as they are
 */
export async function readBackup(source: BackupSource, visitor: BackupVisitor): Promise<BackupEnd> {
  const hash = createHash("sha256");
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0, fileBytes: 0, missingFiles: 0 };
  const tables = new Set<string>();
  let part: "start" | "files" | "tables" | "end" = "start";
  let width = 0;
  let end: BackupEnd | undefined;
  for await (const block of damageOf(source)) {
    let from = 0;
    // Rows are many: the sum takes all lines of a block at once, up to one that states the sum of those before it.
    let summed = 0;
    const sumUpTo = (at: number) => {
      hash.update(block.subarray(summed, at));
      summed = at;
    };
    for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, from)) {
      const content = parsed(source, block, from, at, part === "start" ? "no empieza como una copia" : undefined);
      if (part === "end") throw new DamagedBackup(source.name, "sigue algo tras el final");
      if (part === "start") {
        visitor.header?.(headerOf(source, content));
        part = "files";
      } else if (part === "files" && "file" in content) {
        const file = shaped(source, fileEntry, content);
        counts[file.bytes === null ? "missingFiles" : "files"] += 1;
        counts.fileBytes += file.bytes ?? 0;
        visitor.file?.(file);
      } else if (part === "files") {
        sumUpTo(from);
        compareManifest(source, content, counts.files + counts.missingFiles, hash);
        part = "tables";
      } else if (Array.isArray(content)) {
        if (tables.size === 0) throw new DamagedBackup(source.name, "filas sin tabla");
        if (!isRow(content, width)) throw new DamagedBackup(source.name, "una fila no tiene las columnas de su tabla");
        counts.rows += 1;
        const taken = visitor.row?.(content, at - from);
        if (taken) await taken;
      } else if ("table" in content) {
        const table = shaped(source, tableHeader, content);
        if (tables.has(table.table)) throw new DamagedBackup(source.name, `la tabla ${table.table} viene dos veces`);
        counts.tables = tables.add(table.table).size;
        width = table.columns.length;
        await visitor.table?.(table);
      } else {
        end = shaped(source, backupEnd, content);
        part = "end";
        sumUpTo(from);
      }
      from = at + 1;
    }
    if (!end) sumUpTo(from);
  }
  if (!end) throw new DamagedBackup(source.name, "le falta el final");
  const ends = end;
  const names = Object.keys(counts) as (keyof BackupCounts)[];
  if (ends.sha256 !== hash.digest("hex") || names.some((name) => ends[name] !== counts[name])) {
    throw new DamagedBackup(source.name, "su contenido no coincide con su suma");
  }
  return ends;
}

/** Whole lines, many at once; an error of unpacking is thrown as damage, an error of opening the file as it is. */
async function* damageOf(source: BackupSource): AsyncGenerator<Buffer> {
  const lines = wholeLines(source.open() as AsyncIterable<Buffer>);
  for (;;) {
    const next = await lines.next().catch((error: NodeJS.ErrnoException) => {
      if (error instanceof LineTooLong) throw new DamagedBackup(source.name, "una línea no acaba");
      throw error.code?.startsWith("Z_") ? new DamagedBackup(source.name, "no se puede descomprimir") : error;
    });
    if (next.done) return;
    yield next.value;
  }
}

function parsed(
  source: BackupSource,
  block: Buffer,
  from: number,
  to: number,
  otherwise = "una línea no se puede leer",
): object {
  let content: unknown;
  try {
    content = JSON.parse(block.toString("utf8", from, to));
  } catch {
    // Reported below.
  }
  if (typeof content === "object" && content !== null) return content;
  throw new DamagedBackup(source.name, otherwise);
}

function shaped<Said>(source: BackupSource, shape: z.ZodMiniType<Said>, content: object): Said {
  const read = shape.safeParse(content);
  if (read.success) return read.data;
  throw new DamagedBackup(source.name, "una línea no dice lo que debería");
}

function headerOf(source: BackupSource, content: object): BackupHeader {
  if (!("umbral" in content) || content.umbral !== FORMAT) throw unknownFormat(source, content);
  return shaped(source, backupHeader, content);
}

const isRow = (content: readonly unknown[], width: number): content is Row =>
  content.length === width && content.every((value) => value === null || typeof value === "string");

/** @param listed how many files came before */
function compareManifest(source: BackupSource, content: object, listed: number, hash: Hash): void {
  const end = shaped(source, manifestEnd, content);
  if (end.listed === listed && end.sha256 === hash.copy().digest("hex")) return;
  throw new DamagedBackup(source.name, "su lista de archivos no coincide con su suma");
}

function unknownFormat(source: BackupSource, content: object): Error {
  if ("umbral" in content && typeof content.umbral === "number" && content.umbral > FORMAT) {
    return new Error(`La copia ${source.name} es de una versión más nueva de Umbral: actualízalo antes.`);
  }
  if ("table" in content) {
    return new Error(
      `La copia ${source.name} tiene el formato anterior: restáurala con la versión de Umbral que la hizo.`,
    );
  }
  return new DamagedBackup(source.name, "no empieza como una copia");
}

/** The part of a backup before its rows, and the files that are not as it says. */
export interface BackupBeginning {
  header: BackupHeader;
  files: FileEntry[];
  /** Faults of the files that it should contain: empty when all of them are there, unchanged. */
  lost: LostFile[];
}

export interface BackupContents extends BackupBeginning {
  tables: TableHeader[];
  end: BackupEnd;
}

export interface LostFile {
  file: string;
  /** For people. */
  reason: string;
}

/** Files that are read at once. */
const FILES_AT_A_TIME = 4;
const ROWS_BETWEEN_WORDS = 10_000;

/**
 * Reads the whole backup and looks whether its files are there.
 *
 * @param readsFiles whether each file is read and its hash compared too, and not only its size
 * @throws DamagedBackup where its rows or its list of files are not as they were written
 */
export async function verifyBackup(
  source: BackupSource,
  { readsFiles, tell }: { readsFiles: boolean; tell?: (share: number) => void },
): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  const files: FileEntry[] = [];
  const tables: TableHeader[] = [];
  let rows = 0;
  const end = await readBackup(source, {
    header(content) {
      header = content;
    },
    file: (file) => void files.push(file),
    table: (table) => void tables.push(table),
    row() {
      rows += 1;
      if (rows % ROWS_BETWEEN_WORDS === 0) tell?.(source.progress());
    },
  });
  return { header: header!, files, tables, end, lost: await lostFiles(source, files, { readsFiles }) };
}

/** The same without the rows, whose sum is then compared by whoever restores them. */
export async function verifyBeginning(
  source: BackupSource,
  { tell }: { tell?: ((share: number) => void) | undefined },
): Promise<BackupBeginning> {
  const { header, files } = await readBeginning(source);
  return { header, files, lost: await lostFiles(source, files, { readsFiles: true, tell }) };
}

async function lostFiles(
  source: BackupSource,
  files: readonly FileEntry[],
  { readsFiles, tell }: { readsFiles: boolean; tell?: ((share: number) => void) | undefined },
): Promise<LostFile[]> {
  const lost: LostFile[] = [];
  const look = async ({ file, bytes, sha256 }: FileEntry): Promise<LostFile | []> => {
    if (bytes === null) return [];
    if ((await source.sizeOf(file)) !== bytes) return { file, reason: `falta el archivo ${file}` };
    if (!readsFiles || (await measure(source.file(file))).sha256 === sha256) return [];
    return { file, reason: `el archivo ${file} no es el que era` };
  };
  for (let from = 0; from < files.length; from += FILES_AT_A_TIME) {
    tell?.(from / files.length);
    lost.push(...(await Promise.all(files.slice(from, from + FILES_AT_A_TIME).map(look))).flat());
  }
  return lost;
}

/** @throws DamagedBackup where files are lost */
export function mustHaveFiles({ name }: BackupSource, [first, ...others]: readonly LostFile[], advice?: string): void {
  if (!first) return;
  const more = others.length > 0 ? `, y hay ${others.length} más así` : "";
  throw new DamagedBackup(name, `${first.reason}${more}`, advice);
}

/** The files that a backup of the folder names and has, by key. @throws DamagedBackup as `readBeginning` */
export async function readManifest(path: string): Promise<Map<string, Bytes>> {
  const { files } = await readBeginning(await openBackup(path));
  return new Map(files.flatMap(({ file, bytes, sha256 }) => (bytes === null ? [] : [[file, { bytes, sha256 }]])));
}

/**
 * Reads only the beginning of a backup: its header and its list of files.
 *
 * @throws DamagedBackup where that is not as it was written
 */
export async function readBeginning(source: BackupSource): Promise<Pick<BackupContents, "header" | "files">> {
  const hash = createHash("sha256");
  const files: FileEntry[] = [];
  let header: BackupHeader | undefined;
  for await (const block of damageOf(source)) {
    let from = 0;
    for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, from)) {
      const content = parsed(source, block, from, at);
      if (!header) header = headerOf(source, content);
      else if ("file" in content) {
        files.push(shaped(source, fileEntry, content));
      } else {
        compareManifest(source, content, files.length, hash);
        return { header, files };
      }
      hash.update(block.subarray(from, at + 1));
      from = at + 1;
    }
  }
  throw new DamagedBackup(source.name, "le falta el final");
}
