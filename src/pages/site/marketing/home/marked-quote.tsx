/** An advert whose marked pieces come from the home's record. The mark takes no room beside its words, so that commas stay at them. */
export function MarkedQuote({ pieces }: { pieces: readonly (readonly [piece: string, fromRecord: boolean])[] }) {
  return (
    <p className="leading-relaxed">
      {pieces.map(([piece, fromRecord]) =>
        fromRecord ? (
          <mark key={piece} className="-mx-0.5 rounded-xs bg-albero-200 box-decoration-clone px-0.5 text-tinta-900">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </p>
  );
}
