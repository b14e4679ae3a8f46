import type { SitePlan } from '../../../src/api/contract/site-template';
import { told } from '../../../src/api/said';
import { ChangeList } from '../../../src/ui/staged';
import { Status } from '../../../src/ui/status';
import { Detail, Faults } from './site-template-apply.styles';
import { siteTemplateApplyText as text } from './site-template-apply.text';

/** What one site would become: what is wrong, what to look at, and every row that changes. */
export function SiteDetail({ plan }: { plan: SitePlan }) {
  const { remark, problems, warnings, changes, network, wireless, aps, before } = plan;
  const said = [
    ...problems.map((one) => ({ kind: 'danger' as const, words: told(one.text, one as object) })),
    ...warnings.map((one) => ({ kind: 'warning' as const, words: told(one.text, one as object) })),
    ...(network === null ? [] : [{ kind: 'progress' as const, words: text.joins(network) }]),
    ...(wireless.length > 0 ? [{ kind: 'progress' as const, words: text.wireless(wireless, aps) }] : []),
  ];
  return (
    <Detail aria-label={text.diffOf(remark)}>
      <h2 part="heading">{text.diffOf(remark)}</h2>
      {before && <p>{text.following(before.name, before.version)}</p>}
      {said.length > 0 && (
        <Faults>
          {said.map(({ kind, words }) => (
            <li key={words}>
              <Status kind={kind}>{words}</Status>
            </li>
          ))}
        </Faults>
      )}
      <ChangeList changes={changes} />
      <p>{text.untouched}</p>
    </Detail>
  );
}
