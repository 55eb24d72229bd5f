import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Colleague } from "#domain/crm/contacts/dto.ts";
import { Button, type ButtonVariant } from "#ui/button.tsx";

const NewContactDialog = lazy(() =>
  import("./new-contact-dialog.tsx").then(({ NewContactDialog }) => ({ default: NewContactDialog })),
);

interface NewContactButtonProps {
  colleagues: readonly Colleague[];
  variant?: ButtonVariant;
  /** A new contact gets a deal: their file opens with its form. */
  withDeal?: boolean;
}

/** Asks for somebody new, and leads to their file. */
export function NewContactButton({ colleagues, variant = "default", withDeal = false }: NewContactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Typed values survive closing.
  const [wasOpen, setWasOpen] = useState(false);
  const location = useLocation();
  // The command menu leads here to ask for one; each arrival is another location.
  useEffect(() => {
    if (location.hash !== "#nuevo") return;
    setOpen(true);
    setWasOpen(true);
  }, [location]);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        <Plus aria-hidden size={18} strokeWidth={1.75} />
        Nuevo contacto
      </Button>
      <Suspense>
        {wasOpen ? (
          <NewContactDialog open={isOpen} onClose={() => setOpen(false)} colleagues={colleagues} withDeal={withDeal} />
        ) : null}
      </Suspense>
    </>
  );
}
