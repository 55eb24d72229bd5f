import type { ReactNode } from "react";
import { Link } from "react-router";

interface SiteLinkToProps {
  href: string;
  /** Needs a full page load. */
  outside?: boolean | undefined;
  className?: string;
  current?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of header or footer; pages outside the app are loaded whole. */
export function SiteLinkTo({ href, outside = false, current = false, children, ...rest }: SiteLinkToProps) {
  return (
    <Link
      to={href}
      {...rest}
      {...(outside ? { reloadDocument: true } : { prefetch: "intent" as const })}
      {...(current ? { "aria-current": "page" as const } : {})}
    >
      {children}
    </Link>
  );
}
