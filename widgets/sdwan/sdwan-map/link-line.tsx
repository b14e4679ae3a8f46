import type { LinkHealth } from '../../../src/domain/sdwan';
import { token } from '../../../src/theme';

/** A line is told apart without its colour: whole, dash and dot, dots, dashes. */
const faces: Readonly<Record<LinkHealth | 'standby', { ink: string; dash?: string }>> = {
  up: { ink: token('success-solid') },
  degraded: { ink: token('warning-solid'), dash: '10 4 2 4' },
  down: { ink: token('danger-solid'), dash: '3 4' },
  unknown: { ink: token('offline-solid'), dash: '6 4' },
  standby: { ink: token('offline-solid'), dash: '6 5' },
};

/** How links of a health are drawn. */
export const faceOf = (health: LinkHealth, standby: boolean) => faces[standby && health === 'up' ? 'standby' : health];

/** What a line means. */
export const Sample = ({ health, standby = false }: { health: LinkHealth; standby?: boolean }) => {
  const { ink, dash } = faceOf(health, standby);
  return (
    <svg width="28" height="10" aria-hidden="true">
      <path d="M0 5h28" fill="none" strokeWidth="2" strokeDasharray={dash} style={{ stroke: ink }} />
      {health === 'down' && <path d="m11 2 6 6m0-6-6 6" fill="none" strokeWidth="1.6" style={{ stroke: ink }} />}
    </svg>
  );
};
