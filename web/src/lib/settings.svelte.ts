/** What a reader chose on this device. */
import type { Pace } from "./pace";
import { LANGUAGES, type Language } from "./words";

export type Theme = "light" | "dark" | "system";

interface Choices {
  language: Language;
  theme: Theme;
  sound: boolean;
  volume: number;
  notify: boolean;
  pace: Pace;
  confirmed: boolean;
  alwaysHidden: boolean;
  marks: boolean;
}

const KEY = "signoria";

function languageOfBrowser(): Language {
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => language === spoken.find((each) => LANGUAGES.includes(each as Language))) ?? "en";
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(true);
  /** From 0 to 1. */
  volume = $state(0.6);
  notify = $state(false);
  /** How long bots seem to think. */
  pace = $state<Pace>("natural");
  /** Whether moves that cannot be taken back are put once more. */
  confirmed = $state(true);
  /** Whether the table is hidden at every turn of somebody else at this device, even if nothing on it is secret. */
  alwaysHidden = $state(false);
  /** Whether own moves that cost much are marked, where the coach may be asked. */
  marks = $state(true);

  constructor() {
    Object.assign(this, { language: languageOfBrowser() }, stored());
    for (const query of ["(prefers-color-scheme: dark)", "print"]) matchMedia(query).addEventListener("change", () => this.show());
  }

  /** For dates: as usual where the reader lives, if that is where the language is spoken. */
  get locale(): string {
    return navigator.languages.find((each) => each.startsWith(this.language)) ?? this.language;
  }

  set(choices: Partial<Choices>): void {
    Object.assign(this, choices);
    const { language, theme, sound, volume, notify, pace, confirmed, alwaysHidden, marks } = this;
    const kept = { language, theme, sound, volume, notify, pace, confirmed, alwaysHidden, marks };
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.show();
  }

  /** The same as public/theme.js does before the first paint. Paper is always light. */
  show(): void {
    const dark = this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark && !matchMedia("print").matches ? "dark" : "light";
    document.documentElement.lang = this.language;
  }
}

export const settings = new Settings();
