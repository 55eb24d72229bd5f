import { expect, test } from "vitest";
import { captionsFromText, captionsOf, srtOf, srtTime } from "./captions.ts";
import { timelineOf } from "./timeline.ts";
import { plainClips, plainDocument } from "./video.test-data.ts";

test("times as SubRip writes them: 3725.5 s are 1 h 2 min 5.5 s", () => {
  expect(srtTime(3725.5)).toBe("01:02:05,500");
  expect(srtTime(0)).toBe("00:00:00,000");
  // Thousandths are rounded before minutes are counted, so that no second has 1000 of them.
  expect(srtTime(59.9996)).toBe("00:01:00,000");
});

test("a file numbers its captions from one, and no line inside them is empty", () => {
  expect(
    srtOf([
      { from: 0, to: 1.5, text: "Salón\n\ncon luz" },
      { from: 2, to: 3, text: "Cocina" },
    ]),
  ).toBe("1\r\n00:00:00,000 --> 00:00:01,500\r\nSalón con luz\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nCocina\r\n");
});

test("titles are the captions where nobody speaks, from the middle of one transition to the next", () => {
  const clips = plainClips(3).map((clip, at) => ({ ...clip, title: ["Salón", "", "Baño"][at]! }));
  const document = plainDocument(clips);
  expect(captionsOf(document, timelineOf(document))).toEqual([
    { from: 0, to: 2.75, text: "Salón" },
    { from: 5.25, to: 8, text: "Baño" },
  ]);
});

test("spoken lines take the titles' place and end with the film", () => {
  const document = {
    ...plainDocument(plainClips(3)),
    captions: {
      isBurntIn: false,
      lines: [
        { from: 6, to: 20, text: "Fin" },
        { from: 0, to: 2, text: "Hola" },
        { from: 9, to: 10, text: "Tarde" },
      ],
    },
  };
  expect(captionsOf(document, timelineOf(document))).toEqual([
    { from: 0, to: 2, text: "Hola" },
    { from: 6, to: 8, text: "Fin" },
  ]);
});

test("a text is cut at sentences and at 68 letters, and fills its time", () => {
  const text =
    "Un salón con luz toda la tarde. La cocina se reformó hace dos años y da a un patio tranquilo con vistas al jardín de la finca.";
  const captions = captionsFromText(text, 1, 11);
  expect(captions.map(({ text: part }) => part)).toEqual([
    "Un salón con luz toda la tarde.",
    "La cocina se reformó hace dos años y da a un patio tranquilo con",
    "vistas al jardín de la finca.",
  ]);
  expect(captions[0]!.from).toBe(1);
  expect(captions.at(-1)!.to).toBe(11);
  for (const [at, caption] of captions.slice(1).entries()) expect(caption.from).toBe(captions[at]!.to);
});

test("no text and no time give no captions", () => {
  expect(captionsFromText("   ", 0, 5)).toEqual([]);
  expect(captionsFromText("Hola.", 5, 5)).toEqual([]);
});
