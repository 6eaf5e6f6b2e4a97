/** It is my turn: a soft sound and a notification, for whoever wants them. */

let audio: AudioContext | null = null;

/** Two notes of a small bell. Browsers let no page sound before it was touched; then nothing is heard. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    const start = audio.currentTime + 0.02;
    for (const [at, pitch] of [
      [0, 659.25],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(0.07, start + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.9);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 1);
    }
  } catch {
    // no sound here
  }
}

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
