import { answerQuestions } from "../../platform/jobs/answer-questions.server.ts";
import { sumUp } from "./sum-up.server.ts";

/** A thread in which conversations are read and summed up. Started by `sumUpApart`. */
answerQuestions(sumUp);
