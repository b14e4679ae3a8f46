import { words } from '../../../src/text/words';

/** Words of the device configuration. */
export const deviceConfigText = words('deviceConfig', {
  noDevice: '没有指定设备',
  noDeviceReason: '从设备列表打开一台设备，再改它的配置。',
  untold: '云端还不知道设备上这一段的内容：能查看差异时先导入；直接下发会以这里的内容替换它。',
});
