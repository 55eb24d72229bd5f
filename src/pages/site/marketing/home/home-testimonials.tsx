import { Star } from "lucide-react";
import type { Testimonial } from "#content/home/testimonials.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";

const badgeTones = {
  valoracion: "plataforma",
  analisis: "plataforma",
  captacion: "portal",
  social: "formacion",
  virtual: "formacion",
  gestion: "hipotecas",
} as const;

/** Six quotes, ours until real ones come: each says that it is an example, and search engines get no ratings. */
export function HomeTestimonials({ texts }: { texts: HomeTexts["testimonials"] }) {
  return (
    <Section ground="muted" reserve="longest" title={texts.title} lead={texts.note}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {texts.items.map((item) => (
          <li key={item.author} className="flex">
            <Quote item={item} label={texts.label} />
          </li>
        ))}
      </ul>
      <p className="mt-9 flex flex-wrap gap-3">
        <Button asChild size="lg">
          <PageLink to={texts.plans.href}>{texts.plans.label}</PageLink>
        </Button>
        <Button asChild size="lg" variant="outline">
          <PageLink to={texts.tryFree.href} everywhereTheSame>
            {texts.tryFree.label}
          </PageLink>
        </Button>
      </p>
    </Section>
  );
}

function Quote({ item, label }: { item: Testimonial; label: string }) {
  return (
    <figure className="flex w-full flex-col rounded-lg border bg-card p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex gap-0.5 text-albero-500">
          {Array.from({ length: item.rating }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
            <Star key={i} aria-hidden size={17} strokeWidth={0} fill="currentColor" />
          ))}
          <span className="sr-only">{item.rating} de 5 estrellas</span>
        </span>
        <span className="flex gap-1.5">
          <Tag tone={badgeTones[item.module]}>{item.badge}</Tag>
          <Tag tone="outline">{label}</Tag>
        </span>
      </div>
      <blockquote className="mt-4 text-[1.0625rem] leading-normal">{item.quote}</blockquote>
      <figcaption className="mt-auto pt-5 text-control leading-snug">
        <b className="block">{item.author}</b>
        <span className="text-muted-foreground">
          {item.location} · {item.role}
        </span>
      </figcaption>
    </figure>
  );
}
