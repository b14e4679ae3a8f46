import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { messageActivationText } from './message-activation.text';

translate<typeof messageActivationText>('messageActivation', {
  title: (service) => `Activate ${service}`,
  states: { open: 'Waiting', active: 'Active', ended: 'Ended', missed: 'Offer ended' },
  days: 'Runs for',
  dayCount: (days) => counts`${days} days from activation`,
  until: 'Offer until',
  since: 'Activated',
  ends: 'Ends',
  activate: 'Activate',
  ask: (service, days) => counts`Activate ${service} now? It starts at once and runs for ${days} days.`,
  done: (service) => `${service} is active`,
  running: (service, ends) => `${service} is active until ${ends}.`,
  over: 'It has ended. It can be continued under open applications.',
  missed: 'The offer has ended. Please contact support.',
  gone: 'Nothing to activate',
  goneReason: 'The link may be incomplete, or belongs to another account.',
  back: 'Back to messages',
  message: 'Message',
  business: 'My services',
});
