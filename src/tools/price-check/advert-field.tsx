import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { LONGEST_ADVERT } from "#domain/tools/price-position/fraud-signs.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import { TextareaField } from "#ui/form/text-fields.tsx";

/** Values of a read advert that the form does not ask for. */
const UNASKED = ["evidence", "date", "source", "unitPrice"];

/** The advert as it stands: what is understood of it fills the form, and its words are searched for signs of a fake. */
export function AdvertField() {
  const { getValues, setValue } = useFormContext();
  const [answer, setAnswer] = useState("");
  async function read() {
    // Only who pastes an advert needs its reader.
    const { readAdvert } = await import("#domain/shared/listing/advert-text.ts");
    const draft = readAdvert(String(getValues("advertText") ?? ""));
    const fields = Object.entries(draft).filter(([name, value]) => value !== undefined && !UNASKED.includes(name));
    for (const [name, value] of fields) {
      setValue(`home.${name}`, value === true ? "si" : value === false ? "no" : value);
    }
    setAnswer(
      fields.length === 0
        ? "No he entendido ningún dato. Prueba con el anuncio entero: tipo, metros, precio."
        : `${fields.length === 1 ? "Un dato leído" : `${fields.length} datos leídos`}. Revísalos abajo y di dónde está.`,
    );
  }
  return (
    <FieldGroup title="El anuncio">
      <TextareaField
        name="advertText"
        label="Pega el anuncio"
        optional
        rows={4}
        maxLength={LONGEST_ADVERT}
        placeholder="Piso de 3 habitaciones, 82 m², planta 3 con ascensor. 245.000 €. Tel. 600 00 00 00"
        help="Rellena el formulario, y se buscan en él señales de fraude: pago por adelantado, sin visita, un teléfono repetido."
      />
      <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" onClick={() => void read()}>
          Leer el anuncio
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {answer}
        </p>
      </div>
    </FieldGroup>
  );
}
