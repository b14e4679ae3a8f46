import type { ApiError } from '../../src/api';
import { Button } from '../../src/ui/button';
import { Empty } from '../../src/ui/empty';
import { hostText } from '../host.text';
import { Home, Middle, Row } from './notices';

interface AbsentPageProps {
  errors: readonly ApiError[];
  onRetry: () => void;
}

/** The server has none of the calls that the page stands on; their names are for whoever runs that server. */
export const AbsentPage = ({ errors, onRetry }: AbsentPageProps) => (
  <Middle role="status">
    <Empty
      kind="nothing"
      title={errors[0]?.message ?? ''}
      reason={[...new Set(errors.map(({ detail }) => detail.call))].join(' · ')}
      action={
        <Row>
          <Home />
          <Button onClick={onRetry}>{hostText.tryAgain}</Button>
        </Row>
      }
    />
  </Middle>
);
