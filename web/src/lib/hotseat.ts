/** Around one screen: whether what is shown now is for somebody who has not taken the device yet. */

/**
 * The seat to whom the device must be handed over before anything is shown, or null.
 * @param shown the seat whose view came
 * @param holder the seat whose person has the device, as far as known
 * @param own the seats held from this device
 * @param hidden whether the view holds anything that the others must not see, or it is to be hidden anyway
 */
export function handOverTo(shown: number | null, holder: number | null, own: number[], hidden: boolean): number | null {
  if (!hidden || shown === null || own.length < 2 || shown === holder) return null;
  return shown;
}
