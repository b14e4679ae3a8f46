import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { designKey } from '../../src/domain/design/share';
import { token } from '../../src/theme';
import { Logo } from '../../src/ui/logo';
import { NetworkDesign } from '../../widgets/devices/network-design';

/** `/design_show#k=…`: a design for whom its owner gave a link to; without a key there is nothing to see. */
export function SharedDesignPage() {
  const key = useSyncExternalStore(followHash, () => designKey(location.hash)) ?? '-';
  return (
    <Whole>
      <Logo />
      <NetworkDesign shareKey={key} />
    </Whole>
  );
}

function followHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const Whole = styled.main`
  display: grid;
  gap: 16px;
  align-content: start;
  min-height: 100dvh;
  padding: 20px 24px 40px;
  background: ${token('surface-sunken')};
  @media print {
    padding: 0;
    background: none;
  }
`;
