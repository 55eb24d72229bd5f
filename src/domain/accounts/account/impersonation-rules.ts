/**
 * Calls that nobody may make while acting as somebody else, for any reason: to change how the person gets in, to end or
 * take away their account, to take their personal data out, to pay, and to make or read a secret that gives access
 * later. One table serves the whole server (`with-impersonation`); its test walks through the calls of the API and
 * fails on one with such a name and no line.
 */

interface Closed {
  /** Absent: all of them. */
  methods?: readonly string[];
  path: RegExp;
}

const WRITES = ["POST", "PUT", "PATCH", "DELETE"] as const;

const CLOSED: readonly Closed[] = [
  // Sessions, deletion, the document with everything, the address.
  { path: /^\/api\/account\/(export|delete|email-change)$/ },
  { methods: WRITES, path: /^\/api\/account\/sessions(\/|$)/ },
  // Payment.
  { methods: WRITES, path: /^\/api\/billing(\/|$)/ },
  // Keys, secrets, and addresses that open without a session.
  { methods: WRITES, path: /^\/api\/keys(\/|$)/ },
  { methods: WRITES, path: /^\/api\/webhooks(\/|$)/ },
  { path: /\/(secret|push-token)$/ },
  { methods: WRITES, path: /^\/api\/imports\/outlets(\/|$)/ },
  { methods: WRITES, path: /^\/api\/calendar\/feeds(\/|$)/ },
  { methods: WRITES, path: /^\/api\/crm\/inbox\/address$/ },
  { methods: WRITES, path: /^\/api\/(account\/)?model(-connection)?(\/|$)/ },
  // Their clients would be asked to sign, or not to, in their name.
  { methods: WRITES, path: /^\/api\/signatures(\/|$)/ },
  // Another's client would believe that they themselves wrote; and the address of their assistant opens without a
  // session.
  { methods: WRITES, path: /^\/api\/(threads|chat-channel)(\/|$)/ },
  // Their clients would be written to, or would find a page, in their name; and the addresses that their mails go out from.
  { methods: WRITES, path: /^\/api\/mail-senders(\/|$)/ },
  { methods: WRITES, path: /^\/api\/campaigns\/[^/]+\/(start|resume|proof)$/ },
  { methods: WRITES, path: /^\/api\/campaign-results\/[^/]+\/unanswered$/ },
  { methods: WRITES, path: /^\/api\/flows\/([^/]+\/(publish|resume)|runs\/[^/]+\/repeat)$/ },
  { methods: WRITES, path: /^\/api\/landings\/[^/]+\/(publish|domain)(\/|$)/ },
  { path: /^\/api\/landings\/[^/]+\/leads\.csv$/ },
  // Networks would let us in, or get a post, in their name.
  { methods: WRITES, path: /^\/api\/social(\/|$)/ },
  { path: /^\/api\/social\/callback\// },
  // Personal data, theirs and their clients', as files.
  { path: /^\/api\/(crm\/export|runs\/export\.csv|portfolio\/export|share-links\/contacts\.csv)$/ },
  { path: /^\/dashboard\/.*\.csv$/ },
  // Questions that a person asks the assistant, which nobody else sees.
  { path: /^\/api\/assistant(\/|$)/ },
  // Membership of the agency, and whether the agency exists.
  { methods: ["DELETE"], path: /^\/api\/agency$/ },
  { methods: WRITES, path: /^\/api\/agency\/(leave|members|invitations)(\/|$)/ },
];

/** The browser's own session goes on beneath: its client renews it, reads whose it is, and may end it. */
const OWN_AUTH: readonly RegExp[] = [
  /^GET \/auth\/v1\/(user|settings|health|\.well-known\/jwks\.json)\?/,
  /^POST \/auth\/v1\/token\?(.*&)?grant_type=refresh_token(&|$)/,
  /^POST \/auth\/v1\/logout\?/,
];

/** @param search the query, without its question mark */
export function isClosedWhileImpersonating(method: string, path: string, search = ""): boolean {
  if (path.startsWith("/auth/v1/")) return !isOwnAuth(method, path, search);
  // A head shows what a reading would.
  const asked = method === "HEAD" ? "GET" : method;
  return CLOSED.some((rule) => (rule.methods?.includes(asked) ?? true) && rule.path.test(path));
}

/** Calls that concern the browser's own session, whomever it looks as. */
export function isOwnAuth(method: string, path: string, search: string): boolean {
  return OWN_AUTH.some((pattern) => pattern.test(`${method} ${path}?${search}`));
}

/** Reports of pages, which are nobody's and change nothing of anybody's. */
const REPORTS =
  /^\/api\/(page-views|errors|cookie-consents)$|^\/api\/(shared|shared-searches|market-reports\/shared)\/[^/]+\/views$/;

/** Whether a call may change something, and is written down. */
export function isWrite(method: string, path: string): boolean {
  return !["GET", "HEAD", "OPTIONS"].includes(method) && !REPORTS.test(path) && path !== "/api/impersonation/end";
}
