// Before the first paint: the theme that was chosen here; light is the design's own (see src/ui/theme.ts).
try {
  document.documentElement.classList.toggle("dark", localStorage.getItem("umbral-theme") === "dark");
} catch {
  // Storage may be forbidden: light.
}
