/** How easily a text is read. */
export interface Readability {
  /** 0 to 100, higher is easier. */
  score: number;
  /** INFLESZ for Spanish (Barrio-Cantalejo, 2008), Flesch's own steps for English. */
  level: "muy difícil" | "algo difícil" | "normal" | "bastante fácil" | "muy fácil";
  wordsPerSentence: number;
}

const VOWELS = /[aeiouáéíóúü]+/g;

/** Spanish syllables: each run of vowels is one, and one more for each pair of strong ones or accented weak one in it. */
export function spanishSyllables(word: string): number {
  const runs = word
    .toLocaleLowerCase("es")
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, "k")
    .replace(/y$/, "i")
    .match(VOWELS);
  if (!runs) return 1;
  return runs.reduce((sum, run) => {
    let syllables = 1;
    for (let i = 1; i < run.length; i++) {
      const pair = run.slice(i - 1, i + 1);
      if (/^[aeoáéó]{2}$|[íú]/.test(pair)) syllables++;
    }
    return sum + syllables;
  }, 0);
}

function englishSyllables(word: string): number {
  const bare = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "");
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

const STEPS = [
  [40, "muy difícil"],
  [55, "algo difícil"],
  [65, "normal"],
  [80, "bastante fácil"],
] as const;

/**
 * How easily a text is read. Spanish: 206.835 − 62.3 · syllables/words − words/sentences (Szigriszt-Pazos, 1993), in
 * the steps of INFLESZ. English: 206.835 − 84.6 · syllables/words − 1.015 · words/sentences (Flesch, 1948). Words of
 * letters alone count: figures are read at a glance. A text without words is easy.
 */
export function readabilityOf(text: string, language: "es" | "en"): Readability {
  const words = text.match(/\p{L}+/gu) ?? [];
  const sentences = Math.max(1, text.split(/[.!?…:;](?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length);
  if (words.length === 0) return { score: 100, level: "muy fácil", wordsPerSentence: 0 };
  const syllables = words.reduce(
    (sum, word) => sum + (language === "en" ? englishSyllables(word) : spanishSyllables(word)),
    0,
  );
  const perWord = syllables / words.length;
  const perSentence = words.length / sentences;
  // Szigriszt-Pazos, and Flesch for English.
  const raw =
    language === "en" ? 206.835 - 84.6 * perWord - 1.015 * perSentence : 206.835 - 62.3 * perWord - perSentence;
  const score = Math.round(Math.min(100, Math.max(0, raw)));
  const level = STEPS.find(([below]) => score < below)?.[1] ?? "muy fácil";
  return { score, level, wordsPerSentence: Math.round(perSentence * 10) / 10 };
}
