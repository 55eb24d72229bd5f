import type { Editor } from "@tiptap/core";
import { EditorContent } from "@tiptap/react";
import "./template-editor.css";

/** The sheet that is written on. */
export function TextEditor({ editor }: { editor: Editor }) {
  return (
    <div className="template-sheet rounded-lg border bg-card text-card-foreground">
      <EditorContent editor={editor} />
    </div>
  );
}
