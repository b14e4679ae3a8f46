import { PolicyHead, NeedsPackage } from '.';
import { Story } from '../../../src/element/story';
import { deliveryStory, policyStory } from './security.fixture';

export default { title: 'security / policy-head' };

/** A gateway of DNS defence with the way to its other pages. */
export const Head = () => (
  <Story>
    <PolicyHead service="domain_parsing" policy={policyStory('domain_parsing')} view="black" />
  </Story>
);

/** The device refused the newest change. */
export const Failed = () => (
  <Story>
    <PolicyHead service="honeypot" policy={policyStory('honeypot', 'pro', { delivery: deliveryStory('failed') })} />
  </Story>
);

export const Narrow = () => (
  <Story width={360}>
    <PolicyHead service="domain_parsing" policy={policyStory('domain_parsing', 'trial')} view="log" free />
  </Story>
);

/** No package yet. */
export const Package = () => (
  <Story>
    <NeedsPackage service="domain_parsing" plan={null} />
  </Story>
);
