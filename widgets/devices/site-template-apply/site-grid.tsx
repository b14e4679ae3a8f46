import type { SitePlan } from '../../../src/api/contract/site-template';
import { told } from '../../../src/api/said';
import { Button } from '../../../src/ui/button';
import { Input } from '../../../src/ui/input';
import { Select } from '../../../src/ui/select';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { problemOf, type Chosen, type Variable } from './site-template-apply.model';
import { Grid, Scroll } from './site-template-apply.styles';
import { siteTemplateApplyText as text } from './site-template-apply.text';

interface SiteGridProps {
  variables: readonly Variable[];
  /** Sites get a block of addresses. */
  hasBlock: boolean;
  chosen: readonly Chosen[];
  plans: ReadonlyMap<string, SitePlan>;
  /** The plans are of what stands in the table. */
  isFresh: boolean;
  open: string;
  onOpen: (gwid: string) => void;
  onChange: (chosen: readonly Chosen[]) => void;
}

/** Sites, a line each: values of the variables, the block, and what would come of it. */
export function SiteGrid({ variables, hasBlock, chosen, plans, isFresh, open, onOpen, onChange }: SiteGridProps) {
  const change = (gwid: string, with_: Partial<Chosen>) =>
    onChange(chosen.map((one) => (one.gwid === gwid ? { ...one, ...with_ } : one)));
  return (
    <Scroll tabIndex={0} role="region" aria-label={text.site}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{text.site}</th>
            {variables.map((one) => (
              <th key={one.name} scope="col" title={one.name}>
                {one.label || one.name}
                {one.required && ' *'}
              </th>
            ))}
            {hasBlock && <th scope="col">{text.block}</th>}
            <th scope="col">{text.changes}</th>
            <th scope="col">{text.state}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {chosen.map((site) => {
            const { gwid, remark } = site;
            const plan = plans.get(gwid);
            return (
              <tr key={gwid} data-open={open === gwid || undefined}>
                <th scope="row">
                  {remark} {plan?.simulated && <Simulated />}
                </th>
                {variables.map((one) => (
                  <td key={one.name}>
                    <Cell
                      site={site}
                      variable={one}
                      plan={isFresh ? plan : undefined}
                      onChange={(value) => change(gwid, { values: { ...site.values, [one.name]: value } })}
                    />
                  </td>
                ))}
                {hasBlock && (
                  <td>
                    <Input
                      size="sm"
                      mono
                      aria-label={text.cell(remark, text.block)}
                      placeholder={plan?.block ?? text.nextBlock}
                      value={site.block}
                      onChange={(block) => change(gwid, { block })}
                    />
                  </td>
                )}
                <td>{plan && (plan.changes.length > 0 ? text.changesOf(plan.changes.length) : text.noChanges)}</td>
                <td>
                  <Standing plan={plan} isFresh={isFresh} />
                </td>
                <td>
                  <Button
                    size="sm"
                    variant="link"
                    disabled={!plan}
                    aria-label={text.lookAt(remark)}
                    aria-expanded={open === gwid}
                    onClick={() => onOpen(gwid)}
                  >
                    {text.look}
                  </Button>{' '}
                  <Button
                    size="sm"
                    variant="link"
                    aria-label={text.dropSite(remark)}
                    onClick={() => onChange(chosen.filter((one) => one.gwid !== gwid))}
                  >
                    {text.drop}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Grid>
    </Scroll>
  );
}

interface CellProps {
  site: Chosen;
  variable: Variable;
  plan: SitePlan | undefined;
  onChange: (value: string) => void;
}

function Cell({ site, variable, plan, onChange }: CellProps) {
  const { name, label, kind, initial, options } = variable;
  const problem = problemOf(plan, name);
  const common = {
    size: 'sm' as const,
    value: site.values[name] ?? '',
    onChange,
    'aria-label': text.cell(site.remark, label || name),
    'aria-invalid': problem !== undefined,
    ...(problem && { title: told(problem.text, problem as object) }),
  };
  if (kind === 'choice') {
    return (
      <Select {...common} placeholder={initial || '—'} options={options.map((value) => ({ value, label: value }))} />
    );
  }
  return (
    <Input
      {...common}
      mono={kind === 'ip'}
      type={kind === 'secret' ? 'password' : 'text'}
      autoComplete={kind === 'secret' ? 'new-password' : 'off'}
      placeholder={initial}
    />
  );
}

function Standing({ plan, isFresh }: { plan: SitePlan | undefined; isFresh: boolean }) {
  if (!plan || !isFresh) return <Status kind="progress">{text.checking}</Status>;
  const { problems, online } = plan;
  const [first] = problems;
  if (first) {
    const words = told(first.text, first as object);
    return (
      <span title={problems.map((one) => told(one.text, one as object)).join('\n')}>
        <Status kind="danger">{problems.length > 1 ? text.wrong(problems.length) : words}</Status>
      </span>
    );
  }
  return <Status kind={online ? 'online' : 'offline'}>{online ? text.ready : text.offline}</Status>;
}
