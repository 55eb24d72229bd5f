import { type Context, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import type { ReadableSpan, Sampler, Span, SpanProcessor } from "@opentelemetry/sdk-trace";
import { SamplingDecision } from "@opentelemetry/sdk-trace";

/** Spans of one trace, and of all traces of this process that have not ended. Those beyond are not kept. */
const MOST_OF_TRACE = 200;
const MOST_HELD = 10_000;
/** A request, or a part of one in another thread, that takes longer is always kept. Seconds. */
const SLOW_REQUEST_S = 1;
/** A round of a work that takes longer is always kept. Seconds. */
const SLOW_ROUND_S = 30;

/** A trace as far as it happens here, from its first span until that has ended. */
interface Held {
  root: Span;
  /** Whether it is one of the share that is kept in any case. */
  isChosen: boolean;
  spans: ReadableSpan[];
  /** Undefined until the first span has ended. */
  isKept: boolean | undefined;
}

/**
 * Decides which traces are sent when they have ended: a share of all, and every one that failed or was slow. The spans
 * wait in memory until the first span of the trace in this process ends, within bounds.
 */
export class KeptTraces implements SpanProcessor {
  readonly #inner: SpanProcessor;
  readonly #share: Sampler;
  readonly #held = new WeakMap<object, Held>();
  #waiting = 0;

  /** @param inner gets the spans that are kept @param share chooses by the id of a trace, so that all threads agree */
  constructor(inner: SpanProcessor, share: Sampler) {
    this.#inner = inner;
    this.#share = share;
  }

  onStart(span: Span, parentContext: Context): void {
    const above = trace.getSpan(parentContext);
    const held = above && this.#held.get(above);
    this.#held.set(
      span,
      held ?? { root: span, isChosen: this.#isChosen(span, parentContext), spans: [], isKept: undefined },
    );
  }

  onEnd(span: ReadableSpan): void {
    const held = this.#held.get(span);
    if (!held) return;
    if (held.isKept !== undefined) {
      // It ended after its request.
      if (held.isKept) this.#inner.onEnd(span);
    } else if (span === held.root) this.#decide(held);
    else if (held.spans.length < MOST_OF_TRACE && this.#waiting < MOST_HELD) {
      held.spans.push(span);
      this.#waiting += 1;
    }
  }

  /** Whether the trace of a span is kept in any case, as other threads are told. */
  isChosen(span: object): boolean {
    return this.#held.get(span)?.isChosen ?? false;
  }

  forceFlush(): Promise<void> {
    return this.#inner.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#inner.shutdown();
  }

  #decide(held: Held): void {
    const { root, spans } = held;
    held.isKept = held.isChosen || isFailed(root) || isSlow(root);
    this.#waiting -= spans.length;
    if (held.isKept) for (const one of [...spans, root]) this.#inner.onEnd(one);
    held.spans = [];
  }

  #isChosen(span: Span, parentContext: Context): boolean {
    const { parentSpanContext } = span;
    if (parentSpanContext) return (parentSpanContext.traceFlags & TraceFlags.SAMPLED) !== 0;
    const { traceId } = span.spanContext();
    return (
      this.#share.shouldSample(parentContext, traceId, span.name, span.kind, {}, []).decision !==
      SamplingDecision.NOT_RECORD
    );
  }
}

const isFailed = ({ status }: ReadableSpan): boolean => status.code === SpanStatusCode.ERROR;

function isSlow({ kind, parentSpanContext, duration: [seconds, nanoseconds] }: ReadableSpan): boolean {
  const isOfRequest = kind === SpanKind.SERVER || parentSpanContext !== undefined;
  return seconds + nanoseconds / 1e9 > (isOfRequest ? SLOW_REQUEST_S : SLOW_ROUND_S);
}
