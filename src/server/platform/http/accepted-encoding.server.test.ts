import { expect, test } from "vitest";
import { acceptsEncoding } from "./accepted-encoding.server.ts";

test.each<[string | undefined, boolean]>([
  ["gzip", true],
  ["br, GZIP", true],
  ["deflate;q=1, gzip;q=0.5", true],
  ["gzip;q=0", false],
  ["gzip; q=0.000, br", false],
  ["*", true],
  ["gzip;q=0, *", false],
  ["br, *;q=0", false],
  ["gzip;q=much", false],
  ["x-gzip-like", false],
  ["", false],
  [undefined, false],
])("«%s» allows gzip: %s", (header, isAllowed) => expect(acceptsEncoding(header, "gzip")).toBe(isAllowed));
