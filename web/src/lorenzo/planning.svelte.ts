/** What one is about to do: which member, where to, with how many servants. */
import type { PlacementPlan } from "./choosing";
import type { Member } from "./model";

export class Planning implements PlacementPlan {
  member = $state<Member | null>(null);
  space = $state<string | null>(null);
  servants = $state<number | null>(null);

  /** Choosing the chosen member again lays it back. */
  pick(member: Member): void {
    this.member = this.member === member ? null : member;
    this.servants = null;
  }

  /** A place for this member, or for whichever suits best. */
  aim(space: string, member: Member | null = this.member): void {
    this.space = space;
    this.member = member;
    this.servants = null;
  }

  clear(): void {
    this.member = null;
    this.space = null;
    this.servants = null;
  }
}
