import { makeBucket } from "./bucket.ts";
import { until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { callsTo, NO_SERVICES, type Product, startProduct } from "./product.ts";
import { makeRoundRobin, type RoundRobin } from "./round-robin.ts";

/** Several processes that answer pages, and one that works behind, on one database and one store, as one deployment has them. */
export interface Deployment {
  /** Environment that all of them share. */
  env: Record<string, string>;
  proxy: RoundRobin;
  /** The processes behind the proxy. */
  web: Product[];
  jobs: Product;
  front: Pick<Product, "ask" | "signIn">;
  end(): Promise<void>;
}

export const DEPLOYMENT_SECRET = "one secret of all processes, 32 letters";

export async function deploy(database: DatabaseServer, count: number): Promise<Deployment> {
  const bucket = await makeBucket();
  const proxy = await makeRoundRobin();
  const env = {
    DATABASE_URL: database.url(),
    PUBLIC_URL: proxy.origin,
    AUTH_SECRET: DEPLOYMENT_SECRET,
    ...NO_SERVICES,
    ...bucket.env,
    OUTGOING_ALLOW_PRIVATE: "1",
  };
  const jobs = await startProduct({ ...env, ROLE: "jobs" });
  const web: Product[] = [];
  for (let number = 0; number < count; number++) web.push(await startProduct({ ...env, ROLE: "web" }));
  const deployment: Deployment = {
    env,
    proxy,
    web,
    jobs,
    front: callsTo(proxy.origin),
    async end() {
      proxy.close();
      await Promise.all([deployment.jobs, ...deployment.web].map((product) => product.end("SIGKILL")));
      await bucket.close();
    },
  };
  await served(deployment);
  return deployment;
}

/** Waits until the proxy hands requests to exactly these processes. */
export async function served({ proxy, web }: Pick<Deployment, "proxy" | "web">): Promise<void> {
  proxy.serve(web.map(({ origin }) => origin));
  await until(() => web.every(({ origin }) => proxy.isServed(origin)), "a process that is ready gets no requests");
}
