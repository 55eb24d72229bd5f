import { expect, test } from "vitest";
import { nextToAsk, type SignerState, signingFault, stateAfterAnswers } from "./signing-states.ts";

const signer = (name: string, turn: number, state: SignerState = "en-espera") => ({ name, turn, state });
const names = (signers: { name: string }[]) => signers.map(({ name }) => name);

test("the second turn is asked only after everybody of the first signed", () => {
  const [ana, blas, carla] = [signer("Ana", 1), signer("Blas", 1), signer("Carla", 2)];
  expect(names(nextToAsk([ana, blas, carla]))).toEqual(["Ana", "Blas"]);
  const asked = [signer("Ana", 1, "firmada"), signer("Blas", 1, "pedida"), carla];
  expect(nextToAsk(asked)).toEqual([]);
  expect(names(nextToAsk([signer("Ana", 1, "firmada"), signer("Blas", 1, "firmada"), carla]))).toEqual(["Carla"]);
});

test("numbers may leave gaps, and their order counts rather than that of the list", () => {
  expect(names(nextToAsk([signer("Ana", 30), signer("Blas", 4)]))).toEqual(["Blas"]);
});

test("asking again finds nobody: a repeated call writes to nobody twice", () => {
  expect(nextToAsk([signer("Ana", 1, "pedida"), signer("Blas", 2)])).toEqual([]);
});

test("one refusal ends the request, and nobody else is asked", () => {
  const signers = [signer("Ana", 1, "rechazada"), signer("Blas", 2)];
  expect(stateAfterAnswers(signers)).toBe("rechazada");
  expect(nextToAsk(signers)).toEqual([]);
});

test("a request is signed with the last of its signers, and never without any", () => {
  expect(stateAfterAnswers([signer("Ana", 1, "firmada"), signer("Blas", 2, "identificada")])).toBe("enviada");
  expect(stateAfterAnswers([signer("Ana", 1, "firmada"), signer("Blas", 2, "firmada")])).toBe("firmada");
  expect(stateAfterAnswers([])).toBe("enviada");
});

const expiresAt = new Date("2026-12-01T00:00:00Z");
const ready = { state: "identificada", isIdentified: true, hasOpenedDocument: true } as const;
const before = new Date("2026-11-30T23:59:59.999Z");

test("a signer who is identified and has opened the document may sign until the last millisecond", () => {
  expect(signingFault({ state: "enviada", expiresAt }, ready, before)).toBeNull();
  expect(signingFault({ state: "enviada", expiresAt }, ready, expiresAt)).toBe("expired");
});

test.each([
  ["a request that was withdrawn", { state: "anulada" }, ready, "ended"],
  ["a draft", { state: "borrador" }, ready, "ended"],
  ["a request whose time is over", { state: "caducada" }, ready, "expired"],
  ["a signer whose turn has not come", { state: "enviada" }, { ...ready, state: "en-espera" }, "waits"],
  ["a second signature of one person", { state: "enviada" }, { ...ready, state: "firmada" }, "answered"],
  ["a signature after everything ended", { state: "anulada" }, { ...ready, state: "firmada" }, "answered"],
  ["a stranger with the forwarded link", { state: "enviada" }, { ...ready, isIdentified: false }, "unidentified"],
  ["a signer who has not opened it", { state: "enviada" }, { ...ready, hasOpenedDocument: false }, "unread"],
] as const)("%s is refused", (_, request, who, fault) => {
  expect(signingFault({ ...request, expiresAt }, who, before)).toBe(fault);
});
