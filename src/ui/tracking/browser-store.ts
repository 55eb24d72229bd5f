/** The browser's storage, which may be full or forbidden: reading then finds nothing and writing does nothing. */

export function readStored(storage: "localStorage" | "sessionStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes it */
export function writeStored(storage: "localStorage" | "sessionStorage", key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // Without storage, as said above: values last as long as the page.
  }
}
