import type { ServerResponse } from "node:http";
import {
  type Context,
  context,
  diag,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { KeptTraces } from "./kept-traces.server.ts";
import { resourceOf } from "./resource.server.ts";
import { createMetricSender } from "./send-metrics.server.ts";
import type { TelemetrySettings } from "./settings.server.ts";
import type { OpenSpan, SpanAbout, Tracing } from "./tracing.server.ts";

/** Spans that wait for the collector; those beyond are dropped, so that one that is away fills no memory. */
const QUEUE = { maxQueueSize: 2_048, maxExportBatchSize: 512, scheduledDelayMillis: 2_000, exportTimeoutMillis: 5_000 };
/** One answer of the collector; what it refuses or does not answer is not sent for ever. */
const SENDING = { timeoutMillis: 5_000, concurrencyLimit: 2 };
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface Options {
  part: string;
  /** Whether a `traceparent` of a request is believed. */
  trustsParents: boolean;
}

/** Loads the libraries that trace and send. @returns the tracing, and what sends the rest and ends it */
export function openTelemetry(settings: TelemetrySettings, { part, trustsParents }: Options) {
  const resource = resourceOf(settings.serviceName, part);
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    ...SENDING,
  });
  const kept = new KeptTraces(
    new BatchSpanProcessor({ exporter, ...QUEUE }),
    new TraceIdRatioBasedSampler(settings.share),
  );
  const provider = new TracerProvider({ resource, sampler: new AlwaysOnSampler(), spanProcessors: [kept] });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const sender = createMetricSender(settings, resource, SENDING);
  const tracing = createTracing(provider.getTracer("umbral"), kept, trustsParents, sender.add);
  return {
    tracing,
    /** May take as long as the collector lets it. */
    async close(): Promise<void> {
      await Promise.allSettled([provider.forceFlush().then(() => provider.shutdown()), sender.close()]);
      contexts.disable();
      context.disable();
      diag.disable();
    },
  };
}

function createTracing(
  tracer: Tracer,
  kept: KeptTraces,
  trustsParents: boolean,
  exportMetrics: Tracing["exportMetrics"],
): Tracing {
  const start = ({ name, attributes = {}, isCall = false }: SpanAbout, parent: Context): Span =>
    tracer.startSpan(name, { kind: isCall ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }, parent);
  const doing = async <T>(span: Span, parent: Context, work: (span: OpenSpan) => Promise<T>): Promise<T> => {
    const open = opened(span);
    try {
      // A query of Drizzle is sent only when it is awaited, which therefore happens inside too.
      const done = await context.with(trace.setSpan(parent, span), async () => await work(open));
      open.end();
      return done;
    } catch (error) {
      open.end(error);
      throw error;
    }
  };
  return {
    serve(request, response, answer) {
      const method = METHODS.has(request.method ?? "") ? request.method! : "OTHER";
      const { traceparent } = request.headers;
      const parent = trustsParents && typeof traceparent === "string" ? parentOf(traceparent) : ROOT_CONTEXT;
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { "http.request.method": method } },
        parent,
      );
      response.once("close", () => endRequest(span, response));
      context.with(trace.setSpan(parent, span), answer);
    },
    nameRequest(route, isStream) {
      const span = trace.getActiveSpan() as (Span & { name: string }) | undefined;
      if (!span) return;
      span.updateName(`${span.name} ${route}`).setAttribute("http.route", route);
      if (isStream) span.setAttribute("umbral.stream", true).end();
    },
    begin(about) {
      const parent = context.active();
      if (!about.beginsTrace && !trace.getSpan(parent)) return undefined;
      return opened(start(about, parent));
    },
    during(about, work) {
      const parent = context.active();
      if (!about.beginsTrace && !trace.getSpan(parent)) return work();
      return doing(start(about, parent), parent, work);
    },
    continuing(carried, about, work) {
      const parent = parentOf(carried);
      return doing(start(about, parent), parent, work);
    },
    carried() {
      const span = trace.getActiveSpan();
      if (!span) return undefined;
      const { traceId, spanId } = span.spanContext();
      return `00-${traceId}-${spanId}-${kept.isChosen(span) ? "01" : "00"}`;
    },
    ids() {
      const ids = trace.getActiveSpan()?.spanContext();
      return ids && { trace_id: ids.traceId, span_id: ids.spanId };
    },
    exportMetrics,
  };
}

function opened(span: Span): OpenSpan {
  return {
    set: (attributes) => void span.setAttributes(attributes),
    end(error) {
      if (error !== undefined) span.setAttribute("error.type", kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function endRequest(span: Span, response: ServerResponse): void {
  // One that streams has ended already.
  if (!span.isRecording()) return;
  const status = response.statusCode;
  span.setAttribute("http.response.status_code", status);
  if (!response.writableFinished) span.setAttribute("umbral.aborted", true);
  if (status >= 500) span.setAttribute("error.type", String(status)).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Code or class of an error: its message may quote what somebody typed. */
function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  for (const kind of [code, name]) if (typeof kind === "string" && /^\w{1,60}$/.test(kind)) return kind;
  return "unknown";
}

const PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The context of a W3C `traceparent`; an empty one where it cannot be read. */
function parentOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = PARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const isSampled = (Number.parseInt(flags!, 16) & TraceFlags.SAMPLED) !== 0;
  const spanContext: SpanContext = {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  };
  return trace.setSpanContext(ROOT_CONTEXT, spanContext);
}
