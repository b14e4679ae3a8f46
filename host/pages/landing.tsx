import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { usePlace } from '../../src/session/place';
import { token } from '../../src/theme';
import { Logo } from '../../src/ui/logo';
import { SdwanCustomerReferral } from '../../widgets/promotion/sdwan-customer-referral';
import { SdwanRecommendation } from '../../widgets/promotion/sdwan-recommendation';
import { StarryActivities } from '../../widgets/promotion/starry-activities';

/** A landing page in the console's own window; `?ref=` credits the agent whose code it is. */
const landing = (Widget: ComponentType<{ agent?: string | undefined }>) =>
  function LandingPage() {
    const { query } = usePlace();
    return (
      <Whole>
        <Logo />
        <Widget agent={query.ref} />
      </Whole>
    );
  };

/** `/sdwan_recommendation` */
export const SdwanRecommendationPage = landing(SdwanRecommendation);
/** `/sdwan_customer_referral` */
export const SdwanCustomerReferralPage = landing(SdwanCustomerReferral);
/** `/starryActivities` */
export const StarryActivitiesPage = landing(StarryActivities);

const Whole = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-width: 1120px;
  min-height: 100dvh;
  align-content: start;
  /* In the middle of the window: a scroll bar that comes with what is read does not move it. */
  margin-inline-start: max(0px, calc(50vw - 560px));
  padding: 40px 24px;
  color: ${token('text-2')};
`;
