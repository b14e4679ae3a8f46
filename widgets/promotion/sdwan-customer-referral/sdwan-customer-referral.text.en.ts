import { translate } from '../../../src/text/words';
import type { sdwanCustomerReferralText } from './sdwan-customer-referral.text';

translate<typeof sdwanCustomerReferralText>('sdwanCustomerReferral', {
  title: 'Recommend SD-WAN to a friend',
  lead: 'Somebody you know struggles to connect several shops? Leave their contact: the agent will say who recommended them and make a proposal.',
  points: [
    { title: 'Ask first', text: 'Tell your friend that an agent will call before you send their number.' },
    {
      title: 'The agent takes over',
      text: 'A call within one working day, with a free look at network and bandwidth.',
    },
    { title: 'No nuisance', text: 'A number is called once; after a no it is never called again.' },
  ],
  form: 'Contact of your friend',
});
