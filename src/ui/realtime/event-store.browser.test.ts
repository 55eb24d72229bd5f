import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A stream of events that a test opens, breaks and speaks through. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeStream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const missedOf = (stream: FakeStream | undefined) =>
  Number(new URL(stream!.url, "http://x").searchParams.get("missed"));

let store: typeof import("./event-store.ts");

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  FakeStream.all = [];
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("window", Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.resetModules();
  store = await import("./event-store.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("opening alone is no change; a change counts for its topic", () => {
  store.listenToEvents(() => {});
  const [stream] = FakeStream.all;
  stream!.dispatchEvent(new Event("open"));
  expect(store.currentEvents()).toMatchObject({ isLive: true, work: store.NO_EVENTS.work });
  stream!.dispatchEvent(new Event("work_homes"));
  expect(store.currentEvents().work).toEqual({ ...store.NO_EVENTS.work, homes: 1 });
});

test("a stream that breaks is opened again, and says for how long nothing could be told", () => {
  store.listenToEvents(() => {});
  const [first] = FakeStream.all;
  first!.dispatchEvent(new Event("open"));
  first!.dispatchEvent(new Event("error"));
  expect(first!.isClosed).toBe(true);
  expect(store.currentEvents().isLive).toBe(false);
  // Refused once more, it rests twice as long, and the time without a stream goes on.
  vi.advanceTimersByTime(1_500);
  expect(missedOf(FakeStream.all[1])).toBe(2_000);
  FakeStream.all[1]!.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(2_999);
  expect(FakeStream.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(missedOf(FakeStream.all[2])).toBe(5_000);
  FakeStream.all[2]!.dispatchEvent(new Event("open"));
  FakeStream.all[2]!.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(1_500);
  expect(missedOf(FakeStream.all[3])).toBe(2_000);
});

test("before its first stream a page has missed what happened since it was asked for", () => {
  vi.spyOn(performance, "now").mockReturnValue(1_234.4);
  store.listenToEvents(() => {});
  expect(missedOf(FakeStream.all[0])).toBe(1_734);
});
