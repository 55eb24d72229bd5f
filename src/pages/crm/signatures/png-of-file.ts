const MOST_PX = { width: 600, height: 200 };

/** A picture of somebody's signature as a small PNG on white; null for a file that the browser cannot show. */
export async function pngOfFile(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null); // the form says so
  if (!picture) return null;
  const scale = Math.min(1, MOST_PX.width / picture.width, MOST_PX.height / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext("2d");
  if (!paper) return null;
  paper.fillStyle = "#ffffff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}
