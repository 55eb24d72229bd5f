import { OFFERED_ZONES, zoneName } from "#domain/shared/time/zone-time.ts";

/** The zones that are offered, and one more where it is not among them. */
export function zonesWith(zone: string) {
  const offered = OFFERED_ZONES.map(([value, label]) => ({ value: value as string, label: label as string }));
  return offered.some(({ value }) => value === zone) ? offered : [...offered, { value: zone, label: zoneName(zone) }];
}
