import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that feeds two, for parts that need the node of an element whose owner may need it too. */
export const useMergedRef = <T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> =>
  useCallback(
    (node: T) => {
      const undo = [assign(first, node), assign(second, node)];
      return () => undo.forEach((one) => one());
    },
    [first, second],
  );

/** Hands the node over; the way to take it back. */
function assign<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const undo = ref(node);
    return undo ?? (() => void ref(null));
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
