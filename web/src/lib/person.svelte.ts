/** Who sits at this device: nobody yet, a guest with a name, or somebody with an account. */
import { api } from "./api";
import type { Person } from "./messages";

class Self {
  person = $state.raw<Person | null>(null);
  /** False until the server has told. */
  known = $state(false);

  async ask(): Promise<void> {
    this.person = (await api.session()).person;
    this.known = true;
  }

  async call(name: string): Promise<void> {
    this.person = (await api.rename(name)).person;
  }

  /** Whoever has no name yet gets a plain one: nobody has to fill in a form to play. */
  async needed(fallback: string): Promise<void> {
    if (!this.known) await this.ask();
    if (!this.person) await this.call(fallback);
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

export const self = new Self();
