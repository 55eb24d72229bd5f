import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
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
  linesOf,
  manifestEnd,
  type TableHeader,
  tableHeader,
  unpacked,
} from "./backup-format.server.ts";
import { type Bytes, measure, pathInPool, sizeOf } from "./file-pool.server.ts";
import { indexTar } from "./tar.server.ts";

/** A backup that can be read more than once: one of the folder, or a tar that holds everything. */
export interface BackupSource {
  /** Name for people. */
  name: string;
  /** The unpacked lines. */
  open(): Readable;
  /** Size of a file that it holds; undefined without it. */
  sizeOf(key: string): Promise<number | undefined>;
  file(key: string): Readable;
}

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

/** @throws DamagedBackup, or the error of a file that cannot be read */
export async function openBackup(path: string): Promise<BackupSource> {
  const name = basename(path);
  if (!name.endsWith(".tar")) {
    const folder = dirname(path);
    return {
      name,
      open: () => unpacked(path),
      sizeOf: (key) => sizeOf(pathInPool(folder, key)),
      file: (key) => createReadStream(pathInPool(folder, key)),
    };
  }
  const entries = await indexTar(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? error : new DamagedBackup(name, error.message);
  });
  const rows = [...entries].find(([entry]) => entry.endsWith(".jsonl.gz"))?.[1];
  if (!rows) throw new DamagedBackup(name, "no contiene ninguna copia");
  const partOf = ({ start, bytes }: { start: number; bytes: number }) => ({ start, end: start + bytes - 1 });
  return {
    name,
    open: () => unpacked(path, partOf(rows)),
    sizeOf: async (key) => entries.get(`files/${key}`)?.bytes,
    file(key) {
      const entry = entries.get(`files/${key}`)!;
      return entry.bytes > 0 ? createReadStream(path, partOf(entry)) : Readable.from([]);
    },
  };
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
  for await (const line of damageOf(source)) {
    const content = parsed(source, line, part === "start" ? "no empieza como una copia" : undefined);
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
      compareManifest(source, content, counts.files + counts.missingFiles, hash);
      part = "tables";
    } else if (Array.isArray(content)) {
      if (tables.size === 0) throw new DamagedBackup(source.name, "filas sin tabla");
      if (!isRow(content, width)) throw new DamagedBackup(source.name, "una fila no tiene las columnas de su tabla");
      counts.rows += 1;
      await visitor.row?.(content, line.length);
    } else if ("table" in content) {
      const table = shaped(source, tableHeader, content);
      if (tables.has(table.table)) throw new DamagedBackup(source.name, `la tabla ${table.table} viene dos veces`);
      counts.tables = tables.add(table.table).size;
      width = table.columns.length;
      await visitor.table?.(table);
    } else {
      end = shaped(source, backupEnd, content);
      part = "end";
    }
    if (!end) hash.update(line).update("\n");
  }
  if (!end) throw new DamagedBackup(source.name, "le falta el final");
  const ends = end;
  const names = Object.keys(counts) as (keyof BackupCounts)[];
  if (ends.sha256 !== hash.digest("hex") || names.some((name) => ends[name] !== counts[name])) {
    throw new DamagedBackup(source.name, "su contenido no coincide con su suma");
  }
  return ends;
}

/** The lines; an error of unpacking is thrown as damage, an error of opening the file as it is. */
async function* damageOf(source: BackupSource): AsyncGenerator<Buffer> {
  const lines = linesOf(source.open() as AsyncIterable<Buffer>);
  for (;;) {
    const next = await lines.next().catch((error: NodeJS.ErrnoException) => {
      if (error instanceof LineTooLong) throw new DamagedBackup(source.name, "una línea no acaba");
      throw error.code?.startsWith("Z_") ? new DamagedBackup(source.name, "no se puede descomprimir") : error;
    });
    if (next.done) return;
    yield next.value;
  }
}

function parsed(source: BackupSource, line: Buffer, otherwise = "una línea no se puede leer"): object {
  let content: unknown;
  try {
    content = JSON.parse(line.toString("utf8"));
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

export interface BackupContents {
  header: BackupHeader;
  files: FileEntry[];
  tables: TableHeader[];
  end: BackupEnd;
  /** Faults of the files that it should contain: empty when all of them are there, unchanged. */
  lost: LostFile[];
}

export interface LostFile {
  file: string;
  /** For people. */
  reason: string;
}

/**
 * Reads the whole backup and looks whether its files are there.
 *
 * @param readsFiles whether each file is read and its hash compared too, and not only its size
 * @throws DamagedBackup where its rows or its list of files are not as they were written
 */
export async function verifyBackup(
  source: BackupSource,
  { readsFiles }: { readsFiles: boolean },
): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  const files: FileEntry[] = [];
  const tables: TableHeader[] = [];
  const end = await readBackup(source, {
    header(content) {
      header = content;
    },
    file: (file) => void files.push(file),
    table: (table) => void tables.push(table),
  });
  const lost: LostFile[] = [];
  for (const { file, bytes, sha256 } of files) {
    if (bytes === null) continue;
    if ((await source.sizeOf(file)) !== bytes) lost.push({ file, reason: `falta el archivo ${file}` });
    else if (readsFiles && (await measure(source.file(file))).sha256 !== sha256) {
      lost.push({ file, reason: `el archivo ${file} no es el que era` });
    }
  }
  return { header: header!, files, tables, end, lost };
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
  for await (const line of damageOf(source)) {
    const content = parsed(source, line);
    if (!header) header = headerOf(source, content);
    else if ("file" in content) {
      files.push(shaped(source, fileEntry, content));
    } else {
      compareManifest(source, content, files.length, hash);
      return { header, files };
    }
    hash.update(line).update("\n");
  }
  throw new DamagedBackup(source.name, "le falta el final");
}
