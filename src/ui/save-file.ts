/** How long a file that was made here can still be read: the browser reads it after the click. */
const READABLE_MS = 10_000;

/** Saves what the page already has as a file; the server learns nothing of it. @param type media type, as `text/csv` */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READABLE_MS);
}
