// Before the first paint, so that nobody who wants it dark sees a flash of light.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("signoria") || "{}").theme || theme;
  } catch {
    // an unreadable choice is no choice
  }
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
