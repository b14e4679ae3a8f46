import { words } from './words';

/** How TV boxes stand and what they are told, wherever they are shown. */
export const tvText = words('tv', {
  states: { playing: '播放中', paused: '已暂停', idle: '空闲', error: '异常', offline: '离线' },
  actions: { play: '播放频道', pause: '暂停', resume: '继续', volume: '调节音量', reboot: '重启' },
  problems: {
    scheme: '[地址]应以 http、https、rtsp、udp 或 rtp 开头',
    address: '[地址]无效',
    multicast: '[地址]应为组播地址和端口，如 udp://239.1.1.1:5000',
    file: '[文件路径]无效，且不能以 http、udp、rtsp 或 rtp 开头',
  },
});
