import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";

/**
 * PostgreSQL calls this program while it recovers (`restore_command`): `node fetch-segment SOURCE TARGET` unpacks `SOURCE.zst`. Without such a
 * file it ends with 1, which PostgreSQL takes as the end of the archive.
 */

const [source, target] = process.argv.slice(2) as [string, string];
if (!existsSync(`${source}.zst`)) process.exit(1);
writeFileSync(target, zstdDecompressSync(readFileSync(`${source}.zst`)), { mode: 0o600 });
