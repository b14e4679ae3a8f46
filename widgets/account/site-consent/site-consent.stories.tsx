import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { embedSignInAsked } from '../../../src/api/contract/embed-sign-in';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { SiteConsent } from './site-consent';
import { siteConsentContract } from './site-consent.contract';

export default { title: 'account / site-consent' };

const asked: DataOf<typeof embedSignInAsked> = {
  partner: '云栖旅宿',
  origin: 'https://portal.inn.example',
  scopes: ['device:read', 'device:manage', 'alarm:read'],
};

const answers = {
  '/api/v3/embed/sign_in/story': asked,
  '/api/v3/embed/sign_in/answer': { code: null, origin: asked.origin, framed: false, back: null },
};

export const Ordinary: LadleStory<PropsOf<typeof siteConsentContract>> = (props) => (
  <Story answers={answers} width={420}>
    <SiteConsent request="story" {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(siteConsentContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/embed/sign_in/story': 500 }} width={420}>
    <SiteConsent request="story" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={420}>
    <SiteConsent request="story" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={420}>
    <SiteConsent request="story" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <SiteConsent request="story" />
  </Story>
);
