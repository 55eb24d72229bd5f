import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  prerender: ["", "/es", "/latam"].map((region) => `${region}/metodo/valoracion`),
} satisfies Config;
