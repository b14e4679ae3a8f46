import type { Vault } from '../../kit/vault';

/** Where the address of a channel, which may hold a key, and the key of its signature are sealed. */
const place = (id: string): string => `alarm_channel:${id}`;

/** An address or a key as it is stored. */
export const sealKept = (vault: Vault, id: string, text: string): string => vault.seal(place(id), text);

/** The same as it is meant; what an older version stored in the clear is given as it is. */
const openKept = (vault: Vault, id: string, text: string): string =>
  vault.keyOf(text) ? vault.open(place(id), text) : text;

/** A channel with its address as it is meant. */
export const openTarget = <T extends { id: string; target: string }>(vault: Vault, channel: T): T => ({
  ...channel,
  target: openKept(vault, channel.id, channel.target),
});

/** The same with the key of its signature. */
export const openChannel = <T extends { id: string; target: string; secret: string | null }>(
  vault: Vault,
  channel: T,
): T => ({
  ...openTarget(vault, channel),
  secret: channel.secret === null ? null : openKept(vault, channel.id, channel.secret),
});
