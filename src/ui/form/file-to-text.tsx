import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "../button.tsx";
import { FileField } from "./file-field.tsx";

interface FileToTextProps {
  name: string;
  /** The box above, which the text is put into. */
  textField: string;
  maxBytes: number;
}

/** A file becomes text in the box above: it is seen, can be corrected, and survives a reload. */
export function FileToText({ name, textField, maxBytes }: FileToTextProps) {
  const { setValue, getValues, setError, clearErrors } = useFormContext();
  /** Text of the box before the file, so that it is not lost. */
  const [replaced, setReplaced] = useState("");
  async function take(file: File | null) {
    if (file === null) return;
    try {
      const { fileToText } = await import("./file-text.ts");
      const text = await fileToText(file);
      setReplaced(getValues(textField) ?? "");
      setValue(textField, text, { shouldDirty: true });
      clearErrors(textField);
    } catch {
      // A damaged or protected workbook: the reader's own messages are in English and about its insides.
      setError(name, { type: "file", message: "No se puede leer. Guárdalo como CSV o copia las celdas." });
    }
  }
  function bringBack() {
    setValue(textField, replaced, { shouldDirty: true });
    setValue(name, null);
    setReplaced("");
  }
  return (
    <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <FileField
        name={name}
        label="O sube un archivo"
        optional
        extensions={[".csv", ".txt", ".xlsx"]}
        maxBytes={maxBytes}
        onFile={(file) => void take(file)}
      />
      {replaced.trim() === "" ? null : (
        <Button variant="link" onClick={bringBack}>
          Recuperar lo que habías pegado
        </Button>
      )}
    </div>
  );
}
