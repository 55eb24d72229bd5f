import { ClipboardPaste, X } from "lucide-react";
import { useState } from "react";
import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { CONTACT_ROLES } from "#domain/crm/contacts/contact-values.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { CampaignSegment } from "#domain/tools/campaigns/segment.ts";
import { type LeftOutReason, leftOutWords } from "#domain/tools/campaigns/sending/left-out.ts";
import { Button } from "#ui/button.tsx";
import { ChipToggle, InputBox, SelectBox, Tick, Unit } from "#ui/form/controls.tsx";
import { FieldFrame, OptionFrame } from "#ui/form/field-frame.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import type { KnownHomes } from "./block-list.tsx";
import { HomesPicker } from "./homes-picker.tsx";
import { PastedDialog } from "./pasted-dialog.tsx";

export interface ShownAudience {
  fits: number;
  mayBeWritten: number;
  leftOut: { reason: LeftOutReason; people: number }[];
  readers: { id: string; fullName: string }[];
}

export interface Choices {
  tags: string[];
  sources: string[];
  languages: string[];
  towns: string[];
  campaigns: { id: string; name: string }[];
}

const ROLE_WORDS: Record<(typeof CONTACT_ROLES)[number], string> = {
  comprador: "Compradores",
  propietario: "Propietarios",
  inquilino: "Inquilinos",
  inversor: "Inversores",
  profesional: "Profesionales",
  otro: "Otros",
};

interface PeoplePanelProps {
  api: string;
  segment: CampaignSegment;
  onSegment: (segment: CampaignSegment) => void;
  choices: Choices;
  known: KnownHomes;
  audience: ShownAudience | null;
  isBusy: boolean;
}

type Words = "tags" | "sources" | "languages" | "towns";
const WORDS: readonly { field: Words; label: string }[] = [
  { field: "tags", label: "Con alguna de estas etiquetas" },
  { field: "towns", label: "Buscan o tienen vivienda en" },
  { field: "sources", label: "Llegaron por" },
  { field: "languages", label: "Idioma" },
];

type Days = "activeDays" | "quietDays" | "visitedDays" | "sharedDays";
const DAYS: readonly { field: Days; label: string }[] = [
  { field: "activeDays", label: "Con actividad en los últimos" },
  { field: "quietDays", label: "Sin actividad desde hace" },
  { field: "visitedDays", label: "Visitaron una vivienda en los últimos" },
  { field: "sharedDays", label: "Escribieron desde algo compartido en los últimos" },
];

