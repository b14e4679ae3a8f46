import { useContext, useMemo, useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { designDetail } from '../../../src/api/contract/design';
import type { EquipmentModel } from '../../../src/domain/design/equipment';
import { billOf, type Scheme } from '../../../src/domain/design/scheme';
import { usePlace } from '../../../src/session/place';
import { Button, IconButton } from '../../../src/ui/button';
import { ChevronLeft, Printer, Redo2, Share2, Undo2 } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import { longestDesignName } from '../../../src/domain/design/document';
import { BillTable } from './bill-table';
import { Head, Layout, Middle, PrintTitle } from './network-design.styles';
import { placedOf } from './network-design.model';
import { networkDesignText as text } from './network-design.text';
import { Questions } from './questions';
import { Saved } from './saved';
import { shareText } from './share.text';
import { SharedKey } from './shared';
import { Summary } from './summary';
import { Tree } from './tree';
import { useDraft } from './use-draft';

const Points = lazy(() => import('./points').then((m) => m.Points));
const ShareDialog = lazy(() => import('./share-dialog').then((m) => m.ShareDialog));
const NewDesign = lazy(() => import('./new-design').then((m) => m.NewDesign));

interface EditorProps {
  detail: DataOf<typeof designDetail>;
  models: readonly EquipmentModel[];
  manage: boolean;
  onReload: () => Promise<unknown>;
}

/** One design: questions at the left, what follows from the answers in the middle, what it comes to at the right. */
export function Editor(props: EditorProps) {
  const [round, setRound] = useState(0);
  const reload = async () => {
    await props.onReload();
    setRound(round + 1);
  };
  return <Desk key={round} {...props} onReload={reload} />;
}

function Desk({ detail, models, manage, onReload }: EditorProps) {
  const { go, query, setQuery } = usePlace();
  const view = query.view === 'points' ? 'points' : 'scheme';
  const draft = useDraft(detail, manage);
  const [copying, setCopying] = useState(false);
  const [sharing, setSharing] = useState(false);
  const shared = useContext(SharedKey) !== '';
  const { name, document } = draft.now;
  const { scheme } = document;
  const placed = placedOf(document);
  const bill = useMemo(() => billOf(scheme, models, placedOf(document)), [scheme, models, document]);
  const answer = (field: string, changes: Partial<Scheme>) =>
    draft.change(field, { name, document: { ...document, scheme: { ...scheme, ...changes } } });
  return (
    <>
      <Head>
        {shared ? (
          <span />
        ) : (
          <IconButton label={text.toList} onClick={() => go({ name: 'open.design' })}>
            <ChevronLeft />
          </IconButton>
        )}
        {manage ? (
          <Input
            aria-label={text.name}
            value={name}
            maxLength={longestDesignName}
            onChange={(value) => draft.change('name', { name: value, document })}
          />
        ) : (
          <b>{name}</b>
        )}
        <Segmented
          label={text.view}
          value={view}
          onChange={(next) => setQuery({ view: next === 'points' ? next : undefined })}
          options={(['scheme', 'points'] as const).map((value) => ({ value, label: text.views[value] }))}
        />
        {shared && <small>{shareText.readOnly}</small>}
        {manage && <Saved draft={draft} onReload={onReload} onCopy={() => setCopying(true)} />}
        <span>
          {manage && (
            <>
              <IconButton label={text.undo} disabled={!draft.canUndo} onClick={draft.undo}>
                <Undo2 />
              </IconButton>
              <IconButton label={text.redo} disabled={!draft.canRedo} onClick={draft.redo}>
                <Redo2 />
              </IconButton>
              <Button onClick={() => setCopying(true)}>{text.saveAs}</Button>
              <Button icon={<Share2 />} onClick={() => setSharing(true)}>
                {shareText.share}
              </Button>
            </>
          )}
          <Button icon={<Printer />} onClick={() => window.print()}>
            {text.print}
          </Button>
        </span>
      </Head>
      <PrintTitle>{name}</PrintTitle>
      {view === 'points' ? (
        <Suspense fallback={<Skeleton rows={10} />}>
          <Points
            design={detail.id}
            name={name}
            document={document}
            disabled={!manage}
            onChange={(field, next) => draft.change(field, { name, document: next })}
          />
        </Suspense>
      ) : (
        <Layout>
          <Questions scheme={scheme} placed={placed} disabled={!manage} onAnswer={answer} />
          <Middle>
            <Tree scheme={scheme} bill={bill} />
            <BillTable name={name} scheme={scheme} bill={bill} models={models} disabled={!manage} onAnswer={answer} />
          </Middle>
          <Summary name={name} document={document} bill={bill} manage={manage} />
        </Layout>
      )}
      <Suspense>
        {sharing && <ShareDialog design={detail.id} onClose={() => setSharing(false)} />}
        {copying && (
          <NewDesign
            copy={document}
            name={text.copyOf(name).slice(0, longestDesignName)}
            onClose={() => setCopying(false)}
            onMade={(id) => go({ name: 'open.design', query: { design: id } })}
          />
        )}
      </Suspense>
    </>
  );
}
