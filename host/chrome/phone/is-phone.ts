import { readKept } from '../../../src/session/kept-value';

/** CSS px; the narrow side of a phone is below, that of a tablet above. */
const widest = 600;

/** Whether this is the screen of a phone: one is touched, and is small however it is held. */
export const isPhone = (): boolean =>
  Math.min(screen.width, screen.height) < widest && matchMedia('(pointer: coarse)').matches;

/** The name under which a browser remembers that nobody there wants to be offered the phone edition again. */
export const dismissed = 'phone.dismissed';

/** Whether the phone edition is offered above the pages of the console. */
export const isPhoneOffered = (): boolean => isPhone() && readKept<boolean>(dismissed) !== true;
