import type { PluginSettings } from '../../../../src/domain/plugin';
import type { Vault } from '../../kit/vault';

/** Where settings of an account's plugins are sealed: they go along with the gateway that takes another one's place. */
export const settingsPlace = (accountId: string): string => `plugin_install:${accountId}`;

/** Settings as they are stored: any text may be a password. */
export const sealSettings = (vault: Vault, accountId: string, settings: PluginSettings): PluginSettings =>
  turned(settings, (text) => vault.sealAlike(settingsPlace(accountId), text));

/** The same as they are meant; what an older version stored in the clear is given as it is. */
export const openSettings = (vault: Vault, accountId: string, settings: PluginSettings): PluginSettings =>
  turned(settings, (text) => (vault.keyOf(text) ? vault.open(settingsPlace(accountId), text) : text));

const turned = (settings: PluginSettings, turn: (text: string) => string): PluginSettings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' ? turn(value) : value,
    ]),
  );

/** The plugins that a command tells of, which is sealed as it is stored: opened. */
export const openPlugins = (vault: Vault, accountId: string, text: string): string =>
  JSON.stringify(
    (JSON.parse(text) as { settings: PluginSettings }[]).map((one) => ({
      ...one,
      settings: openSettings(vault, accountId, one.settings),
    })),
  );
