import { pageMeta } from "../page-meta.ts";

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: "Área privada", description: "Área privada", path: "/dashboard" });

export default function Page() {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Área privada</h1>
    </main>
  );
}
