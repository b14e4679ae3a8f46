/**
 * Shows an element that carries `popover="manual"` in the top layer, above modal dialogs and out of reach of
 * transformed or clipping ancestors. Where the platform has no popovers it stays where it is.
 */
export function raise(node: HTMLElement): void {
  if (node.isConnected && 'showPopover' in node && !isRaised(node)) node.showPopover();
}

/** Takes it out of the top layer again. */
export function sink(node: HTMLElement): void {
  if (isRaised(node)) node.hidePopover();
}

const isRaised = (node: HTMLElement): boolean => 'showPopover' in node && node.matches(':popover-open');
