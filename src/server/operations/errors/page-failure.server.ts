import { isRouteErrorResponse } from "react-router";
import { outageCode } from "../../platform/db/outage.server.ts";
import { serverFailure } from "../../platform/failures/failure-log.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** Logs and keeps an error thrown by a page. An answer that a page chose (404) and an aborted request are none. */
export function reportPageFailure(
  services: Pick<ToolServices, "failures" | "log"> | null,
  error: unknown,
  request: Request,
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // A page rendered without a server around it: then somebody is watching.
  if (services === null) {
    console.error(error);
    return;
  }
  if (outageCode(error)) {
    services.log.warn({ err: error }, "page without a database");
    return;
  }
  services.log.error({ err: error }, "page failed");
  services.failures.record(serverFailure(error, { method: request.method, path: new URL(request.url).pathname }));
}
