import { styled } from 'styled-components';
import { useRead, useWrite, type DataOf } from '../../../src/api';
import { starAgree, starAgreement } from '../../../src/api/contract/star';
import { starAgreementNow } from '../../../src/domain/star';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { noteHeight } from '../shared/note-height';
import { PageActions } from '../../../src/ui/page';
import { PaneBox, PaneHead, TableTitle } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { columns, DataTable } from '../../../src/ui/table';
import { Beside } from '../shared/star/cells';
import { StarNav, starRoute } from '../shared/star/nav';
import { starPaths } from '../shared/star/star.data';
import type { twinkleStarAgreementContract } from './twinkle-star-agreement.contract';
import { twinkleStarAgreementText as text } from './twinkle-star-agreement.text';

type Agreement = DataOf<typeof starAgreement>;
type Agreed = Agreement['list'][number];

/** The agreement: its current version, and who of the account agreed to which one when. */
export function TwinkleStarAgreement({ manage = false }: PropsOf<typeof twinkleStarAgreementContract>) {
  const { data, error, refresh } = useRead(starAgreement, {});
  if (!data && error) return <Failed error={error} onRetry={refresh} />;
  // A newer server than this page: what it asks for cannot be read here.
  const known = data?.version === starAgreementNow.version;
  return (
    <Stack part="panel" $gap={16}>
      <StarNav at="user_agreement" />
      {data ? <Consent data={data} manage={manage && known} /> : <Skeleton height={noteHeight} />}
      <Beside>
        <PaneBox>
          <PaneHead title={text.title} note={data && text.version(data.version, data.from)} />
          {!data ? <Skeleton rows={10} /> : known ? <Paragraphs /> : <p>{text.unknown(data.version)}</p>}
        </PaneBox>
        <DataTable<Agreed>
          label={text.history}
          title={<TableTitle title={text.history} />}
          exportName={text.history}
          cacheKey="star.consents"
          rows={data?.list ?? none}
          loading={!data}
          columns={shape()}
          rowKey={({ version, at }) => `${version} ${at}`}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </Beside>
    </Stack>
  );
}

const none: readonly Agreed[] = [];

/** Whether the account agreed to what holds now, and the way to do it. */
function Consent({ data, manage }: { data: Agreement; manage: boolean }) {
  const place = usePlace();
  const { run } = useWrite(starAgree, starPaths);
  const { act, busy } = useAct();
  const { version, agreed } = data;
  const current = agreed?.version === version;
  return (
    <>
      {manage && (
        <PageActions>
          {current ? (
            <Button variant="primary" onClick={() => place.go({ name: starRoute('apply') })}>
              {text.apply}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                void act(() => run({ version }), {
                  confirm: { title: text.agree, body: text.agreeAsk(version), confirm: text.agree },
                  said: text.said,
                })
              }
            >
              {text.agree}
            </Button>
          )}
        </PageActions>
      )}
      <Note tone={current ? 'info' : 'warning'}>
        {current
          ? text.current(agreed.by, dateTime(agreed.at).slice(0, 16))
          : agreed
            ? text.older(agreed.version, agreed.by)
            : text.never}
      </Note>
    </>
  );
}

const Paragraphs = () => (
  <Paper>
    {text.parts.map(({ title, lines }) => (
      <section key={title}>
        <h3>{title}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    ))}
  </Paper>
);

const shape = perLanguage(() =>
  columns<Agreed>([
    { key: 'version', title: text.versionHead, width: 72 },
    { key: 'by', title: text.by, width: 112, grow: 1 },
    { key: 'at', title: text.at, width: 144, at: ({ at }) => at },
  ]),
);

const Paper = styled.div`
  display: grid;
  gap: 16px;
  max-width: 72ch;
  color: ${token('text-2')};
  line-height: 24px;
  & h3 {
    margin-bottom: 4px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
`;
