/**
 * An official name in reading order. The register puts the article last: `"Alfàs del Pi, l'"` → `"L'Alfàs del Pi"`,
 * `"Fondó de les Neus, el/Hondón de las Nieves"` → `"El Fondó de les Neus/Hondón de las Nieves"`.
 */
export function naturalName(official: string): string {
  return official
    .split("/")
    .map((part) => {
      const [, name, article] = /^(.*), (l'|L'|[A-Za-zÀ-ÿ]{1,3}|Illes)$/.exec(part.trim()) ?? [];
      if (name === undefined || article === undefined) return part.trim();
      const first = article.charAt(0).toUpperCase() + article.slice(1);
      return first.endsWith("'") ? first + name : `${first} ${name}`;
    })
    .join("/");
}
