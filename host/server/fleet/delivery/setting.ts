import type { Command } from '../../../../src/api/contract/command';
import type { Word } from '../../../../src/api/refusal/words';
import type { Sql } from '../../kit/store/db';

/** What a feature sets on gateways: told as a whole, by a command of its own kind. */
export interface Setting {
  /** What it is called in the log. */
  name: Word;
  /** Puts together what a gateway is told. */
  document: (sql: Sql, gwid: string, now: number) => Promise<Record<string, string>>;
}

/** Names a setting: the kind of its command. */
export type SettingKind = Command['kind'];

declare module '../../kit/context/context' {
  interface Feature {
    /** What is set on gateways beside their configuration. */
    settings?: Partial<Record<SettingKind, Setting>>;
  }
}
