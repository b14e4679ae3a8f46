import { styled } from 'styled-components';
import { token } from '../../theme';
import { PaneBox } from '../pane';

/** The paper of something to read: a message, an offer. */
export const Letter = styled(PaneBox)`
  padding: 0;
`;

/** Its title, and below it what kind it is and when it came. */
export const LetterHead = styled.header.attrs({ role: 'none' })`
  padding: 20px 24px 16px;
  border-bottom: 1px solid ${token('border-subtle')};
  h2 {
    color: ${token('text-1')};
    font-size: 18px;
    font-weight: 600;
    line-height: 26px;
    overflow-wrap: anywhere;
  }
  > :last-child:not(h2) {
    display: flex;
    gap: 12px;
    align-items: center;
    margin-top: 8px;
    color: ${token('text-3')};
  }
`;

/** What it says. */
export const LetterText = styled.div`
  max-width: 760px;
  min-height: 160px;
  padding: 20px 24px;
  color: ${token('text-1')};
  font-size: 14px;
  line-height: 24px;
`;

/** Where to go from here; the last stands apart. */
export const LetterFoot = styled.footer.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  padding: 12px 24px;
  border-top: 1px solid ${token('border-subtle')};
  > :last-child {
    margin-left: auto;
  }
`;
