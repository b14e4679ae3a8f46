import { sayings } from './table';

/** Cloud TV: channels, their groups, boxes. */
export const tv = sayings({
  tvGroupsMost: { code: 4047, zh: '最多 {most} 个频道组', en: 'At most {most} channel groups' },
  channelsFull: { code: 4491, zh: '最多 {most} 个频道', en: 'At most {most} channels' },
  channelsChanged: {
    code: 4492,
    zh: '频道已被修改，请刷新后再调整顺序',
    en: 'The channels were changed meanwhile. Reload before ordering them',
  },
  boxOnline: {
    code: 4493,
    zh: '“{name}”在线，只能删除离线的电视盒',
    en: '“{name}” is online. Only boxes that are offline can be removed',
  },
  boxOffline: { code: 4494, zh: '电视盒离线', en: 'The TV box is offline' },
  boxInAnotherGroup: { code: 4495, zh: '不在这个频道所在的频道组', en: 'Its group does not have this channel' },
  boxNotPlaying: { code: 4496, zh: '没有在播放', en: 'It plays nothing' },
  boxNotPaused: { code: 4497, zh: '没有暂停', en: 'It is not paused' },
  noTvGroup: { code: 4004, zh: '没有找到这个频道组', en: 'There is no such channel group' },
  noChannel: { code: 4004, zh: '没有找到这个频道', en: 'There is no such channel' },
  noBox: { code: 4004, zh: '没有找到这台电视盒', en: 'There is no such TV box' },
  tvGroupTaken: { zh: '已有同名的频道组', en: 'There is a channel group of this name' },
  channelTaken: { zh: '组内已有同名的频道', en: 'There is a channel of this name in the group' },
  volumeNeeded: { zh: '请输入[音量]', en: 'Enter the volume' },
  channelNeeded: { zh: '请选择[频道]', en: 'Choose a channel' },
  letterMost: { zh: '[台标]最多 2 个字', en: '[Logo] takes at most 2 letters' },
  addressScheme: {
    zh: '[地址]应以 http、https、rtsp、udp 或 rtp 开头',
    en: '[Address] must start with http, https, rtsp, udp or rtp',
  },
  addressUnfit: { zh: '[地址]无效', en: '[Address] is invalid' },
  addressMulticast: {
    zh: '[地址]应为组播地址和端口，如 udp://239.1.1.1:5000',
    en: '[Address] must be a multicast group and a port, such as udp://239.1.1.1:5000',
  },
  filePathUnfit: {
    zh: '[文件路径]无效，且不能以 http、udp、rtsp 或 rtp 开头',
    en: '[Path] is invalid; it must not start with http, udp, rtsp or rtp',
  },
  boxRemoved: { zh: '电视盒已删除', en: 'The TV box was removed' },
  /** What jobs over many boxes are called. */
  tvVolume: { zh: '音量调到 {volume}%', en: 'Volume to {volume}%' },
  tvPlay: { zh: '播放“{name}”', en: 'Play “{name}”' },
  tvPause: { zh: '暂停播放', en: 'Pause' },
  tvResume: { zh: '继续播放', en: 'Resume' },
  tvReboot: { zh: '重启电视盒', en: 'Restart TV boxes' },
});
