import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { Logo } from '../../src/ui/logo';
import { CampaignCalculator } from '../../widgets/campaign-calculator';
import { starryActivitiesText as text } from './starry-activities.text';

/** `/starryActivities`: the subsidy campaign, to try out. */
export const StarryActivitiesPage = () => (
  <Whole>
    <Logo />
    <h1>{text.title}</h1>
    <p>{text.body}</p>
    <CampaignCalculator />
  </Whole>
);

const Whole = styled.main`
  max-width: 760px;
  margin: 0 auto;
  padding: 40px 24px;
  & > h1 {
    margin-top: 32px;
    color: ${token('text-1')};
    font-size: 24px;
    font-weight: 600;
    line-height: 34px;
  }
  & > p {
    margin: 8px 0 24px;
    color: ${token('text-2')};
  }
`;
