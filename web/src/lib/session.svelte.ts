/** Who sits at this device: nobody yet, a guest with a name, or somebody with an account. */
import { api, events } from "./api";
import type { Person } from "./messages";

class Session {
  person = $state.raw<Person | null>(null);
  /** False until the server has answered. */
  known = $state(false);
  /** A name that was typed and is not saved yet; null: nothing was typed. It is saved at the latest when one sits down. */
  typed = $state<string | null>(null);
  private renaming: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    this.person = (await api.session()).person;
    this.known = true;
  }

  /** One after the other: two first names at once would make two guests of one person. */
  rename(name: string): Promise<void> {
    const renamed = this.renaming.then(async () => {
      this.person = (await api.rename(name)).person;
      this.typed = null;
    });
    this.renaming = renamed.catch(() => {});
    return renamed;
  }

  /** The name that was typed, or else a plain one: nobody has to fill in or save a form to play. */
  async ensurePerson(fallback: string): Promise<void> {
    if (!this.known) await this.load();
    const typed = this.typed?.trim();
    if (typed && typed !== this.person?.name) await this.rename(typed);
    else if (!this.person) await this.rename(fallback);
  }

  async signUp(login: string, password: string): Promise<void> {
    this.person = (await api.signUp(login, password)).person;
  }

  async signIn(login: string, password: string): Promise<void> {
    this.person = (await api.signIn(login, password)).person;
  }

  async signOut(): Promise<void> {
    this.person = (await api.signOut()).person;
  }
}

export const session = new Session();
events.nobody = () => (session.person = null);
