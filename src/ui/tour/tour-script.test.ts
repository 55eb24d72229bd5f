import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { samplePanorama } from "#domain/tools/tours/tour-samples.ts";
import { offlinePage } from "./offline-page.ts";
import { TOUR_CSS } from "./tour-css.ts";
import SCRIPT from "./tour-script.ts?script";

test("viewer and style sheet together stay below 60 KB as they are sent", () => {
  expect(SCRIPT.length).toBeGreaterThan(10_000);
  expect(gzipSync(SCRIPT + TOUR_CSS).length).toBeLessThan(60 * 1024);
});

test("the viewer names no address of another host, and nothing that its page's policy forbids", () => {
  const addresses = SCRIPT.match(/https?:\/\/[^"'`\s)]*/g) ?? [];
  // The name of SVG, which nobody fetches, and a link that a visitor presses.
  expect([...new Set(addresses.map((address) => address.split("/")[2]))].sort()).toEqual(["wa.me", "www.w3.org"]);
  expect(SCRIPT).not.toMatch(/\beval\(|new Function|innerHTML|localStorage|sessionStorage|document\.cookie/);
});

const TOUR = {
  title: "Ático",
  start: "s",
  scenes: [
    {
      id: "s",
      name: "Salón </script><script>alert(1)</script>",
      panorama: { ...samplePanorama, preview: 'p/"a").webp' },
      start: { yaw: 0, pitch: 0, fov: 75 },
      levelling: { pitch: 0, roll: 0 },
    },
  ],
};

test("the page of an archive asks nobody else, and no text of the tour leaves its element", () => {
  const html = offlinePage({ tourJson: JSON.stringify(TOUR), title: "Ático & <co>", css: "a.css", script: "a.js" });
  expect(html).toContain("<title>Ático &amp; &lt;co&gt;</title>");
  expect(html).not.toMatch(/https?:/);
  expect(html.match(/<script/g)).toHaveLength(2);
  const inline = /id="tour">([^<]*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(inline ?? "")).toEqual(TOUR);
  expect(html).toContain("default-src &#39;none&#39;");
  expect(html).toContain('as="image" href="p/&quot;a&quot;).webp"');
  expect(html).toContain("background-image:url(&quot;p/%22a%22%29.webp&quot;);--degree");
  expect(html).toContain('src="p/&quot;a&quot;).webp"');
});
