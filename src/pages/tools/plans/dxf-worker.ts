import { type DxfReading, readDxf } from "#domain/tools/plan-sheet/read-dxf.ts";

/** The text of a DXF comes in, its walls go out. A large drawing takes seconds; stop it by terminating the worker. */

export type DxfNews = { kind: "answer"; reading: DxfReading } | { kind: "failed" };

addEventListener("message", ({ data: file }: MessageEvent<File>) => {
  const tell = (news: DxfNews) => postMessage(news);
  file.text().then(
    (text) => {
      try {
        tell({ kind: "answer", reading: readDxf(text) });
      } catch {
        tell({ kind: "failed" });
      }
    },
    () => tell({ kind: "failed" }),
  );
});
