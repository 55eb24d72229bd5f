import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { HomeChoice } from "../../crm/home-choice.tsx";

interface HomesPickerProps {
  homes: readonly { id: string; title: string }[];
  most: number;
  onChange: (homes: { id: string; title: string }[]) => void;
}

/** Homes of the portfolio, one after another, in the order in which they were chosen. */
export function HomesPicker({ homes, most, onChange }: HomesPickerProps) {
  // A new box after each choice: the one before holds what was chosen.
  const [turn, setTurn] = useState(0);
  return (
    <div className="grid gap-3">
      {homes.length > 0 ? (
        <ol className="flex flex-wrap gap-2">
          {homes.map(({ id, title }) => (
            <li key={id} className="flex min-w-0 items-center rounded-sm border bg-card pl-3 text-sm">
              <span className="truncate">{title}</span>
              <Button
                size="icon"
                variant="ghost"
                aria-label={`Quitar «${title}»`}
                onClick={() => onChange(homes.filter((home) => home.id !== id))}
              >
                <X aria-hidden size={16} strokeWidth={1.75} />
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      {homes.length < most ? (
        <HomeChoice
          key={turn}
          home={null}
          label={homes.length === 0 ? "Vivienda" : "Otra vivienda"}
          onChoose={(home) => {
            if (!home || homes.some(({ id }) => id === home.id)) return;
            onChange([...homes, { id: home.id, title: home.title }]);
            setTurn(turn + 1);
          }}
        />
      ) : null}
    </div>
  );
}
