import { Landing, LandingHalves, LeadForm, OfferCard, Offers } from '.';
import { Story } from '../../../../src/element/story';
import { Card } from '../../../../src/ui/pane';
import { offerAnswers, offerFailures } from './offer.fixture';

export default { title: 'promotion / offer' };

const none = { '/api/v3/promotion/packages': { list: [], total: 0 } };
const [first] = offerAnswers['/api/v3/promotion/packages'].list;
const points = [
  { title: '多站点互通', text: '星型、双中心、树型三种拓扑，门店之间直接访问。' },
  { title: '境外加速', text: '境外侧带宽单独计算，用多少开多少。' },
  { title: '当天开通', text: '已有 Netpane 路由器的门店不需要换设备。' },
];

export const Cards = () => (
  <Story answers={offerAnswers}>
    <Offers agent="SW8F3K" />
  </Story>
);

export const One = () => first && <OfferCard offer={first} level={2} />;

export const Nothing = () => (
  <Story answers={none}>
    <Offers />
  </Story>
);

export const Failing = () => (
  <Story answers={offerFailures}>
    <Offers />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <Offers />
  </Story>
);

export const Page = () => (
  <Story answers={offerAnswers}>
    <Landing
      title="把门店连成一张内网"
      lead="用普通宽带代替专线，总部、仓库与门店互访如在同一间办公室。"
      points={points}
    >
      <LandingHalves>
        <Card>
          <LeadForm />
        </Card>
        <Offers />
      </LandingHalves>
    </Landing>
  </Story>
);
