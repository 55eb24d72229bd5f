import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";

export interface Room {
  title: string;
  text: string;
  /** Tools that can be used there today: "2 herramientas". */
  note: string;
  icon?: ReactNode;
  /** Without address the room is only drawn. */
  href?: string | undefined;
}

interface ModulePlanProps {
  /** Six rooms, in menu order. */
  rooms: readonly [Room, Room, Room, Room, Room, Room];
  className?: string;
}

/** Walls between rooms on a wide screen; stacked rooms only have a floor. */
const roomClasses = [
  "bg-cobalto-50 dark:bg-cobalto-900 md:border-r-7 md:border-b-7",
  "md:border-r-7 md:border-b-7",
  "bg-almagre-50 dark:bg-almagre-900 md:border-b-7",
  "bg-bugambilia-50 dark:bg-bugambilia-900 md:border-r-7",
  "md:border-r-7",
  "bg-carruaje-50 dark:bg-carruaje-900",
] as const;

/** The product as a floor plan: six rooms behind thick ink walls, with the swings of their doors. */
export function ModulePlan({ rooms, className }: ModulePlanProps) {
  return (
    <div
      className={classNames(
        "module-plan relative border-5 border-tinta-900 bg-cal-0 text-tinta-900 md:border-7 dark:border-cal-400 dark:bg-tinta-900 dark:text-cal-0",
        className,
      )}
    >
      <ul className="grid grid-cols-2 md:grid-cols-[5fr_3.4fr_3.6fr] md:grid-rows-[9.75rem_9.25rem]">
        {rooms.map((room, i) => (
          <li
            key={room.title}
            className={classNames(
              "border-tinta-900 dark:border-cal-400 max-md:not-last:border-b-5 max-md:nth-5:border-b-0 max-md:odd:border-r-5",
              roomClasses[i],
            )}
          >
            <RoomBody room={room} />
          </li>
        ))}
      </ul>
      <DoorSwing
        gap="fill-cobalto-50 dark:fill-cobalto-900 [.module-plan:has(li:nth-child(1)_a:hover)_&]:fill-albero-50 dark:[.module-plan:has(li:nth-child(1)_a:hover)_&]:fill-cobalto-800"
        className="swing-1 top-[4.25rem] left-[calc(5/12*100%-7px)] -translate-x-full"
      />
      <DoorSwing
        gap="fill-cal-0 dark:fill-tinta-900 [.module-plan:has(li:nth-child(5)_a:hover)_&]:fill-albero-50 dark:[.module-plan:has(li:nth-child(5)_a:hover)_&]:fill-cobalto-800"
        className="swing-2 top-[14rem] left-[calc(8.4/12*100%-7px)] -translate-x-full"
      />
      <DoorSwing
        turned
        gap="fill-cobalto-50 dark:fill-cobalto-900 [.module-plan:has(li:nth-child(1)_a:hover)_&]:fill-albero-50 dark:[.module-plan:has(li:nth-child(1)_a:hover)_&]:fill-cobalto-800"
        className="swing-3 top-[calc(9.75rem-50px)] left-[22%]"
      />
      <DoorSwing
        turned
        gap="fill-cal-0 dark:fill-tinta-900 [.module-plan:has(li:nth-child(2)_a:hover)_&]:fill-albero-50 dark:[.module-plan:has(li:nth-child(2)_a:hover)_&]:fill-cobalto-800"
        className="swing-4 top-[calc(9.75rem-50px)] left-[60%]"
      />
    </div>
  );
}

function RoomBody({ room }: { room: Room }) {
  const body = (
    <>
      {room.icon ? <span className="text-cobalto-700 dark:text-cobalto-200">{room.icon}</span> : null}
      <h3 className="mt-1">{room.title}</h3>
      <p className="mt-0.5 max-w-[24em] text-sm leading-snug text-tinta-600 md:text-control dark:text-cal-200">
        {room.text}
      </p>
      <p className="mt-auto pt-1.5 text-xs text-tinta-500 dark:text-cal-300">{room.note}</p>
    </>
  );
  const classes = "flex h-full flex-col p-3.5 md:p-4.5";
  return room.href ? (
    <PageLink
      to={room.href}
      className={classNames(classes, "no-underline -outline-offset-2 hover:bg-albero-50 dark:hover:bg-cobalto-800")}
    >
      {body}
    </PageLink>
  ) : (
    <div className={classes}>{body}</div>
  );
}

/** Walls and leaves are of one ink, light on a dark page. */
const INK = "stroke-tinta-900 dark:stroke-cal-400";

/** A leaf and the quarter circle it sweeps: hinged in a standing wall, or in a lying one when `turned`. */
function DoorSwing({
  turned = false,
  gap,
  className,
}: {
  turned?: boolean;
  /** Floor of the room the door opens into, which changes with the room under the pointer. */
  gap: string;
  className: string;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 50 50"
      width="50"
      height="50"
      className={classNames(
        "pointer-events-none absolute hidden overflow-visible lg:block",
        turned ? "swing-lying" : "swing-standing",
        className,
      )}
    >
      {turned ? (
        <>
          <rect x="0" y="43" width="50" height="7" className={gap} />
          <path d="M0 50A50 50 0 0 1 50 0" fill="none" strokeWidth="1.25" className={INK} />
          <path d="M49 0V50" strokeWidth="3" className={`swing-leaf ${INK}`} />
        </>
      ) : (
        <>
          <rect x="50" y="0" width="7" height="50" className={gap} />
          <path d="M0 50A50 50 0 0 1 50 0" fill="none" strokeWidth="1.25" className={INK} />
          <path d="M0 49H50" strokeWidth="3" className={`swing-leaf ${INK}`} />
        </>
      )}
    </svg>
  );
}
