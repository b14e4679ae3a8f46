import { useState } from 'react';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useDeviceChoices } from '../../../src/ui/device/device-choices';
import { Button } from '../../../src/ui/button';
import { ComboboxField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Plus, Router } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { Segmented } from '../../../src/ui/segmented';
import { TemplateTabs } from '../shared/site-template';
import { ModelList } from './model-list';
import { PoolList } from './pool-list';
import { SiteList } from './site-list';
import type { siteTemplatesContract } from './site-templates.contract';
import { Panel } from './site-templates.styles';
import { siteTemplatesText as text } from './site-templates.text';

const views = ['templates', 'sites', 'pools'] as const;
type View = (typeof views)[number];

/** Models of whole sites, the sites that follow them, and the addresses that they get. */
export function SiteTemplates({ manage = false }: PropsOf<typeof siteTemplatesContract>) {
  const { go, query, setQuery } = usePlace();
  const [copying, setCopying] = useState(false);
  const view: View = views.find((one) => one === query.view) ?? 'templates';
  return (
    <Panel part="panel">
      {manage && (
        <PageActions>
          <Button icon={<Router />} onClick={() => setCopying(true)}>
            {text.from}
          </Button>
          <Button variant="primary" icon={<Plus />} onClick={() => go({ name: 'template_site.create' })}>
            {text.add}
          </Button>
        </PageActions>
      )}
      <TemplateTabs value="site" />
      <div>
        <Segmented<View>
          label={text.view}
          value={view}
          onChange={(next) => setQuery({ view: next === 'templates' ? undefined : next, template: undefined })}
          options={views.map((value) => ({ value, label: text.views[value] }))}
        />
      </div>
      {view === 'templates' && <ModelList manage={manage} />}
      {view === 'sites' && <SiteList manage={manage} template={query.template} />}
      {view === 'pools' && <PoolList manage={manage} />}
      {copying && <FromDialog onClose={() => setCopying(false)} />}
    </Panel>
  );
}

/** Chooses the gateway that a model is made of. */
function FromDialog({ onClose }: { onClose: () => void }) {
  const { go } = usePlace();
  const found = useDeviceChoices('gateway');
  const submit = ({ gwid = '' }: { gwid?: string }) => {
    onClose();
    go({ name: 'template_site.create', query: { from: gwid } });
    return Promise.resolve();
  };
  return (
    <FormDialog<{ gwid?: string }>
      title={text.fromTitle}
      ok={text.next}
      initial={{}}
      onSubmit={submit}
      onClose={onClose}
    >
      <ComboboxField
        name="gwid"
        label={text.gateway}
        required
        source={found.source}
        options={found.options}
        onSearch={found.onSearch}
      />
      <Note>{text.fromHelp}</Note>
    </FormDialog>
  );
}
