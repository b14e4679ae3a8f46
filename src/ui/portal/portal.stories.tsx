import { Story } from '../../element/story';
import { Phone, PortalPage, PortalThumb } from '.';
import { cafePage } from './portal.fixture';

export default { title: 'ui / portal' };

export const OnPhone = () => (
  <Story>
    <Phone>
      <PortalPage content={cafePage} />
    </Phone>
  </Story>
);

export const OnComputer = () => (
  <Story>
    <Phone wide>
      <PortalPage content={{ ...cafePage, art: 'city' }} />
    </Phone>
  </Story>
);

export const Afterwards = () => (
  <Story>
    <Phone>
      <PortalPage content={cafePage} done />
    </Phone>
  </Story>
);

export const Thumb = () => (
  <Story width={188}>
    <PortalThumb content={{ ...cafePage, art: 'waves' }} />
  </Story>
);
