import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Top right, above the title. */
export const Toggle = styled.div`
  position: absolute;
  top: 32px;
  right: 24px;
`;

/** The tabs of a sign-in are larger than those of a page. */
export const Ways = styled.div`
  margin-top: 20px;
  & [role='tab'] {
    height: 44px;
    font-size: 15px;
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

export const Why = styled.span`
  padding: 0 8px;
  color: ${token('text-2')};
  font-size: 12px;
  text-align: center;
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
  outline: none;
`;
