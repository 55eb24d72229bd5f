import { Download } from "lucide-react";
import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { showToast } from "#ui/toast-store.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { pictureIds } from "./offered-pictures.ts";
import { pictureAddress } from "./picture-address.ts";
import type { PostsResult } from "./result.ts";
import type { ArchivedFile } from "./week-archive.ts";
import { readyPosts, weekText } from "./week-files.ts";

/** The week as an archive, with its pictures once it is kept, and as one text. */
export function WeekDownloads({ result, ready }: { result: PostsResult; ready: number }) {
  const { runId } = useToolRun();
  const [fetched, setFetched] = useState<number>();
  const save = async (pictures?: ReadonlyMap<string, readonly ArchivedFile[]>) => {
    const { weekArchive } = await import("./week-archive.ts");
    saveFile(`publicaciones-${result.startsOn}.zip`, "application/zip", weekArchive(result, pictures));
  };

  async function withPictures(id: string) {
    setFetched(0);
    const { pictures, missing } = await picturesOf(result, id, setFetched);
    setFetched(undefined);
    await save(pictures);
    if (missing > 0) {
      showToast({
        kind: "error",
        title: `Faltan ${counted(missing, "imagen", "imágenes")} en el ZIP`,
        description: "No se han podido dibujar ahora. Los textos están todos: prueba otra vez para las imágenes.",
      });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6 print:hidden">
      <Button
        loading={fetched !== undefined}
        loadingText={`Dibujando, ${fetched ?? 0} de ${ready}…`}
        onClick={() => void (runId === undefined ? save() : withPictures(runId))}
      >
        <Download aria-hidden size={18} strokeWidth={1.75} />
        Descargar la semana (ZIP)
      </Button>
      <CopyButton text={() => weekText(result)} label="Copiar todos los textos" />
      <p className="text-sm text-muted-foreground">
        {counted(ready, "publicación lista", "publicaciones listas")}. El ZIP trae{" "}
        {runId === undefined ? "los textos por día" : "textos e imágenes por día"} y las tablas para Hootsuite y Publer.
        {runId === undefined ? " Guarda la semana y tendrá también sus imágenes." : ""}
      </p>
    </div>
  );
}

/** The pictures of the week, one after another: the server draws for others too. */
async function picturesOf(result: PostsResult, runId: string, onFetched: (count: number) => void) {
  const pictures = new Map<string, ArchivedFile[]>();
  let [missing, done] = [0, 0];
  for (const post of readyPosts(result)) {
    const ids = pictureIds(post);
    const files: ArchivedFile[] = [];
    for (const [page, id] of ids.entries()) {
      // A picture that cannot be had leaves the texts as they are; how many are missing is said in the end.
      const answer = await fetch(pictureAddress(runId, id, post, result.seed)).catch(() => null);
      if (!answer?.ok) missing += 1;
      else {
        const name = ids.length > 1 ? ` ${page + 1}.jpg` : ".jpg";
        files.push({ name, bytes: new Uint8Array(await answer.arrayBuffer()) });
      }
    }
    pictures.set(post.id, files);
    done += 1;
    onFetched(done);
  }
  return { pictures, missing };
}
