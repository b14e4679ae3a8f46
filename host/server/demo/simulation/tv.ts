import type { BoxReport } from '../../../../src/api/contract/tv';
import { isBetween } from '../../../../src/domain/silence-window';
import type { TvState } from '../../../../src/domain/tv';
import type { Db } from '../../kit/store/db';
import { hour, minute } from '../../../../src/domain/time';
import { takeTvReport } from '../../services/tv/report';
import { hash } from '../../kit/hash';

interface Box {
  gateway_id: string;
  mac: string;
  serial: string;
  model: string;
  version: string;
  ip: string;
  state: TvState;
  channel_id: string | null;
  volume: number;
  hours: string | null;
  start_channel: string | null;
  channels: string[] | null;
}

/** What the boxes behind simulated gateways do in a minute, told by the same way as real ones tell it. */
export async function playTv(db: Db, accountId: string, now: number): Promise<void> {
  const boxes = await db.query<Box>(
    `SELECT b.gateway_id, b.mac, b.serial, b.model, b.version, b.ip, b.state, b.channel_id, b.volume, p.hours,
       p.start_channel, (SELECT array_agg(c.id ORDER BY c.position, c.id) FROM tv_channel c WHERE c.group_id = p.id) AS channels
     FROM tv_box b JOIN device g ON g.id = b.gateway_id AND g.account_id = b.account_id
     LEFT JOIN gateway_delivery d ON d.gateway_id = g.id AND d.kind = 'tv'
     LEFT JOIN tv_group p ON p.id = b.group_id AND d.done_rev > 0
     WHERE b.account_id = $1 AND b.simulated AND g.simulated AND g.status = 'online' ORDER BY b.gateway_id, b.mac`,
    [accountId],
  );
  for (const gwid of new Set(boxes.map(({ gateway_id }) => gateway_id))) {
    const reports = boxes.filter((box) => box.gateway_id === gwid).flatMap((box) => nextOf(box, now) ?? []);
    await takeTvReport(db, { gwid, accountId }, reports, now);
  }
}

/** What a box does next; undefined: it is switched off. Follows from the box and the time alone, but for what it was told. */
function nextOf(box: Box, now: number): BoxReport | undefined {
  const { mac, serial, model, version, ip, volume, channels, hours, start_channel: start } = box;
  const seed = hash(...[...mac].map((letter) => letter.charCodeAt(0)));
  const chance = (every: number, salt: number) => hash(seed, Math.floor(now / every), salt);
  if (chance(2 * hour, 1) % 17 === 0) return undefined;
  const is = { mac, serial, model, version, ip, volume, error: '' };
  const [from = '', to = ''] = (hours ?? '').split('-');
  const isOpen = channels !== null && channels.length > 0 && (!to || isBetween(now, from, to, 'Asia/Shanghai'));
  if (!isOpen) return { ...is, state: 'idle', channel: null };
  const own = box.channel_id !== null && channels.includes(box.channel_id) ? box.channel_id : undefined;
  const usual = own ?? start ?? channels[seed % channels.length]!;
  if (box.state === 'paused' && own) return { ...is, state: 'paused', channel: own };
  if (chance(hour, 2) % 41 === 0) return { ...is, state: 'error', channel: usual, error: '频道源没有响应' };
  // Somebody in the room changes the channel now and then; a screen with a channel of its own stays on it.
  const zaps = start === null && chance(10 * minute, 3) % 9 === 0 && now % (10 * minute) < minute;
  return { ...is, state: 'playing', channel: zaps ? channels[chance(10 * minute, 4) % channels.length]! : usual };
}
