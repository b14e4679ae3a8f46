import { useEffect, useState, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Milliseconds that something waits for what stands above it, at the longest. */
const patience = 1_000;

/**
 * What stands below something that is still read, and would be moved when that is there: it is laid out and reads what it
 * needs, but is not seen before everything above it in the same parent has its answer; or for a second at the longest. That
 * holds when a page comes, not when it reads again.
 */
export const Below = ({ children }: { children: ReactNode }) => <Room $held={usePatience()}>{children}</Room>;

/** Tells what is below that something may still come here, whose height is not known. */
export const Awaited = () => usePatience() && <span hidden data-np-waits="" />;

/** Whether the component has not yet been there for as long as one waits. */
function usePatience(): boolean {
  const [held, setHeld] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setHeld(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return held;
}

const waits = ":is([data-np-waits], [aria-busy='true'])";

const Room = styled.div<{ $held: boolean }>`
  display: contents;
  ${({ $held }) =>
    $held &&
    css`
      ${waits} ~ &, :has(${waits}) ~ & {
        visibility: hidden;
      }
    `}
`;
