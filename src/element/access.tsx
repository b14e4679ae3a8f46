import { Activity, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isUnconnected, useClient, useLifeline, type Client, type TokenRefusal } from '../api';
import { onPageRefused } from '../session/connection';
import { token } from '../theme';
import { accessText as text } from './access.text';
import { Retry } from './retry';

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
  const [told] = useState(() => new Set<string>());
  // What needs no token, such as the element that gets one, is not touched by how another one's does.
  const needy = scopes.some((scope) => scope !== 'public');
  const client = useClient();
  useLifeline(client, needy);
  useEffect(
    () =>
      onRefused((next) => {
        if (!needy && next.fault !== 'unconnected') return;
        // Another element's, or a part's of this one, which says so itself.
        if (next.reason === 'scope' && next.scope && !scopes.includes(next.scope)) return;
        setRefusal(next);
        const cause = `${next.reason} ${next.scope ?? ''}`;
        if (!told.has(cause)) onTell(next);
        told.add(cause);
      }),
    [needy, onRefused, onTell, scopes, told],
  );
  // Where nobody connected, any call says so: a widget that reads nothing makes one for that.
  useEffect(() => {
    if (isUnconnected(client)) void client.serverTime().catch(() => undefined);
  }, [client]);
  const retry = useCallback(() => {
    told.clear();
    setRefusal(undefined);
  }, [told]);
  useRecovery(client, refusal, retry);
  return (
    <>
      {refusal && <Sign refusal={refusal} onRetry={retry} />}
      <Activity mode={refusal ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}

/** Milliseconds before a page is asked for a token again, at first and at most. */
const [soonest, latest] = [5_000, 60_000];

/** Comes back by itself when the page gives a token again, after pauses that grow. */
function useRecovery(client: Client, refusal: TokenRefusal | undefined, recover: () => void): void {
  const pause = useRef(soonest);
  const reason = refusal?.reason;
  useEffect(() => {
    if (reason !== 'token' && reason !== 'expired') return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void look(), pause.current);
      pause.current = Math.min(pause.current * 2, latest);
    };
    const look = async () => {
      const token = await client.token().catch(() => undefined);
      if (over) return;
      if (token) recover();
      else wait();
    };
    wait();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, reason, recover]);
}

function Sign({ refusal: { reason, scope, fault, message }, onRetry }: { refusal: TokenRefusal; onRetry: () => void }) {
  const { title, help } = text[reason];
  return (
    <Box role="alert" part="refused" data-reason={reason}>
      <b>{title}</b>
      <span>
        {fault ? message : help}
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
