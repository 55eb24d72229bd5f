import { Download } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";

/** Saves a list that the page already has as a file; spreadsheets know by its first mark that it is UTF-8. */
export function CsvButton({ name, text }: { name: string; text: () => string }) {
  const save = () => saveFile(name, "text/csv", `\ufeff${text()}`);
  return (
    <Button size="sm" variant="ghost" onClick={save}>
      <Download aria-hidden size={16} strokeWidth={1.75} /> CSV
    </Button>
  );
}
