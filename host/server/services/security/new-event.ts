import type { GuardService } from '../../../../src/domain/guard';

/** Something that a gateway intercepted. */
export interface NewEvent {
  /** Milliseconds since 1970. */
  at: number;
  accountId: string;
  gwid: string;
  service: GuardService;
  class: string;
  target: string;
  source: string;
  name: string;
  action: string;
  detail: string;
  times: number;
  simulated: boolean;
}
