import { useClient, refreshReads } from '../../../src/api';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { RefreshCw } from '../../../src/ui/icon';
import { Card, PaneHead } from '../../../src/ui/pane';
import { homeText as text } from './home.text';

/** A card that could not be drawn of what it was answered; the others stand. */
export function BrokenCard({ title, onRetry }: { title: string; onRetry: () => void }) {
  const client = useClient();
  const again = () => void refreshReads(client, ['/api/v3/user_stat', '/api/v3/stats']).then(onRetry);
  return (
    <Card>
      <PaneHead title={title} />
      <Empty
        kind="nothing"
        title={text.broken}
        action={
          <Button size="sm" icon={<RefreshCw />} onClick={again}>
            {text.again}
          </Button>
        }
      />
    </Card>
  );
}
