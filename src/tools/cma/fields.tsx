import { ArrowDown, ArrowUp } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { MORTGAGE_CANCELLATION } from "#domain/tools/sale-costs/sale-facts.ts";
import type { Evidence } from "#domain/tools/valuation/evidence-words.ts";
import { Button } from "#ui/button.tsx";
import { ComparableEvidence } from "#ui/form/comparable-evidence.tsx";
import { Tick } from "#ui/form/controls.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { LandGainFields } from "#ui/form/land-gain-fields.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, PercentField } from "#ui/form/number-fields.tsx";
import { KnownSellerTaxFields, SellerPurchaseFields, useIsBoughtBeforeAbatement } from "#ui/form/seller-tax-fields.tsx";
import { SourcedNumberField } from "#ui/form/sourced-number-field.tsx";
import { TextareaField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { usePathRegion } from "#ui/region/use-region.ts";
import { ChosenComparables } from "./comparable-chooser.tsx";
import { PAGE_NAMES, PAPER_PAGES, type PaperPage } from "./pages.ts";

function useUnit(): string {
  const currency = useText("home.currency");
  return currency === "" || currency === "EUR" ? "€" : currency;
}

/** Whether the home is in Spain. Under `/latam` the form names Spain until a place is chosen or the country is detected. */
function useIsInSpain(): boolean {
  const region = usePathRegion();
  const country = useText("home.country");
  const latitude = useText("home.latitude");
  return country === "ES" && (region !== "latam" || latitude !== "");
}

/** Pasted, from a file, or from the portfolio and the market around the point. */
export function ComparableFields({ evidence }: { evidence: Evidence | undefined }) {
  return (
    <FieldGroup
      title="Comparables"
      description="De 3 a 12. Las que eliges y las que pegas van primero; las cercanas de tu cartera y del mercado completan. Si una fila dice «retirado» o «95 días», también se lee."
    >
      <ChosenComparables />
      <ComparableEvidence evidence={evidence} />
      <PercentField
        name="closingGap"
        label="Diferencia de oferta a cierre"
        optional
        help="Cuánto menos se paga que se pide en tu zona. Sin tu cifra, las ofertas cuentan tal como se piden."
      />
    </FieldGroup>
  );
}

/** The costs and taxes of the sale, which its owner pays. */
export function SaleFields() {
  const unit = useUnit();
  const isSpanish = useIsInSpain();
  const hasDebt = !["", "0"].includes(useText("debt"));
  return (
    <FieldGroup title="Lo que queda al vender" description="Lo que no sepas se deja fuera, y el informe lo dice.">
      <FieldRow columns={2}>
        <PercentField
          name="feeShare"
          label={isSpanish ? "Tus honorarios, sin IVA" : "Tus honorarios, con impuestos"}
          optional
          help="Sobre el precio de venta."
        />
        <MoneyField name="debt" label="Hipoteca pendiente" unit={unit} />
      </FieldRow>
      <FieldRow columns={3}>
        {hasDebt ? (
          <SourcedNumberField
            name="cancellationCost"
            label="Cancelar la hipoteca"
            unit={unit}
            fact={isSpanish ? MORTGAGE_CANCELLATION.at(-1) : undefined}
            ask="Notaría, registro y gestoría."
          />
        ) : null}
        <MoneyField
          name="certificateCost"
          label="Certificado energético"
          unit={unit}
          optional
          help="Si falta hacerlo."
        />
        <MoneyField name="otherCosts" label="Otros gastos de vender" unit={unit} />
      </FieldRow>
      <MoreFields
        summary="Impuestos de quien vende"
        names={[
          "situation",
          "purchasePrice",
          "purchasedOn",
          "purchaseCosts",
          "improvements",
          "landValue",
          "cadastralValue",
          "landGainRate",
          "landGainTax",
          "gainTax",
        ]}
      >
        {isSpanish ? <SpanishTaxFields unit={unit} /> : null}
        <KnownSellerTaxFields unit={unit} isSpanish={isSpanish} />
      </MoreFields>
    </FieldGroup>
  );
}

function SpanishTaxFields({ unit }: { unit: string }) {
  const isOld = useIsBoughtBeforeAbatement();
  const dateHelp = isOld ? "Antes de 1995 hay reducción: se cuenta y queda por comprobar." : "La de la escritura.";
  return (
    <>
      <SellerPurchaseFields unit={unit} dateHelp={dateHelp} />
      <MoneyField name="improvements" label="Mejoras con factura" unit={unit} />
      <LandGainFields unit={unit} landHelp="En el recibo del IBI." />
    </>
  );
}

/** The report: its texts, and which pages it has in what order. */
export function PaperFields() {
  return (
    <FieldGroup title="El informe" description="Tus textos y las páginas del PDF.">
      <MoreFields summary="Textos y páginas" names={["letter", "advice", "pages"]}>
        <TextareaField
          name="letter"
          label="Carta de apertura"
          optional
          rows={4}
          maxLength={1500}
          help="Sale en la primera página después de la portada."
        />
        <TextareaField
          name="advice"
          label="Tu recomendación"
          optional
          rows={4}
          maxLength={1500}
          help="Sale con los tres precios de salida. La lee quien vende."
        />
        <PagesField />
      </MoreFields>
    </FieldGroup>
  );
}

/** Pages to tick and to move: the order of the list is that of the paper. */
function PagesField() {
  const { setValue } = useFormContext();
  const typed: unknown = useWatch({ name: "pages" });
  const chosen: readonly PaperPage[] = Array.isArray(typed)
    ? typed.filter((page): page is PaperPage => PAPER_PAGES.includes(page))
    : PAPER_PAGES;
  const hidden = PAPER_PAGES.filter((page) => !chosen.includes(page));
  const set = (pages: readonly PaperPage[]) => setValue("pages", [...pages], { shouldDirty: true });
  const move = (from: number, to: number) => {
    const pages = [...chosen];
    const [page] = pages.splice(from, 1);
    pages.splice(to, 0, page!);
    set(pages);
  };
  return (
    <fieldset>
      <legend className="text-sm font-medium">Páginas, después de la portada</legend>
      <ol className="mt-2 grid">
        {chosen.map((page, i) => (
          <li key={page} className="flex items-center justify-between gap-3 border-b py-1">
            <Tick label={PAGE_NAMES[page]} checked onChange={() => set(chosen.filter((one) => one !== page))} />
            <span className="flex">
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Subir «${PAGE_NAMES[page]}»`}
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              >
                <ArrowUp aria-hidden size={16} strokeWidth={1.75} />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Bajar «${PAGE_NAMES[page]}»`}
                disabled={i === chosen.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <ArrowDown aria-hidden size={16} strokeWidth={1.75} />
              </Button>
            </span>
          </li>
        ))}
        {hidden.map((page) => (
          <li key={page} className="border-b py-1 text-muted-foreground">
            <Tick label={PAGE_NAMES[page]} checked={false} onChange={() => set([...chosen, page])} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
