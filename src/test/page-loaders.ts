import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createStaticHandler, matchRoutes, type RouteObject } from "react-router";
import type { PageRenderer } from "#server/boot/app.server.ts";
import routeTable from "../routes.ts";

/** A route's module, as far as its loader decides. */
interface RouteModule {
  loader?: (args: unknown) => unknown;
  /** A file or a redirect has none. */
  default?: unknown;
}

const modules = import.meta.glob<RouteModule>(["../root.tsx", "../pages/**/*.{ts,tsx}", "!../**/*.test.*"]);
const moduleOf = (file: string): Promise<RouteModule> => modules[`../${file}`]!();

/** A route of the table with its address. */
export interface PageRoute {
  path: string;
  file: string;
}

/** The addresses of the route table with the module that answers each. */
export function pageRoutes(entries: readonly RouteConfigEntry[] = routeTable, above = ""): PageRoute[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const here = path ? `${above}/${path}` : above;
    const own = (path !== undefined || index) && !children ? [{ path: here === "" ? "/" : here, file }] : [];
    return [...own, ...pageRoutes(children ?? [], here)];
  });
}

/** Answers with the status that the real loaders of a page and of its frames give, without drawing it. */
export function createLoaderRenderer(): PageRenderer {
  const toRoute = ({ id, file, path, index, children }: RouteConfigEntry): RouteObject => ({
    id: id ?? file,
    handle: file,
    loader: async (args: unknown) => (await (await moduleOf(file)).loader?.(args)) ?? null,
    ...(path === undefined ? {} : { path }),
    ...(index ? { index: true as const } : { children: (children ?? []).map(toRoute) }),
  });
  const routes = [toRoute({ id: "root", file: "root.tsx", path: "", children: [...routeTable] })];
  const handler = createStaticHandler(routes);
  // The framework flattens the whole table for each question, and the same addresses are asked by many people.
  const leaves = new Map<string, RouteObject>();
  const leafOf = (pathname: string): RouteObject => {
    const leaf = leaves.get(pathname) ?? matchRoutes(routes, pathname)!.at(-1)!.route;
    leaves.set(pathname, leaf);
    return leaf;
  };
  return async (request, requestContext) => {
    const leaf = leafOf(new URL(request.url).pathname);
    const { default: page } = await moduleOf(String(leaf.handle));
    if (page === undefined) {
      const answer: unknown = await handler
        .queryRoute(request, { requestContext, routeId: leaf.id! })
        .catch((thrown) => thrown);
      return answer instanceof Response ? answer : new Response(null, { status: statusIn(answer) });
    }
    const answer = await handler.query(request, { requestContext });
    if (answer instanceof Response) return answer;
    // A loader's unexpected error fails the test and is no answer.
    const [failure] = Object.values(answer.errors ?? {}).filter((error) => error instanceof Error);
    if (failure) throw failure;
    return new Response(null, { status: answer.statusCode });
  };
}

/** Status of `data(…, { status })`, thrown or returned. */
function statusIn(answer: unknown): number {
  if (answer instanceof Error) throw answer;
  const { status, init } = answer as { status?: number; init?: { status?: number } };
  return status ?? init?.status ?? 200;
}