/** The people who are written to: every condition holds at once, and the count says what it leaves. */
export function PeoplePanel({ api, segment, onSegment, choices, known, audience, isBusy }: PeoplePanelProps) {
  const [isPasting, setPasting] = useState(false);
  /** Without the field where nothing is left of it. */
  const set = (values: Partial<CampaignSegment>) => {
    const next = { ...segment, ...values };
    const kept = Object.entries(next).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    );
    onSegment(Object.fromEntries(kept) as CampaignSegment);
  };
  const toggled = <T extends string>(all: readonly T[] = [], one: T, isOn: boolean): T[] =>
    isOn ? [...all, one] : all.filter((other) => other !== one);
  const { fitsHomeId, contactIds } = segment;
  return (
    <Panel labelledBy="destinatarios">
      <PanelHeader
        id="destinatarios"
        title="A quién"
        description="Se cumplen todas las condiciones a la vez. Sin ninguna, todos tus contactos."
        actions={
          <Button variant="outline" size="sm" onClick={() => setPasting(true)}>
            <ClipboardPaste aria-hidden size={16} strokeWidth={1.75} /> Pegar una lista
          </Button>
        }
      />
      <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Count audience={audience} isBusy={isBusy} />
        <OptionFrame id="segmento-tipo" label="Tipo de contacto">
          <div className="flex flex-wrap gap-2">
            {CONTACT_ROLES.map((role) => (
              <ChipToggle
                key={role}
                label={ROLE_WORDS[role]}
                checked={segment.roles?.includes(role) ?? false}
                onChange={(event) => set({ roles: toggled(segment.roles, role, event.currentTarget.checked) })}
              />
            ))}
          </div>
        </OptionFrame>
        <div className="grid gap-2">
          <p className="text-sm font-medium">Compradores a los que encaja esta vivienda</p>
          <HomesPicker
            homes={
              fitsHomeId === undefined ? [] : [{ id: fitsHomeId, title: known.homes[fitsHomeId]?.title ?? "Vivienda" }]
            }
            most={1}
            onChange={([home]) => {
              if (home) known.learn(home.id);
              set({ fitsHomeId: home?.id, takesNear: home && segment.takesNear });
            }}
          />
          {fitsHomeId === undefined ? null : (
            <Tick
              label="También a quien le falla una sola cosa"
              checked={segment.takesNear ?? false}
              onChange={(event) => set({ takesNear: event.currentTarget.checked || undefined })}
            />
          )}
        </div>
        {WORDS.map(({ field, label }) => {
          const offered = [...new Set([...choices[field].slice(0, 24), ...(segment[field] ?? [])])];
          if (offered.length === 0) return null;
          return (
            <OptionFrame key={field} id={`segmento-${field}`} label={label}>
              <div className="flex flex-wrap gap-2">
                {offered.map((word) => (
                  <ChipToggle
                    key={word}
                    label={field === "sources" ? sourceName(word) : word}
                    checked={segment[field]?.includes(word) ?? false}
                    onChange={(event) => set({ [field]: toggled(segment[field], word, event.currentTarget.checked) })}
                  />
                ))}
              </div>
            </OptionFrame>
          );
        })}
        <div className="grid gap-4 sm:grid-cols-2">
          {DAYS.map(({ field, label }) => (
            <FieldFrame key={field} id={`segmento-${field}`} label={label}>
              <InputBox
                id={`segmento-${field}`}
                inputMode="numeric"
                maxLength={4}
                value={segment[field] ?? ""}
                trail={<Unit>días</Unit>}
                onChange={(event) => set({ [field]: daysIn(event.currentTarget.value) })}
              />
            </FieldFrame>
          ))}
        </div>
        {choices.campaigns.length === 0 ? null : (
          <FieldFrame id="segmento-pulso" label="Pulsaron un enlace de">
            <SelectBox
              id="segmento-pulso"
              value={segment.clickedCampaignId ?? ""}
              placeholder="Cualquiera"
              options={choices.campaigns.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => set({ clickedCampaignId: event.currentTarget.value || undefined })}
            />
          </FieldFrame>
        )}
        {contactIds === undefined ? null : (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            Solo {counted(contactIds.length, "persona elegida", "personas elegidas")}
            <Button size="sm" variant="ghost" onClick={() => set({ contactIds: undefined })}>
              <X aria-hidden size={16} strokeWidth={1.75} /> Quitar la lista
            </Button>
          </p>
        )}
      </PanelBody>
      <PastedDialog
        api={api}
        open={isPasting}
        onClose={() => setPasting(false)}
        onPeople={(ids) => {
          onSegment({ ...segment, contactIds: [...new Set([...(contactIds ?? []), ...ids])].slice(0, 10_000) });
          setPasting(false);
        }}
      />
    </Panel>
  );
}

const LONGEST_DAYS = 3650;

function daysIn(typed: string): number | undefined {
  const days = Number(typed.replace(/\D/g, ""));
  return days >= 1 ? Math.min(days, LONGEST_DAYS) : undefined;
}

function Count({ audience, isBusy }: { audience: ShownAudience | null; isBusy: boolean }) {
  if (audience === null) return <p className="text-sm text-muted-foreground">Contando…</p>;
  const { fits, mayBeWritten, leftOut } = audience;
  return (
    <div aria-live="polite" aria-busy={isBusy} className="grid gap-2 rounded-md bg-muted p-4 text-sm">
      <p>
        <strong className="text-lead tabular-nums">{formatNumber(mayBeWritten)}</strong>{" "}
        {mayBeWritten === 1 ? "persona lo recibirá" : "personas lo recibirán"}, de {formatNumber(fits)} que{" "}
        {fits === 1 ? "encaja" : "encajan"}.
      </p>
      {leftOut.length === 0 ? null : (
        <ul className="grid gap-1 text-muted-foreground">
          {leftOut.map(({ reason, people }) => (
            <li key={reason} className="flex justify-between gap-4">
              <span>{leftOutWords(reason)}</span>
              <span className="tabular-nums">{formatNumber(people)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
