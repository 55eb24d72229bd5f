import { FormProvider, useForm } from "react-hook-form";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { DealHome } from "#domain/crm/contacts/dto.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { callApi } from "#ui/call-api.ts";
import { ComboboxField } from "#ui/form/combobox-field.tsx";

/** A home of the portfolio as its search answers it, as far as a deal takes it over. */
interface FoundHome {
  id: string;
  title: string | null;
  address: string | null;
  reference: string | null;
  town: string | null;
  type: string;
  operation: string | null;
  price: number | null;
  currency: string;
}

/** An option of the list, with the home as a deal takes it over. */
interface HomeOption {
  value: string;
  label: string;
  detail: string;
  home: DealHome;
}

interface HomeChoiceProps {
  /** The home that is chosen at first. */
  home: { id: string; title: string } | null;
  label: string;
  /** False where nothing goes on without a home. */
  isOptional?: boolean;
  onChoose: (home: DealHome | null) => void;
}

const MOST_CHOICES = 8;

/** Looks for a home of the portfolio by its words; the form that it stands in gets its id as `homeId`. */
export function HomeChoice({ home, label, isOptional = true, onChoose }: HomeChoiceProps) {
  const form = useForm({ defaultValues: { homeId: home?.id ?? "", homeIdText: home?.title ?? "" } });
  const search = async (query: string): Promise<HomeOption[]> => {
    const path = `/api/portfolio/homes?buscar=${encodeURIComponent(query)}`;
    const found = await callApi<{ homes: FoundHome[] }>("GET", path);
    if (found.kind !== "done") throw new Error("the portfolio did not answer");
    return found.answer.homes.slice(0, MOST_CHOICES).map((one) => ({
      value: one.id,
      label: nameOf(one),
      detail: [one.reference, one.town, one.price === null ? null : formatMoney(one.price, one.currency)]
        .filter(Boolean)
        .join(" · "),
      home: {
        id: one.id,
        title: nameOf(one),
        reference: one.reference,
        operation: one.operation,
        priceCents: one.price === null ? null : Math.round(one.price * 100),
        currency: one.currency,
      },
    }));
  };
  return (
    <FormProvider {...form}>
      <ComboboxField
        name="homeId"
        label={label}
        optional={isOptional}
        placeholder="Busca en tu cartera"
        search={search}
        onChoose={(option) => onChoose(option?.home ?? null)}
      />
      <input type="hidden" name="homeId" value={form.watch("homeId")} />
    </FormProvider>
  );
}

function nameOf({ title, address, reference, type, town }: FoundHome): string {
  const kind = HOME_TYPE_NAMES[type as keyof typeof HOME_TYPE_NAMES] ?? "Inmueble";
  return title ?? address ?? (town ? `${kind} en ${town}` : (reference ?? kind));
}
