import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/**
 * Lets the chunk of the root route also export what other chunks take from it. React Router asks for exact exports,
 * which costs every page two more requests: a file that only hands on the root route, and the bundler's own helpers.
 */
const sharedRootChunk: Plugin = {
  name: "shared-root-chunk",
  enforce: "post",
  configEnvironment: (name) =>
    name === "client" ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } } : null,
};

/** Module ids that contain one of these patterns, on every platform. */
const modules = (...patterns: string[]) => new RegExp(patterns.join("|").replaceAll("/", "[\\\\/]"));

/**
 * Files that several pages need come in a few chunks instead of dozens: a page asks for its own file, for `core`, and for
 * those of the others that it uses. The first group that names a module gets it.
 */
const chunkGroups = [
  {
    name: "core",
    test: modules(
      "node_modules/(react|react-dom|react-router|scheduler)/",
      "src/root[.]",
      "src/ui/(site|cookies)/",
      "src/ui/region/(page-link|price|region-store|use-region)[.]",
      "src/ui/(breadcrumbs|button-classes|chevron|class-names|disclosure|theme|toast-region|toast-store)[.]",
      "src/content/crumbs[.]",
      "src/pages/shared/(crumbs|page-meta)[.]",
      "src/pages/frame/(site-frame|page-failure)[.]",
    ),
  },
  {
    // What nearly every page with a form or an icon shares.
    name: "kit",
    test: modules(
      "node_modules/lucide-react/",
      "src/ui/marketing/",
      "src/ui/illustration/(gateway|solids|isometry)[.]",
      "src/ui/(button|spinner|tag|panel|demo/demo-button|form/field-classes)[.]",
      "src/ui/lead/(lead-form|plain-field|privacy-note|use-lazy-part|waitlist-form)[.]",
      "src/domain/shared/format/",
      "src/pages/shared/structured-data[.]",
    ),
    minShareCount: 4,
  },
  {
    // Small parts that some public pages share with each other and with the tools.
    name: "figures",
    test: modules(
      "node_modules/lucide-react/",
      "src/ui/charts/(scale|interval-|bar-chart|chart-figure)",
      "src/ui/illustration/(arch-door|elevation)[.]",
      "src/ui/(marketing/|lead/waitlist-form|callout|copy-button|empty-state|module-icons|source-list|stat-figure)",
      "src/content/(modules|plans|property-names)[.]",
      "src/domain/shared/(search/|listing/fold)",
      "src/pages/(site/solutions/|tools/tool/draft)",
    ),
    minShareCount: 2,
  },
  {
    // What a tool's form and result are made of.
    name: "workbench",
    test: modules(
      "node_modules/(react-hook-form|zod)/",
      "src/ui/(form|charts)/",
      "src/ui/(data-table|table-sort|error-state)[.]",
      "src/ui/map/(property-map[.]tsx|map-geometry[.])",
      "src/content/(places/countries|country-options)[.]",
      // What a purchase costs and a bank lends: half of the tools reckon with it as one types.
      "src/domain/(tools/(mortgage|tax)/|shared/places/tax-places)",
      "src/domain/shared/(schema|listing)/",
      "src/content/errors[.]",
      "src/(pages|ui)/tool/",
    ),
    minShareCount: 2,
  },
  {
    // What the assistant's panel and its page share; the way to a person stays apart.
    name: "chat",
    test: modules("src/ui/chat/(?!hand-over-form|thread-view)", "src/domain/assistant/chat/(limits|extras|threads)[.]"),
    minShareCount: 2,
  },
  {
    // What every page asks for once somebody has signed in; the client itself stays apart.
    name: "session",
    test: modules(
      "src/ui/account/(address-return|load-auth-client|notice|session-store|start-session|use-session)[.]",
      "src/content/auth-errors[.]",
      "src/domain/accounts/account/private-path[.]",
    ),
  },
  {
    // The pages of signing in, and what the settings of an account share with them.
    name: "account",
    test: modules(
      "src/pages/accounts/auth/(?!app-frame)([a-z-]+[.]tsx|use-)",
      "src/ui/account/person-fields[.]",
      "src/domain/accounts/account/(user-type|password-strength)[.]",
    ),
    minShareCount: 2,
  },
  {
    // How pages call the API and say what went wrong.
    name: "calls",
    test: modules("src/ui/(call-api|field-errors|use-call|errors/report-error)[.]"),
    minShareCount: 2,
  },
  {
    // What private pages share with each other.
    name: "desk",
    test: modules(
      "src/pages/(accounts/(settings|users)|shared|frame)/(?!factor-actions)[a-z-]+[.]tsx?",
      "src/pages/frame/app-frame[.]",
      "src/ui/(app/|account/sign-out|pagination)",
      // In a chunk of its own, which needs nothing of `core`, it would part the bundler's helpers from `core`: one more file of
      // every page.
      "node_modules/(@atlaskit/|@babel/runtime/|bind-event-listener/|raf-schd/)",
    ),
    minShareCount: 2,
  },
  { name: "text", test: modules("src/pages/site/(legal/legal-page|articles/text-with-contents)[.]") },
  { name: "articles", test: modules("src/pages/site/articles/"), minShareCount: 2 },
];

const TESTS = ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"];
const APART_TESTS = ["src/**/*.{browser,apart}.test.{ts,tsx}"];

export default defineConfig({
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter(), sharedRootChunk],
  server: { watch: { ignored: ["**/data/**"] } },
  worker: { format: "es" },
  // MapLibre is one file of a megabyte; it loads only when a map comes into view.
  build: { chunkSizeWarningLimit: 1_300 },
  optimizeDeps: { exclude: ["maplibre-gl"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      build: { rolldownOptions: { input: "./src/server/boot/web.server.ts" } },
      // Its entries are folders with a package.json of their own, which Node does not follow.
      resolve: { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
    },
  },
  test: {
    globalSetup: "src/test/migrate-once.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Nothing here keeps state in a module but caches: files share what they import, which halves the time.
      {
        extends: true,
        test: { name: "shared", include: TESTS, exclude: APART_TESTS, isolate: false },
      },
      // Stores and globals of the browser, which live as long as a page, and libraries that a test replaces: each file gets its own.
      { extends: true, test: { name: "apart", include: APART_TESTS } },
    ],
  },
});
