import { useRef } from 'react';

/** The id of a request: the same as long as the same is asked, so that a lost answer does nothing twice. */
export function useRequestId(): (wish: object) => string {
  const asked = useRef({ wish: '', id: '' });
  return (wish) => {
    const text = JSON.stringify(wish);
    if (asked.current.wish !== text) asked.current = { wish: text, id: crypto.randomUUID() };
    return asked.current.id;
  };
}
