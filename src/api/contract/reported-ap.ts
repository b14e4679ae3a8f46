import * as v from 'valibot';
import { count, mostUptime, name, percent, reported, reportedRows } from './reported';

/** Bands of a radio. */
export const bands = ['2.4G', '5G'] as const;

const band = v.picklist(bands);
const channel = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(233));
/** Signal or noise, dBm. */
const strength = v.pipe(v.number(), v.minValue(-127), v.maxValue(0), v.transform(Math.round));

/** An access point as its gateway tells of it. What is left out is not known, and nothing is made up for it. */
export const reportedAp = v.object({
  mac: name,
  name: reported(name),
  model: reported(name),
  firmware: reported(name),
  serial: reported(name),
  ip: reported(name),
  /** Seconds since it started. */
  uptime: reported(v.pipe(count, v.maxValue(mostUptime))),
  cpu: reported(percent),
  memory: reported(percent),
  /** Bits per second, to its terminals and from them. */
  down: reported(count),
  up: reported(count),
  /** Names of its networks. */
  ssids: reported(v.pipe(v.array(name), v.maxLength(32))),
  radios: reported(
    reportedRows(
      v.object({
        band,
        bssid: reported(name),
        /** Left out: it is off. */
        channel: reported(channel),
        /** dBm. */
        power: reported(v.pipe(v.number(), v.minValue(0), v.maxValue(40), v.transform(Math.round))),
        clients: reported(v.pipe(count, v.maxValue(10_000))),
        /** Percent of the air that is taken. */
        busy: reported(percent),
        noise: reported(strength),
      }),
      8,
    ),
  ),
  /** Networks of others that it heard when it listened last. */
  heard: reported(reportedRows(v.object({ bssid: name, ssid: reported(name), band, channel, signal: strength }), 400)),
});
/** An access point as its gateway tells of it. */
export type ReportedAp = v.InferOutput<typeof reportedAp>;

/** Where a terminal is on the air: the MAC of its access point, the network, the band, and how well it is heard. */
export const onAir = {
  ap: reported(name),
  ssid: reported(name),
  band: reported(band),
  signal: reported(strength),
};
