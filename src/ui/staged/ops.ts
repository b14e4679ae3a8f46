import type { DeviceConfig } from '../../api/contract/config';
import type { TagTone } from '../tag';

/** One row that is not as it was. */
export type Change = DeviceConfig['changes'][number];

/** Colour of what happens to a row; the word says it too. */
export const opTones: Record<Change['op'], TagTone> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
  moved: 'neutral',
};
