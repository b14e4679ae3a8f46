import { MobileChange } from '.';
import { Story } from '../../../../src/element/story';

export default { title: 'account / mobile-change' };

export const Prove = () => (
  <Story>
    <MobileChange bound="13800138000" onClose={() => undefined} />
  </Story>
);

export const Bind = () => (
  <Story answers={{ '/api/v3/captcha/generate': { cache_key: 'story', captcha_img: '' } }}>
    <MobileChange bound="" onClose={() => undefined} />
  </Story>
);
