import { expect, test } from "vitest";
import { phraseTable } from "../phrase-table.test-data.ts";
import { ENGLISH } from "./pieces.ts";

test("each fact of a home lets a text say the approved phrases", async () => {
  const table = phraseTable(ENGLISH, "en", (c) => [`opening: ${ENGLISH.opening(c).text}`]);
  await expect(table).toMatchFileSnapshot("./approved-phrases.txt");
});
