import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { leaveTo } from "#ui/account/notice.ts";
import { useSession } from "#ui/account/use-session.ts";
import { Spinner } from "#ui/spinner.tsx";
import type { AuthDraft } from "./auth-draft.ts";
import { type AuthTab, AuthTabs } from "./auth-tabs.tsx";
import type { ComesFor } from "./behind-next.server.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { RecoverForm } from "./recover-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useArrival } from "./use-arrival.ts";
import { WhyHere } from "./why-here.tsx";

interface AuthViewsProps {
  startTab: AuthTab;
  isReset: boolean;
  next: string;
  withGoogle: boolean;
  withPasskeys: boolean;
  comesFor: ComesFor;
}

/** The address of a tab, for a browser whose page is not awake. */
function tabAddress(tab: AuthTab, next: string, comesFor: ComesFor): string {
  const reason = comesFor?.kind === "share" ? "compartir" : comesFor?.kind === "save" ? "guardar" : null;
  return `/auth?${new URLSearchParams({ tab, ...(next === "/" ? {} : { next }), ...(reason && { motivo: reason }) })}`;
}

/** View of the page: one of the two tabs, the way to a new password, the second factor, or the way out. */
export function AuthViews({ startTab, isReset, next, withGoogle, withPasskeys, comesFor }: AuthViewsProps) {
  const [tab, setTab] = useState(startTab);
  const [isForgot, setForgot] = useState(false);
  const invitedAs = comesFor?.kind === "invitation" ? comesFor.email : undefined;
  const [draft] = useState<AuthDraft>(invitedAs === undefined ? {} : { email: invitedAs });
  const [isEntered, setEntered] = useState(false);
  const { status, user, needsSecondFactor } = useSession();
  const isInside = status === "signedIn" && !needsSecondFactor;
  const wasInside = useArrival(status, isInside);
  const isLeaving = isInside && !isReset;
  const title = useRef<HTMLHeadingElement>(null);
  const view = needsSecondFactor ? "factor" : isReset ? `reset-${status}` : isForgot ? "forgot" : tab;

  useEffect(() => {
    if (!isLeaving) return;
    // An earlier session may have ended on the server, or lack its cookie: asking for the next token repairs both.
    if (wasInside) void import("./renew-session.ts").then((part) => part.renewAndLeave(next));
    else leaveTo(next);
  }, [isLeaving, wasInside, next]);

  const lastView = useRef(view);
  useEffect(() => {
    // Views that nobody chose by a tab are read out from their title on.
    if (lastView.current !== view && view !== "login" && view !== "signup") title.current?.focus();
    lastView.current = view;
  }, [view]);

  const heading = (text: string) => (
    <h1 ref={title} tabIndex={-1} className="mb-5 text-h3 outline-none">
      {text}
    </h1>
  );
  const lead = (text: string) => <p className="-mt-2 mb-6 text-muted-foreground">{text}</p>;

  if (view === "factor") {
    return (
      <>
        {heading("Confirma que eres tú")}
        {lead("Tu cuenta pide un segundo paso después de la contraseña.")}
        <SecondFactorForm isLeaving={isLeaving} />
      </>
    );
  }
  if (view === "reset-loading" || (isLeaving && wasInside)) {
    return (
      <>
        {heading(isReset ? "Elige tu contraseña nueva" : "Ya has iniciado sesión")}
        <p role="status" className="flex items-center gap-3 text-muted-foreground">
          <Spinner />
          {isReset ? "Comprobando tu enlace…" : "Te llevamos a tu página…"}
        </p>
      </>
    );
  }
  if (view === "reset-signedIn") {
    return (
      <>
        {heading("Elige tu contraseña nueva")}
        {lead(`Para la cuenta ${user?.email ?? ""}. Al guardarla se cierran tus otras sesiones.`)}
        <NewPasswordForm email={user?.email ?? ""} next={next} />
      </>
    );
  }
  if (view === "reset-signedOut" && !isForgot && tab !== "login") {
    return (
      <>
        {heading("Pide otro enlace")}
        {lead("El enlace para cambiar la contraseña ha caducado o ya se usó. Tu contraseña sigue siendo la de antes.")}
        <RecoverForm draft={draft} onEnd={() => setTab("login")} />
      </>
    );
  }
  if (isForgot) {
    return (
      <>
        {heading("Recupera tu contraseña")}
        {lead("Escribe tu email y te enviamos un enlace para elegir otra.")}
        <RecoverForm
          draft={draft}
          onEnd={() => {
            setForgot(false);
            setTab("login");
          }}
        />
      </>
    );
  }
  const shared = { draft, next, withGoogle, isLeaving };
  return (
    <AuthTabs open={tab} onOpen={setTab} hrefOf={(one) => tabAddress(one, next, comesFor)}>
      <WhyHere comesFor={comesFor} />
      {heading(tab === "login" ? "Inicia sesión" : "Crea tu cuenta")}
      {tab === "login" ? (
        <SignInForm
          {...shared}
          withPasskeys={withPasskeys}
          onForgot={() => setForgot(true)}
          onEnter={() => setEntered(true)}
        />
      ) : (
        <SignUpForm {...shared} invitedAs={invitedAs} onSignIn={() => setTab("login")} />
      )}
      {/* The scripts of the page behind sign-in are fetched while the password is typed. */}
      {isEntered ? <PrefetchPageLinks page={next === "/" ? "/dashboard" : next} /> : null}
    </AuthTabs>
  );
}
