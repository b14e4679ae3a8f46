import type { SettingService } from '../../../../src/domain/service-setting';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { Feature } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';

/** What a service brings of its own to what it sets on gateways. */
export interface ServiceKind {
  /** Choices that are the account's own, by field. */
  choices: (sql: Sql, accountId: string) => Promise<Record<string, { value: string; label: string }[]>>;
  /** Edition of the lists that a gateway is told; a newer one is told by itself. */
  edition: string;
  /** What a gateway is told beside whether the service is on. */
  told: (sql: Sql, accountId: string, document: ConfigDocument, tier: string) => Promise<object>;
}

declare module '../../kit/context/context' {
  interface Feature {
    /** Services that set something on gateways. */
    serviceKinds?: Partial<Record<SettingService, ServiceKind>>;
  }
}

/** What a service brings of its own. */
export function kindOf(features: readonly Feature[], service: SettingService): ServiceKind {
  const kind = features.map(({ serviceKinds }) => serviceKinds?.[service]).find((one) => one !== undefined);
  if (!kind) throw new Error(`no feature brings ${service}`);
  return kind;
}
