import type { Sql } from '../../kit/store/db';
import { billingDocument } from '../../services/billing/document';
import { dialerDocument } from '../../services/sdwan/account-document';
import { syslogDocument } from '../../services/syslog/document';
import { tunnelDocument } from '../../services/tunnel/document';
import { tvDocument } from '../../services/tv/document';

/** What is delivered to gateways beside their configuration. */
export type DeliveryKind = 'tunnel' | 'billing' | 'syslog' | 'tv' | 'sdwan_account';

/** Puts together what a gateway is told, and what it is called in the log. */
interface Delivered {
  name: string;
  document: (sql: Sql, gwid: string, now: number) => Promise<Record<string, string>>;
}

export const deliveries: Readonly<Record<DeliveryKind, Delivered>> = {
  tunnel: { name: '内网穿透', document: tunnelDocument },
  billing: { name: '云计费', document: billingDocument },
  sdwan_account: { name: 'SD-WAN 账号', document: dialerDocument },
  syslog: { name: 'Syslog 服务', document: syslogDocument },
  tv: { name: '云 TV', document: tvDocument },
};
