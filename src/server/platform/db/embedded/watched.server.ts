import { type ChildProcess, spawn } from "node:child_process";
import { setImmediate as afterEvents } from "node:timers/promises";

/** Processes that run now. */
const running = new Set<ChildProcess>();
let hasEnded = false;

/**
 * Starts a program of PostgreSQL that ends with this process, however this process ends. A shell of a few lines stands
 * over it and sends it a signal when the pipe from this process closes: on purpose, or because this process has died,
 * by `kill -9` too. It sends it again until the program has ended, because one that still starts has not begun to
 * listen. Its own session keeps Ctrl-C away from both, since the product still writes while it ends.
 *
 * Only the stderr of the program itself is read. Windows has no such shell.
 *
 * @param signal of `kill`, without SIG
 * @param leftovers a path that is removed if the program fails, together with paths that begin with it and a dot. The
 *   program then
 *   begins only when this process has written a line, so that the shell already stands by before any file is made.
 *   After a success
 *   the shell says so (`isReady`) and waits for a second line, which confirms that the files were taken over; if this
 *   process dies before, they are removed
 */
export function spawnWatched(
  { file, args, env }: { file: string; args: string[]; env?: NodeJS.ProcessEnv | undefined },
  { signal, leftovers = "" }: { signal: "INT" | "TERM"; leftovers?: string },
): ChildProcess {
  if (hasEnded) throw new Error("el proceso termina");
  // The shell reports that a signal has ended the program; with this process dead nobody reads that, and it must not
  // end the shell.
  const script = `trap '' PIPE
exec 3<&0 </dev/null
signal=$1 leftovers=$2
shift 2
code=1
if [ -z "$leftovers" ] || read -r _ <&3; then
  "$@" 3<&- >/dev/null & program=$!
  { read -r _; while kill -"$signal" $program; do sleep 0.1 || sleep 1; done; } <&3 >/dev/null 2>&1 & watcher=$!
  wait $program; code=$?
  kill $watcher 2>/dev/null
  wait $watcher 2>/dev/null
  if [ $code = 0 ] && [ -n "$leftovers" ]; then
    echo ready 2>/dev/null
    read -r _ <&3 || code=1
  fi
fi
[ $code = 0 ] || [ -z "$leftovers" ] || rm -rf "$leftovers" "$leftovers".*
exit $code`;
  const child = spawn("/bin/sh", ["-c", script, "postgres", signal, leftovers, file, ...args], {
    stdio: ["pipe", leftovers === "" ? "ignore" : "pipe", "pipe"],
    detached: true,
    ...(env ? { env } : {}),
  });
  // A program that has already ended needs no signal; `endOf` tells how it ended.
  child.stdin!.on("error", () => {});
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

/**
 * Whether a program with `leftovers` has succeeded and its files wait to be taken over by a second line to its stdin.
 * False if it has failed or is being ended; the shell then removes the files.
 */
export function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.stdout!.once("data", () => resolve(!child.stdin!.writableEnded));
    child.once("error", () => resolve(false));
    child.once("close", () => resolve(false));
  });
}

/** Ends all of them, and lets no other begin: for a start that must end before it knows what it has started. */
export async function endWatched(): Promise<void> {
  hasEnded = true;
  const ends = [...running].map((child) => new Promise((resolve) => child.once("close", resolve)));
  for (const { stdin } of running) stdin!.end();
  await Promise.all(ends);
  // Code that waits for one of these programs tidies up first.
  await afterEvents();
}

/** Resolves when a program has ended, with its code and the end of its output. */
export function endOf(child: ChildProcess): Promise<{ code: number | string; output: string }> {
  let output = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-4_000);
  });
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code, signal) => resolve({ code: code ?? signal!, output: output.trim() }));
  });
}

/**
 * Finds the one line in the output of PostgreSQL's programs that gives the reason for their end; later lines only say
 * that they end.
 */
export function reasonIn(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? "";
  // Cuts off the time and process number that precede each line of a log.
  return reason.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, "").trim();
}
