import { pageMeta } from "../../page-meta.ts";

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: "Casos de éxito", description: "Casos de éxito", path: "/casos-exito" });

export default function Page() {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Casos de éxito</h1>
    </main>
  );
}
