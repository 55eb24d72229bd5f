/** Words of a module's page. Its tools are not listed here: they come from their cards. */
export interface ModuleContent {
  meta: { title: string; description: string };
  title: string;
  lead: string;
  /** Moments of a working day, each with the tool or the page that serves it; a page brings its name. */
  day: {
    title: string;
    lead: string;
    moments: readonly { when: string; text: string; to: `/${string}`; label?: string }[];
  };
  /** How one tool hands the home to the next: a sequence of three. */
  handover: { title: string; steps: readonly [HandoverStep, HandoverStep, HandoverStep] };
  /** Its limits, said beforehand. */
  limits: { title: string; points: readonly string[] };
  questions: readonly { question: string; answer: string }[];
  closing: { title: string; text: string };
}

interface HandoverStep {
  title: string;
  text: string;
}
