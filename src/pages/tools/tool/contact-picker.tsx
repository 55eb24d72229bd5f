import { UserRound, X } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Fill } from "#tools/offered-figures.ts";
import { Button } from "#ui/button.tsx";

const ContactSearch = lazy(() => import("./contact-search.tsx").then((m) => ({ default: m.ContactSearch })));

export interface PickedContact {
  id: string;
  name: string;
}

interface ContactPickerProps {
  slug: string;
  contact: PickedContact | null;
  onPick: (contact: PickedContact | null, fill?: Fill) => void;
}

/** The contact that a run is made for: their data fill the form, and their timeline keeps the result. */
export function ContactPicker({ slug, contact, onPick }: ContactPickerProps) {
  return (
    <section aria-label="Para quién" className="border-b px-5 py-4 sm:px-7">
      {contact ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <UserRound aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            Para <b className="font-semibold">{contact.name}</b>. El resultado se apunta en su historial.
          </span>
          <Button variant="ghost" size="sm" onClick={() => onPick(null)}>
            <X aria-hidden size={16} strokeWidth={1.75} /> Quitar
          </Button>
        </p>
      ) : (
        <div className="min-h-16">
          <Suspense>
            <ContactSearch slug={slug} onChoose={onPick} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
