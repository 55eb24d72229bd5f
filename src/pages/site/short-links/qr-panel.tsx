import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";

const SIZES = [
  { mm: 25, label: "25 mm · tarjeta, se lee a un palmo" },
  { mm: 40, label: "40 mm · folleto" },
  { mm: 80, label: "80 mm · escaparate" },
  { mm: 150, label: "150 mm · cartel, se lee a metro y medio" },
];

/** The code of a link as it will be printed: black on white whatever the theme is, with its quiet zone. */
export function QrPanel({ id, address, title }: { id: string; address: string; title: string }) {
  const [mm, setMm] = useState(40);
  const file = (type: string) => `/api/admin/links/${id}/qr.${type}?mm=${mm}&descargar`;
  return (
    <Panel labelledBy="qr">
      <PanelHeader id="qr" title="Código QR" />
      <PanelBody className="grid gap-4">
        <figure className="grid justify-items-center gap-2">
          <img
            src={`/api/admin/links/${id}/qr.svg`}
            alt={`Código QR que abre ${address}`}
            width={192}
            height={192}
            className="rounded-sm border bg-white"
          />
          <figcaption className="text-sm font-medium wrap-anywhere">{address.replace(/^https?:\/\//, "")}</figcaption>
        </figure>
        <PlainSelect
          name="mm"
          label="Tamaño al imprimir"
          value={String(mm)}
          onChange={(event) => setMm(Number(event.target.value))}
          choices={SIZES.map((size) => ({ value: String(size.mm), label: size.label }))}
          help="Con su margen blanco. Deja la dirección escrita debajo: hay quien la teclea."
        />
        <div className="flex flex-wrap gap-2">
          {["svg", "png"].map((type) => (
            <Button key={type} asChild variant="outline" size="sm">
              <a href={file(type)} download aria-label={`Descargar ${type.toUpperCase()} de «${title}»`}>
                <Download aria-hidden size={16} strokeWidth={1.75} />
                {type.toUpperCase()}
              </a>
            </Button>
          ))}
          <CopyButton text={address} label="Copiar enlace" size="sm" />
        </div>
      </PanelBody>
    </Panel>
  );
}
