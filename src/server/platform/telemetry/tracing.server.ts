import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";

/**
 * Where the product says what it is doing. Without a collector in the configuration nothing is installed, and every
 * function here costs one look at a variable; what stands behind it is loaded by `startTelemetry`.
 */

/** Attributes hold names of our own alone: no address, query, name, value of a row or id of a person. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanAbout {
  /** One of few: it never holds anything typed. */
  name: string;
  attributes?: SpanAttributes;
  /** Whether another program is asked; else the span is work of our own. */
  isCall?: boolean;
  /** Whether it begins a trace where none is under way; else it is left out there. */
  beginsTrace?: boolean;
}

export interface OpenSpan {
  /** @param error the reason of a failure; its kind and code are kept, its words are not */
  end(error?: unknown): void;
  /** Adds what is known only at the end. */
  set(attributes: SpanAttributes): void;
}

export interface Tracing {
  /** Everything that `answer` does, at once or later, belongs to this request. */
  serve(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /**
   * Names the request under way.
   *
   * @param route the pattern of its address
   * @param isStream whether the answer goes on for as long as somebody listens: its span ends with the head
   */
  nameRequest(route: string, isStream: boolean): void;
  begin(about: SpanAbout): OpenSpan | undefined;
  during<T>(about: SpanAbout, work: (span?: OpenSpan) => Promise<T>): Promise<T>;
  /** Goes on with a trace of another thread, as that one's `carried` gave it. */
  continuing<T>(carried: string, about: SpanAbout, work: () => Promise<T>): Promise<T>;
  /** The trace under way as a W3C `traceparent`, for another thread. */
  carried(): string | undefined;
  /** Ids of the trace and span under way, for the log. */
  ids(): { trace_id: string; span_id: string } | undefined;
  /** Figures of this process that are sent along. */
  exportMetrics(registry: Registry): void;
}

/** The built site brings a copy of this module: both look at the same place. */
const PLACE = Symbol.for("umbral.tracing");
const places = globalThis as { [PLACE]?: Tracing | undefined };

/** Undefined where nothing is traced. */
export const tracing = (): Tracing | undefined => places[PLACE];

/** @param installed undefined takes it away again */
export function installTracing(installed: Tracing | undefined): void {
  places[PLACE] = installed;
}

/** Does `work` as a span of the trace under way. */
export function traced<T>(about: SpanAbout, work: (span?: OpenSpan) => Promise<T>): Promise<T> {
  const here = tracing();
  return here ? here.during(about, work) : work();
}
