import { useEffect, useRef, useState } from "react";

/** The browser's own recognition of speech, as far as this page uses it; browsers without one have no such class. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type RecognitionClass = new () => Recognition;

const recognitionOf = (): RecognitionClass | undefined => {
  const browser = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

const FAULTS: Readonly<Record<string, string>> = {
  "not-allowed": "El navegador no tiene permiso para usar el micrófono. Dáselo, o escribe las medidas.",
  "no-speech": "No se ha oído nada. Acércate al micrófono y prueba otra vez.",
  "audio-capture": "No se encuentra ningún micrófono.",
  network: "El dictado de este navegador necesita conexión. Escribe las medidas.",
};

/** Listens while it is asked to. @param onText all that was understood since it began */
export function useSpeech(onText: (text: string) => void) {
  const [isThere, setThere] = useState(false);
  const [isListening, setListening] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef<Recognition | null>(null);
  const say = useRef(onText);
  say.current = onText;
  useEffect(() => {
    setThere(recognitionOf() !== undefined);
    return () => current.current?.abort();
  }, []);
  function start() {
    const Recogniser = recognitionOf();
    if (!Recogniser) return;
    const recognition = new Recogniser();
    recognition.lang = navigator.language.startsWith("es") ? navigator.language : "es-ES";
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) =>
      say.current(Array.from(results, (result) => result[0]?.transcript ?? "").join(" "));
    recognition.onerror = ({ error }) => {
      if (error !== "aborted") setFault(FAULTS[error] ?? "El dictado se ha parado. Prueba otra vez.");
    };
    recognition.onend = () => setListening(false);
    current.current = recognition;
    setFault(null);
    setListening(true);
    recognition.start();
  }
  function stop() {
    current.current?.abort();
    setListening(false);
  }
  return { isThere, isListening, fault, start, stop };
}
