import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test, vi } from "vitest";
import { reportPageFailure } from "./page-failure.server.ts";

const request = new Request("https://umbral.example/es/precios?email=ana@agencia.es");

function report(error: unknown, asked = request) {
  const record = vi.fn();
  const recordOf = vi.fn();
  const log = { error: vi.fn() };
  reportPageFailure({ failures: { record, recordOf }, log: log as never }, error, asked);
  return { record, log };
}

test("an error thrown by a page is logged and kept", () => {
  const { record, log } = report(new TypeError("no hay precio"));
  expect(log.error).toHaveBeenCalledOnce();
  expect(record).toHaveBeenCalledWith(
    expect.objectContaining({ kind: "server", message: "TypeError: no hay precio", path: "/es/precios" }),
  );
});

test("anything may be thrown", () => {
  expect(report("texto").record).toHaveBeenCalledWith(expect.objectContaining({ message: "Error: texto" }));
});

test("an answer chosen by the page and an aborted request are no errors", () => {
  expect(report(new ErrorResponse(404, "", null)).record).not.toHaveBeenCalled();
  const gone = new AbortController();
  gone.abort();
  expect(report(new Error("x"), new Request(request, { signal: gone.signal })).record).not.toHaveBeenCalled();
});
