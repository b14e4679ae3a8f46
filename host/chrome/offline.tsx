import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { CloudOff } from '../../src/ui/icon';
import { hostText } from '../host.text';
import { frame } from './frame.styles';

/** Whether the browser says that there is a network. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);

function follow(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A strip below the header while there is no network, or the service is away: it goes on by itself. */
export const OfflineBanner = ({ away }: { away: boolean }) => (
  <Strip role="status">
    <CloudOff size={16} aria-hidden />
    {away ? hostText.away : hostText.offline}
  </Strip>
);

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${frame.banner}px;
  padding: 0 ${frame.gutter}px;
  background: ${token('warning-soft')};
  border-bottom: 1px solid ${token('warning-line')};
  color: ${token('warning-text')};
`;
