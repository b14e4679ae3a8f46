import type { FormApi } from 'final-form';

/** Password managers may fill boxes without telling: what stands in them at submit is what counts. */
export function readFields<V extends object>(node: HTMLFormElement, form: FormApi<V>): void {
  const boxes = node.querySelectorAll<HTMLInputElement>('input[data-text][name]');
  form.batch(() => {
    for (const { name, value } of boxes) {
      const known = form.getFieldState(name as keyof V);
      if (known && (known.value ?? '') !== value) form.change(name as keyof V, value as V[keyof V]);
    }
  });
}
