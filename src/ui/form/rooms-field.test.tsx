import { renderToString } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { RoomsField } from "./rooms-field.tsx";

function Form({ country, rooms }: { country: string; rooms: string }) {
  const form = useForm({ defaultValues: { home: { country, rooms } } });
  return (
    <FormProvider {...form}>
      <RoomsField name="home.rooms" label="Habitaciones" optional />
    </FormProvider>
  );
}

const drawn = (country: string, rooms: string) => renderToString(<Form country={country} rooms={rooms} />);

test("in Argentina and Uruguay two bedrooms are shown as three «ambientes», and the field says how they are counted", () => {
  for (const country of ["AR", "UY"]) {
    const html = drawn(country, "2");
    expect(html).toContain("Ambientes");
    expect(html).toContain('value="3"');
    expect(html).toContain("un monoambiente es 1");
  }
  expect(drawn("AR", "0")).toContain('value="1"');
  expect(drawn("AR", "")).toContain('value=""');
});

test("elsewhere bedrooms stay bedrooms", () => {
  const html = drawn("ES", "2");
  expect(html).toContain("Habitaciones");
  expect(html).toContain('value="2"');
  expect(html).not.toContain("Ambientes");
});
