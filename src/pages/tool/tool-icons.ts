import { Calculator, type LucideIcon, Scale } from "lucide-react";

/** The drawn icons that tools name; a name that is missing here is caught by the registry's test. */
export const toolIcons: Record<string, LucideIcon> = { scale: Scale, calculator: Calculator };
