import { useState, type ReactNode } from 'react';
import { sectionOf } from '../../domain/config';
import { Empty } from '../empty';
import { Failed } from '../failed';
import { lazy, Suspense } from '../lazy';
import { Skeleton } from '../skeleton';
import { DeliveryStrip } from './delivery';
import { SaveBar } from './save-bar';
import { SectionForm } from './section-form';
import { SectionTable } from './section-table';
import { stagedText as text } from './staged.text';
import { TypedOutlet } from './typed';
import { useSources } from './use-sources';
import type { Staged } from './use-staged';

const HistoryDrawer = lazy(() => import('./history-drawer').then((m) => m.HistoryDrawer));

/** Props of `StagedSection`. */
export interface StagedSectionProps {
  staged: Staged;
  /** Name of the section. */
  section: string;
  /** Further buttons in the toolbar of a list. */
  toolbarEnd?: ReactNode;
}

/** One section of a device's configuration, with delivery, history and the bar that sends it. */
export const StagedSection = (props: StagedSectionProps) => (
  <StagedFrame staged={props.staged}>
    <StagedSectionBody {...props} />
  </StagedFrame>
);

/** The same as one of several parts of a `StagedFrame`. */
export function StagedSectionBody({ staged, section: key, toolbarEnd }: StagedSectionProps) {
  const { config } = staged;
  const sources = useSources(config?.kind === 'gateway' ? config.id : '');
  const section = config && sectionOf(config.kind, key);
  if (!section) return <Empty kind="nothing" title={text.missing} reason={text.missingReason} />;
  if (section.single) return <SectionForm staged={staged} section={section} sources={sources} />;
  return <SectionTable key={key} staged={staged} section={section} sources={sources} toolbarEnd={toolbarEnd} />;
}

/** What stands around every view of a configuration: delivery above, history beside, the bar that sends below. */
export function StagedFrame({ staged, children }: { staged: Staged; children: ReactNode }) {
  const [history, setHistory] = useState(false);
  if (!staged.config) {
    return staged.error ? <Failed error={staged.error} onRetry={staged.refresh} /> : <Skeleton rows={8} />;
  }
  return (
    <TypedOutlet>
      <DeliveryStrip staged={staged} onHistory={() => setHistory(true)} />
      {children}
      <SaveBar staged={staged} />
      {history && (
        <Suspense>
          <HistoryDrawer staged={staged} onClose={() => setHistory(false)} />
        </Suspense>
      )}
    </TypedOutlet>
  );
}
