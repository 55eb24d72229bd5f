import { chromium } from "@playwright/test";
import fs from "node:fs";
const base = "http://localhost:4598", dir = "/tmp/me/L/";
const home = fs.readFileSync(dir + "home.txt", "utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, opts, dark] of [["m", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, false], ["d", { viewport: { width: 1440, height: 900 } }, true], ["md", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, true]]) {
  const context = await browser.newContext({ ...opts, locale: "es-ES", timezoneId: "Europe/Madrid", storageState: dir + "state.json" });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log(name, "pageerror:", String(e).slice(0, 300)));
  page.on("console", (m) => { if (m.type() === "error") console.log(name, "console:", m.text().slice(0, 200)); });
  await page.addInitScript((d) => { localStorage.setItem("cookie_consent", JSON.stringify({ necessary: true, analytics: false, marketing: false, timestamp: new Date().toISOString() })); if (d) localStorage.setItem("theme", "dark"); }, dark);
  const shot = async (n) => { if (dark) await page.evaluate(() => document.documentElement.classList.add("dark")); await page.screenshot({ path: `${dir}${name}-${n}.png`, fullPage: true }); const w = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (w > 0) console.log(name, n, "sideways", w); };
  await page.goto(`${base}/home-staging`); await page.waitForTimeout(1500); await shot("list");
  await page.getByRole("link", { name: "Foto amueblada" }).first().click(); await page.waitForTimeout(9000); await shot("bench");
  await page.getByRole("tab", { name: "1. Perspectiva" }).click(); await page.waitForTimeout(2500); await shot("persp");
  await page.goto(`${base}/video-creator`); await page.waitForTimeout(1500); await page.getByRole("link", { name: "Piso vacío en Ruzafa" }).first().click(); await page.waitForTimeout(12000); await shot("video");
  await page.goto(`${base}/marketing-video?vivienda=${home}`); await page.waitForTimeout(6000); await shot("promo");
  await page.goto(`${base}/home-staging/comprobar`); await page.waitForTimeout(1500); await shot("check");
  await context.close();
}
await browser.close();
