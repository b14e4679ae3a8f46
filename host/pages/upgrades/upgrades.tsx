import { useEffect } from 'react';
import { usePlace } from '../../../src/session/place';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { Stack } from '../../../src/ui/stack';
import { LogTable } from '../../../widgets/alarms/log-table';
import { upgradesText as text } from './upgrades.text';

/** `/logs/upgrade`: what was upgraded. What is planned or under way stands with the devices; older links to it lead there. */
export function UpgradesPage() {
  const place = usePlace();
  const { tab, ...rest } = place.query;
  const moved = tab === 'campaigns';
  useEffect(() => {
    if (moved) place.go({ name: 'firmware', query: rest as Record<string, string> }, { replace: true });
  });
  if (moved) return null;
  return (
    <Stack $gap={12}>
      <Note>
        {text.elsewhere} <To to={{ name: 'firmware' }}>{text.campaigns}</To>
      </Note>
      <LogTable kind="upgrade" />
    </Stack>
  );
}
