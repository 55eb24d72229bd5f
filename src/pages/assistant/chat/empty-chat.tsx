import { Check, CircleSlash } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

const AUDIENCES = [
  {
    id: "agente",
    name: "Soy agente",
    questions: [
      "¿Qué herramienta me ayuda a defender un precio?",
      "¿Qué plan me conviene si hago 40 valoraciones al mes?",
      "¿Puedo poner mi logo en los informes?",
      "¿Cómo importo mi cartera?",
    ],
  },
  {
    id: "compro",
    name: "Compro",
    questions: [
      "Gano 2.400 € al mes y tengo 45.000 € ahorrados. ¿Cuánto puedo pagar?",
      "¿Qué gastos tiene comprar un piso de 220.000 € en Sevilla?",
      "¿Qué cuota pago por 180.000 € a 30 años al 2,8 %?",
      "Busco un piso de 3 habitaciones con ascensor",
    ],
  },
  {
    id: "vendo",
    name: "Vendo",
    questions: [
      "¿Cuánto vale un piso de 80 m² en Triana, Sevilla?",
      "¿Es una tasación oficial?",
      "Quiero que alguien me llame para vender mi casa",
    ],
  },
] as const;

const CAN = [
  "Responder con lo que dicen nuestras páginas, y enseñarte cuál.",
  "Calcular precio, cuota, gastos y lo que puedes pagar con los motores de las herramientas.",
  "Buscar viviendas y llevarte a la herramienta con los datos puestos.",
  "Pasarte con una persona.",
];
const CANNOT = [
  "Dar consejo legal o fiscal: eso es de un profesional.",
  "Inventar una cifra. Si no la sabe, lo dice.",
  "Negociar comisiones ni decidir por nadie.",
];

interface EmptyChatProps {
  isSignedIn: boolean;
  onAsk: (text: string) => void;
}

/** Before the first question: good ones to begin with, and what to expect. */
export function EmptyChat({ isSignedIn, onAsk }: EmptyChatProps) {
  const [chosen, setChosen] = useState<(typeof AUDIENCES)[number]["id"]>(isSignedIn ? "agente" : "compro");
  const { questions } = AUDIENCES.find(({ id }) => id === chosen)!;
  return (
    <div className="grid gap-7">
      <div>
        <h2 className="text-h3">¿Qué necesitas saber?</h2>
        <p className="mt-1.5 text-control text-muted-foreground">
          Soy el asistente automático de Umbral. Escribe con tus palabras o empieza por una de estas.
        </p>
      </div>
      <div>
        <fieldset aria-label="Quién pregunta" className="flex flex-wrap gap-2">
          {AUDIENCES.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              variant={id === chosen ? "secondary" : "ghost"}
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <ul aria-label="Preguntas para empezar" className="mt-3 grid gap-2 sm:grid-cols-2">
          {questions.map((question) => (
            <li key={question} className="grid">
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="min-h-11 rounded-md border bg-card px-4 py-3 text-left text-control leading-snug transition-colors duration-(--duration-1) hover:border-input hover:bg-accent"
              >
                {unbroken(question)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-x-8 gap-y-5 border-t pt-5 text-sm sm:grid-cols-2">
        <Expectations title="Lo que hace" items={CAN} />
        <Expectations title="Lo que no hace" items={CANNOT} isNot />
      </div>
    </div>
  );
}

/** For display: a figure and its unit stay on one line. */
const unbroken = (question: string) => question.replace(/ (€|%|m²)/g, "\u00a0$1");

function Expectations({ title, items, isNot = false }: { title: string; items: readonly string[]; isNot?: boolean }) {
  const Icon = isNot ? CircleSlash : Check;
  return (
    <div>
      <h3 className="text-sm font-semibold tracking-normal [font-stretch:100%]">{title}</h3>
      <ul className="mt-2 grid gap-2 text-muted-foreground">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2 leading-snug">
            <Icon
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className={classNames("mt-0.5 shrink-0", isNot ? "text-subtle-foreground" : "text-success")}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
