import { Bell, CircleX, Info, type LucideIcon, MessageCircleQuestion, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { NotificationType } from "#domain/accounts/account/notices.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Ago } from "../realtime/ago.tsx";
import type { Notification } from "../realtime/event-store.ts";
import { useEvents } from "../realtime/use-events.ts";
import { PageLink } from "../region/page-link.tsx";
import { markRead } from "./notification-calls.ts";

/** The bell: how many notices wait, and the newest of them. */
export function NotificationsMenu({ className }: { className?: string }) {
  const { inbox } = useEvents();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = inbox?.unread ?? 0;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={box} className={classNames("relative print:hidden", className)}>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="relative"
        aria-label={unread === 0 ? "Avisos" : `Avisos: ${formatNumber(unread)} sin leer`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell aria-hidden size={20} strokeWidth={1.75} />
        {unread > 0 ? (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 min-w-4.5 rounded-xs bg-destructive px-1 text-center text-2xs font-medium text-destructive-foreground tabular-nums"
          >
            {unread > 99 ? "99+" : unread}
          </span>
        ) : null}
      </Button>
      <p role="status" className="sr-only">
        {unread === 0 ? "" : unread === 1 ? "1 aviso sin leer" : `${formatNumber(unread)} avisos sin leer`}
      </p>
      <section
        id={id}
        aria-label="Tus avisos"
        hidden={!isOpen}
        className="absolute top-full right-0 z-(--layer-overlay) mt-1 max-h-[min(32rem,70dvh)] w-[min(24rem,calc(100vw-2*var(--space-gutter)))] animate-fade overflow-y-auto rounded-md border bg-popover text-sm text-popover-foreground shadow-lg"
      >
        <header className="sticky top-0 flex min-h-12 items-center justify-between gap-3 border-b bg-popover px-4 py-1">
          <h2 className="text-base font-semibold tracking-normal [font-stretch:100%]">Avisos</h2>
          {unread > 0 ? (
            <Button variant="ghost" size="sm" onClick={() => markRead("all")}>
              Marcar todo como leído
            </Button>
          ) : null}
        </header>
        {inbox && inbox.newest.length > 0 ? (
          <ul>
            {inbox.newest.map((notification) => (
              <Entry key={notification.id} notification={notification} onLeave={() => setOpen(false)} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-6 text-center text-muted-foreground">
            {inbox ? "No tienes avisos. Aquí verás lo que necesita tu atención." : "Cargando tus avisos…"}
          </p>
        )}
      </section>
    </div>
  );
}

const KINDS: Record<NotificationType, { Icon: LucideIcon; word: string }> = {
  error: { Icon: CircleX, word: "Error" },
  warning: { Icon: TriangleAlert, word: "Advertencia" },
  question: { Icon: MessageCircleQuestion, word: "Pregunta" },
  info: { Icon: Info, word: "Novedad" },
};

function Entry({ notification, onLeave }: { notification: Notification; onLeave: () => void }) {
  const { id, title, message, type, link, times, read_at, last_at } = notification;
  const isUnread = read_at === null;
  const { Icon, word } = KINDS[type];
  const open = () => {
    onLeave();
    if (isUnread) void markRead([id], { keepalive: true });
  };
  return (
    <li className={classNames("flex gap-3 border-b px-4 py-3 last:border-b-0", isUnread && "bg-primary-soft/40")}>
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={classNames("mt-0.5 shrink-0", type === "error" ? "text-destructive" : "text-muted-foreground")}
      />
      <div className="min-w-0 flex-1">
        <p className={classNames("wrap-anywhere", isUnread && "font-medium")}>
          <span className="sr-only">{isUnread ? `${word}, sin leer` : word}: </span>
          {link ? (
            <PageLink to={link} onClick={open} className="touch-target text-foreground no-underline hover:underline">
              {title}
            </PageLink>
          ) : (
            title
          )}
        </p>
        <p className="mt-0.5 text-xs wrap-anywhere text-muted-foreground">{message}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
          <Ago iso={last_at} />
          {times > 1 ? <span>{formatNumber(times)} veces</span> : null}
          {isUnread ? (
            <button
              type="button"
              className="touch-target ml-auto font-medium text-primary hover:underline"
              onClick={() => markRead([id])}
            >
              Marcar como leído<span className="sr-only">: {title}</span>
            </button>
          ) : null}
        </p>
      </div>
    </li>
  );
}
