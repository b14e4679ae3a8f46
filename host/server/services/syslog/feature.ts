import type { Feature } from '../../kit/context/context';
import { syslogDocument } from './document';

/** Logs of gateways. */
export const syslog: Feature = {
  settings: { syslog: { name: 'Syslog 服务', document: syslogDocument } },
};
