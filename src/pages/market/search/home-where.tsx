import type { MarketHome } from "#domain/market/market-home.ts";
import { HIDDEN_RADIUS_M, hiddenDegrees } from "#domain/shared/places/hidden-place.ts";
import { PropertyMap } from "#ui/map/property-map.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { marketPlace } from "./market-home-text.ts";

interface HomeWhereProps {
  home: MarketHome;
  mapStyleUrl: string | undefined;
}

/** Where the home is: its point, or a circle where its agency does not show the address. */
export function HomeWhere({ home, mapStyleUrl }: HomeWhereProps) {
  const { latitude, longitude } = home;
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const isHidden = hiddenDegrees(latitude) === latitude && hiddenDegrees(longitude) === longitude;
  const style = mapStyleUrl === undefined ? {} : { styleUrl: mapStyleUrl };
  const place = marketPlace(home);
  return (
    <Panel labelledBy="donde">
      <PanelHeader
        id="donde"
        title="Dónde está"
        description={
          isHidden ? "Dentro del círculo: quien la ofrece no enseña la dirección exacta." : place || undefined
        }
      />
      <PanelBody>
        <PropertyMap
          center={point}
          zoom={isHidden ? 14 : 15.5}
          {...(isHidden ? { areaM: HIDDEN_RADIUS_M } : { subject: point })}
          {...style}
          height={300}
          label={isHidden ? "Mapa de la zona en que está la vivienda" : "Mapa con el punto de la vivienda"}
        />
      </PanelBody>
    </Panel>
  );
}
