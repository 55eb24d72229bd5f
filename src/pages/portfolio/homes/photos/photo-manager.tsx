import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type HomePhoto, MAX_FILE_BYTES, PHOTO_TYPES } from "#domain/portfolio/homes/home-files.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { OrderProposal } from "./order-proposal.tsx";
import { orderAfterDrop, orderAfterMove } from "./photo-order.ts";
import { PhotoTile } from "./photo-tile.tsx";
import type { PhotoDescription } from "./photo-words.tsx";
import { sendFile } from "./send-file.ts";
import { UploadList } from "./upload-list.tsx";
import { useDelayedRemoval } from "./use-delayed-removal.ts";
import { useUploads } from "./use-uploads.ts";

interface PhotoManagerProps {
  homeId: string;
  /** Of the home: the proposed order begins outside for a house. */
  type: HomeType;
  photos: readonly HomePhoto[];
  /** After each change that the server has made; the page's data are read anew in any case. */
  onChange?: () => void;
}

interface PhotoAnswer {
  photos: { error: string | null }[];
}

/** Photos of a home: uploaded, put in order, described and taken away. The first one is the cover. */
export function PhotoManager({ homeId, type, photos, onChange = () => {} }: PhotoManagerProps) {
  const path = `/api/portfolio/homes/${homeId}/photos`;
  const { revalidate } = useRevalidator();
  const { call } = useCall();
  const { hidden, remove } = useDelayedRemoval(onChange);
  /** The order just chosen, until the server confirms it. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  /** Words just typed, by the photo's id, until the server confirms them. */
  const [described, setDescribed] = useState<ReadonlyMap<string, PhotoDescription>>(new Map());
  const [announced, setAnnounced] = useState("");
  const shown = inOrder(photos, order)
    .filter(({ id }) => !hidden.has(id))
    .map((photo) => ({ ...photo, ...described.get(photo.id) }));

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
    setAnnounced(place === 1 ? "Es la portada" : `Foto movida al puesto ${place} de ${ids.length}`);
    const outcome = await callApi("PUT", `${path}/order`, { ids });
    if (outcome.kind === "done") {
      onChange();
      await revalidate();
    } else {
      showToast({ kind: "error", title: "El orden no se ha guardado", description: failureText(outcome) });
    }
    // Another order may have been put meanwhile.
    setOrder((current) => (current === ids ? null : current));
    return outcome.kind === "done";
  };

  const orderAs = async (ids: readonly string[]) => {
    const before = shown.map(({ id }) => id);
    if (!(await reorder(ids, ids[0]!))) return;
    const undo = { label: "Deshacer", run: () => void reorder(before, before[0]!) };
    showToast({ kind: "success", title: "Fotos ordenadas", action: undo });
  };

  /** Kept at once; the toast takes it back. @param before what it takes it back to */
  const describe = async (photo: HomePhoto, words: PhotoDescription, before: PhotoDescription | null) => {
    setDescribed((all) => new Map(all).set(photo.id, { ...all.get(photo.id), ...words }));
    const outcome = await callApi("PATCH", `${path}/${photo.id}`, words);
    if (outcome.kind === "done") {
      onChange();
      await revalidate();
      showToast({
        kind: "success",
        title: before === null ? "Como estaba" : "Foto guardada",
        ...(before && { action: { label: "Deshacer", run: () => void describe(photo, before, null) } }),
      });
    } else {
      showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
    }
    // Other words may have been typed meanwhile.
    setDescribed((all) => {
      const left = { ...all.get(photo.id) };
      for (const key of Object.keys(words) as (keyof PhotoDescription)[])
        if (left[key] === words[key]) delete left[key];
      return new Map(all).set(photo.id, left);
    });
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
          <OrderProposal photos={shown} type={type} onOrder={(ids) => void orderAs(ids)} />
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
                  onDescribe={(words) => void describe(photo, words, pick(photo, words))}
                  onDelete={() => remove(photo.id, `${path}/${photo.id}`, "Foto eliminada")}
                  twinPlace={placeOf(ids, photo.twinOf)}
                  onKeepTwin={() =>
                    void call("Se quedan las dos", "PATCH", `${path}/${photo.id}`, { isTwinKept: true })
                  }
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
        {announced}
      </p>
    </div>
  );
}

const placeOf = (ids: readonly string[], id: string | null): number | null => {
  const at = id === null ? -1 : ids.indexOf(id);
  return at < 0 ? null : at + 1;
};

/** The present values of the fields that are about to change. */
const pick = (photo: HomePhoto, words: PhotoDescription): PhotoDescription => ({
  ...(words.caption !== undefined && { caption: photo.caption }),
  ...(words.room !== undefined && { room: photo.room }),
});

function inOrder(photos: readonly HomePhoto[], order: readonly string[] | null): readonly HomePhoto[] {
  if (!order) return photos;
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  return [...known, ...photos.filter(({ id }) => !order.includes(id))];
}
