import { AGENCY_NAME_MAX, SIGNATURE_MAX } from "#domain/accounts/agency/brand.ts";
import type { AgencyView } from "#server/accounts/agencies/read-agency.server.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { ColourField } from "./colour-field.tsx";

/** Everything of the brand that is written. */
export function BrandFields({ brand, errors }: { brand: AgencyView["brand"]; errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="name"
          label="Nombre de la agencia"
          autoComplete="organization"
          maxLength={AGENCY_NAME_MAX}
          defaultValue={brand.name}
          error={errors.name}
        />
        <PlainField
          name="licenceNumber"
          label="Número de registro"
          optional
          maxLength={60}
          placeholder="AICAT 1234"
          defaultValue={brand.licenceNumber ?? ""}
          error={errors.licenceNumber}
          help="Obligatorio en los documentos de algunas comunidades."
        />
      </div>
      <ColourField defaultValue={brand.colour ?? ""} error={errors.colour} />
      <PlainField
        name="signature"
        label="Firma"
        optional
        rows={3}
        maxLength={SIGNATURE_MAX}
        defaultValue={brand.signature ?? ""}
        error={errors.signature}
        help="Al pie de cada página: razón social, CIF, dirección. Hasta tres líneas."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="phone"
          type="tel"
          label="Teléfono de la agencia"
          optional
          autoComplete="tel"
          maxLength={20}
          defaultValue={brand.phone ?? ""}
          error={errors.phone}
        />
        <PlainField
          name="email"
          type="email"
          label="Correo de la agencia"
          optional
          autoComplete="email"
          maxLength={255}
          defaultValue={brand.email ?? ""}
          error={errors.email}
        />
      </div>
      <PlainField
        name="website"
        label="Web"
        optional
        inputMode="url"
        autoComplete="url"
        maxLength={200}
        placeholder="casasferrer.es"
        defaultValue={brand.website ?? ""}
        error={errors.website}
      />
    </>
  );
}
