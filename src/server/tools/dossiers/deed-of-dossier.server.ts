import { COMMUNITIES, isCommunity, isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import type { DossierPart } from "#domain/tools/dossiers/dossier-parts.ts";
import { KINDS } from "#domain/tools/dossiers/kinds/registry.ts";
import { type DeedPaper, missingForDeed, papersThere } from "#domain/tools/dossiers/rules/deed-papers.ts";
import { agedFindings } from "#domain/tools/dossiers/rules/validity-findings.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { placeOfHome } from "../../portfolio/homes/place-of-home.server.ts";
import { readHome } from "../../portfolio/homes/read-home.server.ts";

/** The papers that the deed needs where the home lies; without a home that the actor sees, by the country of the papers. */
export async function deedOfDossier(
  db: Db,
  actor: PersonActor,
  homeId: string | null,
  parts: readonly DossierPart[],
  today: string,
): Promise<{ papers: DeedPaper[]; place: string } | null> {
  const shown = homeId === null ? null : await readHome(db, actor, homeId);
  const home = shown && shown.deletedAt === null ? shown.home : null;
  const kinds = papersThere(parts.map(({ reading }) => ({ reading, findings: agedFindings(reading, today) })));
  const place = home && placeOfHome(home);
  if (place && isCommunity(place)) {
    return { papers: missingForDeed(kinds, { country: "ES", community: place }), place: COMMUNITIES[place] };
  }
  const [kind] = kinds;
  const country = place ?? home?.country ?? (kind ? KINDS[kind.kind].country : undefined);
  if (country === undefined) return null;
  const name = country === "ES" ? "España" : isLatinAmericanCountry(country) ? LATIN_AMERICA[country].name : null;
  return name === null ? null : { papers: missingForDeed(kinds, { country }), place: name };
}
