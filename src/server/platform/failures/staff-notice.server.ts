import type { FAILURE_TYPES } from "./failure-log.server.ts";

type FailureType = (typeof FAILURE_TYPES)[number];

/** Types of errors that administrators and managers are notified of. */
const NOTICES: Partial<Record<FailureType, { type: "error" | "warning"; title: string }>> = {
  SERVER_ERROR: { type: "error", title: "Error del servidor" },
  INSUFFICIENT_CREDITS: { type: "error", title: "Créditos insuficientes" },
  UNAUTHORIZED: { type: "warning", title: "Sesión caducada" },
};
const MESSAGE_MAX = 100;

export interface StaffNotice {
  title: string;
  message: string;
  type: "error" | "warning";
  link: string;
  /** While one of a cause is unread, the next ones are counted in it. */
  cause: string;
}

/** The type and the first hundred characters of the error's message. */
export const noticeMessage = (errorType: string, errorMessage: string) =>
  `${errorType}: ${errorMessage.slice(0, MESSAGE_MAX)}`;

/** The notice that administrators and managers get of an error; null for errors that only stand in the list. */
export function staffNoticeOf(failure: {
  errorType: FailureType;
  errorMessage: string;
  fingerprint: string;
  toolName?: string | null;
  path?: string | null;
}): StaffNotice | null {
  const stated = NOTICES[failure.errorType];
  if (!stated) return null;
  const place = failure.toolName ?? failure.path;
  return {
    title: place ? `${stated.title} en ${place}` : stated.title,
    message: noticeMessage(failure.errorType, failure.errorMessage),
    type: stated.type,
    link: `/admin/errores?error=${failure.fingerprint}`,
    cause: `error ${failure.fingerprint}`,
  };
}
