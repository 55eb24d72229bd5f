import { pageMeta } from "../page-meta.ts";

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: "Herramienta", description: "Herramienta", path: "/herramienta" });

export default function Page() {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Herramienta</h1>
    </main>
  );
}
