import { zoneOfHome } from "#domain/shared/time/zone-time.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import type { ProposedAppointment } from "../define-tool.ts";
import type { PostsResult } from "./result.ts";
import type { PostsInput } from "./schema.ts";
import { GOAL_NAMES } from "./words.ts";

/** Time to open a network, paste and look. */
const MINUTES = 10;
/** Letters of a text in the notes of an event. */
const LONGEST_NOTES = 2000;

/** A task for each post that may go out, with its text in the notes. */
export const appointmentsOf = ({ posts }: PostsResult, { home }: Pick<PostsInput, "home">): ProposedAppointment[] =>
  posts
    .filter(({ isBlocked }) => !isBlocked)
    .map(({ id, day, time, channel, goal, text, link, linkPlace }) => ({
      id,
      kind: "tarea",
      title: `Publica en ${channelName(channel)}: ${GOAL_NAMES[goal].toLocaleLowerCase("es")}`,
      startsAt: `${day}T${time}`,
      // Its hours are those of whoever reads it, and they live where the home is.
      timeZone: zoneOfHome(home),
      minutes: MINUTES,
      notes: `${text}${link !== null && linkPlace !== "text" ? `\n\nEnlace: ${link}` : ""}`.slice(0, LONGEST_NOTES),
    }));
