import { BookOpen, LayoutDashboard, ListChecks, LogOut, type LucideIcon, ShieldCheck } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { isRegion, REGIONS, type Region } from "#domain/shared/region/region.ts";
import { useSignOut } from "#ui/account/use-sign-out.ts";
import { DropdownChoice, DropdownItem, DropdownLabel, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { chooseRegion } from "#ui/region/region-store.ts";
import { useRegion } from "#ui/region/use-region.ts";
import { chooseTheme, chosenTheme, THEME_NAMES, type Theme } from "#ui/theme.ts";
import { ACCOUNT_PAGES } from "./dashboard-pages.ts";
import { type ShellPerson, shownNameOf } from "./person-mark.tsx";

interface AccountMenuProps {
  person: ShellPerson;
  /** Whether it stands in the administration, which leads back to the person's own pages. */
  isAdmin: boolean;
  /** The button that opens it. */
  trigger: ReactElement<object>;
  align: "start" | "end";
}

/** A person's own things that every page of theirs needs at hand: account, theme, region, help, and the way out. */
export function AccountMenu({ person, isAdmin, trigger, align }: AccountMenuProps) {
  const { isLeaving, leave } = useSignOut();
  return (
    <DropdownMenu trigger={trigger} align={align}>
      <div className="max-w-64 px-3 pt-2 pb-1.5 leading-snug">
        <p className="truncate font-medium">{shownNameOf(person)}</p>
        <p className="truncate text-xs text-muted-foreground">{person.email}</p>
      </div>
      <DropdownSeparator />
      {ACCOUNT_PAGES.map(({ path, label, icon }) => (
        <Leading key={path} to={path} icon={icon}>
          {label}
        </Leading>
      ))}
      {isAdmin ? (
        <Leading to="/dashboard" icon={LayoutDashboard}>
          Mi panel
        </Leading>
      ) : null}
      {!isAdmin && person.isStaff ? (
        <Leading to="/admin" icon={ShieldCheck}>
          Administración
        </Leading>
      ) : null}
      <Leading to="/dashboard?pasos=ver" icon={ListChecks}>
        Primeros pasos
      </Leading>
      <Leading to="/help-center" icon={BookOpen}>
        Ayuda
      </Leading>
      <DropdownSeparator />
      <ThemeChoice />
      <DropdownSeparator />
      <RegionChoice />
      <DropdownSeparator />
      <DropdownItem
        icon={<LogOut aria-hidden size={18} strokeWidth={1.75} />}
        disabled={isLeaving}
        onSelect={() => void leave()}
      >
        Cerrar sesión
      </DropdownItem>
    </DropdownMenu>
  );
}

function Leading({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <DropdownItem asChild>
      <PageLink to={to}>
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        {children}
      </PageLink>
    </DropdownItem>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>("light");
  useEffect(() => setTheme(chosenTheme()), []);
  const choose = (value: string) => {
    setTheme(value as Theme);
    chooseTheme(value as Theme);
  };
  return (
    <>
      <DropdownLabel>Tema</DropdownLabel>
      <DropdownChoice
        value={theme}
        options={Object.entries(THEME_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={choose}
      />
    </>
  );
}

const REGION_CHOICES = (["es", "latam", "default"] as const satisfies readonly Region[]).map((region) => {
  const { name, currencySymbol } = REGIONS[region];
  return { value: region, label: `${name} · ${currencySymbol}` };
});

function RegionChoice() {
  const { region } = useRegion();
  return (
    <>
      <DropdownLabel>Región y moneda</DropdownLabel>
      <DropdownChoice
        value={region}
        options={REGION_CHOICES}
        onChange={(value) => {
          if (isRegion(value)) chooseRegion(value);
        }}
      />
    </>
  );
}
