/** It is my turn: a notification, for whoever wants one. */

export const canNotify = (): boolean => "Notification" in window;

/** Asks the reader once; says whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A notification that leads back to the table; only while the reader looks elsewhere. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, icon: "/favicon.svg", tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow notifications to service workers only
  }
}
