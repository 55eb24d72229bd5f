const WIDE = 512;
const HIGH = 256;

/** The sign of an arrow in a headset: a chevron and the name of the room; ochre while it is looked at. */
export function arrowPicture(name: string, isChosen: boolean): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.fillStyle = isChosen ? "#f9be45" : "#ffffff";
  context.beginPath();
  context.ellipse(WIDE / 2, 84, 110, 62, 0, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = "#11192c";
  context.lineWidth = 20;
  context.beginPath();
  context.moveTo(WIDE / 2 - 54, 104);
  context.lineTo(WIDE / 2, 56);
  context.lineTo(WIDE / 2 + 54, 104);
  context.stroke();
  context.font = "600 44px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  const wide = Math.min(WIDE - 16, context.measureText(name).width + 48);
  context.fillStyle = "#11192c";
  context.fillRect((WIDE - wide) / 2, 164, wide, 76);
  context.fillStyle = "#ffffff";
  context.fillText(name, WIDE / 2, 203, WIDE - 48);
  return canvas;
}
