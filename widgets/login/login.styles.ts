import { styled } from 'styled-components';
import { token } from '../../src/theme';

export const Panel = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 100%;
  color: ${token('text-2')};
`;

/** Top right, above the title. */
export const Toggle = styled.div`
  position: absolute;
  top: 32px;
  right: 24px;
`;

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

/** The tabs of a sign-in are larger than those of a page. */
export const Ways = styled.div`
  margin-top: 20px;
  & [role='tab'] {
    height: 44px;
    font-size: 15px;
  }
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
`;

export const Below = styled.p`
  margin-top: 16px;
  text-align: center;
  font-size: 12px;
  line-height: 18px;
  color: ${token('text-3')};
`;

export const Foot = styled.footer`
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
    color: ${token('text-3')};
  }
`;

export const QrRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 24px 32px;
  margin-top: 28px;
`;

/** The code on paper, or the way to get another where it was. */
export const Paper = styled.div`
  position: relative;
  flex: none;
  padding: 11px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('code-paper')};
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
`;

export const Steps = styled.ol`
  display: grid;
  gap: 20px;
  & > li {
    display: grid;
    grid-template-columns: 16px auto;
    gap: 0 8px;
    color: ${token('text-3')};
    font-size: 12px;
  }
  & b {
    color: ${token('text-1')};
    font-size: 13px;
  }
  & span {
    grid-column: 2;
  }
`;

export const State = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 20px;
  margin-top: 24px;
  font-size: 12px;
  color: ${token('text-3')};
`;
