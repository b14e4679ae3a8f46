import { styled } from 'styled-components';
import { PaneBox } from '../../src/ui/pane';
import { token } from '../../src/theme';

export const Panel = styled(PaneBox)`
  padding: 0;
`;

export const Head = styled.header`
  padding: 20px 24px 16px;
  border-bottom: 1px solid ${token('border-subtle')};
  h2 {
    color: ${token('text-1')};
    font-size: 18px;
    font-weight: 600;
    line-height: 26px;
    overflow-wrap: anywhere;
  }
  > :last-child {
    display: flex;
    gap: 12px;
    align-items: center;
    margin-top: 8px;
    color: ${token('text-3')};
  }
`;

export const Text = styled.div`
  max-width: 760px;
  min-height: 160px;
  padding: 20px 24px;
  color: ${token('text-1')};
  font-size: 14px;
  line-height: 24px;
`;

export const Foot = styled.footer`
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
