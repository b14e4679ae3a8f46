import { Story } from '../../../src/element/story';
import { PartnerList } from './partner-list';
import { twoPartners } from './partner-list.fixture';

export default { title: 'account / partner-list' };

const path = '/api/v3/embed/partners';

export const Ordinary = () => (
  <Story answers={{ [path]: twoPartners }} width={1100}>
    <PartnerList />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { list: [], total: 0 } }} width={1100}>
    <PartnerList />
  </Story>
);
