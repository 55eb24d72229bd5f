import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type HomePhoto, MAX_FILE_BYTES, PHOTO_TYPES } from "#domain/portfolio/homes/home-files.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import { CaptionDialog } from "./caption-dialog.tsx";
import { DropArea } from "./drop-area.tsx";
import { orderAfterDrop, orderAfterMove } from "./photo-order.ts";
import { PhotoTile } from "./photo-tile.tsx";
import { sendFile } from "./send-file.ts";
import { UploadList } from "./upload-list.tsx";
import { useDelayedRemoval } from "./use-delayed-removal.ts";
import { useUploads } from "./use-uploads.ts";

interface PhotoManagerProps {
  homeId: string;
  photos: readonly HomePhoto[];
  /** After each change that the server has made; the page's data are read anew in any case. */
  onChange?: () => void;
}

interface PhotoAnswer {
  photos: { error: string | null }[];
}

/** Photos of a home: uploaded, put in order, described and taken away. The first one is the cover. */
export function PhotoManager({ homeId, photos, onChange = () => {} }: PhotoManagerProps) {
  const path = `/api/portfolio/homes/${homeId}/photos`;
  const { revalidate } = useRevalidator();
  const { hidden, remove } = useDelayedRemoval(onChange);
  /** The order just chosen, until the server confirms it. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [captioned, setCaptioned] = useState<HomePhoto | null>(null);
  const [said, setSaid] = useState("");
  const shown = inOrder(photos, order).filter(({ id }) => !hidden.has(id));

  const { uploads, add, retry, cancel } = useUploads(
    (file, onProgress) => {
      const form = new FormData();
      form.append("photos", file);
      const { settled, cancel } = sendFile<PhotoAnswer>(path, form, onProgress);
      // The call succeeds for each file by itself; here it is one.
      const ofFile = settled.then((sent) => {
        const error = sent && "answer" in sent ? sent.answer.photos[0]?.error : null;
        return error ? { error, mayRetry: false } : sent;
      });
      return { settled: ofFile, cancel };
    },
    async () => {
      onChange();
      await revalidate();
    },
    (file) => (file.size > MAX_FILE_BYTES ? "Pesa más de 25\u00a0MB. Redúcela y súbela otra vez" : null),
  );

  const reorder = async (ids: readonly string[], moved: string) => {
    setOrder(ids);
    const place = ids.indexOf(moved) + 1;
    setSaid(place === 1 ? "Es la portada" : `Foto movida al puesto ${place} de ${ids.length}`);
    const outcome = await callApi("PUT", `${path}/order`, { ids });
    if (outcome.kind === "done") {
      onChange();
      await revalidate();
    } else {
      showToast({ kind: "error", title: "El orden no se ha guardado", description: failureText(outcome) });
    }
    // Another order may have been put meanwhile.
    setOrder((current) => (current === ids ? null : current));
  };

  const latest = useRef({ shown, reorder });
  latest.current = { shown, reorder };
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.photoId === "string",
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          const moved = source.data.photoId as string;
          const over = target?.data.photoId;
          if (!target || typeof over !== "string") return;
          const ids = latest.current.shown.map(({ id }) => id);
          const next = orderAfterDrop(ids, { moved, over, isBefore: extractClosestEdge(target.data) === "left" });
          if (next) void latest.current.reorder(next, moved);
        },
      }),
    [],
  );

  return (
    <div className="grid gap-4">
      <DropArea
        label="Elegir fotos"
        hint="Suelta aquí las fotos o"
        rules="JPEG, PNG, WebP o AVIF, hasta 25 MB cada una. Se quita la posición en la que se hicieron"
        accept={PHOTO_TYPES}
        onFiles={add}
      />
      <UploadList
        label="Fotos que se están subiendo"
        uploads={uploads}
        retry={retry}
        cancel={cancel}
        className="sm:grid-cols-2"
      />
      {shown.length > 0 ? (
        <>
          {shown.length > 1 ? (
            <p className="text-xs text-subtle-foreground">
              La primera es la portada.{" "}
              <span className="pointer-coarse:hidden">Arrástralas para ordenarlas, o usa</span>
              <span className="hidden pointer-coarse:inline">Para ordenarlas, usa</span> el menú de cada una.
            </p>
          ) : null}
          <ol aria-label="Fotos" className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
            {shown.map((photo, index) => {
              const ids = shown.map(({ id }) => id);
              return (
                <PhotoTile
                  key={photo.id}
                  photo={photo}
                  index={index}
                  count={shown.length}
                  onMove={(to) => void reorder(orderAfterMove(ids, index, to), photo.id)}
                  onCaption={() => setCaptioned(photo)}
                  onDelete={() => remove(photo.id, `${path}/${photo.id}`, "Foto eliminada")}
                />
              );
            })}
          </ol>
        </>
      ) : uploads.length === 0 ? (
        <EmptyState title="Todavía no hay fotos">
          Súbelas y saldrán en la ficha, en los listados y en lo que publiques.
        </EmptyState>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      {captioned ? (
        <CaptionDialog
          photo={captioned}
          path={`${path}/${captioned.id}`}
          onClose={() => setCaptioned(null)}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
}

function inOrder(photos: readonly HomePhoto[], order: readonly string[] | null): readonly HomePhoto[] {
  if (!order) return photos;
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  return [...known, ...photos.filter(({ id }) => !order.includes(id))];
}
