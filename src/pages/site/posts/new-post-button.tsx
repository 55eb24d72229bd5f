import { PenLine } from "lucide-react";
import { useNavigate } from "react-router";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { useCall } from "#ui/use-call.ts";

interface NewPostButtonProps {
  /** The piece of news that it is about. */
  itemId?: string;
  label: string;
  variant?: ButtonVariant;
  size?: "default" | "sm";
  /** For screen readers, where several stand side by side. */
  name?: string;
}

/** Begins an entry of the blog and opens it. */
export function NewPostButton({ itemId, label, variant = "default", size = "default", name }: NewPostButtonProps) {
  const { isBusy, call } = useCall();
  const navigate = useNavigate();
  const start = async () => {
    const outcome = await call(null, "POST", "/api/admin/posts", itemId ? { itemId } : {});
    if (outcome.kind === "done") navigate(`/admin/noticias/${(outcome.answer as { id: string }).id}`);
  };
  return (
    <Button variant={variant} size={size} loading={isBusy} loadingText="Abriendo…" onClick={start} aria-label={name}>
      <PenLine aria-hidden size={size === "sm" ? 16 : 18} strokeWidth={1.75} />
      {label}
    </Button>
  );
}
