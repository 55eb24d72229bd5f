import { Orbit } from "lucide-react";
import type { ReactNode } from "react";

interface TourOnDemandProps {
  /** Of the frame that shows it. */
  frame: string;
  /** Of the whole page of the tour. */
  address: string;
  title: string;
  /** Lies behind the words until it is opened. */
  picture?: ReactNode;
  words?: string;
}

/** A tour that is asked for when somebody opens it, and not before: a lazy frame in closed details is not loaded. */
export function TourOnDemand({ frame, address, title, picture, words = "Recorrer en 360°" }: TourOnDemandProps) {
  return (
    <details className="group print:hidden">
      <summary className="relative flex min-h-11 cursor-pointer list-none items-end overflow-hidden rounded-lg bg-tinta-900 text-cal-0 outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring group-open:mb-3 [&::-webkit-details-marker]:hidden">
        {picture ? (
          <span
            aria-hidden
            className="block w-full opacity-70 group-open:hidden [&_img]:h-64 [&_img]:w-full [&_img]:object-cover"
          >
            {picture}
          </span>
        ) : null}
        <span className="flex w-full items-center gap-3 bg-tinta-950/75 px-5 py-3 font-medium [[aria-hidden]+&]:absolute [[aria-hidden]+&]:inset-x-0 [[aria-hidden]+&]:bottom-0 [[aria-hidden]+&]:group-open:static">
          <Orbit aria-hidden size={22} strokeWidth={1.75} />
          <span className="group-open:hidden">{words}</span>
          <span className="hidden group-open:inline">Cerrar el recorrido</span>
        </span>
      </summary>
      <iframe
        src={frame}
        title={title}
        loading="lazy"
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking; autoplay"
        allowFullScreen
        className="block aspect-video min-h-80 w-full rounded-lg border-0 bg-muted"
      />
      <p className="mt-2 text-sm">
        <a href={address} target="_blank" rel="noopener" className="link-text touch-target">
          Abrirlo en una pestaña entera
        </a>
      </p>
    </details>
  );
}
