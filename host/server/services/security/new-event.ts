import type { SecurityService } from '../../../../src/domain/security';

/** Something that a gateway intercepted. */
export interface NewEvent {
  /** Milliseconds since 1970. */
  at: number;
  accountId: string;
  gwid: string;
  service: SecurityService;
  class: string;
  target: string;
  source: string;
  name: string;
  action: string;
  detail: string;
  times: number;
  simulated: boolean;
}
