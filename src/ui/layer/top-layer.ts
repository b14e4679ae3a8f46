/**
 * Value of `popover` for what `raise` shows. The platform hides what carries it until then; one without popovers gets no
 * attribute, and what is to be shown stands where it is.
 */
export const raisable: 'manual' | undefined =
  (globalThis.HTMLElement?.prototype as Partial<HTMLElement> | undefined)?.showPopover && 'manual';

/**
 * Shows an element that is `raisable` in the top layer, above modal dialogs and out of reach of transformed or clipping
 * ancestors. Where the platform has no popovers it stays where it is.
 */
export function raise(node: HTMLElement): void {
  if (raisable && node.isConnected && !isRaised(node)) node.showPopover();
}

/** Takes it out of the top layer again. */
export function sink(node: HTMLElement): void {
  if (isRaised(node)) node.hidePopover();
}

const isRaised = (node: HTMLElement): boolean => !!raisable && node.matches(':popover-open');
