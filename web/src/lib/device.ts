/** A device in words, as far as the server could tell. */
import type { Words } from "./game";
import type { SessionInfo } from "./messages";

export function deviceInWords({ browser, system }: Pick<SessionInfo, "browser" | "system">, words: Words): string {
  if (browser && system) return words("session-device", { browser, system });
  return browser ?? system ?? words("session-device-unknown");
}
