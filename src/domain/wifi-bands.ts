/** A band that access points may use. */
export interface WifiBand {
  /** The radio of an access point that it belongs to. */
  radio: '2g' | '5g';
  /** MHz. */
  from: number;
  to: number;
  channels: readonly number[];
  /** Greatest transmit power, dBm, however little the antenna adds to it. */
  power: number;
  /** The widest channel that it has room for, MHz; `alone`: channels without a neighbour to be joined with. */
  width: number;
  alone: readonly number[];
  /** Channels on which an access point gives way to radar. */
  radar: readonly number[];
}

/**
 * Bands of mainland China for wireless networks, as the notice 工信部无〔2021〕129号 of the Ministry of Industry and Information
 * Technology names them: 2400-2483.5 MHz with 100 mW EIRP (antennas below 10 dBi), 5150-5350 MHz with 200 mW EIRP inside of
 * buildings, 5725-5850 MHz with 500 mW transmit power. There is none at 6 GHz: 5925-6425 MHz is not open to wireless networks,
 * and 6425-7125 MHz went to mobile telephony (IMT) with the table of frequency allocations in force since 2023-07-01 (order 62).
 */
export const chinaBands: readonly WifiBand[] = [
  {
    ...{ radio: '2g', from: 2400, to: 2483.5, power: 20, width: 40 },
    channels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    ...{ alone: [], radar: [] },
  },
  {
    ...{ radio: '5g', from: 5150, to: 5350, power: 23, width: 160 },
    channels: [36, 40, 44, 48, 52, 56, 60, 64],
    ...{ alone: [], radar: [52, 56, 60, 64] },
  },
  {
    ...{ radio: '5g', from: 5725, to: 5850, power: 27, width: 80 },
    channels: [149, 153, 157, 161, 165],
    ...{ alone: [165], radar: [] },
  },
];

/** Bands of a radio; of a channel that is chosen its own alone. */
export const bandsOf = (radio: string, channel = NaN): readonly WifiBand[] =>
  chinaBands.filter((band) => band.radio === radio && (Number.isNaN(channel) || band.channels.includes(channel)));

/** Greatest transmit power of a radio, dBm, on a channel or on whichever it finds. */
export const mostPower = (radio: string, channel = NaN): number =>
  Math.max(...bandsOf(radio, channel).map(({ power }) => power));
