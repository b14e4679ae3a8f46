import { translate } from '../../../src/text/words';
import type { referralListText } from './referral-list.text';

translate<typeof referralListText>('referralList', {
  heading: 'Customers you brought',
  search: 'Name, company or number',
  allProducts: 'All products',
  stage: 'Stage',
  all: 'All',
  stages: {
    lead: 'To be called',
    contacted: 'Called',
    registered: 'Registered',
    bound: 'Bound a device',
    paid: 'Won',
    invalid: 'Invalid',
  },
  marks: { lead: 'Still to be called', contacted: 'Mark as called', invalid: 'Mark as invalid' },
  marked: (name, stage) => `${name}: ${stage}`,
  name: 'Customer',
  company: 'Company',
  mobile: 'Mobile number',
  need: 'Needs',
  source: 'Came by',
  sources: { link: 'Link', form: 'Form' },
  at: 'Noted at',
  earned: 'Earned',
  yuan: 'CNY',
  none: 'No customers yet',
  noneReason: 'They appear once you share your link or snippet.',
});
