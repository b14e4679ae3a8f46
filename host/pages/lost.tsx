import { Empty } from '../../src/ui/empty';
import { VisuallyHidden } from '../../src/ui/visually-hidden';
import { lostText } from './lost.text';
import { Home, Middle, Whole } from './notices';

/** `/404`, where unknown paths lead. */
export const NotFoundPage = () => (
  <Whole>
    <VisuallyHidden as="h1">{lostText.notFound.title}</VisuallyHidden>
    <Empty kind="no-match" {...lostText.notFound} action={<Home />} />
  </Whole>
);

/** `/forbidden`. */
export const ForbiddenPage = () => (
  <Middle>
    <Empty kind="forbidden" {...lostText.forbidden} action={<Home />} />
  </Middle>
);
