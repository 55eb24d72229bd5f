import { describe, expect, test } from "vitest";
import type { SavedChatLine } from "#domain/assistant/chat/saved-chat.ts";
import type { ApiOutcome } from "#ui/call-api.ts";
import { createKeeper, type KeeperStatus, type Turn } from "./keeper.ts";

type Saved = { id: string; body: { messages: { position: number; content: string }[]; replacesAnswer: boolean } };
const LINE: SavedChatLine = { id: "a", title: "una", updatedAt: "2026-11-20T10:00:00.000Z" };
const done: ApiOutcome<SavedChatLine> = { kind: "done", answer: LINE };
const refused = (code: string): ApiOutcome<SavedChatLine> => ({ kind: "refused", code, description: code });
const network: ApiOutcome<SavedChatLine> = { kind: "network", description: "sin red" };

const turns = (...shown: string[]): Turn[] =>
  shown.map((content, i) => ({ role: i % 2 === 0 ? "user" : "assistant", content }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A keeper whose server gives the list's answers, in turn, and then says that it is done. */
function keeperWith(answers: ApiOutcome<SavedChatLine>[], kept: readonly string[] = []) {
  const saved: Saved[] = [];
  const statuses: KeeperStatus[] = [];
  const forks: boolean[] = [];
  let ids = 0;
  const keeper = createKeeper({
    id: "a",
    kept,
    newId: () => `b${++ids}`,
    pause: () => ({ over: settled() as Promise<void>, end: () => {} }),
    async save(id, body) {
      saved.push({ id, body });
      return answers.shift() ?? done;
    },
    onChange({ status, isFork }) {
      statuses.push(status);
      if (isFork) forks.push(true);
    },
  });
  const contents = () =>
    saved.map(({ body }) => body.messages.map(({ position, content }) => `${position} ${content}`));
  return { keeper, saved, statuses, forks, contents };
}

describe("sent messages", () => {
  test("each turn once, with its positions", async () => {
    const { keeper, contents, statuses } = keeperWith([]);
    keeper.offer(turns("una", "sí"));
    await settled();
    keeper.offer(turns("una", "sí"));
    keeper.offer(turns("una", "sí", "dos", "no"));
    await settled();
    expect(contents()).toEqual([
      ["1 una", "2 sí"],
      ["3 dos", "4 no"],
    ]);
    expect(statuses.at(-1)).toEqual({ kind: "kept" });
  });

  test("messages added while it saves follow", async () => {
    const { keeper, contents } = keeperWith([]);
    keeper.offer(turns("una", "sí"));
    keeper.offer(turns("una", "sí", "dos", "no"));
    await settled();
    expect(contents()).toEqual([
      ["1 una", "2 sí"],
      ["3 dos", "4 no"],
    ]);
  });

  test("for a saved conversation only new turns", async () => {
    const { keeper, contents } = keeperWith([], ["una", "sí"]);
    keeper.offer(turns("una", "sí"));
    await settled();
    expect(contents()).toEqual([]);
    keeper.offer(turns("una", "sí", "dos", "no"));
    await settled();
    expect(contents()).toEqual([["3 dos", "4 no"]]);
  });

  test("an answer that was written anew says so", async () => {
    const { keeper, saved } = keeperWith([], ["una", "sí", "dos", "no"]);
    keeper.offer(turns("una", "sí"));
    keeper.offer(turns("una", "sí", "dos", "mejor"));
    await settled();
    expect(saved).toHaveLength(1);
    expect(saved[0]!.body).toMatchObject({ replacesAnswer: true, messages: [{ position: 3 }, { content: "mejor" }] });
  });
});

describe("when it does not get through", () => {
  test("tried again until it is there, and said meanwhile", async () => {
    const { keeper, contents, statuses } = keeperWith([network, refused("RATE_LIMIT"), refused("SERVER_ERROR")]);
    keeper.offer(turns("una", "sí"));
    await expect.poll(() => statuses.at(-1)?.kind).toBe("kept");
    expect(contents()).toHaveLength(4);
    expect(statuses.map(({ kind }) => kind)).toContain("retrying");
  });

  test("where another tab was first, all of it becomes a conversation of its own", async () => {
    const { keeper, saved, forks, contents } = keeperWith([refused("CONVERSATION_CHANGED")], ["una", "sí"]);
    keeper.offer(turns("una", "sí", "dos", "no"));
    await settled();
    expect(forks).toEqual([true]);
    expect(saved.map(({ id }) => id)).toEqual(["a", "b1"]);
    expect(contents()[1]).toEqual(["1 una", "2 sí", "3 dos", "4 no"]);
    expect(keeper.id()).toBe("b1");
  });

  test.each([
    ["NOT_FOUND", "gone"],
    ["UNAUTHORIZED", "signed-out"],
    ["TOO_MANY_CONVERSATIONS", "refused"],
  ])("%s stops it until it is asked to try again", async (code, why) => {
    const { keeper, contents, statuses } = keeperWith([refused(code)]);
    keeper.offer(turns("una", "sí"));
    await settled();
    expect(statuses.at(-1)).toMatchObject({ kind: "stopped", why });
    keeper.offer(turns("una", "sí", "dos", "no"));
    await settled();
    expect(contents()).toHaveLength(1);
    keeper.again();
    await settled();
    expect(contents()[1]).toEqual(["1 una", "2 sí", "3 dos", "4 no"]);
  });
});
