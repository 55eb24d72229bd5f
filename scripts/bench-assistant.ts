import { startBenchServer } from "./bench-server.ts";
import { assistantAt, converse } from "./chat/yardstick/ask.ts";
import { judge } from "./chat/yardstick/judge.ts";
import { readQuestions } from "./chat/yardstick/question.ts";
import { type Judged, reportOf } from "./chat/yardstick/report.ts";

// npm run bench, a part of its own: how many questions the assistant answers right, by the text that a person reads. The built server is asked as a
// browser asks it, and each turn of a dialogue rests on the assistant's own replies.

/** Answers arrive at the pace of somebody who writes fast, so that several conversations share the time. */
const AT_ONCE = 24;

const questions = readQuestions();
const server = await startBenchServer({ TRUSTED_PROXIES: "1", GEOCODING: "off", OFFICIAL_SERIES: "off" });
try {
  const assistant = await assistantAt(server.origin);
  const judged: Judged[] = [];
  const waiting = questions.entries();
  const work = async () => {
    for (const [at, question] of waiting) {
      const given = await converse(assistant, question, at);
      judged.push({ question, given, verdicts: question.turns.map((turn, i) => judge(turn, given[i]!)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  judged.sort((a, b) => a.question.id.localeCompare(b.question.id, "en"));
  console.log(`\nAsistente: ${questions.length} preguntas, por el texto de la respuesta\n${reportOf(judged)}`);
} finally {
  await server.stop();
}
