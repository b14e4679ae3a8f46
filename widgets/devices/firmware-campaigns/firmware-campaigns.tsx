import { useState } from 'react';
import { campaigns, type Campaign } from '../../../src/api/contract/firmware';
import { told } from '../../../src/api/said';
import type { PropsOf } from '../../../src/element/contract';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { DataTable, useOpened, type RowAction } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { UpgradeDialog } from '../shared/upgrade';
import { perLanguage } from '../../../src/text/words';
import { CampaignDrawer } from './campaign-drawer';
import { campaignColumns } from './campaign-columns';
import { every } from './firmware-campaigns.data';
import type { firmwareCampaignsContract } from './firmware-campaigns.contract';
import { firmwareCampaignsText as text } from './firmware-campaigns.text';

/** Upgrades of the account; one of them beside the list. */
export function FirmwareCampaigns({ manage = false }: PropsOf<typeof firmwareCampaignsContract>) {
  const toast = useToast();
  const [creating, setCreating] = useState(false);
  const [shown, show] = useOpened('campaign');
  const actions = (row: Campaign): readonly RowAction[] => [
    { key: 'view', label: text.view, onSelect: () => show(row.id) },
  ];
  const button = (
    <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
      {text.create}
    </Button>
  );
  return (
    <div part="panel">
      {manage && <PageActions>{button}</PageActions>}
      <DataTable<Campaign>
        label={text.heading}
        endpoint={campaigns}
        columns={campaignColumns()}
        cacheKey="firmware.campaigns"
        rowName={nameOf}
        segments={states()}
        every={every}
        actions={actions}
        actionsWidth={72}
        onOpen={(row) => show(row.id)}
        exportName={text.heading}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {shown && <CampaignDrawer id={shown} manage={manage} onClose={() => show(undefined)} />}
      {creating && (
        <UpgradeDialog
          onDone={(campaign) => {
            toast.success(campaign.state === 'scheduled' ? text.planned : text.created);
            show(campaign.id);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  );
}

const nameOf = (row: Campaign) => told(row.name, row.name_said);

const states = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.allStates },
    ...(['running', 'scheduled', 'paused', 'done', 'cancelled'] as const).map((value) => ({
      value,
      label: text.states[value],
    })),
  ],
}));
