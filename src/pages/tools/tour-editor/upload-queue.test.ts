import { expect, test } from "vitest";
import type { ResumableUpload, UploadOptions } from "#ui/uploads/resumable-upload.ts";
import { sceneName, type Upload, UploadQueue, uploadProblem } from "./upload-queue.ts";

interface Sent {
  readonly name: string;
  readonly options: UploadOptions;
  readonly calls: string[];
}

/** A queue whose sendings are played by hand. */
function playedQueue() {
  const sent: Sent[] = [];
  const uploaded: string[] = [];
  let shown: readonly Upload[] = [];
  const queue = new UploadQueue("t1", {
    onChange: (uploads) => {
      shown = uploads;
    },
    onUploaded: (id, fileName) => uploaded.push(`${id} ${fileName}`),
    send: (file, options): ResumableUpload => {
      const calls: string[] = [];
      sent.push({ name: file.name, options, calls });
      return {
        pause: () => calls.push("pause"),
        resume: () => calls.push("resume"),
        cancel: () => calls.push("cancel"),
      };
    },
  });
  return { queue, sent, uploaded, shown: () => shown.map(({ name, phase, share }) => [name, phase, share]) };
}

const picture = (name: string, bytes = 100): File => new File([new Uint8Array(bytes)], name);

test("sends one file at once and the next when it is done", () => {
  const { queue, sent, uploaded, shown } = playedQueue();
  queue.add([picture("a.jpg"), picture("b.webp"), picture("c.avif")]);
  expect(sent.map(({ name }) => name)).toEqual(["a.jpg"]);
  expect(sent[0]!.options.collection).toBe("/api/tours/t1/panoramas");
  expect(sent[0]!.options.announcement).toEqual({ name: "a.jpg", sizeBytes: 100 });
  sent[0]!.options.onProgress({ phase: "subiendo", sentBytes: 25, totalBytes: 100, id: "p1", fault: null });
  expect(shown()).toEqual([
    ["a.jpg", "subiendo", 0.25],
    ["b.webp", "en-espera", 0],
    ["c.avif", "en-espera", 0],
  ]);
  sent[0]!.options.onProgress({ phase: "hecha", sentBytes: 100, totalBytes: 100, id: "p1", fault: null });
  expect(uploaded).toEqual(["p1 a.jpg"]);
  expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.webp"]);
});

test("a paused file gives its turn away, and a cancelled one leaves the list", () => {
  const { queue, sent, shown } = playedQueue();
  queue.add([picture("a.jpg"), picture("b.jpg"), picture("c.jpg")]);
  queue.pause("subida-1");
  expect(sent[0]!.calls).toEqual(["pause"]);
  sent[0]!.options.onProgress({ phase: "pausada", sentBytes: 10, totalBytes: 100, id: "p1", fault: null });
  expect(sent.at(-1)!.name).toBe("b.jpg");
  queue.cancel("subida-2");
  expect(sent[1]!.calls).toEqual(["cancel"]);
  expect(shown()).toEqual([
    ["a.jpg", "pausada", 0.1],
    ["c.jpg", "subiendo", 0],
  ]);
  // The cancelled one is heard no more.
  sent[1]!.options.onProgress({ phase: "hecha", sentBytes: 100, totalBytes: 100, id: "p2", fault: null });
  expect(shown()).toHaveLength(2);
});

test("files that the server would refuse are not sent, and say why", () => {
  const { queue, sent, shown } = playedQueue();
  queue.add([picture("a.heic"), picture("b.jpg", 0)]);
  expect(sent).toEqual([]);
  expect(shown().map(([, phase]) => phase)).toEqual(["fallida", "fallida"]);
  expect(uploadProblem({ name: "a.JPEG", size: 60 * 1024 * 1024 })).toBeNull();
  expect(uploadProblem({ name: "a.jpg", size: 60 * 1024 * 1024 + 1 })).toContain("60\u00a0MB");
  expect(uploadProblem({ name: "a.heic", size: 5 })).toContain("JPEG");
});

test.each([
  ["salon_comedor-2.JPG", "Salon comedor 2"],
  ["ático.webp", "Ático"],
  ["_-_.jpg", "Escena"],
  ["R0010042", "R0010042"],
  [`${"a".repeat(100)}.jpg`, `A${"a".repeat(79)}`],
])("names the scene of %s", (file, name) => {
  expect(sceneName(file)).toBe(name);
});
