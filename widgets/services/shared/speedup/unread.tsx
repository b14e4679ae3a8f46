import type { ApiError } from '../../../../src/api';
import { usePlace } from '../../../../src/session/place';
import { Button } from '../../../../src/ui/button';
import { Failed } from '../../../../src/ui/failed';
import { Missing } from '../../../../src/ui/missing';
import { speedupText as text } from './speedup.text';

/** In place of a group or a member that was not read: that it is missing and the way back, or why, and another try. */
export function Unread({
  what,
  error,
  onRetry,
}: {
  what: 'group' | 'member';
  error: ApiError;
  onRetry: () => unknown;
}) {
  const place = usePlace();
  if (error.kind !== 'notFound') return <Failed error={error} onRetry={onRetry} />;
  const back = <Button onClick={() => place.go({ name: 'open.overseas_speedup' })}>{text.toGroups}</Button>;
  return <Missing title={text.missing[what]} gone="deleted" action={back} />;
}
