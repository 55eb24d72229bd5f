import { useEffect, useState } from "react";
import type { OfficialSeries } from "#domain/tools/market/official-series.ts";
import type { PromoMarket } from "#domain/tools/video-templates/assets.ts";
import { promoMarketOf } from "#domain/tools/video-templates/promo-home.ts";
import { callApi } from "#ui/call-api.ts";
import type { PromoPage } from "./page-data.server.ts";

/** The series that a film draws: the page's own, or another one that was chosen and is read then. */
export function useMarket(
  wanted: string | null,
  { market, seriesId }: Pick<PromoPage, "market" | "seriesId">,
): { market: PromoMarket | null; isLost: boolean } {
  const [other, setOther] = useState<{ id: string; market: PromoMarket | null } | null>(null);
  const isOwn = wanted === null || wanted === seriesId;
  useEffect(() => {
    if (isOwn) return;
    let isGone = false;
    const path = `/api/official-series?ids=${encodeURIComponent(wanted)}`;
    callApi<{ series: OfficialSeries[] }>("GET", path).then((outcome) => {
      if (isGone) return;
      const series = outcome.kind === "done" ? outcome.answer.series[0] : undefined;
      setOther({ id: wanted, market: series ? promoMarketOf(series) : null });
    });
    return () => {
      isGone = true;
    };
  }, [wanted, isOwn]);
  if (isOwn) return { market, isLost: false };
  const isRead = other?.id === wanted;
  return { market: isRead ? other.market : null, isLost: isRead && other.market === null };
}
