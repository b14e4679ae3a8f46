/** Two devices, a terminal and an alarm. */
export const found = {
  devices: [
    {
      id: 'c04e8812f3d6',
      kind: 'gateway',
      gwid: 'c04e8812f3d6',
      remark: '青禾学院东区宿舍',
      status: 'online',
      model: 'NP-R680',
      mac: '02:00:5e:00:53:01',
      ip: '10.0.0.1',
      serial: 'NP12',
    },
  ],
  users: [
    {
      id: 'u1',
      name: 'iPhone-15',
      mac: '02:00:5e:00:53:44',
      ip: '10.0.0.31',
      gwid: 'c04e8812f3d6',
      gateway_remark: '青禾学院东区宿舍',
    },
  ],
  alarms: [
    { id: 'a1', level: 'FATAL', content: 'WAN1 断开', remark: '青禾学院东区宿舍', raised_at: '2026-11-20T06:00:00Z' },
  ],
  orders: [{ id: 'ord_1', service_name: 'SD-WAN', tier_name: '标准版', state: 'active' }],
};
