import { useCallback, type Ref } from 'react';

/** One ref that feeds two, for parts that need the node of an element whose owner may need it too. */
export const useMergedRef = <T>(first: Ref<T> | undefined, second: Ref<T> | undefined): ((node: T | null) => void) =>
  useCallback(
    (node: T | null) => {
      assign(first, node);
      assign(second, node);
    },
    [first, second],
  );

function assign<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
