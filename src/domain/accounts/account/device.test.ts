import { expect, test } from "vitest";
import { deviceName, deviceOf } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
    "Chrome 130 en Windows",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.2849.80`,
    "Edge 130 en Windows",
    "desktop",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0`,
    "Opera 114 en Windows",
    "desktop",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox 132 en Linux", "desktop"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari 18 en macOS",
    "desktop",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari 18 en iPhone",
    "mobile",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1",
    "Chrome 130 en iPhone",
    "mobile",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15",
    "Firefox 132 en iPad",
    "tablet",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Chrome 130 en Android",
    "mobile",
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X910) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Safari/537.36`,
    "Samsung Internet 26 en Android",
    "tablet",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
    "Chrome 130 en ChromeOS",
    "desktop",
  ],
  ["curl/8.9.1", "curl 8", "unknown"],
  ["node", "Node.js", "unknown"],
  ["", "Dispositivo desconocido", "unknown"],
  [null, "Dispositivo desconocido", "unknown"],
])("%s", (userAgent, name, form) => {
  const device = deviceOf(userAgent);
  expect(deviceName(device)).toBe(name);
  expect(device.form).toBe(form);
});

test("a hostile text is read in no time and names nothing", () => {
  const started = performance.now();
  expect(deviceOf(`Version/${"1".repeat(500)} ${"Mobile/".repeat(60)}`).browser).toBeNull();
  expect(performance.now() - started).toBeLessThan(50);
});
