import { Star } from "lucide-react";
import type { Testimonial } from "#content/home/testimonials.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PartnerMark } from "#ui/illustration/partner-mark.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { HomeTexts } from "./home-types.ts";
import { Section, snapRow } from "./section.tsx";

const badgeTones = {
  valoracion: "plataforma",
  analisis: "plataforma",
  captacion: "portal",
  social: "formacion",
  virtual: "formacion",
  gestion: "hipotecas",
} as const;

interface HomeTestimonialsProps {
  texts: HomeTexts["testimonials"];
  partners: HomeTexts["company"]["partners"];
}

/**
 * Six quotes and six marks, invented until real ones come: drawn in the demonstration alone, each says that it is an
 * example, and search engines get no ratings. On a phone the quotes lie in a row that is pushed sideways.
 */
export function HomeTestimonials({ texts, partners }: HomeTestimonialsProps) {
  return (
    <Section
      ground="muted"
      reserve="medium"
      title={texts.title}
      lead={texts.note}
      aside={
        <p className="flex flex-wrap gap-3">
          <Button asChild>
            <PageLink to={texts.plans.href}>{texts.plans.label}</PageLink>
          </Button>
          <Button asChild variant="outline">
            <PageLink to={texts.tryFree.href} everywhereTheSame>
              {texts.tryFree.label}
            </PageLink>
          </Button>
        </p>
      }
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={texts.title}
        className={classNames("grid gap-4 sm:grid-cols-2 lg:grid-cols-3", snapRow)}
      >
        {texts.items.map((item) => (
          <li key={item.author} className="flex">
            <Quote item={item} label={texts.label} />
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t pt-4">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h4">
          {partners.title} <Tag>{texts.label}</Tag>
        </h2>
        <p className="text-sm text-muted-foreground">{partners.note}</p>
        <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted-foreground xl:justify-between xl:gap-x-6">
          {partners.names.map((name, i) => (
            <li key={name}>
              <PartnerMark index={i} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Quote({ item, label }: { item: Testimonial; label: string }) {
  return (
    <figure className="flex w-full flex-col rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex gap-0.5 text-albero-500">
          {Array.from({ length: item.rating }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
            <Star key={i} aria-hidden size={16} strokeWidth={0} fill="currentColor" />
          ))}
          <span className="sr-only">{item.rating} de 5 estrellas</span>
        </span>
        <span className="flex gap-1.5">
          <Tag tone={badgeTones[item.module]}>{item.badge}</Tag>
          <Tag tone="outline">{label}</Tag>
        </span>
      </div>
      <blockquote className="mt-2 text-control leading-snug">{item.quote}</blockquote>
      <figcaption className="mt-auto pt-2 text-sm leading-snug">
        <b>{item.author}</b>
        <span className="text-muted-foreground">
          , {item.location} · {item.role}
        </span>
      </figcaption>
    </figure>
  );
}
