import { keyframes, styled } from 'styled-components';
import { token } from '../../theme';
import type { ToastKind } from './toast-card';

const drop = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const tones: Record<ToastKind, string> = {
  success: token('success-solid'),
  error: token('danger-solid'),
  warning: token('warning-solid'),
  info: token('info-solid'),
};

export const Column = styled.div`
  position: fixed;
  inset: 24px 0 auto;
  z-index: ${token('z-toast')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  width: 100%;
  max-width: none;
  margin: 0;
  padding: 0 16px;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  &:empty {
    display: none;
  }
`;

export const Card = styled.div<{ $kind: ToastKind }>`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  width: max-content;
  max-width: min(420px, 100%);
  padding: 10px 14px;
  border-radius: ${token('radius-3')};
  background: ${token('surface-raised')};
  color: ${token('text-1')};
  box-shadow: ${token('shadow-2')};
  outline: 1px solid transparent;
  font-size: 13px;
  font-weight: 400;
  line-height: 20px;
  white-space: normal;
  overflow-wrap: anywhere;
  pointer-events: auto;
  animation: ${drop} ${token('dur-fast')} ${token('ease-enter')};
  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $kind }) => tones[$kind]};
  }
`;
