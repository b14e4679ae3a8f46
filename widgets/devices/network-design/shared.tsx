import { createContext, useContext, useEffect, useState } from 'react';
import { refusedFor, useClient, type ApiError, type DataOf } from '../../../src/api';
import { designShared, designSharedPlan } from '../../../src/api/contract/design-link';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { usePhotoUrl } from '../../../src/ui/photo';
import { Skeleton } from '../../../src/ui/skeleton';
import { shareText as text } from './share.text';

const Editor = lazy(() => import('./editor').then((m) => m.Editor));

/** The key by which a design is seen; empty in its owner's session. */
export const SharedKey = createContext('');

/** A design by the key of a link: read only, without a session. */
export function Shared({ shareKey: key }: { shareKey: string }) {
  const client = useClient();
  const [found, setFound] = useState<DataOf<typeof designShared>>();
  const [error, setError] = useState<ApiError>();
  const [tried, setTried] = useState(0);
  useEffect(() => {
    let current = true;
    client.call(designShared, { key }, { quiet: true }).then(
      ({ data }) => current && setFound(data),
      (failure: ApiError) => current && setError(failure),
    );
    return () => {
      current = false;
    };
  }, [client, key, tried]);
  const refused = refusedFor(error, 'designLinkExpired', 4035)
    ? 'expired'
    : refusedFor(error, 'designLinkRevoked', 4034) && 'revoked';
  if (refused) return <Empty kind="forbidden" {...text.refused[refused]} />;
  if (error) {
    const again = () => {
      setError(undefined);
      setTried(tried + 1);
    };
    return <Failed error={error} onRetry={again} />;
  }
  if (!found) return <Skeleton rows={10} />;
  const { models, ...rest } = found;
  return (
    <SharedKey value={key}>
      <Suspense fallback={<Skeleton rows={10} />}>
        <Editor
          detail={{ ...rest, id: '', created_at: rest.updated_at }}
          models={models}
          manage={false}
          onReload={() => Promise.resolve()}
        />
      </Suspense>
    </SharedKey>
  );
}

/** The picture of a plan: of the session's account, or of the design whose key is known. */
export function usePlanUrl(id: string): string | undefined {
  const key = useContext(SharedKey);
  const client = useClient();
  const own = usePhotoUrl(key ? '' : id);
  const [shared, setShared] = useState<string>();
  useEffect(() => {
    if (!key || !id) return;
    let made: string | undefined;
    let current = true;
    void client.call(designSharedPlan, { key, id }, { quiet: true }).then(
      (blob) => {
        if (!current) return;
        made = URL.createObjectURL(blob);
        setShared(made);
      },
      // The walls are told without it.
      () => undefined,
    );
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
      setShared(undefined);
    };
  }, [client, key, id]);
  return key ? shared : own.url;
}
