/** CSS px; the narrow side of a phone is below, that of a tablet above. */
const widest = 600;

/** Whether this is the screen of a phone: one is touched, and is small however it is held. */
export const isPhone = (): boolean =>
  Math.min(screen.width, screen.height) < widest && matchMedia('(pointer: coarse)').matches;
