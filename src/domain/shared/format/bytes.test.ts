import { expect, test } from "vitest";
import { storageText } from "./bytes.ts";

test.each([
  [0, "0 MB"],
  [20, "0,1 MB"],
  [340_000, "0,3 MB"],
  [12_400_000, "12 MB"],
  [9_940_000, "9,9 MB"],
  [10_000_000, "10 MB"],
  [999_400_000, "999 MB"],
  [999_499_999, "999 MB"],
  [999_500_000, "1 GB"],
  [999_700_000, "1 GB"],
  [1_990_000_000, "1,99 GB"],
  [9_990_000_000, "9,99 GB"],
  [10_250_000_000, "10,3 GB"],
  [50_000_000_000, "50 GB"],
])("%i bytes are %s", (bytes, text) => expect(storageText(bytes).replace("\u00a0", " ")).toBe(text));
