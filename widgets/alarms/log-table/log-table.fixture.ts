import type { DataOf } from '../../../src/api';
import type { logs } from '../../../src/api/contract/log';

/** Firmware that was put on gateways, once in vain. */
export const upgrades: DataOf<typeof logs> = {
  total: 2,
  list: [
    {
      id: '2',
      at: '2026-11-17T19:12:00Z',
      actor: '',
      target: '苏州园区店',
      text: '升级到 3.7.12',
      ok: true,
      simulated: false,
      detail: { device: '7f3a9c21e04b', from: '3.7.11', to: '3.7.12' },
    },
    {
      id: '1',
      at: '2026-11-16T19:12:00Z',
      actor: '',
      target: '苏州园区店',
      text: '下载固件超时，未升级',
      ok: false,
      simulated: false,
      detail: { device: '7f3a9c21e04b', from: '3.7.11', to: '3.7.12' },
    },
  ],
};
