import { expect, test } from "vitest";
import { consentEmbedCode, embedCode } from "./embed-code.ts";

const GIVEN = {
  address: "https://umbral.example/tour/7",
  title: 'Piso «Sol» de "Ana" & <b>',
  ratio: [16, 9],
  maxWidthPx: 900,
} as const;
const open = { ...GIVEN, hasPassword: false };

test("the frame keeps its shape, and no title ends its attribute", () => {
  const code = embedCode(GIVEN);
  expect(code).toContain('src="https://umbral.example/tour/7?incrustado=1"');
  expect(code).toContain("max-width:900px;aspect-ratio:16/9");
  expect(code).toContain('title="Piso «Sol» de &quot;Ana&quot; &amp; &lt;b&gt;"');
  expect(embedCode({ ...GIVEN, maxWidthPx: null })).not.toContain("max-width");
});

test("before consent nothing is loaded: no address but that of the link", () => {
  const code = consentEmbedCode({ ...open, picture: null });
  expect(code).not.toMatch(/ src=/);
  expect(code).not.toContain("url(");
  expect(code.match(/https:/g)).toHaveLength(1);
  expect(code).toContain("&lt;a href=&quot;https://umbral.example/tour/7?incrustado=1&quot;&gt;");
  expect(code).toContain("umbral.example, que no usa cookies.");
  expect(consentEmbedCode({ ...open, picture: null, hasPassword: true })).toContain(
    "guarda una cookie cuando escribes",
  );
});

test("a picture is taken inline, and left out where it would be fetched", () => {
  expect(consentEmbedCode({ ...open, picture: "data:image/webp;base64,AAAA" })).toContain(
    "url(data:image/webp;base64,AAAA)",
  );
  expect(consentEmbedCode({ ...open, picture: "https://elsewhere.example/a.webp" })).not.toContain("elsewhere");
  expect(consentEmbedCode({ ...open, picture: "data:image/webp;base64,AA)}</style>" })).not.toContain("url(");
});
