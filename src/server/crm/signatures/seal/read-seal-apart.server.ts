import { readerApart } from "../../../platform/jobs/read-apart.server.ts";
import type { FoundSeals } from "./read-seal.server.ts";

export interface SealsAsked {
  bytes: Uint8Array<ArrayBuffer>;
  /** DER of the certificate that seals here. */
  certificate: Uint8Array<ArrayBuffer>;
}

/** Reads the signatures of a file that anybody sent: one file at a time, while everybody else is served. */
export const findSealsApart = readerApart<SealsAsked, FoundSeals>({
  script: "src/server/crm/signatures/seal/read-seal-thread.server.ts",
  longestMs: 10_000,
  memoryMb: 256,
  atOnce: 1,
});
