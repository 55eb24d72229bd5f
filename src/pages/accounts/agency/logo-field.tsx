import { ImageUp } from "lucide-react";
import type { AgencyView } from "#server/accounts/agencies/read-agency.server.ts";
import { classNames } from "#ui/class-names.ts";
import { PictureField } from "../settings/picture-field.tsx";

/** The logo that an agency signs with. */
export function LogoField({ logo }: { logo: AgencyView["brand"]["logo"] }) {
  return (
    <PictureField
      name="logo"
      label="Logotipo"
      path="/api/agency/logo"
      noun="logotipo"
      doneText={{ kept: "Logotipo guardado", removed: "Logotipo quitado" }}
      help="Mejor con fondo transparente; recortamos los márgenes."
      hasPicture={logo !== null}
    >
      <div
        className={classNames(
          // Paper is white in both schemes.
          "grid h-24 w-44 shrink-0 place-items-center rounded-sm border bg-[#ffffff] p-3",
          logo === null && "border-dashed border-input",
        )}
      >
        {logo === null ? (
          <ImageUp aria-hidden size={24} strokeWidth={1.5} className="text-[#626b7b]" />
        ) : (
          <img
            src={`/api/agency/logo/${logo.sha256}`}
            width={logo.widthPx}
            height={logo.heightPx}
            alt="Logotipo actual"
            className="max-h-full w-auto max-w-full object-contain"
          />
        )}
      </div>
    </PictureField>
  );
}
