import { expect, test } from "vitest";
import { openCollector } from "../../../test/otlp-collector.ts";
import { telemetrySettings } from "./settings.server.ts";
import { startTelemetry } from "./start-telemetry.server.ts";
import { traced, tracing } from "./tracing.server.ts";

const about = { name: "work", beginsTrace: true };

test("without a collector nothing is installed, and work is simply done", async () => {
  const stop = await startTelemetry({}, { part: "test" });
  expect(tracing()).toBeUndefined();
  expect(await traced(about, async (span) => [span, 1])).toEqual([undefined, 1]);
  await stop();
});

test("a collector that hangs, and one that is not there, hold no end", async () => {
  const hung = await openCollector(() => {});
  for (const url of [hung.url, "http://127.0.0.1:9"]) {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: "1" };
    const stop = await startTelemetry(env, { part: "test" });
    // More than wait for a collector.
    for (let n = 0; n < 5_000; n++) await traced(about, async () => n);
    await stop();
    expect(tracing()).toBeUndefined();
  }
  hung.close();
});

test("a work that fails fails as it would, and its error's words are not sent", async () => {
  const collector = await openCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: "0" };
  const stop = await startTelemetry(env, { part: "test" });
  const failing = traced(about, async () => {
    throw Object.assign(new Error("juan.perez@correo.example"), { code: "23505" });
  });
  await expect(failing).rejects.toThrow("juan.perez@correo.example");
  await stop();
  collector.close();
  expect(collector.spans()).toMatchObject([{ name: "work", status: { code: 2 } }]);
  expect(collector.spans()[0]!.attributes).toEqual([{ key: "error.type", value: { stringValue: "23505" } }]);
  expect(collector.bodies.map(({ text }) => text).join()).not.toContain("perez");
});

test("settings: headers as in an address, a final slash is not doubled, defaults", () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: "https://otlp.example/", OTEL_EXPORTER_OTLP_HEADERS: "A=b%20c, d=100%,e" };
  expect(telemetrySettings(env)).toEqual({
    endpoint: "https://otlp.example",
    headers: { a: "b c", d: "100%" },
    serviceName: "umbral",
    share: 0.05,
  });
  expect(telemetrySettings({})).toBeUndefined();
});
