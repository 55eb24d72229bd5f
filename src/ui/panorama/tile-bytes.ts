/** The bytes of tiles. Those of the first look are asked for while the viewer is still being built, and handed over when it asks. */

const ahead = new Map<string, Promise<Blob>>();

async function fetched(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, signal ? { signal } : {});
  if (!response.ok) throw new Error(`a tile answers ${response.status}`);
  return await response.blob();
}

export function askAhead(addresses: readonly string[]): void {
  for (const address of addresses) {
    const asked = fetched(address);
    // Its loader asks again, and tells.
    asked.catch(() => ahead.delete(address));
    ahead.set(address, asked);
  }
}

/** @throws Error where it cannot be had, or is not wanted any more */
export async function tileBytes(address: string, signal: AbortSignal): Promise<Blob> {
  const asked = ahead.get(address);
  ahead.delete(address);
  return await (asked ?? fetched(address, signal));
}
