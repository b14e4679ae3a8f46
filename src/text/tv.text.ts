import { words } from './words';

/** How TV boxes stand and what they are told, wherever they are shown. */
export const tvText = words('tv', {
  states: { playing: '播放中', paused: '已暂停', idle: '空闲', error: '异常', offline: '离线' },
  actions: { play: '播放频道', pause: '暂停', resume: '继续', volume: '调节音量', reboot: '重启' },
});
