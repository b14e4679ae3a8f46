import { useState } from 'react';
import { styled } from 'styled-components';
import { refreshReads, useClient, useRead } from '../../../src/api';
import { complex } from '../../../src/api/contract/stats';
import { dateTime } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button, IconButton } from '../../../src/ui/button';
import { LayoutGrid, Maximize, Printer, RefreshCw, Share2 } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Simulated } from '../../../src/ui/simulated';
import { homeText as text } from './home.text';
import type { Arrangement } from './use-arrangement';

const Links = lazy(() => import('../board/links').then((m) => m.LinksDrawer));
const Arrange = lazy(() => import('./arrange').then((m) => m.Arrange));

/** Freshness, refresh, print and arranging. */
export function HomeActions({ arrangement }: { arrangement: Arrangement }) {
  const { data, updatedAt, refreshing } = useRead(complex, {});
  const client = useClient();
  const place = usePlace();
  const [arranging, setArranging] = useState(false);
  const [sharing, setSharing] = useState(false);
  return (
    <PageActions>
      {data?.simulated === true && <Simulated />}
      <Quiet>{updatedAt && text.updated(dateTime(updatedAt).slice(11))}</Quiet>
      <IconButton label={text.print} onClick={() => print()}>
        <Printer />
      </IconButton>
      <IconButton label={text.board} onClick={() => place.go({ name: 'quanping' })}>
        <Maximize />
      </IconButton>
      <IconButton label={text.links} onClick={() => setSharing(true)}>
        <Share2 />
      </IconButton>
      <IconButton label={text.arrange} onClick={() => setArranging(true)}>
        <LayoutGrid />
      </IconButton>
      <Button
        icon={<RefreshCw />}
        aria-label={text.refresh}
        busy={refreshing}
        onClick={() => void refreshReads(client, ['/api/v3/user_stat', '/api/v3/stats'])}
      />
      <Suspense>{arranging && <Arrange arrangement={arrangement} onClose={() => setArranging(false)} />}</Suspense>
      <Suspense>{sharing && <Links onClose={() => setSharing(false)} />}</Suspense>
    </PageActions>
  );
}

const Quiet = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
`;
