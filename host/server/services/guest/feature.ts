import type { Feature } from '../../kit/context/context';
import { notePortalUse } from './use';

/** Guests and the pages they see. */
export const guest: Feature = {
  configured: notePortalUse,
};
