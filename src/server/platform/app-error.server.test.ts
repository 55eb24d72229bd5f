import { expect, test } from "vitest";
import { AppError } from "./app-error.server.ts";
import { StoreFault } from "./store/store-fault.server.ts";

test("an error of another copy of the class is one of the catalogue too, and nothing else is", async () => {
  const copy: { AppError: typeof AppError } = await import(/* @vite-ignore */ `./app-error.server.ts?${Date.now()}`);
  expect(copy.AppError).not.toBe(AppError);
  expect(new copy.AppError("MARKET_BUSY")).toBeInstanceOf(AppError);
  for (const other of [null, undefined, "MARKET_BUSY", new Error("away"), { code: "MARKET_BUSY" }])
    expect(other instanceof AppError).toBe(false);
});

test("a fault of the store is an error of the catalogue, and no other one is a fault of the store", () => {
  expect(new StoreFault("STORE_UNAVAILABLE", null)).toBeInstanceOf(AppError);
  expect(new AppError("NOT_FOUND")).not.toBeInstanceOf(StoreFault);
});
