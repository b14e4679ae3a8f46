import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { touchTarget } from '../../../../src/ui/button';

/** The whole of a form that stands before the console. */
export const Panel = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 100%;
  color: ${token('text-2')};
`;

/** Its middle column. */
export const Middle = styled.div`
  width: 100%;
  max-width: 448px;
  margin: auto;
  padding: 72px 24px;
`;

export const Title = styled.h2`
  color: ${token('text-1')};
  font-size: 24px;
  font-weight: 600;
  line-height: 32px;
`;

export const Lead = styled.p`
  margin: 8px 0 24px;
  font-size: 14px;
  line-height: 22px;
`;

/** Every box of a sign-in must be filled in, so no star says so. */
export const Fields = styled.div`
  margin-top: 8px;
  & label + span[aria-hidden='true'] {
    display: none;
  }
`;

export const Between = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  & > div {
    display: flex;
  }
  & a {
    ${touchTarget}
  }
`;

export const Below = styled.p`
  margin-top: 16px;
  text-align: center;
  font-size: 12px;
  line-height: 18px;
  color: ${token('text-3')};
  & a {
    ${touchTarget}
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Foot = styled.footer.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  width: calc(100% - 48px);
  max-width: 400px;
  margin: 0 auto;
  padding: 24px 0;
  border-top: 1px solid ${token('border-subtle')};
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > nav {
    display: flex;
    gap: 12px;
  }
  & a,
  & button {
    ${touchTarget}
    color: ${token('text-3')};
  }
`;
