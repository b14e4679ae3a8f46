import { keyframes, styled } from 'styled-components';
import { token } from '../../theme';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Box = styled.section`
  position: fixed;
  inset: auto 24px 24px auto;
  z-index: ${token('z-message')};
  width: 360px;
  max-width: calc(100vw - 48px);
  max-height: calc(100dvh - 48px);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-4')};
  background: ${token('surface-raised')};
  color: ${token('text-2')};
  box-shadow: ${token('shadow-3')};
  outline: 1px solid transparent;
  overflow: auto;
  animation: ${arrive} ${token('dur-base')} ${token('ease-enter')} backwards;
  @media print {
    display: none;
  }
`;

export const Head = styled.header.attrs({ role: 'none' })`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 8px 8px 16px;
  color: ${token('text-1')};
  font-size: 14px;
  font-weight: 600;
  & > button {
    margin-left: auto;
  }
`;

export const Note = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
  font-weight: 400;
`;

export const Body = styled.div`
  padding: 0 16px 12px;
  overflow-wrap: anywhere;
  & b {
    color: ${token('text-1')};
  }
`;

export const Foot = styled.footer.attrs({ role: 'none' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 16px;
  border-top: 1px solid ${token('border-subtle')};
`;
