import { LeadForm } from "./lead-form.tsx";

/** "Tell me when it opens": a lead with source `waitlist_{slug}`. */
export function WaitlistForm({ slug, className }: { slug: string; className?: string }) {
  return (
    <LeadForm
      shape="compact"
      source={`waitlist_${slug}`}
      interestedIn={[`waitlist_${slug}`]}
      submitLabel="Avísame cuando abra"
      {...(className === undefined ? {} : { className })}
    />
  );
}
