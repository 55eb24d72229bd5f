/**
 * How urgent a job of the background is. In each thread work of the night begins only while no work that a person waits for is under way
 * there, and one round of it at a time, so that it never takes the processor, the connections or the memory from them.
 */
export type JobPriority = "person" | "soon" | "night";

/** Most urgent first. */
export const PRIORITY_NAMES: Record<JobPriority, string> = {
  person: "Alguien espera",
  soon: "Pronto",
  night: "Cuando haya calma",
};

/** Every job with its priority; a test holds it against the jobs that there are. */
const JOBS_BY_PRIORITY: Record<JobPriority, readonly string[]> = {
  // Somebody looks at a page until it is done, or has been promised a time.
  person: [
    "imports",
    "photos",
    "panoramas",
    "tour imports",
    "dossiers",
    "plan pictures",
    "mails",
    "leads that wait",
    "contact words",
    "signed documents",
    "what signatures bring",
    "calendar alarms",
    "flow runs",
    "market of portfolios",
  ],
  // Nobody looks, and it should still be minutes rather than hours.
  soon: [
    "ended imports",
    "feeds",
    "market without sender",
    "news of searches",
    "alerts of searches",
    "imported owners",
    "calendar subscriptions",
    "home deadlines",
    "late answers",
    "new matches",
    "times of signatures",
    "campaigns",
    "social-posts",
    "social-access",
    "webhooks",
    "flow events",
    "flow dates",
    "points of homes",
    "index now",
    "prices of the market",
    "news sources",
    "reports to owners",
  ],
  // It keeps the house in order: an hour later is as good.
  night: [
    "forgetting",
    "looks of photos",
    "unused files",
    "unused comparable photos",
    "unfinished uploads",
    "courses of dwellings",
    "names of neighbourhoods",
    "older adverts of portfolios",
    "places of dwellings",
    "accuracy",
    "deals by trade",
    "places of demands",
    "data size",
    "official series",
    "geocoding answers",
    "monthly reports of zones",
  ],
};

const PRIORITIES = new Map(
  (Object.keys(JOBS_BY_PRIORITY) as JobPriority[]).flatMap((priority) =>
    JOBS_BY_PRIORITY[priority].map((name) => [name, priority] as const),
  ),
);

/** The names of all jobs that have a priority. */
export const prioritisedJobs = (): string[] => Object.values(JOBS_BY_PRIORITY).flat();

/** A job that is not listed is done soon. */
export const priorityOf = (job: string): JobPriority => PRIORITIES.get(job) ?? "soon";
