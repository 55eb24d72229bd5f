import { afterEach, expect, test } from "vitest";
import { drawPaperHere, drawPapersApart, type Paper } from "./draw-paper.server.ts";
import { preparePapers } from "./prepare-papers.server.ts";

type Draw = (paper: Paper) => ReturnType<typeof drawPaperHere>;
const everywhere = (draw: Draw) => drawPapersApart({ usual: draw, written: draw, patient: draw });

afterEach(() => everywhere(drawPaperHere));

test("an example is drawn once nobody is being answered", async () => {
  const course: string[] = [];
  everywhere(async (paper) => {
    course.push(paper.kind);
    const pdf = await drawPaperHere(paper);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
    return pdf;
  });
  await preparePapers({
    signal: new AbortController().signal,
    quiet: async () => {
      course.push("quiet");
    },
  });
  expect(course).toEqual(["quiet", "result"]);
});

test("the end of the process ends it without an error", async () => {
  const ending = new AbortController();
  const papers = preparePapers({ signal: ending.signal });
  ending.abort();
  expect(await papers).toBeUndefined();
});
