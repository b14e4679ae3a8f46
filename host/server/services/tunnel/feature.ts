import type { Feature } from '../../kit/context/context';
import { tunnelDocument } from './document';

/** Ways from the internet to machines behind a gateway. */
export const tunnel: Feature = {
  settings: { tunnel: { name: '内网穿透', document: tunnelDocument } },
};
