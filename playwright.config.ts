import { defineConfig } from "@playwright/test";

const port = process.env.E2E_PORT ?? "4173";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  // On a machine that others use too a page may starve once. A journey that fails again is wrong; one that passes then is
  // listed as flaky, with the trace of its second try.
  retries: 1,
  // A busy machine is slow, not wrong: what is waited for ends the wait.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    // What moves would be waited for, and drawn frame by frame; journeys that look at motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Without its film: drawing every frame once more takes as long as much of the journeys.
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
    },
  },
  projects: [
    // What does not depend on the screen is gone through once: @once on a wide one, @phone on a small one.
    { name: "escritorio", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "movil",
      grepInvert: /@once/,
      testIgnore: ["process.spec.ts", "crawl.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" src/server/boot/main.server.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR ?? "data",
      LOG_LEVEL: "warn",
      // The account of `signInAsAdmin` in e2e/test.ts.
      ADMIN_EMAIL: "admin@umbral.example",
      ADMIN_PASSWORD: "puerta azul del patio",
      // All journeys come from one address.
      ANONYMOUS_RUNS_PER_ADDRESS: "100000",
      // Figures must be the same wherever the journeys are made.
      OFFICIAL_SERIES: "off",
      MAP_TILES: "off",
      AUTH_LIMITS: '{"signup":5000,"token":5000,"verify":5000,"recover":5000}',
    },
  },
});
