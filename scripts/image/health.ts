// HEALTHCHECK of the image: whether this process answers. A slow database is no reason to start another process, so
// /readyz, by which a balancer chooses, is not asked here.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);

export {};
