import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import {
  type BackupCounts,
  type BackupEnd,
  type BackupHeader,
  DamagedBackup,
  type FileEntry,
  FORMAT,
  linesOf,
  type TableHeader,
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

/** What a reader of a backup is told, in the order of the lines. */
export interface BackupVisitor {
  header?(header: BackupHeader): void;
  file?(file: FileEntry): void;
  table?(table: TableHeader): Promise<void> | void;
  /** One row, as it stands in the line. */
  row?(line: Buffer): Promise<void> | void;
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
 * Reads a backup from its first to its last line, and compares counts and hash with what its last line says.
 *
 * @throws DamagedBackup where anything of it is not as it was written; errors of the visitor pass as they are
 */
export async function readBackup(source: BackupSource, visitor: BackupVisitor): Promise<BackupEnd> {
  const hash = createHash("sha256");
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0, fileBytes: 0, missingFiles: 0 };
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  for await (const line of damageOf(source)) {
    if (end) throw new DamagedBackup(source.name, "sigue algo tras el final");
    if (line[0] === 0x5b) {
      if (counts.tables === 0) throw new DamagedBackup(source.name, "filas sin tabla");
      counts.rows += 1;
      await visitor.row?.(line);
    } else {
      const said = parsed(source, line);
      if (!header) {
        header = said as unknown as BackupHeader;
        if (header.umbral !== FORMAT) throw unknownFormat(source, said);
        visitor.header?.(header);
      } else if ("file" in said) {
        const file = said as unknown as FileEntry;
        counts[file.bytes === null ? "missingFiles" : "files"] += 1;
        counts.fileBytes += file.bytes ?? 0;
        visitor.file?.(file);
      } else if ("table" in said) {
        counts.tables += 1;
        await visitor.table?.(said as unknown as TableHeader);
      } else end = said as unknown as BackupEnd;
    }
    if (!end) hash.update(line).update("\n");
  }
  if (!end) throw new DamagedBackup(source.name, "le falta el final");
  const names = Object.keys(counts) as (keyof BackupCounts)[];
  if (end.sha256 !== hash.digest("hex") || names.some((name) => end[name] !== counts[name])) {
    throw new DamagedBackup(source.name, "su contenido no coincide con su suma");
  }
  return end;
}

/** The lines; what keeps them from being unpacked is told as damage, what keeps the file from being opened as it is. */
async function* damageOf(source: BackupSource): AsyncGenerator<Buffer> {
  const lines = linesOf(source.open() as AsyncIterable<Buffer>);
  for (;;) {
    const next = await lines.next().catch((error: NodeJS.ErrnoException) => {
      throw error.code?.startsWith("Z_") ? new DamagedBackup(source.name, "no se puede descomprimir") : error;
    });
    if (next.done) return;
    yield next.value;
  }
}

function parsed(source: BackupSource, line: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(line.toString("utf8"));
  } catch {
    throw new DamagedBackup(source.name, "una línea no se puede leer");
  }
}

function unknownFormat(source: BackupSource, said: Record<string, unknown>): Error {
  if (typeof said.umbral === "number" && said.umbral > FORMAT) {
    return new Error(`La copia ${source.name} es de una versión más nueva de Umbral: actualízalo antes.`);
  }
  if ("table" in said) {
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
}

/**
 * Reads the whole backup and looks whether its files are there.
 *
 * @param readsFiles whether each file is read and its hash compared too, and not only its size
 * @throws DamagedBackup
 */
export async function verifyBackup(
  source: BackupSource,
  { readsFiles }: { readsFiles: boolean },
): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  const files: FileEntry[] = [];
  const tables: TableHeader[] = [];
  let width = 0;
  const end = await readBackup(source, {
    header(said) {
      header = said;
    },
    file: (file) => void files.push(file),
    table(table) {
      tables.push(table);
      width = table.columns.length;
    },
    row(line) {
      const row = parsed(source, line) as unknown as unknown[];
      if (row.length !== width) throw new DamagedBackup(source.name, "una fila no tiene las columnas de su tabla");
    },
  });
  for (const { file, bytes, sha256 } of files) {
    if (bytes === null) continue;
    if ((await source.sizeOf(file)) !== bytes) throw new DamagedBackup(source.name, `falta el archivo ${file}`);
    if (readsFiles && (await measure(source.file(file))).sha256 !== sha256) {
      throw new DamagedBackup(source.name, `el archivo ${file} no es el que era`);
    }
  }
  return { header: header!, files, tables, end };
}

/**
 * The files that a backup of the folder names, by key. They stand at its beginning, so that little of it is read.
 *
 * @throws DamagedBackup where it cannot be read so far
 */
export async function readManifest(path: string): Promise<Map<string, Bytes>> {
  const source = await openBackup(path);
  const files = new Map<string, Bytes>();
  for await (const line of damageOf(source)) {
    const said = parsed(source, line);
    if ("umbral" in said) continue;
    const { file, bytes, sha256 } = said as unknown as FileEntry;
    if (file === undefined) break;
    if (bytes !== null && sha256 !== null) files.set(file, { bytes, sha256 });
  }
  return files;
}
