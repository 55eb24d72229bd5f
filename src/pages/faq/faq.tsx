import { pageMeta } from "../page-meta.ts";

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: "Preguntas frecuentes", description: "Preguntas frecuentes", path: "/faq" });

export default function Page() {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Preguntas frecuentes</h1>
    </main>
  );
}
