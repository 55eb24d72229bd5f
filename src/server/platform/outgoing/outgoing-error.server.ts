/** Why an address could not be read. `message` is Spanish and may be shown as it is. */
export class OutgoingError extends Error {
  readonly kind: "unreachable" | "status" | "refused" | "tooLarge" | "cut";
  readonly status: number | undefined;
  /** Seconds that the other side asks us to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: OutgoingError["kind"],
    message: string,
    { status, retryAfterSeconds, cause }: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = "OutgoingError";
    this.kind = kind;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Whether the same address may answer later. */
  get isTemporary(): boolean {
    if (this.kind === "status") return this.status === 408 || this.status === 429 || this.status! >= 500;
    return this.kind === "unreachable" || this.kind === "cut";
  }
}
