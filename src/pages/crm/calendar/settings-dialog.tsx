import { useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { CalendarData } from "./calendar-data.server.ts";
import { FeedSettings } from "./feed-settings.tsx";
import { FileSettings } from "./file-settings.tsx";
import { OwnSettings } from "./own-settings.tsx";
import { SubscriptionSettings } from "./subscription-settings.tsx";

/** Outgoing and incoming calendars, and reminders. */
export function SettingsDialog({ data, onClose }: { data: CalendarData; onClose: () => void }) {
  const [tab, setTab] = useState(data.subscriptions.some(({ state }) => state === "failing") ? "otros" : "movil");
  return (
    <Dialog open onClose={onClose} title="Ajustes del calendario">
      <Tabs
        label="Ajustes del calendario"
        value={tab}
        onChange={setTab}
        items={[
          {
            id: "movil",
            label: "En tu móvil",
            content: <FeedSettings feeds={data.feeds} isTeam={data.people.length > 1} />,
          },
          {
            id: "otros",
            label: "Otros calendarios",
            content: <SubscriptionSettings subscriptions={data.subscriptions} />,
          },
          { id: "archivo", label: "Traer un archivo", content: <FileSettings /> },
          { id: "avisos", label: "Avisos", content: <OwnSettings settings={data.settings} /> },
        ]}
      />
    </Dialog>
  );
}
