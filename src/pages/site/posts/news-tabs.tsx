import { PageTabs } from "#ui/app/page-tabs.tsx";

/** The parts of the page: what is written, what others tell, and who they are. */
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
