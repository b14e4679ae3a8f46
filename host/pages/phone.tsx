import { useEffect } from 'react';
import { useSession } from '../../src/session';
import { usePlace } from '../../src/session/place';
import { GlobalSearch } from '../../widgets/overview/global-search';

/** `/m`: what the home screen's icon opens; the alarms come first. */
export function PhoneStart() {
  const place = usePlace();
  useEffect(() => place.go({ name: 'phone.alarms' }, { replace: true }), [place]);
  return null;
}

/** `/m/search`: devices, people online, alarms and orders. */
export function PhoneSearch() {
  const { user } = useSession();
  const { query } = usePlace();
  return <GlobalSearch owner={user?.account_code ?? ''} query={query.q} />;
}
