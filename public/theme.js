// Before the first paint: the theme that was chosen here, else the system's.
const saved = localStorage.getItem("umbral-theme");
const wantsDark = saved ? saved === "dark" : false;
document.documentElement.classList.toggle("dark", wantsDark);
