import { renderSVG } from "uqr";
import { Button } from "#ui/button.tsx";

/** Size of the picture for print. */
const PNG_PX = 1024;

/** An address as a QR code, to show and to take along. Always dark on white: cameras want it so. */
export default function QrCode({ address, name }: { address: string; name: string }) {
  const svg = renderSVG(address, { ecc: "M", border: 2, whiteColor: "white", blackColor: "black" });
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const file = `qr-${name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40) || "enlace"}`;

  async function savePng() {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = PNG_PX;
    canvas.height = PNG_PX;
    const pen = canvas.getContext("2d")!;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(picture, 0, 0, PNG_PX, PNG_PX);
    save(canvas.toDataURL("image/png"), `${file}.png`);
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <img src={source} alt={`Código QR que abre ${address}`} width={176} height={176} className="rounded-sm border" />
      <div className="grid gap-2">
        <Button variant="outline" onClick={() => save(source, `${file}.svg`)}>
          Descargar SVG
        </Button>
        <Button variant="outline" onClick={() => void savePng()}>
          Descargar PNG
        </Button>
      </div>
    </div>
  );
}

function save(href: string, name: string) {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}
