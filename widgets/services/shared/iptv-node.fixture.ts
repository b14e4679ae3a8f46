/** An IPTV source of the stories. */
export const iptvNode = (id: string, more: object = {}) => ({
  id,
  name: '华东一',
  kind: 'stream',
  address: 'udp://239.3.1.1:5140',
  place: '上海',
  state: 'ok',
  loss: 0.1,
  viewers: 41,
  channels: 198,
  gateways: 2,
  at: '2026-11-20T06:06:00Z',
  simulated: true,
  ...more,
});
