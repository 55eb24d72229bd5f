import { FileText } from "lucide-react";
import { homesMessage } from "#domain/crm/contacts/home-message.ts";
import type { SendingWay } from "#domain/crm/contacts/sent-home.ts";
import { isSettled } from "#domain/crm/matching/compared.ts";
import { counted } from "#domain/shared/format/counted.ts";
import type { HomesForBuyer, HomeToSend } from "#server/tools/sharing/matched.server.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SendWays } from "../../portfolio/homes/send-ways.tsx";
import { SendNow } from "./send-now.tsx";
import { useSending } from "./use-sending.ts";

interface SendBarProps {
  buyer: HomesForBuyer;
  homes: readonly HomeToSend[];
  onSent: () => void;
}

/** The chosen homes as one message, at the foot of the screen while the list is read. */
export function SendBar({ buyer, homes, onSent }: SendBarProps) {
  const send = useSending();
  const again = homes.filter(isSettled).length;
  const note = (way: SendingWay) => {
    const homeIds = homes.map((home) => home.id);
    void send({ homeIds, contactId: buyer.id, way, insists: again > 0 }).then((isDone) => isDone && onSent());
  };
  const listed = new URLSearchParams(homes.map((home) => ["vivienda", home.id])).toString();
  const { id, fullName, email, phone, signature } = buyer;
  const selection = homes.find(({ offer }) => offer.selection !== null)?.offer.selection ?? null;
  const message = homesMessage({ to: fullName, homes: homes.map(({ offer }) => offer), selection, ...signature });
  const withoutPage = homes.filter(({ offer }) => offer.address === null && offer.selection === null).length;
  return (
    <section
      aria-label="Mensaje con las viviendas elegidas"
      className="sticky bottom-0 max-h-[55dvh] overflow-y-auto z-(--layer-sticky) grid gap-3 rounded-b-lg border-t bg-card px-5 py-4 shadow-lg sm:px-6"
    >
      <p className="text-sm font-medium">
        {counted(homes.length, "vivienda elegida", "viviendas elegidas")}
        {again > 0 ? (
          <span className="block font-normal text-muted-foreground">
            {again === 1 ? "Una ya la conoce y no ha cambiado" : `${again} ya las conoce y no han cambiado`}: se las
            envías otra vez.
          </span>
        ) : null}
        {withoutPage > 0 ? (
          <span className="block font-normal text-muted-foreground">
            {withoutPage === 1
              ? "Una no tiene página compartida: irá con su precio y sus datos, sin enlace."
              : `${withoutPage} no tienen página compartida: irán con su precio y sus datos, sin enlace.`}
          </span>
        ) : null}
      </p>
      <SendWays
        email={email}
        phone={phone}
        message={message}
        title={homes.length === 1 ? homes[0]!.offer.title : "Viviendas para ti"}
        isSent={false}
        onSent={note}
      >
        {email === null ? null : <SendNow to={email} message={message} onSend={() => note("umbral")} />}
        <Button asChild size="sm" variant="outline" onClick={() => note("pdf")}>
          <a href={`/api/matching/buyers/${id}/list.pdf?${listed}`} target="_blank" rel="noreferrer">
            <FileText aria-hidden size={16} strokeWidth={1.75} /> Lista en PDF
          </a>
        </Button>
      </SendWays>
      <Disclosure summary="Ver el mensaje" className="border-b-0">
        <p className="max-h-48 overflow-y-auto rounded-md bg-muted p-3 whitespace-pre-line wrap-anywhere">{message}</p>
      </Disclosure>
    </section>
  );
}
