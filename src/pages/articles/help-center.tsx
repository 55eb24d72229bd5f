import { pageMeta } from "../page-meta.ts";

export const meta = (args: Parameters<typeof pageMeta>[0]) =>
  pageMeta(args, { title: "Centro de ayuda", description: "Centro de ayuda", path: "/help-center" });

export default function Page() {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1>Centro de ayuda</h1>
    </main>
  );
}
