import { words } from '../../text/words';

/** Words about what no real device stands behind. */
export const simulatedText = words('simulated', {
  mark: '模拟',
  hint: '由模拟器产生，不是真实设备的数据',
});
