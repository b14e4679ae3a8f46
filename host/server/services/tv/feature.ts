import { commandEach, skipped, type Work } from '../../fleet/bulk/work';
import { because } from '../../kit/refusal';
import type { Feature } from '../../kit/context/context';
import { tvDocument } from './document';
import { commandedByJob, whyNotEach } from './job';
import { tvCommandTaken } from './report';

/** Tells many boxes the same; they read like devices behind their gateway. */
const work: Work = {
  queued: true,
  items: {
    source: `(SELECT id, account_id, gateway_id, 'tv' AS kind, CASE state WHEN 'offline' THEN state ELSE 'online' END AS status,
      model, version AS firmware, name AS remark FROM tv_box)`,
    gone: because('boxRemoved'),
  },
  async act(sql, job, items, now) {
    const { order, group } = job.params as { order: Record<string, string>; group?: string };
    const ids = items.map((item) => item.device_id);
    const reasons = await whyNotEach(sql, job.account_id, ids, order.action, group);
    const outcomes = await commandEach(sql, job, items, 'tv_box', order, now, ({ device_id }) => {
      const reason = reasons.get(device_id);
      return reason === undefined ? undefined : skipped(reason);
    });
    await commandedByJob(
      sql,
      items.flatMap(({ device_id, position }) => {
        const command = outcomes.get(position)?.commandId;
        return command ? [{ id: device_id, command }] : [];
      }),
    );
    return outcomes;
  },
};

/** Cloud TV. */
export const tv: Feature = {
  moves: { tv_box: 'gateway_id' },
  settings: { tv: { name: 'televisionService', document: tvDocument } },
  effects: { tv_box: tvCommandTaken },
  work: { tv: work },
  actions: {
    '/api/v3/tv/box/save': { text: '修改电视盒', en: 'Change a TV box' },
    '/api/v3/tv/box/move': { text: '更换频道组', en: 'Change a box’s channel group' },
    '/api/v3/tv/box/remove': { text: '删除电视盒', en: 'Delete TV boxes' },
    '/api/v3/tv/box/order': { text: '遥控电视盒', en: 'Control TV boxes' },
    '/api/v3/tv/group/save': { text: '保存频道组', en: 'Save a channel group' },
    '/api/v3/tv/group/remove': { text: '删除频道组', en: 'Delete a channel group' },
    '/api/v3/tv/group/retry': { text: '重新下发频道组', en: 'Send a channel group again' },
    '/api/v3/tv/channel/save': { text: '保存频道', en: 'Save a channel' },
    '/api/v3/tv/channel/remove': { text: '删除频道', en: 'Delete a channel' },
    '/api/v3/tv/channel/order': { text: '调整频道顺序', en: 'Arrange channels' },
  },
  silent: ['/api/v3/tv/box/batch'],
  names: [
    'SELECT name, NULL FROM tv_group WHERE account_id = $1 AND id = $2',
    'SELECT name, gateway_id FROM tv_box WHERE account_id = $1 AND id = $2',
  ],
};
