import { Gateway } from "#ui/illustration/gateway.tsx";

/** The way in, drawn beside the forms where there is room. */
export function AuthScene() {
  return (
    <div aria-hidden className="flex flex-col overflow-hidden bg-albero-400 max-lg:hidden">
      <Gateway className="mx-auto mt-auto -mb-16 w-full max-w-152 translate-x-6 px-6 pt-12" />
      <div className="relative bg-cobalto-700 pt-10 pr-12 pb-12 pl-[max(2.5rem,calc((100vw-1240px)/2))] text-cal-0">
        <p className="text-h3 font-semibold">Al otro lado, tus primeras valoraciones.</p>
        <p className="mt-2 text-cobalto-100">Lo que calculas se queda en tu cuenta y lo abres desde cualquier sitio.</p>
      </div>
    </div>
  );
}
