import { useEffect, useRef, type ReactNode } from 'react';

/** Props of `Pressed`. */
export interface PressedProps {
  /** Names of the buttons and boxes, in the order in which they are pressed. */
  names: readonly string[];
  children: ReactNode;
}

/** Parts as they look once they are used: presses what has these names, each as soon as it is there. */
export function Pressed({ names, children }: PressedProps) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef([...names]);
  useEffect(() => {
    const ground = box.current;
    if (!ground) return;
    let next = 0;
    const press = () => {
      cancelAnimationFrame(next);
      const [name] = left.current;
      if (name === undefined) return watch.disconnect();
      const control = [...ground.querySelectorAll<HTMLElement>(pressable)].find((one) => nameOf(one) === name);
      if (!control) return;
      left.current.shift();
      control.focus({ preventScroll: true });
      control.click();
      // What the press changed is drawn by then.
      next = requestAnimationFrame(press);
    };
    const watch = new MutationObserver(press);
    watch.observe(ground, { subtree: true, childList: true, attributes: true });
    press();
    return () => {
      cancelAnimationFrame(next);
      watch.disconnect();
    };
  }, []);
  return <div ref={box}>{children}</div>;
}

const pressable = 'button, input, select, [role="option"], [role="menuitem"]';

const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  (control as Partial<HTMLInputElement>).labels?.[0]?.textContent ??
  control.textContent ??
  '';
