import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * What PostgreSQL calls while it recovers (`restore_command`): `node fetch-segment SOURCE TARGET` unpacks `SOURCE.gz`. Without such a
 * file it ends with 1, which PostgreSQL takes as the end of the archive.
 */

const [source, target] = process.argv.slice(2) as [string, string];
if (!existsSync(`${source}.gz`)) process.exit(1);
writeFileSync(target, gunzipSync(readFileSync(`${source}.gz`)), { mode: 0o600 });
