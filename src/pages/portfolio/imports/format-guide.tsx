import { Disclosure } from "#ui/disclosure.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

/** Files to bring from each program, in its own words where they are known. */
export function FormatGuide() {
  return (
    <section aria-labelledby="que-exportar">
      <h2 id="que-exportar" className="text-h4 [font-stretch:100%]">
        Qué traer de tu programa
      </h2>
      <div className="mt-2 border-t">
        <Disclosure name="guia" summary="Inmovilla">
          Exporta el listado de propiedades a Excel o CSV con todas las columnas que puedas. Si tu plan da una dirección
          para portales en formato Kyero, es mejor: trae también las fotos y se lee sola.
        </Disclosure>
        <Disclosure name="guia" summary="Witei">
          Exporta tus inmuebles a Excel o CSV. Si publicas por XML, pega aquí la dirección en formato Kyero.
        </Disclosure>
        <Disclosure name="guia" summary="Una hoja de cálculo">
          Una fila por vivienda y los títulos en la primera. Hacen falta la operación y el tipo; con una referencia por
          vivienda, la próxima vez se reconoce cuál ha cambiado. Vale con tildes o sin ellas, con coma decimal y con
          punto en los miles.
        </Disclosure>
        <Disclosure name="guia" summary="Kyero, y lo que le añade Resales-Online">
          La versión 3, por archivo o por dirección. Lo que no usamos se guarda y vuelve a salir igual cuando exportas.
        </Disclosure>
        <Disclosure name="guia" summary="idealista, Fotocasa o EasyBroker">
          El JSON que tu programa envía a esos portales. Se leen los campos que conocemos con seguridad; el resto se
          guarda sin tocar.
        </Disclosure>
        <Disclosure name="guia" summary="RESO, de los MLS de América">
          El JSON de su API (la lista va en «value») o un CSV con los nombres de su diccionario: ListingKey, ListPrice,
          LivingArea con LivingAreaUnits… Los pies pasan a metros; la moneda es la del país.
        </Disclosure>
      </div>
      <p className="mt-4 text-control text-muted-foreground">
        Todas las columnas que se entienden están en{" "}
        <PageLink to="/help-center/articulo/importar-tu-cartera" className="link-text">
          Importa tu cartera
        </PageLink>
        .
      </p>
    </section>
  );
}
