import { words } from './words';

/** What a command's state is called, said as it is: sent does not mean done. */
export const commandText: Record<'pending' | 'sent' | 'done' | 'failed' | 'timed_out', string> = words('command', {
  pending: '等待设备领取',
  sent: '设备已领取，正在执行',
  done: '已完成',
  failed: '执行失败',
  timed_out: '已超时',
});
