import { MODULE_NAMES, type ModuleId, modulePath } from "#content/modules.ts";
import { ModulePlan, type Room } from "#ui/illustration/module-plan.tsx";
import { moduleIcons } from "#ui/module-icons.ts";
import type { HomeData, HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";
import { toolNote } from "./tool-note.ts";

/** Six modules as the six rooms of one floor. */
export function HomePlan({
  texts,
  counts,
}: {
  texts: HomeTexts["opening"]["modulesPlan"];
  counts: HomeData["counts"];
}) {
  const room = (id: ModuleId): Room => {
    const Icon = moduleIcons[id];
    return {
      title: MODULE_NAMES[id],
      text: texts.rooms[id],
      note: toolNote(counts[id]),
      icon: <Icon aria-hidden size={24} strokeWidth={1.75} />,
      href: modulePath(id),
    };
  };
  return (
    <Section reserve="medium" title={texts.title} lead={texts.lead}>
      <ModulePlan
        rooms={[
          room("valoracion"),
          room("analisis"),
          room("captacion"),
          room("social"),
          room("virtual"),
          room("gestion"),
        ]}
      />
    </Section>
  );
}
