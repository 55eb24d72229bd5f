import { Eye } from "lucide-react";

interface ImpersonationBarProps {
  sessionId: string;
  name: string;
  email: string;
  /** ISO instant. */
  until: string;
}

const clock = new Intl.DateTimeFormat("es-ES", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Madrid" });

/**
 * On top of every page while an administrator looks as somebody else: that person's name, the end, and the way out,
 * which needs no script. `--como-h` makes room for it under the bar of the site.
 */
export function ImpersonationBar({ sessionId, name, email, until }: ImpersonationBarProps) {
  return (
    <section
      aria-label="Cuenta de otra persona"
      data-como={sessionId}
      data-until={until}
      className="fixed inset-x-0 top-0 z-(--layer-chat) h-(--como-h) border-b border-warning-foreground/30 bg-warning text-warning-foreground print:hidden"
    >
      <div className="wrap-page flex h-full items-center gap-3 text-sm">
        <Eye aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <p className="min-w-0 flex-1 truncate">
          Ves <span className="max-sm:sr-only">Umbral </span>como{" "}
          <strong className="font-semibold">{name || email}</strong>
          {name ? <span className="max-md:sr-only"> · {email}</span> : null}
          <span className="max-lg:sr-only"> · hasta las {clock.format(new Date(until))} (hora de Madrid)</span>
        </p>
        <form method="post" action="/api/impersonation/end">
          <button
            type="submit"
            className="touch-target rounded-sm border border-warning-foreground/50 px-3 py-1 font-medium hover:bg-warning-foreground/10"
          >
            Salir<span className="sr-only"> de la cuenta de {name || email}</span>
          </button>
        </form>
      </div>
    </section>
  );
}
