import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole table of routes in one cached file, instead of a question to the server for the links of each page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
