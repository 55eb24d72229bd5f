import type { Compared } from "#domain/crm/matching/compared.ts";
import { CRITERIA, CRITERION_NAMES, USUAL_WEIGHTS } from "#domain/crm/matching/criteria.ts";
import { ToolExample } from "../../shared/tool-example.tsx";
import { MatchBar } from "./match-bar.tsx";
import { ScoreTower } from "./score-tower.tsx";

export interface ExampleMatch extends Compared {
  name: string;
  asks: string;
}

interface MatchingExampleProps {
  lead: string;
  title: string;
  line: string;
  matches: readonly ExampleMatch[];
}

/** The page for a visitor: what it does, the list of an invented home and invented buyers, and what it needs to be their own. */
export function MatchingExample({ lead, title, line, matches }: MatchingExampleProps) {
  return (
    <ToolExample
      path="/smart-matching"
      title="Smart matching"
      lead={lead}
      note="Con tu cuenta se cruza tu cartera con lo que buscan tus contactos. Cada mensaje lo envías tú."
      art={<ScoreTower />}
      example={{ title, description: line }}
      points={{ id: "como-se-puntua", title: "Cómo se puntúa", all: RULES }}
    >
      <ul className="divide-y">
        {matches.map((match) => (
          <li key={match.name} className="grid gap-3 px-5 py-5 sm:px-6">
            <p>
              <span className="font-semibold">{match.name}</span>
              <span className="block text-sm text-muted-foreground">{match.asks}</span>
            </p>
            <MatchBar {...match} />
          </li>
        ))}
      </ul>
    </ToolExample>
  );
}

const RULES = [
  "Se descarta lo imposible: otra operación, otro tipo, un precio por encima del margen, o que falte algo imprescindible.",
  `El resto suma: ${CRITERIA.map((criterion) => `${CRITERION_NAMES[criterion].toLocaleLowerCase("es")} ${USUAL_WEIGHTS[criterion]}`).join(", ")}.`,
  "Lo que la ficha no dice no resta: sale como «por confirmar».",
  "Lo que cada comprador acepta o descarta mueve esos pesos, como mucho a la mitad más o menos.",
  "La nota es la misma mires desde la vivienda o desde el comprador.",
  "Ni nacionalidad, ni edad, ni familia: solo cuenta lo que busca.",
];
