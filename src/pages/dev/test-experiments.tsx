import { pageMeta } from "../page-meta.ts";

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: "Experimentos", description: "Experimentos", path: "/test-fase2-poc" });

export default function Page() {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Experimentos</h1>
    </main>
  );
}
