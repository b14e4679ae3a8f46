import type { Command } from '../../../../src/api/contract/command';
import type { KnownDevice, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';

/** What the cloud notes once a gateway executed a command; nothing is taken for done before. */
type Effect = (
  sql: Sql,
  device: KnownDevice,
  params: Record<string, string>,
  now: number,
  output: readonly string[],
  vault: Vault,
) => Promise<void>;

type Opening = (vault: Vault, accountId: string, params: Record<string, string>) => Record<string, string>;

declare module '../../kit/context/context' {
  interface Feature {
    /** What executed commands change, by their kind. */
    effects?: Partial<Record<Command['kind'], Effect>>;
    /** Parameters of commands that are stored sealed, opened. */
    opens?: Partial<Record<Command['kind'], Opening>>;
  }
}

/** A command that a gateway says it has executed. */
export interface Done {
  kind: Command['kind'];
  params: Record<string, string>;
  /** What it answered, line by line. */
  output: readonly string[];
}

/** Notes what an executed command changed. */
export async function takeEffect(
  sql: Sql,
  { features, vault }: Pick<Services, 'features' | 'vault'>,
  device: KnownDevice,
  { kind, params, output }: Done,
  now: number,
): Promise<void> {
  for (const { effects } of features) await effects?.[kind]?.(sql, device, params, now, output, vault);
}
