import { BriefcaseBusiness, Building2, Store, User } from "lucide-react";
import { USER_TYPE_NAMES, USER_TYPES, type UserType } from "#domain/accounts/account/user-type.ts";

const ICONS = { particular: User, agente: BriefcaseBusiness, inmobiliaria: Store, promotora: Building2 } as const;

/** How somebody works. Real radio buttons under the cards. */
export function UserTypeField({ chosen = "particular" }: { chosen?: UserType }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm leading-snug font-medium">¿Cómo trabajas?</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {USER_TYPES.map((type) => {
          const Icon = ICONS[type];
          return (
            <label
              key={type}
              className="relative grid min-h-17 cursor-pointer content-center justify-items-center gap-1.5 rounded-sm border border-input bg-card px-1.5 py-2.5 text-sm font-medium transition-colors duration-(--duration-1) hover:bg-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-checked:shadow-[inset_0_-3px_0_var(--primary),0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                name="userType"
                value={type}
                defaultChecked={type === chosen}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {USER_TYPE_NAMES[type]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
