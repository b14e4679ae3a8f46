import type { Partner } from '../../../src/api/contract/embed';
import { dateTime, number, time } from '../../../src/format';
import { Columns } from '../../../src/ui/chart';
import { Pairs } from '../../../src/ui/pane';
import { CopyButton } from '../../../src/ui/copy';
import { Empty } from '../../../src/ui/empty';
import { betweenText } from '../../../src/text/between.text';
import { Line, Use } from './partner-list.styles';
import { scopeNames } from '../shared/scopes/scopes.text';
import { partnerListText as text } from './partner-list.text';

/** Days that have room side by side. */
const shownDays = 14;

/** What one partner is for and how it is used: below its row. */
export function PartnerUse({ partner }: { partner: Partner }) {
  const { id, origins, scopes, created_at, used_at, old_secret_until, use, tokens, refused, grants } = partner;
  const days = use.slice(-shownDays);
  return (
    <Use>
      <Pairs>
        <dt>{text.id}</dt>
        <dd>
          <Line>
            <code>{id}</code>
            <CopyButton text={id} />
          </Line>
        </dd>
        <dt>{text.origins}</dt>
        <dd>
          {origins.map((origin) => (
            <code key={origin}>{origin}</code>
          ))}
        </dd>
        <dt>{text.scopes}</dt>
        <dd>{scopes.map((scope) => scopeNames[scope]).join(betweenText.names)}</dd>
        <dt>{text.created}</dt>
        <dd>{dateTime(created_at)}</dd>
        <dt>{text.usedAt}</dt>
        <dd>{used_at ? time(used_at) : text.never}</dd>
        <dt>{text.oldSecret}</dt>
        <dd>{old_secret_until ? text.oldUntil(dateTime(old_secret_until)) : text.oldGone}</dd>
        <dt>{text.grants}</dt>
        <dd>{number(grants)}</dd>
      </Pairs>
      <section>
        <h3>{text.useTitle(number(tokens), number(refused))}</h3>
        {days.length > 0 ? (
          <Columns
            label={text.useTitle(number(tokens), number(refused))}
            height={72}
            columns={days.map(({ day, tokens: value }) => ({
              key: day,
              label: day.slice(5).replace('-', '/'),
              value,
              text: number(value),
            }))}
          />
        ) : (
          <Empty kind="nothing" title={text.unused} reason={text.unusedReason} />
        )}
      </section>
    </Use>
  );
}
