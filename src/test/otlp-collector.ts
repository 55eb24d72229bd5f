import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A collector of the tests: takes traces and figures by OTLP over HTTP, as JSON. */

interface TakenSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

interface TakenPoint {
  attributes: { key: string; value: Record<string, unknown> }[];
  asDouble?: number;
  bucketCounts?: (string | number)[];
  explicitBounds?: number[];
  count?: string | number;
  sum?: number;
}

interface TakenMetric {
  name: string;
  unit: string;
  sum?: { dataPoints: TakenPoint[]; isMonotonic: boolean };
  gauge?: { dataPoints: TakenPoint[] };
  histogram?: { dataPoints: TakenPoint[] };
}

/** @param answer how a batch is answered; without an answer the collector hangs */
export async function openCollector(
  answer: (response: ServerResponse) => void = (response) => void response.end("{}"),
) {
  const bodies: { path: string; headers: NodeJS.Dict<string | string[]>; text: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request.setEncoding("utf8")) text += part;
    bodies.push({ path: request.url!, headers: request.headers, text });
    response.setHeader("content-type", "application/json");
    answer(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const parsed = (path: string) => bodies.filter((body) => body.path === path).map(({ text }) => JSON.parse(text));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: (): TakenSpan[] =>
      parsed("/v1/traces").flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: TakenSpan[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    metrics: (): TakenMetric[] =>
      parsed("/v1/metrics").flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }: { scopeMetrics: { metrics: TakenMetric[] }[] }) =>
          scopeMetrics.flatMap(({ metrics }) => metrics),
        ),
      ),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
