import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { packBuiltRouteTable } from "./src/route-table.ts";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole table of routes in one cached file, instead of a question to the server for the links of each page.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => packBuiltRouteTable(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
