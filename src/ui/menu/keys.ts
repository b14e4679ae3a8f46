import type { KeyboardEvent } from 'react';
import { activeNear } from '../layer';

/** Moves the focus among the items of a menu as the key says; other keys are left alone. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(activeNear(event.currentTarget) as HTMLElement);
  const target = targetOf(event, items, at);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, items: HTMLElement[], at: number) {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(letter));
}
