import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { Callout } from "#ui/callout.tsx";

const EVERY_MS = 2_500;
const MOST_LOOKS = 24;

/** Words for a person who comes back from the payment service, which confirms a little later. */
export function PaymentReturn({ returned, isSubscribed }: { returned: "done" | "cancelled"; isSubscribed: boolean }) {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const isWaiting = returned === "done" && !isSubscribed && looks < MOST_LOOKS;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      void revalidate();
      setLooks((count) => count + 1);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  if (returned === "cancelled") return <Callout title="No se ha cobrado nada">Tu plan sigue como estaba.</Callout>;
  return (
    <div role="status">
      {isSubscribed ? (
        <Callout tone="success" title="Pago recibido">
          Tu plan está en vigor y sus créditos ya se pueden gastar.
        </Callout>
      ) : (
        <Callout title="Estamos activando tu plan">
          {isWaiting
            ? "La confirmación del pago suele tardar unos segundos. Esta página se actualiza sola."
            : "La confirmación tarda más de lo normal. Tu plan se activará en cuanto llegue; no vuelvas a pagar."}
        </Callout>
      )}
    </div>
  );
}
