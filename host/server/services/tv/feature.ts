import { orderEach, skipped, type Work } from '../../fleet/bulk/work';
import type { Feature } from '../../kit/context/context';
import { tvDocument } from './document';
import { orderedByJob, whyNotEach } from './job';
import { tvOrderTaken } from './report';

/** Tells many boxes the same; they read like devices behind their gateway. */
const work: Work = {
  queued: true,
  items: {
    source: `(SELECT id, account_id, gateway_id, 'tv' AS kind, CASE state WHEN 'offline' THEN state ELSE 'online' END AS status,
      model, version AS firmware, name AS remark FROM tv_box)`,
    gone: '电视盒已删除',
  },
  async act(sql, job, items, now) {
    const { order, group } = job.params as { order: Record<string, string>; group?: string };
    const ids = items.map((item) => item.device_id);
    const reasons = await whyNotEach(sql, job.account_id, ids, order.action, group);
    const outcomes = await orderEach(sql, job, items, 'tv_box', order, now, ({ device_id }) => {
      const reason = reasons.get(device_id);
      return reason === undefined ? undefined : skipped(reason);
    });
    await orderedByJob(
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
  settings: { tv: { name: '云 TV', document: tvDocument } },
  effects: { tv_box: tvOrderTaken },
  work: { tv: work },
};
