import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useClient, useLifeline, type TokenRefusal } from '../api';
import { onPageRefused } from '../session/connection';
import { token } from '../theme';
import { accessText as text } from './access.text';

/** Props of `Access`. */
export interface AccessProps {
  /** Scopes without which the widget has nothing to show. */
  scopes: readonly string[];
  /** Says each refusal of this element's own connection, and gives the way to stop; the page's unless given. */
  onRefused?: (tell: (refusal: TokenRefusal) => void) => () => void;
  /** A refusal that is shown, or that the widget shows itself; once for each cause, however many calls fail of it. */
  onTell: (refusal: TokenRefusal) => void;
  children: ReactNode;
}

/**
 * Stands in for a widget whose token does not do: what was read before is hidden, what was typed is kept. A refusal for
 * a scope that is only needed for a part of it is left to the widget.
 */
export function Access({ scopes, onRefused = onPageRefused, onTell, children }: AccessProps) {
  const [refusal, setRefusal] = useState<TokenRefusal>();
  const told = useRef('');
  // What needs no token, such as the element that gets one, is not touched by how another one's does.
  const needy = scopes.some((scope) => scope !== 'public');
  useLifeline(useClient(), needy);
  useEffect(
    () =>
      onRefused((next) => {
        if (!needy) return;
        if (next.reason !== 'scope' || !next.scope || scopes.includes(next.scope)) setRefusal(next);
        const cause = `${next.reason} ${next.scope ?? ''}`;
        if (told.current !== cause) onTell(next);
        told.current = cause;
      }),
    [needy, onRefused, onTell, scopes],
  );
  const retry = () => {
    told.current = '';
    setRefusal(undefined);
  };
  return (
    <>
      {refusal && <Sign refusal={refusal} onRetry={retry} />}
      <Activity mode={refusal ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}

function Sign({ refusal: { reason, scope }, onRetry }: { refusal: TokenRefusal; onRetry: () => void }) {
  const { title, help } = text[reason];
  return (
    <Box role="alert" part="refused" data-reason={reason}>
      <b>{title}</b>
      <span>
        {help}
        {scope && <code>{text.lacking(scope)}</code>}
      </span>
      <Retry type="button" onClick={onRetry}>
        {text.retry}
      </Retry>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 40px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  color: ${token('text-2')};
  font-family: ${token('font-sans')};
  font-size: 13px;
  line-height: 20px;
  text-align: center;
  & > b {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
  & code {
    margin-left: 8px;
    color: ${token('text-3')};
    font-family: ${token('font-mono')};
    font-size: 12px;
  }
`;

const Retry = styled.button`
  height: 28px;
  padding: 0 12px;
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font: inherit;
  cursor: pointer;
  &:hover {
    background: ${token('surface-hover')};
  }
  &:focus-visible {
    outline: none;
    box-shadow: ${token('focus-ring')};
  }
`;
