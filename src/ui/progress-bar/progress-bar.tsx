import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { nextProgress, trickleMs } from './trickle';
import { progressText } from './progress.text';

/** A line at the top edge while something loads. It creeps on, and fills and fades once `active` ends. */
export function ProgressBar({ active }: { active: boolean }) {
  const [done, setDone] = useState(0);
  const [was, setWas] = useState(active);
  if (was !== active) {
    setWas(active);
    setDone(active ? 0 : 1);
  }
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setDone(nextProgress), trickleMs);
    return () => clearInterval(timer);
  }, [active]);
  return (
    <Track role="progressbar" aria-label={progressText.loading} aria-hidden={!active} $active={active}>
      <i style={{ transform: `scaleX(${done})` }} />
    </Track>
  );
}

const Track = styled.div<{ $active: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('z-toast')};
  height: 2px;
  opacity: ${({ $active }) => ($active ? 1 : 0)};
  transition: opacity ${token('dur-base')} ${({ $active }) => ($active ? '0s' : token('dur-fast'))};
  pointer-events: none;
  & > i {
    display: block;
    height: 100%;
    background: ${token('accent-text')};
    transform-origin: left;
    transition: transform ${token('dur-fast')} ${token('ease-standard')};
  }
`;
