import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";

/** Saves a list that the page already has as a file; spreadsheets know by its first mark that it is UTF-8. */
export function CsvButton({ name, text }: { name: string; text: () => string }) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([`\ufeff${text()}`], { type: "text/csv;charset=utf-8" }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button size="sm" variant="ghost" onClick={save}>
      <Download aria-hidden size={16} strokeWidth={1.75} /> CSV
    </Button>
  );
}
