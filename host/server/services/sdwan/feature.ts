import type { Feature } from '../../kit/context/context';
import { dialerDocument } from './account-document';

/** Networks of several places, and people who dial into them. */
export const sdwan: Feature = {
  settings: { sdwan_account: { name: 'SD-WAN 账号', document: dialerDocument } },
};
