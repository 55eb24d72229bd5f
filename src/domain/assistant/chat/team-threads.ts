import * as z from "zod/mini";
import type { ContactPurpose } from "./dto.ts";
import type { ThreadAuthor, ThreadMessage, ThreadState } from "./threads.ts";

/** The team's side of conversations that visitors handed over. */

/** `PATCH /api/threads/:id`. */
export const threadChange = z.object({
  isClosed: z.optional(z.boolean()),
  /** The person who answers from here on; null gives it back. */
  takenBy: z.nullish(z.uuid("Elige a alguien del equipo")),
});
export type ThreadChangeInput = z.input<typeof threadChange>;

/** The settings of an agency's own assistant: `PUT /api/chat-channel`. */
const words = () => z.string().check(z.trim(), z.maxLength(300, "Usa como mucho 300 caracteres"));
export const channelForm = z.object({
  isOpen: z.boolean(),
  greeting: words(),
  /** Text about the agency itself that it may repeat; where it is empty, a person answers. */
  office: z._default(words(), ""),
  visits: z._default(words(), ""),
  documents: z._default(words(), ""),
});
export type ChannelSettings = z.output<typeof channelForm>;

/** Lists of threads. */
export const THREAD_LISTS = ["abiertas", "mias", "cerradas"] as const;
export type ThreadList = (typeof THREAD_LISTS)[number];
/** The list that `?ver=` names; the open threads where it is missing or unknown. */
export const readThreadList = (query: URLSearchParams): ThreadList =>
  THREAD_LISTS.find((list) => list === query.get("ver")) ?? "abiertas";

interface PersonName {
  id: string;
  name: string;
}

export interface ThreadLine {
  id: string;
  visitor: string;
  purpose: ContactPurpose;
  state: ThreadState;
  unread: number;
  /** The last message. */
  excerpt: string;
  lastBy: ThreadAuthor;
  /** ISO instants. */
  lastAt: string;
  /** Since when they wait for an answer; null once people answered last. */
  waitingSince: string | null;
  takenBy: PersonName | null;
}

export interface TeamThread {
  id: string;
  visitor: string;
  purpose: ContactPurpose;
  state: ThreadState;
  takenBy: PersonName | null;
  isMine: boolean;
  /** The contact in the CRM, where the reader may see it. */
  contact: { id: string; name: string; emails: readonly string[]; phones: readonly string[] } | null;
  home: { id: string; title: string } | null;
  page: string | null;
  consentText: string;
  createdAt: string;
  /** Messages of people that the visitor has not seen. */
  unreadByVisitor: number;
  unreadByTeam: number;
  /** Position from which people read; messages before it went to the assistant. */
  requestAt: number;
  messages: readonly ThreadMessage[];
}
