import { parentPort } from "node:worker_threads";
import type { Outcome } from "./asked-thread.server.ts";

/**
 * Makes this thread answer the questions of an `AskedThread`, one after another.
 *
 * @param faultOf words for the log about a fault; its kind and place where none is given, because a message may hold words of a file
 */
export function answerQuestions<Given, Answer>(
  answer: (given: Given) => Answer | Promise<Answer>,
  faultOf: (error: Error) => string = kindAndPlace,
): void {
  const port = parentPort!;
  const tell = (outcome: Outcome<Answer>) => port.postMessage(outcome);
  port.on("message", async (given: Given) => {
    try {
      tell({ answer: await answer(given) });
    } catch (error) {
      tell({ fault: error instanceof Error ? faultOf(error) : "unknown" });
    }
  });
  port.postMessage("ready");
}

function kindAndPlace({ name, message, stack }: Error): string {
  const frames = stack?.slice(stack.indexOf(message) + message.length) ?? "";
  return name + frames;
}
