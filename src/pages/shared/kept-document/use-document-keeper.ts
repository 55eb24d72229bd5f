import { useEffect, useMemo, useRef, useState } from "react";
import type { DeviceDocument, ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";
import { DocumentKeeper, type KeeperParts, type KeeperState } from "./document-keeper.ts";

interface KeptWhere<D> {
  account: string;
  id: string;
  /** Name of the channel by which pages of one browser hear of each other's changes. */
  channel: string;
  store: {
    read: (account: string, id: string) => Promise<DeviceDocument<D> | undefined>;
    keep: (kept: DeviceDocument<D> & { account: string; id: string; changedAt: string }) => Promise<void>;
  };
  server: KeeperParts<D>["server"];
  onReplaced: (document: D) => void;
}

/** One keeper for one document, for as long as its page stands: it hears of the line, of other pages and of the page's end. */
export function useDocumentKeeper<D extends { readonly title: string }>(
  kept: ServerDocument<D>,
  { account, id, channel: name, store, server, onReplaced }: KeptWhere<D>,
): { keeper: DocumentKeeper<D>; state: KeeperState<D> } {
  const [state, setState] = useState<KeeperState<D>>({ kind: "saved" });
  /** The other pages of this browser, told when this one has kept something. */
  const others = useRef<BroadcastChannel | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for one document; what the server sends later is met by it
  const keeper = useMemo(
    () =>
      new DocumentKeeper(kept, {
        device: {
          read: () => store.read(account, id),
          keep: async (document) => {
            await store.keep({ ...document, account, id, changedAt: new Date().toISOString() });
            others.current?.postMessage(`${account} ${id}`);
          },
        },
        server,
        onState: setState,
        onReplaced,
      }),
    [account, id],
  );
  useUnsaved(() => keeper.isAtRisk);

  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === `${account} ${id}`) void keeper.hearOther();
    };
    others.current = channel;
    return () => {
      others.current = null;
      channel.close();
    };
  }, [keeper, name, account, id]);

  useEffect(() => {
    void keeper.begin();
    const send = () => void keeper.flush();
    const leave = () => keeper.end();
    const hide = () => (globalThis.document.visibilityState === "hidden" ? leave() : send());
    window.addEventListener("online", send);
    window.addEventListener("focus", send);
    window.addEventListener("pagehide", leave);
    globalThis.document.addEventListener("visibilitychange", hide);
    return () => {
      window.removeEventListener("online", send);
      window.removeEventListener("focus", send);
      window.removeEventListener("pagehide", leave);
      globalThis.document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, [keeper]);
  return { keeper, state };
}
