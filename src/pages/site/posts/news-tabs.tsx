import { PageTabs } from "#ui/app/page-tabs.tsx";

/** The parts of the page: posts, items of other publishers, and their sources. */
export function NewsTabs({ waiting }: { waiting: number }) {
  return (
    <PageTabs
      label="Noticias"
      tabs={[
        { path: "/admin/noticias", label: "Entradas" },
        { path: "/admin/noticias/bandeja", label: waiting === 0 ? "Bandeja" : `Bandeja (${waiting})` },
        { path: "/admin/noticias/fuentes", label: "Fuentes" },
      ]}
    />
  );
}
