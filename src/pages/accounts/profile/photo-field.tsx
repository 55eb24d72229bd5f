import { UserRound } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { PictureField } from "../settings/picture-field.tsx";

/** The photo beside a person's name. */
export function PhotoField({ photo }: { photo: string | null }) {
  return (
    <PictureField
      name="photo"
      label="Foto"
      path="/api/agent-card/photo"
      noun="foto"
      doneText={{ kept: "Foto guardada", removed: "Foto quitada" }}
      help="La recortamos en cuadrado y no guardamos dónde se hizo."
      hasPicture={photo !== null}
    >
      <span
        className={classNames(
          "grid size-20 shrink-0 place-items-center overflow-hidden rounded-full border bg-secondary",
          photo === null && "border-dashed border-input",
        )}
      >
        {photo === null ? (
          <UserRound aria-hidden size={28} strokeWidth={1.5} className="text-muted-foreground" />
        ) : (
          <img src={photo} width={320} height={320} alt="Tu foto" className="size-full object-cover" />
        )}
      </span>
    </PictureField>
  );
}
