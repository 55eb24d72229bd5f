import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { PRODUCT_SCREENS } from "#content/screens/product-screens.ts";
import { FONT_WEIGHTS, fontFile } from "#server/platform/fonts.server.ts";
import { PdfFile } from "#test/pdf-objects.ts";
import type { DemoWeek } from "./demo-week.ts";
import { paperPage } from "./paper-page.ts";
import type { TakenShot } from "./take-shots.ts";

/** Three pages of the valuation's PDF, fanned out: the first on top. */

/** Left upper corner of the square that a telephone shows of the fan: the first page, in CSS pixels. */
const PHONE_CORNER = { left: 320, top: 95 };

const PAGES = 3;
/** Places of the pages behind the first one, and of the first, in CSS pixels and degrees; the foot of each is cut off. */
const FAN = [
  { left: 590, top: 88, turn: 8 },
  { left: 130, top: 88, turn: -8 },
  { left: 360, top: 40, turn: 0 },
];
const PAGE_WIDTH = 480;

export async function takePaper(browser: Browser, origin: string, { results, lucia }: DemoWeek): Promise<TakenShot> {
  const answer = await fetch(`${origin}/api/runs/${results.runs.valuation}/export/pdf`, {
    headers: { cookie: lucia.cookie },
  });
  if (!answer.ok) throw new Error(`the PDF of the valuation answered ${answer.status}`);
  const file = new PdfFile(new Uint8Array(await answer.arrayBuffer()));
  const { width, height, narrow } = PRODUCT_SCREENS.paper;
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width, height } });
  try {
    await page.setContent(fanned(file));
    await page.evaluate(() => document.fonts.ready);
    // Paper is white in the dark, too.
    const { left: x, top: y } = PHONE_CORNER;
    const picture = {
      wide: await page.screenshot({ omitBackground: true }),
      narrow: await page.screenshot({ omitBackground: true, clip: { x, y, width: narrow.side, height: narrow.side } }),
    };
    return { light: picture, dark: picture };
  } finally {
    await page.close();
  }
}

function fanned(file: PdfFile): string {
  const fonts = FONT_WEIGHTS.map((weight) => {
    const bytes = readFileSync(fontFile("latin", weight)).toString("base64");
    return `@font-face{font-family:Archivo;font-weight:${weight};src:url(data:font/woff;base64,${bytes})}`;
  });
  const sheets = FAN.map(({ left, top, turn }, behind) => {
    const { svg } = paperPage(file, PAGES - 1 - behind);
    return `<div style="left:${left}px;top:${top}px;transform:rotate(${turn}deg)">${svg}</div>`;
  });
  return `<style>${fonts.join("")}
    body{margin:0;overflow:hidden}
    div{position:absolute;width:${PAGE_WIDTH}px;transform-origin:50% 100%;box-shadow:0 1px 3px rgb(17 25 44/.2),0 18px 40px -12px rgb(17 25 44/.35)}
    svg{display:block;width:100%}
  </style>${sheets.join("")}`;
}
