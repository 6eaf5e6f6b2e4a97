/** Who sits at this device: nobody yet, a guest with a name, or somebody with an account. */
import { api, events } from "./api";
import type { Person } from "./messages";

class Session {
  person = $state.raw<Person | null>(null);
  /** False until the server has answered. */
  known = $state(false);

  async load(): Promise<void> {
    this.person = (await api.session()).person;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.rename(name)).person;
  }

  /** Whoever has no name yet gets a plain one: nobody has to fill in a form to play. */
  async ensurePerson(fallback: string): Promise<void> {
    if (!this.known) await this.load();
    if (!this.person) await this.rename(fallback);
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
