import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import {
  AlwaysOnSampler,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { KeptTraces } from "./kept-traces.server.ts";

function traces(share: number) {
  const exporter = new InMemorySpanExporter();
  const kept = new KeptTraces(new SimpleSpanProcessor({ exporter }), new TraceIdRatioBasedSampler(share));
  const provider = new TracerProvider({ sampler: new AlwaysOnSampler(), spanProcessors: [kept] });
  const tracer = provider.getTracer("test");
  /** A request with children; the names of its spans that were kept. */
  const request = async (
    name: string,
    { children = 1, seconds = 0, fails = false, isRound = false, remote = undefined as TraceFlags | undefined } = {},
  ) => {
    const ids = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331", isRemote: true };
    const above =
      remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: remote });
    const kind = isRound ? SpanKind.INTERNAL : SpanKind.SERVER;
    const root = tracer.startSpan(name, { kind, startTime: Date.now() - seconds * 1000 }, above);
    const inside = trace.setSpan(above, root);
    for (let i = 0; i < children; i++) tracer.startSpan(`${name} ${i}`, {}, inside).end();
    const late = tracer.startSpan(`${name} late`, {}, inside);
    if (fails) root.setStatus({ code: SpanStatusCode.ERROR });
    root.end();
    late.end();
    await provider.forceFlush();
    const names = exporter.getFinishedSpans().map((span) => span.name);
    exporter.reset();
    return names;
  };
  return request;
}

test("with a share of nothing, what failed or was slow is kept whole, with what ended after it", async () => {
  const request = traces(0);
  expect(await request("quick")).toEqual([]);
  expect(await request("slow", { seconds: 1.1 })).toEqual(["slow 0", "slow", "slow late"]);
  expect(await request("failed", { fails: true })).toEqual(["failed 0", "failed", "failed late"]);
});

test("a round may take longer than a request", async () => {
  const request = traces(0);
  expect(await request("round", { isRound: true, seconds: 20 })).toEqual([]);
  expect(await request("long round", { isRound: true, seconds: 31, children: 0 })).toEqual([
    "long round",
    "long round late",
  ]);
});

test("a share of everything keeps everything; a caller's word goes before the share", async () => {
  expect(await traces(1)("any")).toHaveLength(3);
  expect(await traces(1)("any", { remote: TraceFlags.NONE })).toEqual([]);
  expect(await traces(0)("any", { remote: TraceFlags.SAMPLED })).toHaveLength(3);
  expect(await traces(0)("failed", { remote: TraceFlags.NONE, fails: true })).toHaveLength(3);
});

test("a trace of a thousand spans keeps two hundred and its root", async () => {
  expect((await traces(1)("long", { children: 1_000 })).filter((name) => name !== "long late")).toHaveLength(201);
});
