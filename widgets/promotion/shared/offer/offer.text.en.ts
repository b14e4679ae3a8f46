import { translate } from '../../../../src/text/words';
import type { offerText } from './offer.text';

translate<typeof offerText>('offer', {
  until: (day) => `Offer ends ${day}`,
  open: 'Learn more and order',
  by: (code) => `Provided by Netpane, agent ${code}`,
  none: 'No packages yet',
  noneReason: 'Packages can be chosen here once they are sold.',
  form: 'Leave your contact',
  name: 'Name',
  namePlaceholder: 'For example: Ms Wang',
  mobile: 'Mobile number',
  company: 'Company',
  need: 'What you need',
  needPlaceholder: 'For example: three shops that share one till system',
  consent: 'I agree that the agent uses this to contact me',
  friendConsent: 'My friend agreed that the agent uses this to contact them',
  consentFirst: 'Agree to being contacted first',
  send: 'Send and wait for a call',
  sent: 'Received',
  sentReason: 'The agent will call soon. Please keep your phone at hand.',
  again: 'Send another one',
});
