import { expect, test } from "vitest";
import { questionOf } from "./stage-evidence.ts";

test("the preparation of a home takes from one letter to 1,000 about what is ready", () => {
  const read = (ready: string) => questionOf("vendedor", "preparacion")!.schema.safeParse({ ready });
  expect(read("F").data).toEqual({ ready: "F" });
  expect(read("a".repeat(1000)).success).toBe(true);
  expect(read(" ").error?.issues[0]?.message).toBe("Cuenta qué está listo");
  expect(read("a".repeat(1001)).error?.issues[0]?.message).toBe("Usa como mucho 1.000 caracteres");
});
