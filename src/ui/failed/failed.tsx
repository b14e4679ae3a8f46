import { styled } from 'styled-components';
import type { ApiError } from '../../api';
import { token } from '../../theme';
import { Button } from '../button';
import { Empty, EmptyBox, Headline } from '../empty';
import { CircleExclamationPoint, RefreshCw } from '../icon';
import { failedText } from './failed.text';

/** Props of `Failed`. */
export interface FailedProps {
  error: ApiError;
  onRetry: () => unknown;
  /** `数据没有加载出来` unless told. */
  title?: string | undefined;
}

/**
 * A read that failed, where its data would stand: why, and another try. A refused one says so and offers no retry; nor
 * does a call that the server does not have: its name is for whoever runs that server.
 */
export function Failed({ error, onRetry, title = failedText.title }: FailedProps) {
  if (error.kind === 'absent') return <Empty kind="nothing" title={error.message} reason={error.detail.call ?? ''} />;
  if (error.detail.status === 403)
    return <Empty kind="forbidden" title={failedText.forbidden} reason={error.message} />;
  return (
    <EmptyBox role="alert" part="error">
      <Sign>
        <CircleExclamationPoint size={32} />
      </Sign>
      <Headline>{title}</Headline>
      <span>{error.message}</span>
      <Button size="sm" icon={<RefreshCw />} onClick={() => void onRetry()}>
        {failedText.retry}
      </Button>
    </EmptyBox>
  );
}

const Sign = styled.span`
  color: ${token('danger-solid')};
`;
