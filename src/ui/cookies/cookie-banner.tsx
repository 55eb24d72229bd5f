import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "../button-classes.ts";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";
import { type ConsentAction, type ConsentChoice, keepConsent, storedConsent } from "./consent.ts";

interface CookieBannerProps {
  /** Opened by the visitor: it takes the focus. Shown by itself, it leaves it where it is. */
  takesFocus: boolean;
  onDone: () => void;
}

const NOTHING: ConsentChoice = { analytics: false, marketing: false };
const EVERYTHING: ConsentChoice = { analytics: true, marketing: true };

/** Asks about cookies without standing in the way: to refuse and to accept weigh the same. */
export function CookieBanner({ takesFocus, onDone }: CookieBannerProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCustom, setCustom] = useState(false);
  const [choice, setChoice] = useState<ConsentChoice>(() => storedConsent() ?? NOTHING);
  useRoomBelow(ref);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const choose = (chosen: ConsentChoice, action: ConsentAction) => {
    keepConsent(chosen, action);
    onDone();
  };
  const turnTo = (custom: boolean) => {
    setCustom(custom);
    heading.current?.focus();
  };
  return (
    <section
      ref={ref}
      aria-labelledby={`${id}-title`}
      data-cookie-banner
      className="fixed inset-x-3 bottom-24 z-(--layer-cookies) mx-auto max-h-[calc(100dvh-8rem)] animate-rise overflow-y-auto rounded-lg border bg-popover p-4.5 text-popover-foreground shadow-lg sm:p-6 md:right-(--cookies-right) md:bottom-6 md:left-6 xl:max-w-[77.5rem] print:hidden"
    >
      <div className="flex items-start justify-between gap-4">
        <h2
          ref={heading}
          id={`${id}-title`}
          tabIndex={-1}
          className="pt-2 text-h4 outline-none [font-stretch:100%] sm:pt-0"
        >
          {isCustom ? "Personaliza las cookies" : "Cookies, las justas"}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Cerrar"
          className="-mt-1 -mr-2 sm:-mt-3 sm:-mr-3"
          onClick={() => choose(NOTHING, "close")}
        >
          <svg aria-hidden width="20" height="20" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="1.75">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
        </Button>
      </div>
      {isCustom ? (
        <CustomView choice={choice} onChange={setChoice} onChoose={choose} onBack={() => turnTo(false)} />
      ) : (
        <SimpleView onChoose={choose} onCustomize={() => turnTo(true)} />
      )}
    </section>
  );
}

type Choose = (choice: ConsentChoice, action: ConsentAction) => void;

function SimpleView({ onChoose, onCustomize }: { onChoose: Choose; onCustomize: () => void }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <p className="max-w-[44em] text-control text-muted-foreground">
        Usamos las necesarias para que Umbral funcione. Con tu permiso, también medimos qué se usa. <MoreInformation />
      </p>
      <div className="grid gap-2.5 sm:flex sm:flex-wrap sm:items-center">
        <Button variant="ghost" className="max-sm:order-last" onClick={onCustomize}>
          Personalizar
        </Button>
        {/* Below 340 px both take a line of their own: equal in size, and neither breaks. */}
        <div className="grid gap-2.5 min-[21.25rem]:grid-cols-2 max-sm:*:px-2 max-sm:*:whitespace-nowrap">
          <Button onClick={() => onChoose(NOTHING, "only_necessary")}>Solo las necesarias</Button>
          <Button onClick={() => onChoose(EVERYTHING, "accept_all")}>Aceptar todas</Button>
        </div>
      </div>
    </div>
  );
}

interface CustomViewProps {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
  onChoose: Choose;
  onBack: () => void;
}

function CustomView({ choice, onChange, onChoose, onBack }: CustomViewProps) {
  return (
    <>
      <ul className="mt-1 grid divide-y border-b lg:grid-cols-3 lg:gap-x-8 lg:divide-y-0">
        <Purpose
          title="Necesarias"
          text="Región, tema, borradores y tu decisión sobre las cookies."
          control={<span className="rounded-xs bg-secondary px-2 py-0.5 text-xs font-medium">Siempre activas</span>}
        />
        <Purpose
          title="Analítica"
          text="Qué páginas y herramientas se usan."
          control={
            <PurposeSwitch
              label="Analítica"
              checked={choice.analytics}
              onChange={(analytics) => onChange({ ...choice, analytics })}
            />
          }
        />
        <Purpose
          title="Marketing"
          text="Medir si un anuncio funcionó. Hoy no usamos ninguna."
          control={
            <PurposeSwitch
              label="Marketing"
              checked={choice.marketing}
              onChange={(marketing) => onChange({ ...choice, marketing })}
            />
          }
        />
      </ul>
      <div className="mt-4 grid gap-2.5 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
        <div className="flex flex-wrap items-center gap-x-4 max-sm:order-last max-sm:justify-between">
          <Button variant="ghost" className="-ml-3" onClick={onBack}>
            Volver
          </Button>
          <MoreInformation />
        </div>
        <div className="grid gap-2.5 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          <Button onClick={() => onChoose(NOTHING, "only_necessary")}>Solo las necesarias</Button>
          <Button onClick={() => onChoose(EVERYTHING, "accept_all")}>Aceptar todas</Button>
          <Button
            variant="outline"
            className="min-[22rem]:max-sm:col-span-2"
            onClick={() => onChoose(choice, "custom")}
          >
            Guardar elección
          </Button>
        </div>
      </div>
    </>
  );
}

function Purpose({ title, text, control }: { title: string; text: string; control: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <h3 className="text-control font-semibold tracking-normal">{title}</h3>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <span className="shrink-0">{control}</span>
    </li>
  );
}

interface PurposeSwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function PurposeSwitch({ label, checked, onChange }: PurposeSwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="touch-target relative h-[1.4rem] w-10 cursor-pointer appearance-none rounded-full bg-input transition-colors duration-(--duration-1) before:absolute before:top-[0.15rem] before:left-[0.15rem] before:size-[1.1rem] before:rounded-full before:bg-card before:transition-transform before:duration-(--duration-1) checked:bg-primary checked:before:translate-x-[1.15rem] forced-colors:appearance-auto forced-colors:before:hidden"
    />
  );
}

function MoreInformation() {
  return (
    <PageLink to="/cookies" className="link-text text-control">
      Más información sobre las cookies
    </PageLink>
  );
}

/** Lets the page scroll clear of the banner, so that a focused element never stays behind it. */
function useRoomBelow(ref: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const banner = ref.current;
    if (banner === null) return;
    const { documentElement: root, body } = document;
    const makeRoom = () => {
      const room = `${Math.ceil(window.innerHeight - banner.getBoundingClientRect().top + 16)}px`;
      root.style.scrollPaddingBottom = room;
      body.style.paddingBottom = room;
    };
    // It calls for the first time in the frame that draws the banner: to measure here would lay the page out once more.
    const observer = new ResizeObserver(makeRoom);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBottom = "";
      body.style.paddingBottom = "";
    };
  }, [ref]);
}

/** The look of a button without its states of loading: the banner comes with every page. */
function Button({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <button type="button" className={classNames(buttonClasses(variant, size), className)} {...rest} />;
}
