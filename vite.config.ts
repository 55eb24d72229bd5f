import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  server: { watch: { ignored: ["**/data/**"] } },
  worker: { format: "es" },
  // MapLibre is one file of a megabyte; it loads only when a map comes into view.
  build: { chunkSizeWarningLimit: 1_300 },
  optimizeDeps: { exclude: ["maplibre-gl"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes as one file instead of twenty.
            codeSplitting: {
              groups: [
                {
                  name: "core",
                  test: new RegExp(
                    [
                      "node_modules/(react|react-dom|react-router|scheduler)/",
                      "src/root[.]",
                      "src/ui/(site|cookies)/",
                      "src/ui/region/(page-link|price|region-store|use-region)[.]",
                      "src/ui/(breadcrumbs|button-classes|chevron|class-names|disclosure|theme|toast-region|toast-store)[.]",
                      "src/content/(modules|crumbs|solutions)[.]",
                      "src/pages/(crumbs|page-meta|structured-data)[.]",
                      "src/pages/site/(site-frame|page-failure)[.]",
                    ]
                      .join("|")
                      .replaceAll("/", "[\\\\/]"),
                  ),
                },
                // What nearly every page with a form or an icon shares.
                {
                  name: "kit",
                  test: /node_modules[\\/]lucide-react[\\/]|src[\\/]ui[\\/](marketing[\\/][a-z-]+|illustration[\\/](gateway|solids|isometry)|button|spinner|tag|panel|demo[\\/]demo-button|lead[\\/](lead-form|plain-field|privacy-note|use-lazy-part|waitlist-form)|form[\\/]field-classes)[.]|src[\\/]domain[\\/]format[\\/]/,
                  minShareCount: 4,
                },
                { name: "text", test: /src[\\/]pages[\\/](legal[\\/]legal-page|articles[\\/]text-with-contents)[.]/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/server/web.server.ts" } } },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    globalSetup: "src/test/migrate-once.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
