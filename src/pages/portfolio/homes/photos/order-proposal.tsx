import { useState } from "react";
import type { HomePhoto } from "#domain/portfolio/homes/home-files.ts";
import { photoWords, proposedOrder } from "#domain/portfolio/homes/photo-rooms.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { HomePicture } from "./home-picture.tsx";

interface OrderProposalProps {
  /** In their present order. */
  photos: readonly HomePhoto[];
  type: HomeType;
  onOrder: (ids: readonly string[]) => void;
}

/** Offers another order of the photos, by their rooms, and shows it first; nothing moves without a click. */
export function OrderProposal({ photos, type, onOrder }: OrderProposalProps) {
  const [isOpen, setOpen] = useState(false);
  const order = proposedOrder(photos, type);
  if (order === null) return null;
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const without = photos.filter(({ room }) => room === null).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-muted px-4 py-2.5 text-sm">
      <p>Hay un orden que enseña mejor la vivienda, por estancias.</p>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Ver el orden propuesto
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Orden propuesto"
        description={
          without === 0
            ? "Primero lo que más se mira, después cada estancia, y el plano al final."
            : `Por estancias. ${without === 1 ? "Una foto no la tiene puesta y va" : `${without} fotos no la tienen puesta y van`} tras las demás.`
        }
        footer={
          <Button
            className="max-sm:w-full"
            onClick={() => {
              setOpen(false);
              onOrder(order);
            }}
          >
            Ordenar así
          </Button>
        }
      >
        <ol className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {order.map((id, at) => {
            const photo = byId.get(id)!;
            const words = photoWords(photo);
            return (
              <li key={id} className="min-w-0 text-xs">
                <span className="relative block aspect-4/3 overflow-hidden rounded-sm border">
                  <HomePicture photo={photo} alt="" sizes="10rem" />
                </span>
                <span className="mt-1 block truncate text-muted-foreground">
                  {at + 1}. {words ?? "Sin estancia"}
                </span>
              </li>
            );
          })}
        </ol>
      </Dialog>
    </div>
  );
}
