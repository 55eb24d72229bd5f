import { RefreshCw, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import type { PieceCheck } from "#domain/tools/furnishing/check-piece.ts";
import type { StagedPiece } from "#domain/tools/staging/staging-document.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { pieceName, sizeInWords } from "./staging-words.ts";

interface PieceListProps {
  pieces: readonly StagedPiece[];
  fits: ReadonlyMap<string, PieceCheck>;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onTurn: (piece: StagedPiece, by: number) => void;
  onSwap: (piece: StagedPiece) => void;
  onRemove: (piece: StagedPiece) => void;
}

const TURN = 15;

/** The pieces with their true sizes, and whether each may stand where it stands. */
export function PieceList({ pieces, fits, selected, onSelect, onTurn, onSwap, onRemove }: PieceListProps) {
  if (pieces.length === 0) return <p className="text-sm text-muted-foreground">Aún no hay ningún mueble.</p>;
  return (
    <ul aria-label="Muebles" className="grid max-h-[26rem] gap-1 overflow-y-auto">
      {pieces.map((piece) => {
        const fit = fits.get(piece.id);
        const isOpen = piece.id === selected;
        const name = pieceName(piece.item);
        return (
          <li key={piece.id} className={classNames("rounded-md border", isOpen ? "border-primary" : "border-border")}>
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => onSelect(isOpen ? null : piece.id)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3 py-1.5 text-left hover:bg-muted"
            >
              <span className="min-w-0 text-sm">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-xs text-muted-foreground tabular-nums">{sizeInWords(piece)}</span>
              </span>
              {fit?.kind === "does-not-fit" ? <Tag tone="warning">No cabe</Tag> : <Tag tone="success">Cabe</Tag>}
            </button>
            {isOpen ? (
              <div className="grid gap-2 px-3 pb-3">
                {fit?.kind === "does-not-fit" ? (
                  <p className="text-xs text-warning-soft-foreground">{fit.reason}</p>
                ) : null}
                <div className="flex flex-wrap gap-1">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Girar ${name} a la izquierda`}
                    onClick={() => onTurn(piece, -TURN)}
                  >
                    <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Girar ${name} a la derecha`}
                    onClick={() => onTurn(piece, TURN)}
                  >
                    <RotateCw aria-hidden size={16} strokeWidth={1.75} />
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Cambiar ${name} por otro parecido`}
                    onClick={() => onSwap(piece)}
                  >
                    <RefreshCw aria-hidden size={16} strokeWidth={1.75} /> Cambiar
                  </Button>
                  <Button size="sm" variant="ghost" aria-label={`Quitar ${name}`} onClick={() => onRemove(piece)}>
                    <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar
                  </Button>
                </div>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
