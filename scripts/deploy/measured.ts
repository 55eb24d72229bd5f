/** Figures that `docs/production.md` works sizes out of: what was measured, what is assumed, and what machines cost. */

interface Figure {
  /** Null until it is measured. */
  value: number | null;
  unit: string;
  meaning: string;
  /** By which command and on which day; with the figure. */
  how?: string;
}

export type Measured = Readonly<
  Record<
    | "cpuPages"
    | "cpuCalls"
    | "cpuStreams"
    | "cpuJobs"
    | "cpuDatabase"
    | "memoryWeb"
    | "memoryJobs"
    | "memoryAgent"
    | "memoryIndex"
    | "bytesRows"
    | "bytesFiles",
    Figure
  >
>;

const CPU = "CPU ms per active agent and minute";

export const MEASURED: Measured = {
  cpuPages: { value: null, unit: CPU, meaning: "Pages and their data, in the web processes" },
  cpuCalls: { value: null, unit: CPU, meaning: "Calls, in the web processes" },
  cpuStreams: { value: null, unit: CPU, meaning: "Open streams, in the web processes" },
  cpuJobs: { value: null, unit: CPU, meaning: "What follows from it in the job processes" },
  cpuDatabase: { value: null, unit: CPU, meaning: "PostgreSQL, for all of it" },
  memoryWeb: { value: null, unit: "MB", meaning: "Resident memory of a web process without visitors" },
  memoryJobs: { value: null, unit: "MB", meaning: "Resident memory of a job process at its busiest" },
  memoryAgent: {
    value: null,
    unit: "MB per active agent",
    meaning: "Memory of a web process that each open page adds",
  },
  memoryIndex: {
    value: 500,
    unit: "MB per process and million homes",
    meaning: "The market's index, which each process holds whole",
    how: "a million homes read at a start ([market](market.md)), November 2026",
  },
  bytesRows: { value: null, unit: "bytes per agency", meaning: "Rows and indexes after a year of use" },
  bytesFiles: { value: null, unit: "bytes per agency", meaning: "Photos, documents and tours after a year of use" },
};

/** Assumptions, which nobody measured: a business that knows better puts its own here. */
export const ASSUMED = {
  agentsPerAgency: 5,
  homesPerAgency: 100,
  /** Share of the agents who work at the busiest minute of the week. */
  activeShare: 0.5,
  /** Share of a core that a process may use before requests begin to wait. */
  coreShare: 0.65,
  /** Copies of the database, above one agency. */
  databases: 3,
};

/**
 * List price of one public cloud: AWS m7g.large (2 vCPU, 8 GiB), on demand, us-east-1, June 2026, as
 * https://www.factualminds.com/blog/amazon-ec2-on-demand-pricing-instance-families-2026/ gives it.
 */
export const MACHINE = { cores: 2, dollarsAnHour: 0.0816 };
