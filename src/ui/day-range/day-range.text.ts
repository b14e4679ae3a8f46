import { words } from '../../text/words';

/** Words of the choice of days. */
export const dayRangeText = words('dayRange', {
  zone: '北京时间',
});
