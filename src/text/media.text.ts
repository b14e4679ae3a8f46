import { words } from './words';

/** What is wrong with the address of a channel or of a source. */
export const mediaText = words('media', {
  scheme: '[地址]应以 http、https、rtsp、udp 或 rtp 开头',
  address: '[地址]无效',
  multicast: '[地址]应为组播地址和端口，如 udp://239.1.1.1:5000',
  file: '[文件路径]无效，且不能以 http、udp、rtsp 或 rtp 开头',
});
