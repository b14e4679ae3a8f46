import type { Heard } from '../../../src/api/contract/access-point';
import type { Air } from './ap-air.data';

/** The two bands, as networks name them, with the suffix of their fields. */
export const bands = { '2.4G': '2g', '5G': '5g' } as const;
/** One of them. */
export type Band = keyof typeof bands;

/** Channels of each band that China has. */
const channels: Readonly<Record<Band, readonly number[]>> = {
  '2.4G': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  '5G': [36, 40, 44, 48, 52, 56, 60, 64, 149, 153, 157, 161, 165],
};
/** Channels of 2.4 GHz are 5 MHz apart and 20 wide: nearer ones than that disturb each other. */
const reach = 4;

/** A channel with the networks that are on it. */
export interface Channel {
  channel: number;
  networks: number;
  /** dBm of the loudest; null: none. */
  loudest: number | null;
  own: boolean;
}

/** The channels of a band, those that only others use among them. */
export function channelsOf(air: Air, band: Band): Channel[] {
  const heard = air.heard.filter((one) => one.band === band);
  const own = air[`channel_${bands[band]}`];
  const all = new Set([...channels[band], ...heard.map(({ channel }) => channel), ...(own === null ? [] : [own])]);
  return [...all]
    .sort((a, b) => a - b)
    .map((channel) => {
      const there = heard.filter((one) => one.channel === channel);
      return { channel, networks: there.length, loudest: loudest(there), own: channel === own };
    });
}

/** Networks that share the channel of a radio, and those beside it that disturb it. */
export function disturbing(air: Air, band: Band): { same: Heard[]; near: Heard[] } | undefined {
  const own = air[`channel_${bands[band]}`];
  if (own === null) return undefined;
  const heard = air.heard.filter((one) => one.band === band);
  const away = ({ channel }: Heard) => Math.abs(channel - own);
  return {
    same: heard.filter((one) => away(one) === 0),
    near: band === '2.4G' ? heard.filter((one) => away(one) > 0 && away(one) <= reach) : [],
  };
}

/** dBm of the loudest; null: there is none. */
export const loudest = (heard: readonly Heard[]): number | null =>
  heard.length === 0 ? null : Math.max(...heard.map(({ signal }) => signal));
