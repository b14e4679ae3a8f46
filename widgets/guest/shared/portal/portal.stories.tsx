import { guestMethods } from '../../../../src/domain/guest';
import { Story } from '../../../../src/element/story';
import { Line } from '../../../../src/ui/story';
import { MethodIcon, Phone, PortalPage, PortalStage, PortalThumb } from '.';
import { cafePage } from './portal.fixture';

export default { title: 'guest / portal' };

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

/** With the choice of what it is shown on, and when. */
export const Stage = () => (
  <Story>
    <PortalStage content={cafePage} />
  </Story>
);

export const Thumb = () => (
  <Story width={188}>
    <PortalThumb content={{ ...cafePage, art: 'waves' }} />
  </Story>
);

/** The drawing of each way to sign in. */
export const Methods = () => (
  <Story>
    <Line title="图标">
      {guestMethods.map((method) => (
        <MethodIcon key={method} method={method} />
      ))}
    </Line>
  </Story>
);
