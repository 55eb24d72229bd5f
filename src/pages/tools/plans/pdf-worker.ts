/** The parser of pdf.js in a thread of its own: loaded there, it listens by itself. */
import "pdfjs-dist/build/pdf.worker.mjs";
