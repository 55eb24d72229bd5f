import sharp from "sharp";
import { expect, test } from "vitest";
import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import { encodePhoto } from "./encode-photo.server.ts";

/** Every size of a photo, as it is stored. */
async function storedSizes(photo: Buffer): Promise<Buffer[]> {
  const sizes: Buffer[] = [];
  const store: Pick<ObjectStore, "put"> = {
    async put(_key, bytes) {
      sizes.push(Buffer.from(bytes as Uint8Array));
    },
  };
  await encodePhoto(store as ObjectStore, "00000000-0000-4000-8000-000000000001", photo);
  return sizes;
}

test("a furnished photo says what it is in every size, and nothing else of its packet stays", async () => {
  const packet = provenanceXmp("compositeSynthetic", { label: "Amueblado virtualmente" });
  const sizes = await storedSizes(
    await sharp(await photoWithPosition())
      .withXmp(packet)
      .jpeg()
      .toBuffer(),
  );
  expect(sizes.length).toBeGreaterThan(2);
  for (const size of sizes) {
    const { xmpAsString, exif } = await sharp(size).metadata();
    expect(xmpAsString).toContain("digitalsourcetype/compositeSynthetic");
    expect(xmpAsString).not.toContain("Amueblado");
    expect(exif).toBeUndefined();
  }
});

test("a plain photo has no packet at all", async () => {
  const owned = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Cámara de Marina</x:xmpmeta>';
  for (const size of await storedSizes(
    await sharp(await photoWithPosition())
      .withXmp(owned)
      .jpeg()
      .toBuffer(),
  ))
    expect((await sharp(size).metadata()).xmp).toBeUndefined();
});
