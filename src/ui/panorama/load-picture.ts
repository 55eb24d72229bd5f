/**
 * A picture by its address, decoded. It is asked for as an element asks, so a preload, the background of the page and the viewer share one
 * answer of the network.
 *
 * @throws Error where there is none
 */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.decoding = "async";
  picture.fetchPriority = "high";
  picture.src = address;
  await picture.decode();
  return picture;
}
