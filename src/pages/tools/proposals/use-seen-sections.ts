import { useEffect } from "react";

/**
 * Tells the server once which sections this browser has shown: half of one, or as much of it as fits the screen. No time is
 * measured. Robots and previews run no scripts and so count nothing.
 *
 * @param sections ids of elements, which are the sections' names
 */
export function useSeenSections(token: string, sections: readonly string[]): void {
  const names = sections.join(" ");
  useEffect(() => {
    // Nobody waits for it.
    const tell = (section: string) =>
      void fetch(`/api/shared-proposals/${token}/views`, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ section }),
      }).catch(() => undefined);
    tell("pagina");
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          tell(target.id);
        }
      },
      { rootMargin: "-25% 0px -25% 0px" },
    );
    for (const name of names.split(" ")) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [token, names]);
}
