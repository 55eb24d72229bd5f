/** The parser of pdf.js; loading it is enough, and the package describes the library alone. */
declare module "pdfjs-dist/build/pdf.worker.mjs";
