import type { SiteTemplateDetail } from '../../../src/api/contract/site-template';
import { siteSections, type ModelProblem } from '../../../src/domain/site-template';
import { number, time } from '../../../src/format';
import { ruleText } from '../../../src/text/rules.text';
import { Status } from '../../../src/ui/status';
import { localize } from '../../../src/ui/staged';
import { usePools } from './site-template-editor.data';
import { sampleOf } from './site-template-editor.model';
import { Lines, Side } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';
import { useModel } from './use-model';

/** What the model makes of a site, as it is typed, and what keeps it from being saved. */
export function Preview({ versions }: { versions: SiteTemplateDetail['versions'] }) {
  const { model } = useModel();
  const pools = usePools();
  const pool = pools.data?.list.find(({ id }) => id === model.pool);
  const sample = sampleOf(model, text.sampleName, pool?.blocks[0]);
  const { vlans, others, problems } = sample;
  const bare = vlans.length + others.length === 0;
  const labelOf = (key: string) => siteSections.filter((one) => one.key === key).map((one) => localize(one).label)[0];
  return (
    <Side>
      <section aria-label={text.sample}>
        <h2 part="heading">{text.sample}</h2>
        <p>{text.sampleHelp}</p>
      </section>
      <section aria-label={text.sampleBlock}>
        <h2 part="heading">{text.sampleBlock}</h2>
        {sample.block ? <code>{sample.block}</code> : <p>{text.noBlock}</p>}
        {sample.size > 0 && <p>{text.sampleUsed(number(sample.used), number(sample.size))}</p>}
      </section>
      {vlans.length > 0 && (
        <section>
          <h2 part="heading">{labelOf('vlan')}</h2>
          <Lines>
            {vlans.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>
                <code>{one.address}</code>
                <small>{one.pool || text.noDhcp}</small>
              </li>
            ))}
          </Lines>
        </section>
      )}
      {others.map(({ key, names }) => (
        <section key={key}>
          <h2 part="heading">{labelOf(key)}</h2>
          <p>{text.listed(names)}</p>
        </section>
      ))}
      <section aria-live="polite">
        {problems.length === 0 ? (
          bare ? (
            <p>{text.empty}</p>
          ) : (
            <Status kind="online">{text.noProblems}</Status>
          )
        ) : (
          <>
            <h2 part="heading">{text.problems(problems.length)}</h2>
            <Lines>
              {problems.map((one) => (
                <li key={`${one.kind} ${one.section} ${one.row} ${one.field} ${one.text}`}>
                  <Status kind="danger">{sayProblem(one, labelOf(one.section ?? ''))}</Status>
                </li>
              ))}
            </Lines>
          </>
        )}
      </section>
      {versions.length > 0 && (
        <section aria-label={text.versions}>
          <h2 part="heading">{text.versions}</h2>
          <Lines>
            {versions.slice(0, 8).map((one) => (
              <li key={one.version}>
                <span>
                  <b>{text.versionOf(one.version)}</b> {one.note}
                </span>
                <small>
                  {[time(one.at), one.author, one.sites > 0 && text.versionSites(one.sites)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </Lines>
        </section>
      )}
    </Side>
  );
}

/** A problem in words, with where it is. */
function sayProblem({ kind, section = '', field = '', text: about, failure }: ModelProblem, label = ''): string {
  const found = siteSections.find(({ key }) => key === section);
  const name = found && localize(found).fields.find((one) => one.name === field)?.label;
  const words = kind === 'field' && failure ? ruleText(failure, name ?? '') : text.kindsOfProblem[kind](about);
  return label ? text.problemAt(label, words) : words;
}
